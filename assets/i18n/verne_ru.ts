<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
 <context>
  <name>About</name>
  <message>
   <source>About the program</source>
   <translation>О программе</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>Версия {version}</translation>
  </message>
  <message>
   <source>All art is drawn by the program, all rules are told in our own words. It asks nothing of any network, and what you play stays on this device.</source>
   <translation>Все рисунки рисует сама программа, все правила изложены своими словами. В сеть она не обращается: всё, что вы играете, остаётся на этом устройстве.</translation>
  </message>
  <message>
   <source>Copy a report</source>
   <translation>Скопировать отчёт</translation>
  </message>
  <message>
   <source>Licences</source>
   <translation>Лицензии</translation>
  </message>
  <message>
   <source>Where it comes from</source>
   <translation>Откуда что взято</translation>
  </message>
  <message>
   <source>What to read</source>
   <translation>Что читать</translation>
  </message>
  <message>
   <source>Parts</source>
   <translation>Части</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Текст</translation>
  </message>
  <message>
   <source>A report without names or folders is on the clipboard.</source>
   <translation>Отчёт без имён и папок — в буфере обмена.</translation>
  </message>
  <message>
   <source>Installed as a package, with compiled rules.</source>
   <translation>Установлена пакетом; правила скомпилированы.</translation>
  </message>
  <message>
   <source>Run by this machine's Python, with compiled rules.</source>
   <translation>Запущена из Python этого компьютера; правила скомпилированы.</translation>
  </message>
  <message>
   <source>Run by this machine's Python.</source>
   <translation>Запущена из Python этого компьютера.</translation>
  </message>
  <message>
   <source>Matches, settings and statistics lie in {folder}</source>
   <translation>Партии, настройки и статистика лежат в папке {folder}</translation>
  </message>
  <message>
   <source>In short</source>
   <translation>Коротко</translation>
  </message>
  <message>
   <source>Art and type</source>
   <translation>Рисунки и шрифты</translation>
  </message>
  <message>
   <source>Every component of a game is an entry in its edition, and every entry says where it was taken from. The entries of each game by their source:</source>
   <translation>Каждая деталь игры — запись в её издании, и при каждой записи сказано, откуда она. Записи каждой игры по источникам:</translation>
  </message>
 </context>
 <context>
  <name>Bots</name>
  <message>
   <source>{name} gave an answer that the rules do not allow</source>
   <translation>{name}: такой ответ правила не разрешают</translation>
  </message>
  <message>
   <source>{name} thought too long</source>
   <translation>{name}: слишком долгое раздумье</translation>
  </message>
  <message>
   <source>{name}'s thinking was cut off</source>
   <translation>{name}: раздумье прервано</translation>
  </message>
  <message>
   <source>{name} could not be understood</source>
   <translation>{name}: ответ не разобрать</translation>
  </message>
  <message>
   <source>{why}, and chose by instinct.</source>
   <translation>{why}; ход сделан по чутью.</translation>
  </message>
  <message>
   <source>{name}'s thinking was cut off and began again.</source>
   <translation>{name}: раздумье прервано и начато заново.</translation>
  </message>
 </context>
 <context>
  <name>Challenge</name>
  <message>
   <source>Challenge code</source>
   <translation>Код раздачи</translation>
  </message>
  <message>
   <source>A code deals the same game anywhere: the same seats, options and cards. You find the code of a match in its menu.</source>
   <translation>По коду где угодно раздаётся та же игра: те же места, варианты и карты. Код партии есть в её меню.</translation>
  </message>
  <message>
   <source>Set it up</source>
   <translation>Подготовить</translation>
  </message>
 </context>
 <context>
  <name>Curtain</name>
  <message>
   <source>The others look away.</source>
   <translation>Остальные отворачиваются.</translation>
  </message>
  <message>
   <source>I am {name}</source>
   <translation>Я — {name}</translation>
  </message>
  <message>
   <source>{name} is next</source>
   <translation>Следующий ход: {name}</translation>
  </message>
 </context>
 <context>
  <name>Ending</name>
  <message>
   <source>Score</source>
   <translation>Счёт</translation>
  </message>
  <message>
   <source>Course</source>
   <translation>Ход счёта</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Разбор</translation>
  </message>
  <message>
   <source>Same deal again</source>
   <translation>Та же раздача ещё раз</translation>
  </message>
  <message>
   <source>New match</source>
   <translation>Новая партия</translation>
  </message>
  <message>
   <source>Look back</source>
   <translation>Просмотр партии</translation>
  </message>
  <message>
   <source>Print</source>
   <translation>Печать</translation>
  </message>
  <message>
   <source>The table</source>
   <translation>К столу</translation>
  </message>
  <message>
   <source>Home</source>
   <translation>В начало</translation>
  </message>
  <message>
   <source>Total</source>
   <translation>Итого</translation>
  </message>
  <message>
   <source>out</source>
   <translation>выбыл</translation>
  </message>
  <message>
   <source>Place</source>
   <translation>Место</translation>
  </message>
  <message>
   <source>Hints</source>
   <translation>Подсказки</translation>
  </message>
  <message>
   <source>Every choice against the best that could be seen then, in points as a strong player reckons them. What came after it was luck.</source>
   <translation>Каждый ход против лучшего из видимых тогда, в очках по расчёту сильного игрока. Что случилось потом — удача.</translation>
  </message>
 </context>
 <context>
  <name>Hints</name>
  <message>
   <source>Looking at the table…</source>
   <translation>Изучаем стол…</translation>
  </message>
  <message>
   <source>Best: {move}</source>
   <translation>Лучший ход: {move}</translation>
  </message>
  <message>
   <source>Look at the choices under the board.</source>
   <translation>Посмотрите на кнопки под полем.</translation>
  </message>
  <message>
   <source>Look here: {place}</source>
   <translation>Посмотрите сюда: {place}</translation>
  </message>
 </context>
 <context>
  <name>Home</name>
  <message>
   <source>Five adventures on one table</source>
   <translation>Пять приключений за одним столом</translation>
  </message>
  <message>
   <source>Daily deal</source>
   <translation>Раздача дня</translation>
  </message>
  <message>
   <source>Challenge code</source>
   <translation>Код раздачи</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Статистика</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Правила</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Настройки</translation>
  </message>
  <message>
   <source>{low} to {high} players</source>
   <translation>игроков: от {low} до {high}</translation>
  </message>
  <message>
   <source>1 player</source>
   <translation>1 игрок</translation>
  </message>
  <message>
   <source>2 players</source>
   <translation>2 игрока</translation>
  </message>
  <message>
   <source>Under way</source>
   <translation>Неоконченные партии</translation>
  </message>
  <message>
   <source>last played {when}</source>
   <translation>последний ход: {when}</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Продолжить</translation>
  </message>
  <message>
   <source>Give up and remove</source>
   <translation>Сдаться и убрать</translation>
  </message>
 </context>
 <context>
  <name>Keys</name>
  <message>
   <source>On the table</source>
   <translation>За столом</translation>
  </message>
  <message>
   <source>next lit place</source>
   <translation>следующее доступное место</translation>
  </message>
  <message>
   <source>move the cursor</source>
   <translation>двигать курсор</translation>
  </message>
  <message>
   <source>choose, take up, put down</source>
   <translation>выбрать, взять, положить</translation>
  </message>
  <message>
   <source>turn</source>
   <translation>повернуть</translation>
  </message>
  <message>
   <source>put back</source>
   <translation>вернуть на место</translation>
  </message>
  <message>
   <source>nearer, farther, the whole board</source>
   <translation>ближе, дальше, всё поле</translation>
  </message>
  <message>
   <source>The match</source>
   <translation>Партия</translation>
  </message>
  <message>
   <source>take back</source>
   <translation>взять ход назад</translation>
  </message>
  <message>
   <source>make it again</source>
   <translation>повторить ход</translation>
  </message>
  <message>
   <source>reset the turn</source>
   <translation>начать ход заново</translation>
  </message>
  <message>
   <source>hint, one step more</source>
   <translation>подсказка, ещё на шаг</translation>
  </message>
  <message>
   <source>rules, at the right paragraph</source>
   <translation>правила, на нужном месте</translation>
  </message>
  <message>
   <source>from the table to the panel and back</source>
   <translation>со стола на панель и обратно</translation>
  </message>
  <message>
   <source>fold the panel</source>
   <translation>свернуть панель</translation>
  </message>
  <message>
   <source>look at the choice before, the choice after</source>
   <translation>к предыдущему и следующему ходу</translation>
  </message>
  <message>
   <source>the menu</source>
   <translation>меню</translation>
  </message>
  <message>
   <source>The window</source>
   <translation>Окно</translation>
  </message>
  <message>
   <source>another light</source>
   <translation>другое освещение</translation>
  </message>
  <message>
   <source>another language</source>
   <translation>другой язык</translation>
  </message>
  <message>
   <source>interface larger, smaller, 100 %</source>
   <translation>интерфейс крупнее, мельче, 100 %</translation>
  </message>
  <message>
   <source>full screen</source>
   <translation>полный экран</translation>
  </message>
  <message>
   <source>close; nothing is lost</source>
   <translation>закрыть; ничего не пропадёт</translation>
  </message>
  <message>
   <source>this sheet</source>
   <translation>этот лист</translation>
  </message>
  <message>
   <source>Keyboard</source>
   <translation>Клавиатура</translation>
  </message>
  <message>
   <source>Any key closes this sheet.</source>
   <translation>Любая клавиша закроет этот лист.</translation>
  </message>
 </context>
 <context>
  <name>Lesson</name>
  <message>
   <source>Lesson</source>
   <translation>Урок</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Дальше</translation>
  </message>
  <message>
   <source>From the beginning</source>
   <translation>С начала</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Играть</translation>
  </message>
  <message>
   <source>That would be allowed, too; here try what the text asks for.</source>
   <translation>Так тоже можно, но сейчас попробуйте то, о чём просит текст.</translation>
  </message>
  <message>
   <source>That was the lesson. What it left out the rules tell, with F1.</source>
   <translation>Урок окончен. Чего в нём не было, расскажут правила по клавише F1.</translation>
  </message>
 </context>
 <context>
  <name>Luck</name>
  <message>
   <source>How the dice fell</source>
   <translation>Как выпали кубики</translation>
  </message>
  <message>
   <source>The seal of the deal</source>
   <translation>Печать раздачи</translation>
  </message>
  <message>
   <source>It was fixed before the first choice and binds every card and every die of this game. When the game is over, this sheet opens it, and anybody can check it.</source>
   <translation>Она поставлена до первого хода и скрепляет каждую карту и каждый кубик этой партии. Когда партия окончена, этот лист раскрывает её, и проверить её может любой.</translation>
  </message>
  <message>
   <source>The seal is the SHA-256 of this line: game, edition, seed and name of the record, with single spaces.</source>
   <translation>Печать — это SHA-256 следующей строки: игра, издание, зерно и имя записи через один пробел.</translation>
  </message>
  <message>
   <source>{n} rolled, mean {mean} (fair dice: 3.50); higher than {percent} % of as many fair dice</source>
   <translation>Бросков: {n}, среднее {mean} (честные кубики: 3,50); выше, чем у {percent} % стольких же честных кубиков</translation>
  </message>
 </context>
 <context>
  <name>Match</name>
  <message>
   <source>From here on the match is friendly.</source>
   <translation>Отсюда партия дружеская.</translation>
  </message>
  <message>
   <source>The challenge code {code} is on the clipboard.</source>
   <translation>Код раздачи {code} скопирован.</translation>
  </message>
  <message>
   <source>You are looking back at the match.</source>
   <translation>Вы просматриваете партию.</translation>
  </message>
  <message>
   <source>This record can only be looked at.</source>
   <translation>Эту запись можно только смотреть.</translation>
  </message>
  <message>
   <source>{name} is next.</source>
   <translation>Следующий ход: {name}.</translation>
  </message>
  <message>
   <source>{names}: held until you let the bots go on.</source>
   <translation>{names}: боты остановлены, пока вы их не отпустите.</translation>
  </message>
  <message>
   <source>{names}: thinking…</source>
   <translation>{names}: раздумье…</translation>
  </message>
  <message>
   <source>Click again to confirm. Wheel, R or right button: another way.</source>
   <translation>Нажмите ещё раз, чтобы подтвердить. Колесо, R или правая кнопка — иначе.</translation>
  </message>
  <message>
   <source>Enter again to confirm. R: another way. Esc: put back.</source>
   <translation>Enter ещё раз — подтвердить. R — иначе. Esc — отменить.</translation>
  </message>
  <message>
   <source>The journey is lost.</source>
   <translation>Путешествие не удалось.</translation>
  </message>
  <message>
   <source>The journey is made.</source>
   <translation>Путешествие завершено.</translation>
  </message>
  <message>
   <source>Nobody wins.</source>
   <translation>Не победил никто.</translation>
  </message>
  <message>
   <source>{name} wins.</source>
   <translation>Победа: {name}.</translation>
  </message>
  <message>
   <source>The win is shared: {names}.</source>
   <translation>Победа общая: {names}.</translation>
  </message>
 </context>
 <context>
  <name>Menu</name>
  <message>
   <source>Luck and seal</source>
   <translation>Удача и печать</translation>
  </message>
  <message>
   <source>How it ended</source>
   <translation>Как закончилось</translation>
  </message>
  <message>
   <source>Look back</source>
   <translation>Просмотр партии</translation>
  </message>
  <message>
   <source>A bot plays on for</source>
   <translation>Бот доиграет за игрока</translation>
  </message>
  <message>
   <source>{name} leaves the table; a bot plays on.</source>
   <translation>{name}: место за столом занимает бот и доигрывает партию.</translation>
  </message>
  <message>
   <source>Hold the bots</source>
   <translation>Остановить ботов</translation>
  </message>
  <message>
   <source>Go on in friendly play</source>
   <translation>Дальше играть по-дружески</translation>
  </message>
  <message>
   <source>Same deal again</source>
   <translation>Та же раздача ещё раз</translation>
  </message>
  <message>
   <source>New match</source>
   <translation>Новая партия</translation>
  </message>
  <message>
   <source>Copy the challenge code</source>
   <translation>Скопировать код раздачи</translation>
  </message>
  <message>
   <source>Print or save a picture</source>
   <translation>Напечатать или сохранить рисунок</translation>
  </message>
  <message>
   <source>Show the score</source>
   <translation>Показывать счёт</translation>
  </message>
  <message>
   <source>Show what a move would do</source>
   <translation>Показывать, что даст ход</translation>
  </message>
  <message>
   <source>Make moves that are the only one</source>
   <translation>Делать единственный ход сразу</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Правила</translation>
  </message>
  <message>
   <source>About this edition</source>
   <translation>Об этом издании</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Настройки</translation>
  </message>
  <message>
   <source>Copy a report</source>
   <translation>Скопировать отчёт</translation>
  </message>
  <message>
   <source>About the program</source>
   <translation>О программе</translation>
  </message>
 </context>
 <context>
  <name>Names</name>
  <message>
   <source>Journey to the Center of the Earth</source>
   <translation>Путешествие к центру Земли</translation>
  </message>
  <message>
   <source>Twenty Thousand Leagues under the Sea</source>
   <translation>Двадцать тысяч лье под водой</translation>
  </message>
  <message>
   <source>Humboldt's Great Voyage</source>
   <translation>Великое путешествие Гумбольдта</translation>
  </message>
  <message>
   <source>Lost Cities</source>
   <translation>Затерянные города</translation>
  </message>
  <message>
   <source>Journey in the Underworld</source>
   <translation>Путешествие в царство мёртвых</translation>
  </message>
  <message>
   <source>Draw tunnels to the glowing centre, and out again while the water lasts.</source>
   <translation>Прокладывайте ходы к пылающему центру и обратно, пока хватает воды.</translation>
  </message>
  <message>
   <source>Steer the Nautilus on two charts at once and draw what the sea shows.</source>
   <translation>Ведите «Наутилус» сразу по двум картам и зарисовывайте, что откроет море.</translation>
  </message>
  <message>
   <source>Lay disks along the trade winds and send your ships home laden.</source>
   <translation>Раскладывайте диски по пути пассатов и отправляйте корабли домой с грузом.</translation>
  </message>
  <message>
   <source>Two explorers, five expeditions, and the nerve to begin one.</source>
   <translation>Два путешественника, пять экспедиций и смелость начать хоть одну.</translation>
  </message>
  <message>
   <source>Alone among the shades, with dice, bronze and the favour of gods.</source>
   <translation>Один среди теней, с костями, бронзой и милостью богов.</translation>
  </message>
 </context>
 <context>
  <name>Notice</name>
  <message>
   <source>Close</source>
   <translation>Закрыть</translation>
  </message>
 </context>
 <context>
  <name>Page</name>
  <message>
   <source>Back</source>
   <extracomment>Ask the window for another page: its name, and what it shall show.</extracomment>
   <translation>Назад</translation>
  </message>
 </context>
 <context>
  <name>Panel</name>
  <message>
   <source>Record of the match</source>
   <translation>Запись партии</translation>
  </message>
  <message>
   <source>Score</source>
   <translation>Счёт</translation>
  </message>
  <message>
   <source>Record</source>
   <translation>Запись</translation>
  </message>
  <message>
   <source>Hint</source>
   <translation>Подсказка</translation>
  </message>
  <message>
   <source>One step more</source>
   <translation>Ещё шаг</translation>
  </message>
  <message>
   <source>Close the hint</source>
   <translation>Закрыть подсказку</translation>
  </message>
  <message>
   <source>Hints are counted in the record.</source>
   <translation>Подсказки отмечаются в записи.</translation>
  </message>
  <message>
   <source>thinking…</source>
   <translation>думает…</translation>
  </message>
  <message>
   <source>to choose</source>
   <translation>выбирает</translation>
  </message>
  <message>
   <source>Total</source>
   <translation>Итого</translation>
  </message>
 </context>
 <context>
  <name>Printing</name>
  <message>
   <source>PDF, A4</source>
   <translation>PDF, A4</translation>
  </message>
  <message>
   <source>PDF, Letter</source>
   <translation>PDF, Letter</translation>
  </message>
  <message>
   <source>Blank sheet, PDF</source>
   <translation>Чистый лист, PDF</translation>
  </message>
  <message>
   <source>Print or save a picture</source>
   <translation>Напечатать или сохранить рисунок</translation>
  </message>
  <message>
   <source>Nothing was written: {why}.</source>
   <translation>Ничего не записано: {why}.</translation>
  </message>
  <message>
   <source>The sheet lies in {file}.</source>
   <translation>Лист сохранён в файле {file}.</translation>
  </message>
 </context>
 <context>
  <name>Review</name>
  <message>
   <source>No.</source>
   <extracomment>Strong enough to be believed, and a hundred choices are judged while one reads the first. Strong enough to be believed, and a hundred choices are judged while one reads the first.</extracomment>
   <translation>№</translation>
  </message>
  <message>
   <source>Choice</source>
   <translation>Ход</translation>
  </message>
  <message>
   <source>Cost</source>
   <translation>Цена</translation>
  </message>
  <message>
   <source>Better was</source>
   <translation>Лучше было</translation>
  </message>
  <message>
   <source>Luck</source>
   <translation>Удача</translation>
  </message>
 </context>
 <context>
  <name>Ribbon</name>
  <message>
   <source>Take back (Ctrl+Z)</source>
   <translation>Взять назад (Ctrl+Z)</translation>
  </message>
  <message>
   <source>To the home window</source>
   <translation>В начало</translation>
  </message>
  <message>
   <source>The rule</source>
   <translation>Правило</translation>
  </message>
  <message>
   <source>Make it again (Ctrl+Y)</source>
   <translation>Повторить (Ctrl+Y)</translation>
  </message>
  <message>
   <source>Reset the turn (Ctrl+R)</source>
   <translation>Начать ход заново (Ctrl+R)</translation>
  </message>
  <message>
   <source>Hint (H)</source>
   <translation>Подсказка (H)</translation>
  </message>
  <message>
   <source>Rules (F1)</source>
   <translation>Правила (F1)</translation>
  </message>
  <message>
   <source>Fold the panel (F9)</source>
   <translation>Свернуть панель (F9)</translation>
  </message>
  <message>
   <source>Menu (Ctrl+M)</source>
   <translation>Меню (Ctrl+M)</translation>
  </message>
 </context>
 <context>
  <name>Rulings</name>
  <message>
   <source>printed in the rulebook</source>
   <translation>напечатано в правилах</translation>
  </message>
  <message>
   <source>found in other published sources</source>
   <translation>найдено в других опубликованных источниках</translation>
  </message>
  <message>
   <source>derived from the rulebook's text and examples</source>
   <translation>выведено из текста и примеров правил</translation>
  </message>
  <message>
   <source>reconstructed for this program</source>
   <translation>восстановлено для этой программы</translation>
  </message>
  <message>
   <source>Search the rules</source>
   <translation>Поиск по правилам</translation>
  </message>
  <message>
   <source>Close the rules</source>
   <translation>Закрыть правила</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Правила</translation>
  </message>
  <message>
   <source>No rule speaks of that.</source>
   <translation>Об этом правила не говорят.</translation>
  </message>
  <message>
   <source>About this edition</source>
   <translation>Об этом издании</translation>
  </message>
  <message>
   <source>What the rulebook does not print was reconstructed, and is marked so here. If you own the box, copy the edition file, correct it to your copy and choose it when you set up a match.</source>
   <translation>Чего нет в правилах, то восстановлено и здесь так и отмечено. Если у вас есть коробка, скопируйте файл издания, исправьте по своему экземпляру и выберите его при подготовке партии.</translation>
  </message>
 </context>
 <context>
  <name>Scores</name>
  <message>
   <source>Score, itemised</source>
   <translation>Счёт по статьям</translation>
  </message>
 </context>
 <context>
  <name>Settings</name>
  <message>
   <source>On</source>
   <translation>Да</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>Нет</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Настройки</translation>
  </message>
  <message>
   <source>Looks</source>
   <translation>Вид</translation>
  </message>
  <message>
   <source>Motion and sound</source>
   <translation>Движение и звук</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Игра</translation>
  </message>
  <message>
   <source>People</source>
   <translation>Люди</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>Как в системе</translation>
  </message>
  <message>
   <source>Daylight</source>
   <translation>Дневной свет</translation>
  </message>
  <message>
   <source>Lamplight</source>
   <translation>Свет лампы</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>Высокий контраст</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Освещение</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Язык</translation>
  </message>
  <message>
   <source>Interface size</source>
   <translation>Размер интерфейса</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Без движения</translation>
  </message>
  <message>
   <source>Fast</source>
   <translation>Быстро</translation>
  </message>
  <message>
   <source>Normal</source>
   <translation>Обычно</translation>
  </message>
  <message>
   <source>Slow</source>
   <translation>Медленно</translation>
  </message>
  <message>
   <source>Motion on the table</source>
   <translation>Движение на столе</translation>
  </message>
  <message>
   <source>Sound</source>
   <translation>Звук</translation>
  </message>
  <message>
   <source>Where something is secret</source>
   <translation>Где есть тайное</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Никогда</translation>
  </message>
  <message>
   <source>Running score</source>
   <translation>Текущий счёт</translation>
  </message>
  <message>
   <source>Show what a move would do</source>
   <translation>Показывать, что даст ход</translation>
  </message>
  <message>
   <source>Make moves that are the only one</source>
   <translation>Делать единственный ход сразу</translation>
  </message>
  <message>
   <source>Curtain between people at this device</source>
   <translation>Занавес между людьми за одним устройством</translation>
  </message>
  <message>
   <source>Without it, hands lie open to whoever looks at the screen.</source>
   <translation>Без него карты видны всем, кто смотрит на экран.</translation>
  </message>
  <message>
   <source>Your name</source>
   <translation>Ваше имя</translation>
  </message>
  <message>
   <source>It stands at the first seat of a new match. Each name has its own statistics.</source>
   <translation>Стоит на первом месте новой партии. У каждого имени своя статистика.</translation>
  </message>
  <message>
   <source>About the program</source>
   <translation>О программе</translation>
  </message>
 </context>
 <context>
  <name>Setup</name>
  <message>
   <source>a reading of the rulebook</source>
   <translation>толкование правил</translation>
  </message>
  <message>
   <source>a house rule</source>
   <translation>домашнее правило</translation>
  </message>
  <message>
   <source>On</source>
   <translation>Да</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>Нет</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Имя</translation>
  </message>
  <message>
   <source>Take the seat away</source>
   <translation>Убрать место</translation>
  </message>
  <message>
   <source>Person</source>
   <translation>Человек</translation>
  </message>
  <message>
   <source>Bot: {level}</source>
   <translation>Бот: {level}</translation>
  </message>
  <message>
   <source>One more seat</source>
   <translation>Ещё место</translation>
  </message>
  <message>
   <source>Nemo</source>
   <translation>Немо</translation>
  </message>
  <message>
   <source>Seat {n}</source>
   <translation>Место {n}</translation>
  </message>
  <message>
   <source>Who sits at the table</source>
   <translation>Кто за столом</translation>
  </message>
  <message>
   <source>How it is played</source>
   <translation>Как играем</translation>
  </message>
  <message>
   <source>The deal</source>
   <translation>Раздача</translation>
  </message>
  <message>
   <source>Deal</source>
   <translation>Раздать</translation>
  </message>
  <message>
   <source>Lesson</source>
   <translation>Урок</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Правила</translation>
  </message>
  <message>
   <source>Honest</source>
   <translation>Честная</translation>
  </message>
  <message>
   <source>Friendly</source>
   <translation>Дружеская</translation>
  </message>
  <message>
   <source>Honest: nothing is taken back once something new was seen. Friendly: anything is, and the record says so.</source>
   <translation>Честная: после того как открылось новое, ход назад не берут. Дружеская: назад берут всё, и запись об этом скажет.</translation>
  </message>
  <message>
   <source>Seed: by chance</source>
   <translation>Зерно: случайное</translation>
  </message>
  <message>
   <source>Seed</source>
   <translation>Зерно</translation>
  </message>
  <message>
   <source>The game's own</source>
   <translation>Издание игры</translation>
  </message>
  <message>
   <source>Load an edition…</source>
   <translation>Загрузить издание…</translation>
  </message>
  <message>
   <source>the game's own</source>
   <translation>собственное издание игры</translation>
  </message>
  <message>
   <source>Edition: {name}</source>
   <translation>Издание: {name}</translation>
  </message>
  <message>
   <source>The deal of today: the same for everybody who sits down in the same number.</source>
   <translation>Раздача сегодняшнего дня: одинаковая для всех, кто сел тем же числом.</translation>
  </message>
  <message>
   <source>The deal of a challenge code: seats, options and seed are as it says.</source>
   <translation>Раздача по коду: места, варианты и зерно как в нём указано.</translation>
  </message>
  <message>
   <source>Load an edition</source>
   <translation>Загрузить издание</translation>
  </message>
  <message>
   <source>Editions</source>
   <translation>Издания</translation>
  </message>
  <message>
   <source>A seed is a whole number up to {n}.</source>
   <translation>Зерно — целое число до {n}.</translation>
  </message>
 </context>
 <context>
  <name>Start</name>
  <message>
   <source>This is a safe start: settings, sound and animation are left out, and nothing is changed on disk but your matches. Close the window and start again to leave it.</source>
   <translation>Это безопасный запуск: без настроек, звука и движения; на диске меняются только ваши партии. Чтобы выйти из него, закройте окно и запустите снова.</translation>
  </message>
  <message>
   <source>Last time the program ended without being closed. Every choice is on disk: go on from the slips under way.</source>
   <translation>В прошлый раз программа закончилась, не будучи закрытой. Каждый ход на диске: продолжайте с неоконченных партий.</translation>
  </message>
  <message>
   <source>What the program wrote as it fell lies in {file}.</source>
   <translation>Что программа записала при сбое, лежит в файле {file}.</translation>
  </message>
  <message>
   <source>The settings file could not be read; it was kept as {file}, and the defaults are in use.</source>
   <translation>Файл настроек не читается; он сохранён как {file}, действуют настройки по умолчанию.</translation>
  </message>
  <message>
   <source>The data folder cannot be written, so matches of this session are kept in a temporary folder and will be gone after it.</source>
   <translation>В папку данных нельзя писать, поэтому партии этого сеанса лежат во временной папке и после него пропадут.</translation>
  </message>
 </context>
 <context>
  <name>Statistics</name>
  <message>
   <source>Statistics</source>
   <translation>Статистика</translation>
  </message>
  <message>
   <source>Save as CSV…</source>
   <translation>Сохранить как CSV…</translation>
  </message>
  <message>
   <source>All games</source>
   <translation>Все игры</translation>
  </message>
  <message>
   <source>Scores</source>
   <translation>Очки</translation>
  </message>
  <message>
   <source>Finished matches</source>
   <translation>Оконченные партии</translation>
  </message>
  <message>
   <source>Honest and friendly</source>
   <translation>Честные и дружеские</translation>
  </message>
  <message>
   <source>Honest only</source>
   <translation>Только честные</translation>
  </message>
  <message>
   <source>Everybody</source>
   <translation>Все</translation>
  </message>
  <message>
   <source>Any opponents</source>
   <translation>Любые соперники</translation>
  </message>
  <message>
   <source>Any number of seats</source>
   <translation>Любое число мест</translation>
  </message>
  <message>
   <source>{n} {n#seat|seats}</source>
   <translation>{n} {n#место|места|мест}</translation>
  </message>
  <message>
   <source>The statistics could not be read; the file was kept as {file}.</source>
   <translation>Статистика не читается; файл сохранён как {file}.</translation>
  </message>
  <message>
   <source>Matches</source>
   <translation>Партий</translation>
  </message>
  <message>
   <source>Won</source>
   <translation>Побед</translation>
  </message>
  <message>
   <source>Wins in a row</source>
   <translation>Побед подряд</translation>
  </message>
  <message>
   <source>Longest row of wins</source>
   <translation>Больше всего побед подряд</translation>
  </message>
  <message>
   <source>Best score</source>
   <translation>Лучший счёт</translation>
  </message>
  <message>
   <source>Average</source>
   <translation>В среднем</translation>
  </message>
  <message>
   <source>Median</source>
   <translation>Медиана</translation>
  </message>
  <message>
   <source>Ended</source>
   <translation>Окончена</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>Игра</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Имя</translation>
  </message>
  <message>
   <source>Score</source>
   <translation>Счёт</translation>
  </message>
  <message>
   <source>Place</source>
   <translation>Место</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Как играли</translation>
  </message>
  <message>
   <source>honest</source>
   <translation>честная</translation>
  </message>
  <message>
   <source>friendly</source>
   <translation>дружеская</translation>
  </message>
  <message>
   <source>tried again</source>
   <translation>повторная попытка</translation>
  </message>
  <message>
   <source>{n} {n#hint|hints}</source>
   <translation>{n} {n#подсказка|подсказки|подсказок}</translation>
  </message>
  <message>
   <source>Save as CSV</source>
   <translation>Сохранить как CSV</translation>
  </message>
  <message>
   <source>Nothing was written: {why}.</source>
   <translation>Ничего не записано: {why}.</translation>
  </message>
  <message>
   <source>The statistics lie in {file}.</source>
   <translation>Статистика сохранена в файле {file}.</translation>
  </message>
 </context>
 <context>
  <name>Table</name>
  <message>
   <source>Can be chosen in several ways</source>
   <translation>Можно выбрать по-разному</translation>
  </message>
  <message>
   <source>Can be taken up</source>
   <translation>Можно взять</translation>
  </message>
  <message>
   <source>{piece} taken up. Places to put it: {n}</source>
   <translation>Взято: {piece}. Куда положить, мест: {n}</translation>
  </message>
  <message>
   <source>Put back</source>
   <translation>Возвращено на место</translation>
  </message>
  <message>
   <source>{choice}, {n} of {all}</source>
   <translation>{choice}, {n} из {all}</translation>
  </message>
 </context>
 <context>
  <name>Timeline</name>
  <message>
   <source>The choice before</source>
   <translation>Предыдущий ход</translation>
  </message>
  <message>
   <source>Play it back</source>
   <translation>Проиграть</translation>
  </message>
  <message>
   <source>The next choice</source>
   <translation>Следующий ход</translation>
  </message>
  <message>
   <source>Moment of the match</source>
   <translation>Момент партии</translation>
  </message>
  <message>
   <source>Try again from here</source>
   <translation>Попробовать отсюда</translation>
  </message>
  <message>
   <source>Back to the match</source>
   <translation>Вернуться к партии</translation>
  </message>
  <message>
   <source>after {n} of {all} choices</source>
   <translation>после хода {n} из {all}</translation>
  </message>
 </context>
</TS>
