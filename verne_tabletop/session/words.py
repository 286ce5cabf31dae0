"""What a record or a session says when it must refuse: one sentence each, in every language of the app."""

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "foreign": {
        "en": "this is not a record of Verne Tabletop; choose a file that the app has written",
        "ru": "это не запись Verne Tabletop; выберите файл, который записала программа",
    },
    "empty": {
        "en": "the file is empty; choose another record",
        "ru": "файл пуст; выберите другую запись",
    },
    "future": {
        "en": "the record has format {detail}, newer than this app reads; update the app to open it",
        "ru": "запись имеет формат {detail}, а программа читает только более старые; обновите её",
    },
    "header": {
        "en": "the header is damaged ({detail}); take the file from a backup",
        "ru": "заголовок повреждён ({detail}); возьмите файл из резервной копии",
    },
    "encoding": {
        "en": "the line is not readable text; take the file from a backup, or open what stands before this line",
        "ru": "строка не читается как текст; возьмите файл из копии или откройте то, что стоит до этой строки",
    },
    "check": {
        "en": "the line does not match its check, so it was changed or lost something; "
        "take the file from a backup, or open what stands before this line",
        "ru": "строка не сходится со своей контрольной суммой: её изменили или она неполна; "
        "возьмите файл из копии или откройте то, что стоит до этой строки",
    },
    "line": {
        "en": "the line is not a choice or a mark ({detail}); "
        "take the file from a backup, or open what stands before this line",
        "ru": "строка не является ни ходом, ни пометкой ({detail}); "
        "возьмите файл из копии или откройте то, что стоит до этой строки",
    },
    "game": {
        "en": "the game {detail} is not on this shelf; update the app to open the record",
        "ru": "игры {detail} нет на этой полке; обновите программу, чтобы открыть запись",
    },
    "deal": {
        "en": "the game cannot be dealt so ({detail}); the record was made by another version, open it there",
        "ru": "так раздать игру нельзя ({detail}); запись сделана другой версией, откройте её там",
    },
    "edition": {
        "en": "the record was made with the edition {detail}, which is not here; load that edition to play on, "
        "until then the record can only be looked at",
        "ru": "запись сделана с изданием {detail}, которого здесь нет; загрузите это издание, чтобы играть дальше, "
        "а пока запись можно только смотреть",
    },
    "choice": {
        "en": "the choice {detail} is not legal at this point; the record can be looked at up to the choice before it",
        "ru": "ход {detail} здесь невозможен; запись можно смотреть до предыдущего хода",
    },
    "mark": {
        "en": "{detail} does not fit what stands before it; the record can be looked at up to this line",
        "ru": "пометка {detail} не согласуется с тем, что стоит до неё; запись можно смотреть до этой строки",
    },
    "unreadable": {
        "en": "the file cannot be read ({detail}); check that it exists and that you may read it",
        "ru": "файл не читается ({detail}); проверьте, что он существует и доступен вам",
    },
    "unwritten": {
        "en": "the choice could not be written to disk ({detail}), so it was not made; free some space and repeat it",
        "ru": "ход не удалось записать на диск ({detail}), поэтому он не сделан; освободите место и повторите ход",
    },
    "code": {
        "en": "the challenge code has a slip ({detail}); compare it with the original letter by letter",
        "ru": "в коде раздачи ошибка ({detail}); сверьте его с оригиналом буква за буквой",
    },
    "code_future": {
        "en": "the challenge code was made by a newer version; update the app to play it",
        "ru": "код раздачи сделан более новой версией; обновите программу, чтобы сыграть её",
    },
    "code_edition": {
        "en": "the challenge code belongs to another edition or version of the game; load the edition it was made with",
        "ru": "код раздачи относится к другому изданию или другой версии игры; загрузите издание, с которым он сделан",
    },
    "nothing": {
        "en": "there is no choice of yours to take back",
        "ru": "нет вашего хода, который можно взять назад",
    },
    "revealed": {
        "en": "something new was seen since that choice; honest play does not take it back",
        "ru": "после этого хода открылось новое; в честной игре назад его не берут",
    },
    "over": {
        "en": "the game is over and counted; honest play does not take its last choice back",
        "ru": "игра окончена и засчитана; в честной игре последний ход назад не берут",
    },
    "leave": {
        "en": "a person stays at the table; end the match by leaving its page",
        "ru": "кто-то из людей остаётся за столом; чтобы прервать партию, закройте её страницу",
    },
    "looking": {
        "en": "this record can only be looked at",
        "ru": "эту запись можно только смотреть",
    },
    "redo": {
        "en": "nothing was taken back since the last choice",
        "ru": "после последнего хода ничего не брали назад",
    },
}


def sentence(word: str, language: str, detail: str = "") -> str:
    """The sentence of `word` with its detail put in; KeyError for an unknown word or language."""
    return SENTENCES[word][language].replace("{detail}", detail)
