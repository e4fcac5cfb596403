"""Every error that bad input can cause, as one tree.

StipError
├── SetupError          a game that cannot be set up
│   ├── UnknownGame
│   ├── BrokenGame      its package cannot be loaded
│   ├── BadPlayers
│   ├── BadSeat
│   ├── UnknownOption
│   ├── BadOption
│   ├── BadPosition     data that do not describe a position
│   ├── BadSeed
│   ├── UnknownBot
│   ├── TooFewBots      for a tournament
│   ├── SameBotTwice
│   ├── EngineFailed    a player from outside cannot be started, or does not answer as it should
│   ├── NoEncoding      a game that is not made for research environments
│   └── BadSetting      a setting of such an environment that makes no sense
├── MoveError           a move that cannot be played; the position stays as it is
│   ├── MalformedMove   not in the game's notation
│   ├── AmbiguousMove   fits more than one legal move
│   ├── IllegalMove     against a clause of the rules
│   ├── OutOfTurn       by a seat that does not decide now
│   ├── AlreadyOut      by a seat that has finished or resigned
│   ├── OnlyAView       played on a view, which does not know what comes: imagine a position first
│   └── GameOver        after the end
├── BadView             bytes that are no view of a game
├── UnknownClause       there is no such rule
├── NothingToUndo
├── NotOver             a game that goes on cannot be reviewed
├── BadEngine           STIP_ENGINE is none of those there are
├── CompilerError       something runs as plain Python, many times slower
│   ├── NotCompiled         machine code was needed and could not be made
│   ├── UntestedCompiler    a version of Numba or llvmlite that was not tested
│   ├── UnknownSymbols      code that raises, allocates, or calls what nobody provides
│   └── NoLinker            what links WebAssembly modules is not installed, or failed
├── UnfitGame           the log of a game does not fit the rules; it stays as it is
│   ├── OutdatedGame    it was played by an earlier version of them
│   └── DamagedGame     it never can have been played
├── LogError            a log with which a tournament cannot go on; it stays as it is
│   ├── BadLog          it is no such log
│   ├── OtherTournament it has another set-up
│   ├── LogInUse
│   └── NoLogFile       a device, a pipe, or longer than any log
├── MissingExtra        a package that only an extra of Stip brings along
├── IllegalAction       in a research environment; it stays as it is
├── NotReset            a research environment without a game
├── ClusterError        what cannot be computed on a Ray cluster
│   ├── NoCluster           none is found at an address
│   ├── ClusterFailed
│   └── OtherInstallation   a worker would play by other code than this machine
├── OtherTraining       a folder holds another training run; it stays as it is
├── DamagedTraining     a file of a training run cannot be read
├── TrainingFailed      a process of a training run died
├── BadWeights          a file holds no weights of features; it stays as it is
├── TableError          what cannot be done at a table, or not now, or not by this person; the table stays as it is
│   ├── BadName
│   │   └── BotName     only bots are called that
│   ├── BadClock
│   ├── SeatsDoNotFit   more or fewer than the players
│   ├── OnlyBots        nobody would play
│   ├── NoSecret        somebody who can only watch
│   ├── NotYourSeat
│   ├── NotTheMaker
│   ├── SeatNotOpen
│   ├── NoOpenSeat
│   ├── SeatEmpty
│   ├── NoSuchGame      so many were not played here
│   ├── NoSuchMove      nor so many in this game
│   ├── NotNow          before the game, during it, or after it
│   ├── StaleMove       meant for another ply
│   ├── TimeIsUp        the clock has run out
│   ├── TooOften        the same again and again, and no move between
│   ├── TableTooLong    so much has happened that it is only played to its end
│   ├── NoTakeback      while a bot plays for somebody
│   ├── CanBePlayed     there is nothing to explain: it is legal
│   ├── HintsOff        among people who have not agreed to them
│   ├── HintsOn
│   ├── BotPlays        for the person who gives the command
│   ├── NotAway         a person who is here is not replaced
│   ├── NotReplaced
│   ├── OfferStands
│   ├── NoOffer
│   ├── NotAsked
│   ├── NoDrawWithBots
│   └── ClubGame        it counts: no hints, takebacks or rematches
├── ClubError           what cannot be done at a club evening, or not now, or not by this person
│   ├── NameTaken
│   ├── ClubFull
│   ├── TooFewPeople
│   ├── NotTheOrganiser
│   ├── ClubNotNow      before the evening, during it, or after it
│   ├── GamesGoOn       the round is not over
│   ├── NoSuchPerson
│   ├── NoSuchMatch
│   ├── MatchDecided
│   └── NoDrawnKnockout somebody must go on
├── DeviceError         what a device that plays without a server does not do; nothing has changed
│   ├── DeviceFull      its browser has no more room
│   ├── NothingKept     its browser keeps nothing
│   └── BotFailed       the worker with the bots has failed twice
├── ServerError         what a server does not do; nothing has changed
│   ├── BadMessage      it cannot be read
│   ├── BadSecret       no secret of ours looks like that
│   ├── ForeignOrigin   a page of somebody else's
│   ├── UnknownHost     it is asked by a name that is not its own
│   ├── BadRequest      it is not HTTP, or not a WebSocket's handshake
│   ├── PathTooLong
│   ├── HeadTooLarge    its headers
│   ├── NoSuchPage
│   ├── UnknownLanguage
│   ├── UnknownDrawing  a game has no such file
│   ├── BadMethod
│   ├── NotJson
│   ├── BadKey          no idempotency key looks like that
│   ├── KeyReused       for another request
│   ├── TooLarge
│   ├── TooSlow
│   ├── TooFast
│   ├── TooManyTables
│   ├── UnknownTransfer a code for another device that is wrong, used or too old
│   ├── UnknownPushService
│   ├── TooManySockets
│   ├── ServerBusy      too many ask at once
│   ├── BotsOnDevices   a bot at a table with others, where bots think on the devices of those who play
│   ├── ServerLeaving
│   ├── StillPreparing  machine code is being compiled
│   ├── Fault           a mistake of ours
│   ├── BadLimit        a setting
│   ├── BadProxy        a setting
│   ├── BadHost         a setting
│   ├── BadOrigin       a setting
│   ├── BadSite         a folder that is no site, or of another version
│   ├── PortTaken       another server listens there
│   ├── WorkersNeedPostgresql
│   └── StoreError      about its database
│       ├── BadDatabase     it cannot be opened
│       ├── Conflict        others have added to the table meanwhile; nothing was stored
│       ├── StoreFailed     the disk is full, or the like; nothing was stored
│       ├── DamagedTable    what is stored of a table cannot be read; it stays as it is
│       ├── NoBackup        this kind of database is copied with its own tools
│       ├── UnknownTable
│       └── UnknownClub
├── CommandError        what the command line is asked for and cannot do
│   ├── BadPicture      a picture is an SVG or PNG file
│   ├── BadPlot         a plot is a PNG, SVG or PDF file
│   ├── BadPair         an option that is not KEY=VALUE
│   ├── OptionTwice
│   ├── BadSeatWord     neither a name nor the level of a bot
│   ├── NoTerminal
│   ├── NoLesson
│   ├── NotResumable    a record in which only bots play
│   ├── BadTableAddress
│   ├── NotStip         a server that is something else
│   ├── ServerRefused   what a server answered, in its own words
│   ├── Unreachable     a server that does not answer
│   ├── BadEngineCommand
│   ├── BadServerAddress
│   ├── FolderNotEmpty
│   ├── PageNotBuilt
│   ├── NoSuchLanguage
│   └── NotWell         something is wrong with the installation
└── RecordError         a text record that cannot be read, with the line
    └── RecordMismatch  a record that can be read and does not hold

Each error has a stable `code`, which is also the name of its text in every language, and the `facts` that the text
mentions.
"""

