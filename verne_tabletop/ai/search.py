"""The search that knows no game: information-set tree search over any Rules, with an Advisor's eye for positions.

After Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search" (2012). Every simulation guesses the
hidden places anew from the seat's view, so nothing is seen that the seat may not see. At the root the candidates race
in rounds on the same guesses, the worse half leaving after each (sequential halving); below it a tree of choices, not
of states, grows by prior and value (PUCT, max^n); beyond the tree a few choices by the advisor's weights, then its
worth. Simultaneous choices are made at one node, each seat by its own tally, so none answers a choice that it
cannot know.
"""

from collections.abc import Callable
from math import exp, log
from typing import Any, Final

from verne_tabletop.ai.search_plan import Candidate, Node, Plan, Thought
from verne_tabletop.engine.chance import Chance
from verne_tabletop.engine.model import Move, Seat
from verne_tabletop.engine.rules import Advisor, Rules

#: Guesses over which the first weights of the candidates are averaged.
FIRST_LOOKS: Final = 4


class Search:
    """One choice being thought about."""

    def __init__(self, rules: Rules[Any], advisor: Advisor[Any], view: Any, seat: Seat, plan: Plan, seed: int) -> None:
        self.rules: Rules[Any] = rules
        self.advisor: Advisor[Any] = advisor
        self.view: Any = view
        self.seat: Seat = seat
        self.plan: Plan = plan
        self.scale: float = float(advisor.SCALE)
        self.chance: Chance = Chance(seed)
        self.guesses: list[Any] = []
        self.seeds: list[int] = []
        self.moves: list[Move] = rules.moves(view, seat)
        self.seats: int = len(rules.scores(self.guess(0)))
        self.nodes: list[Node] = []
        self.root: Node = Node(self.seats, 1.0)
        self.level: float = 0.0
        self.faith: float = plan.faith * float(advisor.credit(view)) if plan.faith > 0.0 else 0.0

    def guess(self, number: int) -> Any:
        """A fresh copy of guess `number` (from 0): all candidates meet the same ones."""
        while len(self.guesses) <= number:
            self.guesses.append(self.rules.imagine(self.view, self.seat, self.chance.fork()))
            self.seeds.append(self.chance.bits())
        return self.guesses[number].copy()

    def think(self, stop: Callable[[], bool], also: list[Move]) -> Thought:
        """Race the candidates (and those of `also`, whatever their weight) and choose. One that is left alone races
        only where values are asked for."""
        order = self.line_up(also)
        if self.plan.simulations and (len(order) > 1 or (also and len(self.moves) > 1)):
            self.race(order, stop)
        return self.conclude()

    def line_up(self, also: list[Move]) -> list[int]:
        """Weigh the moves and give those that are looked at a node, the likeliest first; indices into `nodes`."""
        shares = [0.0] * len(self.moves)
        if len(self.moves) > 1:
            for number in range(FIRST_LOOKS):
                self.share(self.guess(number), self.seat, self.moves, shares)
        else:
            shares = [1.0] * len(self.moves)
        self.nodes = [Node(self.seats, share) for share in shares]
        order = sorted(range(len(self.moves)), key=lambda index: (-shares[index], index))
        breadth = self.plan.breadth
        if not breadth or breadth > len(order):
            breadth = len(order)
        least = self.plan.floor * shares[order[0]]
        while shares[order[breadth - 1]] < least:
            breadth -= 1
        order = order[:breadth] + [index for index in order[breadth:] if self.moves[index] in also]
        self.root.choices[self.seat] = {self.moves[index]: self.nodes[index] for index in order}
        return order

    def share(self, state: Any, seat: Seat, moves: list[Move], shares: list[float]) -> None:
        """Add each move's share of the advisor's weight, sharpened or flattened by the plan's trust."""
        weights = self.advisor.weigh(state, seat, moves)
        trust = self.plan.trust
        if trust != 1.0:
            weights = [weight**trust for weight in weights]
        total = 0.0
        for weight in weights:
            total += weight
        for index in range(len(moves)):
            shares[index] += weights[index] / total

    def race(self, order: list[int], stop: Callable[[], bool]) -> None:
        """Sequential halving: rounds of equal cost, after each of which the worse half leaves."""
        rounds = 1
        while (1 << rounds) < len(order):
            rounds += 1
        racing = order[:]
        first = 0
        for _ in range(rounds):
            each = max(1, self.plan.simulations // (rounds * len(racing)))
            for number in range(first, first + each):
                for index in racing:
                    if stop():
                        self.settle(order)
                        return
                    self.simulate(index, number)
            first += each
            self.settle(racing)
            racing.sort(key=lambda index: (-self.promise(self.nodes[index]), index))
            racing = racing[: (len(racing) + 1) // 2]
            for index in racing:
                self.nodes[index].rounds += 1

    def settle(self, racing: list[int]) -> None:
        """Fit the level from which weights are counted: such that means and weights agree on the whole."""
        total = 0.0
        share = 0.0
        for index in racing:
            node = self.nodes[index]
            if node.visits:
                total += node.prior * (self.mean(node, self.seat) - self.hunch(node))
                share += node.prior
        if share > 0.0:
            self.level = total / share

    def hunch(self, node: Node) -> float:
        """What a candidate's weight says of it in points, up to the level."""
        return self.plan.nat * self.scale * log(max(1e-9, node.prior))

    def mean(self, node: Node, seat: Seat) -> float:
        """The node's value for `seat` in points."""
        return node.sums[seat] / node.visits if node.visits else 0.0

    def conclude(self) -> Thought:
        """The best of the candidates, or one near it when the plan has a temper."""
        nodes = self.root.choices[self.seat]
        total = sum([node.prior for node in nodes.values()])
        order = [(self.standing(node), move) for move, node in nodes.items()]
        order.sort(key=lambda entry: entry[0], reverse=True)
        found: list[Candidate] = []
        for _, move in order:
            node = nodes[move]
            value = self.promise(node) if node.visits else 0.0
            found.append(Candidate(move, value, node.visits, node.prior / total))
        if self.plan.temper <= 0.0:
            return Thought(found[0].move, found)
        looked = [candidate for candidate in found if candidate.visits]
        if not looked:
            return Thought(found[self.chance.weighted([candidate.prior for candidate in found])].move, found)
        best = max([candidate.value for candidate in looked])
        heat = self.plan.temper * self.scale
        weights = [exp(max(-60.0, (candidate.value - best) / heat)) for candidate in looked]
        return Thought(looked[self.chance.weighted(weights)].move, found)

    def standing(self, node: Node) -> tuple[bool, int, float, float]:
        """What a candidate is ranked by: looked at, rounds survived, value, prior. (Who left the race early has a
        mean over fewer guesses, so the value alone would be lucky for some.)"""
        return node.visits > 0, node.rounds, self.promise(node), node.prior

    def promise(self, node: Node) -> float:
        """A candidate's value: its mean, drawn towards what its weight says of it as by so many simulations as the
        plan's faith."""
        faith = self.faith
        mean = self.mean(node, self.seat)
        if faith <= 0.0:
            return mean
        return (mean * node.visits + (self.level + self.hunch(node)) * faith) / (node.visits + faith)

    def simulate(self, index: int, number: int) -> None:
        """Play guess `number` with candidate `index` first, and tally what came of it."""
        state = self.guess(number)
        chance = Chance(self.seeds[number])
        path: list[Node] = [self.root]
        acting = self.rules.to_act(state)
        if self.plan.plies == 0:
            self.answer(state, acting, index, Chance(self.seeds[number] ^ 1))
            node = self.nodes[index]
            path.append(node)
        else:
            node = self.step(state, self.root, acting, index, path)
        length = 0
        while node.visits and length < self.plan.plies:
            acting = self.rules.to_act(state)
            if not acting:
                break
            node = self.step(state, node, acting, -1, path)
            length += 1
        self.play_on(state, chance)
        values = self.values(state)
        for passed in path:
            passed.add(values)

    def answer(self, state: Any, acting: list[Seat], index: int, chance: Chance) -> None:
        """Play the candidate while the others choose by the advisor's weights, for every candidate alike: without a
        tree, luck of theirs would drown what the candidates differ in."""
        chosen: list[Move] = []
        for seat in acting:
            chosen.append(self.moves[index] if seat == self.seat else self.by_weight(state, seat, chance))
        for at in range(len(acting)):
            self.rules.play(state, acting[at], chosen[at])

    def by_weight(self, state: Any, seat: Seat, chance: Chance) -> Move:
        """A choice by the advisor's weights."""
        moves = self.rules.moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        shares = [0.0] * len(moves)
        self.share(state, seat, moves, shares)
        return moves[chance.weighted(shares)]

    def step(self, state: Any, node: Node, acting: list[Seat], forced: int, path: list[Node]) -> Node:
        """Let everyone who is to act at `node` choose, each by its own tally; the node that the first choice leads
        to (the thinking seat's, where it is among them; with `forced` >= 0, its candidate of that index)."""
        leader = self.seat if self.seat in acting else acting[0]
        chosen: list[Move] = []
        ahead = node
        for seat in acting:
            if seat == leader and forced >= 0:
                follow = self.nodes[forced]
                move = self.moves[forced]
            else:
                moves = self.rules.moves(state, seat)
                move = self.select(state, node, seat, moves)
                follow = node.choices[seat][move]
            chosen.append(move)
            path.append(follow)
            if seat == leader:
                ahead = follow
        for at in range(len(acting)):
            self.rules.play(state, acting[at], chosen[at])
        return ahead

    def select(self, state: Any, node: Node, seat: Seat, moves: list[Move]) -> Move:
        """The move with the best sum of value and curiosity (PUCT) among those that the guess allows."""
        if len(moves) == 1:
            if moves[0] not in node.choices[seat]:
                node.choices[seat][moves[0]] = Node(self.seats, 1.0)
            return moves[0]
        known = node.choices[seat]
        children: list[Node] = []
        for move in moves:
            child = known.get(move)
            if child is None:
                self.expand(state, known, seat, moves)
                child = known[move]
            children.append(child)
        visits = 0
        priors = 0.0
        for child in children:
            visits += child.visits
            priors += child.prior
        curiosity = self.plan.explore * self.scale * (visits + 1.0) ** 0.5 / priors
        default = self.mean(node, seat)
        best = 0
        highest = -1e300
        for index in range(len(children)):
            child = children[index]
            value = child.sums[seat] / child.visits if child.visits else default
            value += curiosity * child.prior / (1.0 + child.visits)
            if value > highest:
                highest = value
                best = index
        return moves[best]

    def expand(self, state: Any, known: dict[Move, Node], seat: Seat, moves: list[Move]) -> None:
        """Give every move of `moves` that has no node one, with its share as prior."""
        shares = [0.0] * len(moves)
        self.share(state, seat, moves, shares)
        for index in range(len(moves)):
            if moves[index] not in known:
                known[moves[index]] = Node(self.seats, shares[index])

    def play_on(self, state: Any, chance: Chance) -> None:
        """Choices by the advisor's weights, `depth` of them, and no half of a simultaneous choice left over."""
        played = 0
        owing = 0
        while played < self.plan.depth or owing > 0:
            acting = self.rules.to_act(state)
            if not acting:
                return
            if owing == 0:
                owing = len(acting)
            seat = acting[0]
            self.rules.play(state, seat, self.by_weight(state, seat, chance))
            owing -= 1
            played += 1

    def values(self, state: Any) -> list[float]:
        """What a position is worth to each seat, in points less rivalry."""
        worth = self.advisor.worth(state)
        if self.plan.rivalry == 0.0 or len(worth) == 1:
            return worth
        total = 0.0
        for points in worth:
            total += points
        share = self.plan.rivalry / (len(worth) - 1)
        return [points - share * (total - points) for points in worth]


def never() -> bool:
    """A stop that never strikes."""
    return False


def think(
    rules: Rules[Any],
    advisor: Advisor[Any],
    view: Any,
    seat: Seat,
    plan: Plan,
    seed: int,
    stop: Callable[[], bool] = never,
    also: list[Move] | None = None,
) -> Thought:
    """What `seat` should choose, from its view alone; the same for the same arguments.

    When `stop` says so, the best found so far (the advisor's likeliest, when nothing was). Candidates have values
    unless there was only one move, or one that the plan's floor left and nothing in `also`.
    """
    return Search(rules, advisor, view, seat, plan, seed).think(stop, also or [])


def glance(rules: Rules[Any], advisor: Advisor[Any], view: Any, seat: Seat, plan: Plan, seed: int) -> Thought:
    """One-ply greedy choice: the move after which the advisor likes the position best, as a mean over the plan's
    `simulations` guesses, the same for every move; others who choose at the same time do so by weight."""
    search = Search(rules, advisor, view, seat, plan._replace(depth=0), seed)
    search.line_up([])
    for number in range(plan.simulations):
        for index in range(len(search.nodes)):
            state = search.guess(number)
            acting = rules.to_act(state)
            rules.play(state, seat, search.moves[index])
            chance = Chance(search.seeds[number])
            for other in acting:
                if other != seat:
                    moves = rules.moves(state, other)
                    rules.play(state, other, moves[chance.weighted(advisor.weigh(state, other, moves))])
            search.nodes[index].add(search.values(state))
    return search.conclude()
