"""What the reckoning of Lost Cities trusts: numbers fitted in play against itself."""


class Weights:
    """What the reckoning trusts, fitted in play against itself (bench/cities.py).

    keep: how much of a held card is counted.
    come: how much of the cards still to be drawn.
    pledge: how much of the stakes held for an expedition without numbers.
    eight: how much of the bonus for eight cards.
    doubt: points around nothing within which an expedition not begun is neither worth beginning nor worthless.
    option: how much of the worth of an expedition not begun.
    gift_on: how much of its points a discard gives to a running expedition of the other seat.
    gift_off: the same for one not begun.
    draw: points of an unknown card from the deck.
    late: points that each card too many for the turns left takes from it.
    deny: how much of a gift counts that is taken from the other seat.
    go_on: points for going on with an expedition.
    begin: points for beginning one.
    gift_stake: how much each stake of the other seat adds to a gift.
    room: how much of the cards waiting for their turn is in the way of a new expedition.
    near: how much of the card on top of the pile is counted as still to come.
    begin_more: points for beginning, for each expedition that runs.
    begin_early: points for beginning, at the start of a round (nothing at its end).
    go_on_early: points for going on, at the start.
    draw_early: points of an unknown card, at the start.
    gift_early: what the start adds to gift_off.
    stake: points for laying a stake.
    stake_gift: points that a stake is taken for as a gift.
    take: how much of what a discard brings to the hand.
    """

    def __init__(
        self,
        keep: float = 0.772,
        come: float = 0.77,
        pledge: float = 1.026,
        eight: float = 0.278,
        doubt: float = 2.204,
        option: float = 0.682,
        gift_on: float = 0.651,
        gift_off: float = 0.154,
        draw: float = 0.314,
        late: float = 1.175,
        deny: float = -0.252,
        go_on: float = 2.462,
        begin: float = -4.918,
        gift_stake: float = 0.621,
        room: float = 0.399,
        near: float = 0.169,
        begin_more: float = 0.257,
        begin_early: float = 3.213,
        go_on_early: float = -0.789,
        draw_early: float = 2.709,
        gift_early: float = 0.003,
        stake: float = -0.045,
        stake_gift: float = 4.294,
        take: float = 0.919,
    ) -> None:
        self.keep: float = keep
        self.come: float = come
        self.pledge: float = pledge
        self.eight: float = eight
        self.doubt: float = doubt
        self.option: float = option
        self.gift_on: float = gift_on
        self.gift_off: float = gift_off
        self.draw: float = draw
        self.late: float = late
        self.deny: float = deny
        self.go_on: float = go_on
        self.begin: float = begin
        self.gift_stake: float = gift_stake
        self.room: float = room
        self.near: float = near
        self.begin_more: float = begin_more
        self.begin_early: float = begin_early
        self.go_on_early: float = go_on_early
        self.draw_early: float = draw_early
        self.gift_early: float = gift_early
        self.stake: float = stake
        self.stake_gift: float = stake_gift
        self.take: float = take