from stip.bots.errors import (
    BadLog,
    BadWeights,
    DamagedTraining,
    EngineFailed,
    LogError,
    LogInUse,
    NoLogFile,
    NotOver,
    OtherTournament,
    OtherTraining,
    SameBotTwice,
    TooFewBots,
    TrainingFailed,
    UnknownBot,
)
from stip.browser.errors import BotFailed, DeviceError, DeviceFull, NothingKept
from stip.cli.errors import (
    BadEngineCommand,
    BadPair,
    BadPicture,
    BadPlot,
    BadSeatWord,
    BadServerAddress,
    BadTableAddress,
    CommandError,
    FolderNotEmpty,
    NoLesson,
    NoSuchLanguage,
    NoTerminal,
    NotResumable,
    NotStip,
    NotWell,
    OptionTwice,
    PageNotBuilt,
    ServerRefused,
    Unreachable,
)
from stip.club.errors import (
    ClubError,
    ClubFull,
    ClubNotNow,
    GamesGoOn,
    MatchDecided,
    NameTaken,
    NoDrawnKnockout,
    NoSuchMatch,
    NoSuchPerson,
    NotTheOrganiser,
    TooFewPeople,
)
from stip.games.errors import (
    BadOption,
    BadPlayers,
    BadPosition,
    BrokenGame,
    SetupError,
    UnknownClause,
    UnknownGame,
    UnknownOption,
)
from stip.kernel.errors import (
    BadEngine,
    CompilerError,
    NoLinker,
    NotCompiled,
    UnknownSymbols,
    UntestedCompiler,
)
from stip.locale.errors import (
    StipError,
)
from stip.play.errors import (
    AlreadyOut,
    AmbiguousMove,
    BadSeat,
    BadSeed,
    BadView,
    DamagedGame,
    GameOver,
    IllegalMove,
    MalformedMove,
    MoveError,
    NothingToUndo,
    OnlyAView,
    OutdatedGame,
    OutOfTurn,
    RecordError,
    RecordMismatch,
    UnfitGame,
)
from stip.research.errors import (
    BadSetting,
    ClusterError,
    ClusterFailed,
    IllegalAction,
    MissingExtra,
    NoCluster,
    NoEncoding,
    NotReset,
    OtherInstallation,
)
from stip.server.errors import (
    BadHost,
    BadKey,
    BadLimit,
    BadMessage,
    BadMethod,
    BadOrigin,
    BadProxy,
    BadRequest,
    BadSecret,
    BadSite,
    BotsOnDevices,
    Fault,
    ForeignOrigin,
    HeadTooLarge,
    KeyReused,
    NoSuchPage,
    NotJson,
    PathTooLong,
    PortTaken,
    ServerBusy,
    ServerError,
    ServerLeaving,
    StillPreparing,
    TooFast,
    TooLarge,
    TooManySockets,
    TooManyTables,
    TooSlow,
    UnknownDrawing,
    UnknownHost,
    UnknownLanguage,
    UnknownPushService,
    UnknownTransfer,
    WorkersNeedPostgresql,
)
from stip.server.storage.errors import (
    BadDatabase,
    Conflict,
    DamagedTable,
    NoBackup,
    StoreError,
    StoreFailed,
    UnknownClub,
    UnknownTable,
)
from stip.table.errors import (
    BadClock,
    BadName,
    BotName,
    BotPlays,
    CanBePlayed,
    ClubGame,
    HintsOff,
    HintsOn,
    NoDrawWithBots,
    NoOffer,
    NoOpenSeat,
    NoSecret,
    NoSuchGame,
    NoSuchMove,
    NoTakeback,
    NotAsked,
    NotAway,
    NotNow,
    NotReplaced,
    NotTheMaker,
    NotYourSeat,
    OfferStands,
    OnlyBots,
    SeatEmpty,
    SeatNotOpen,
    SeatsDoNotFit,
    StaleMove,
    TableError,
    TableTooLong,
    TimeIsUp,
    TooOften,
)

__all__ = [
    "AlreadyOut",
    "AmbiguousMove",
    "BadClock",
    "BadDatabase",
    "BadEngine",
    "BadEngineCommand",
    "BadHost",
    "BadKey",
    "BadLimit",
    "BadLog",
    "BadMessage",
    "BadMethod",
    "BadName",
    "BadOption",
    "BadOrigin",
    "BadPair",
    "BadPicture",
    "BadPlayers",
    "BadPlot",
    "BadPosition",
    "BadProxy",
    "BadRequest",
    "BadSeat",
    "BadSeatWord",
    "BadSecret",
    "BadSeed",
    "BadServerAddress",
    "BadSetting",
    "BadSite",
    "BadTableAddress",
    "BadView",
    "BadWeights",
    "BotFailed",
    "BotName",
    "BotPlays",
    "BotsOnDevices",
    "BrokenGame",
    "CanBePlayed",
    "ClubError",
    "ClubFull",
    "ClubGame",
    "ClubNotNow",
    "ClusterError",
    "ClusterFailed",
    "CommandError",
    "CompilerError",
    "Conflict",
    "DamagedGame",
    "DamagedTable",
    "DamagedTraining",
    "DeviceError",
    "DeviceFull",
    "EngineFailed",
    "Fault",
    "FolderNotEmpty",
    "ForeignOrigin",
    "GameOver",
    "GamesGoOn",
    "HeadTooLarge",
    "HintsOff",
    "HintsOn",
    "IllegalAction",
    "IllegalMove",
    "KeyReused",
    "LogError",
    "LogInUse",
    "MalformedMove",
    "MatchDecided",
    "MissingExtra",
    "MoveError",
    "NameTaken",
    "NoBackup",
    "NoCluster",
    "NoDrawWithBots",
    "NoDrawnKnockout",
    "NoEncoding",
    "NoLesson",
    "NoLinker",
    "NoLogFile",
    "NoOffer",
    "NoOpenSeat",
    "NoSecret",
    "NoSuchGame",
    "NoSuchLanguage",
    "NoSuchMatch",
    "NoSuchMove",
    "NoSuchPage",
    "NoSuchPerson",
    "NoTakeback",
    "NoTerminal",
    "NotAsked",
    "NotAway",
    "NotCompiled",
    "NotJson",
    "NotNow",
    "NotOver",
    "NotReplaced",
    "NotReset",
    "NotResumable",
    "NotStip",
    "NotTheMaker",
    "NotTheOrganiser",
    "NotWell",
    "NotYourSeat",
    "NothingKept",
    "NothingToUndo",
    "OfferStands",
    "OnlyAView",
    "OnlyBots",
    "OptionTwice",
    "OtherInstallation",
    "OtherTournament",
    "OtherTraining",
    "OutOfTurn",
    "OutdatedGame",
    "PageNotBuilt",
    "PathTooLong",
    "PortTaken",
    "RecordError",
    "RecordMismatch",
    "SameBotTwice",
    "SeatEmpty",
    "SeatNotOpen",
    "SeatsDoNotFit",
    "ServerBusy",
    "ServerError",
    "ServerLeaving",
    "ServerRefused",
    "SetupError",
    "StaleMove",
    "StillPreparing",
    "StipError",
    "StoreError",
    "StoreFailed",
    "TableError",
    "TableTooLong",
    "TimeIsUp",
    "TooFast",
    "TooFewBots",
    "TooFewPeople",
    "TooLarge",
    "TooManySockets",
    "TooManyTables",
    "TooOften",
    "TooSlow",
    "TrainingFailed",
    "UnfitGame",
    "UnknownBot",
    "UnknownClause",
    "UnknownClub",
    "UnknownDrawing",
    "UnknownGame",
    "UnknownHost",
    "UnknownLanguage",
    "UnknownOption",
    "UnknownPushService",
    "UnknownSymbols",
    "UnknownTable",
    "UnknownTransfer",
    "Unreachable",
    "UntestedCompiler",
    "WorkersNeedPostgresql",
]
