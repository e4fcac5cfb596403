// Generated from src/stip/table/messages.py by scripts/messages.py. Do not edit.

/** The first message on a connection. Without a secret the client is a spectator. */
export type Hello = { type: "hello"; secret?: string; after?: number; language?: string; wants?: ("board" | "moves" | "scene" | "state" | "touches")[] };
/** Takes an open seat, the first one if no number is given. A person may take several seats for people who share a screen. */
export type Sit = { type: "sit"; name: string; seat?: number | null; id: string };
/** Seats a bot on an open seat; only the maker of the table may. */
export type SeatBot = { type: "seat-bot"; seat: number; level?: number; id: string };
/** Leaves a seat before the game begins; the maker may also remove a bot or another person. */
export type Stand = { type: "stand"; seat: number; id: string };
/** Plays a move, given in notation or by its touches, at the given ply. */
export type Play = { type: "play"; seat: number; ply: number; move?: string | null; touches?: (string)[] | null; id: string };
export type Resign = { type: "resign"; seat: number; id: string };
/** Offers to take back one's last move, to agree on a draw, or to play again. Against bots, a takeback or rematch happens at once. */
export type Offer = { type: "offer"; seat: number; kind: "draw" | "rematch" | "takeback"; id: string };
/** Answers the pending offer. The person who made it withdraws it by answering no. */
export type Answer = { type: "answer"; seat: number; yes: boolean; id: string };
/** Lets a bot play for a person who is absent. */
export type TakeOver = { type: "take-over"; seat: number; id: string };
/** Takes one's seat back from the bot. */
export type Return = { type: "return"; seat: number; id: string };
export type Say = { type: "say"; seat: number; phrase: "good-game" | "good-luck" | "haha" | "hello" | "one-moment" | "oops" | "sorry" | "thanks" | "well-played" | "wow"; id: string };
export type AskHint = { type: "ask-hint"; seat: number; id: string };
/** Asks why these touches are not a legal move. */
export type AskWhy = { type: "ask-why"; seat: number; touches: (string)[]; id: string };
/** Answers `Hello`; the updates that the client lacks follow. */
export type Welcome = { type: "welcome"; table: string; last: number; seats?: (number)[]; version?: number };
/** Something has happened. If several updates are sent together, only the last one contains the state of the table. */
export type Update = { type: "update"; seq: number; news: TableMade | SeatTaken | SeatLeft | GameBegun | MovePlayed | SeatResigned | OfferMade | OfferAgreed | OfferDeclined | MovesTakenBack | DrawAgreed | BotTookOver | PersonReturned | Spoken | ClocksResumed | TableClosed; table?: TableView | null };
export type TableMade = { type: "table-made"; at: number };
export type SeatTaken = { type: "seat-taken"; seat: number; name?: string; level?: number; at: number };
export type SeatLeft = { type: "seat-left"; seat: number; at: number };
export type GameBegun = { type: "game-begun"; number: number; commitment: string; seed?: string; at: number };
export type MovePlayed = { type: "move-played"; seat: number; ply: number; move?: string; touches?: (string)[]; text?: string; is_secret?: boolean; at: number };
export type SeatResigned = { type: "seat-resigned"; seat: number; why?: "time" | "will"; at: number };
export type OfferMade = { type: "offer-made"; seat: number; kind: "draw" | "rematch" | "takeback"; at: number };
export type OfferAgreed = { type: "offer-agreed"; seat: number; at: number };
export type OfferDeclined = { type: "offer-declined"; seat: number; at: number };
export type MovesTakenBack = { type: "moves-taken-back"; ply: number; at: number };
export type DrawAgreed = { type: "draw-agreed"; at: number };
export type BotTookOver = { type: "bot-took-over"; seat: number; level: number; at: number };
export type PersonReturned = { type: "person-returned"; seat: number; at: number };
export type Spoken = { type: "spoken"; seat: number; phrase: "good-game" | "good-luck" | "haha" | "hello" | "one-moment" | "oops" | "sorry" | "thanks" | "well-played" | "wow"; at: number };
export type ClocksResumed = { type: "clocks-resumed"; at: number };
export type TableClosed = { type: "table-closed"; why: "abandoned" | "damaged" | "operator" | "outdated"; move?: number; at: number };
/** The table as one client may see it. */
export type TableView = { game: string; options: { [name: string]: string | number }; seats: (SeatView)[]; phase: "closed" | "gathering" | "over" | "playing"; is_maker?: boolean; clock?: Clock | null; number?: number; turn?: number; ply?: number; now?: number; offer?: OfferView | null; outcome?: OutcomeView | null; commitment?: string; seed?: string; positions?: (PositionView)[] };
export type SeatView = { kind: "bot" | "open" | "person"; name?: string; level?: number; is_mine?: boolean; is_replaced?: boolean; milliseconds?: number | null };
/** A time limit for each move, or for the whole game with an increment after each move. A player who runs out of time has resigned. */
export type Clock = { kind: "game" | "move"; seconds: number; increment?: number };
export type OfferView = { kind: "draw" | "rematch" | "takeback"; seat: number; agreed?: (number)[] };
export type OutcomeView = { places: (number)[]; scores: (number)[]; reason: string };
/** What one seat sees of the game (seat 0 is a spectator), limited to the parts that the client asked for. */
export type PositionView = { seat: number; board?: string; moves?: (string)[]; touches?: ((string)[])[]; state?: string; scene?: Scene | null };
/** What one seat sees (seat 0 is a spectator). */
export type Scene = { panels: (Panel)[]; seats: (SeatSign)[]; heap?: Panel | null; ask?: string; buttons?: (Button)[]; trails?: (Trail)[]; won?: (string)[]; is_private?: boolean; interlude?: Scene | null; follows_turn?: boolean };
/** A part of the table: the board, the display beside it, the hand, or a heap to look through. */
export type Panel = { name: "board" | "display" | "hand" | "heap"; label: string; box: [number, number, number, number]; things: (Thing)[]; rim?: (Letter)[] };
/** A piece, a card or a part of the board; without a sprite, a place where something may go. */
export type Thing = { id: string; x: number; y: number; sprite?: string; under?: string; turn?: number; scale?: number; touch?: string; label?: string; width?: number; height?: number; count?: number | null; is_source?: boolean; on_paper?: boolean };
/** The name of a column or row, on the rim of the board. */
export type Letter = { text: string; x: number; y: number };
/** What the seat strip shows beside a name. */
export type SeatSign = { sprites: (string)[]; note: string; cards?: number };
/** A touch that no thing on the table stands for. */
export type Button = { touch: string; label: string; turn?: number | null };
/** The path of the last move over the board. */
export type Trail = { points: ([number, number])[]; pigment: "blue" | "green" | "neutral" | "orange" | "red" | "yellow"; kind?: "glide" | "hop" | "walk" };
/** Which seats have a connected person, and how many spectators there are. It has no number and is sent again to every client that connects. */
export type Presence = { type: "presence"; here?: (number)[]; watching?: number };
/** The command was carried out and its events are stored. A command sent twice is carried out once. */
export type Done = { type: "done"; id: string; seq: number };
/** The command was refused, and nothing has changed. */
export type Refused = { type: "refused"; code: string; text: string; id?: string; clause?: string; facts?: { [name: string]: string | number } };
export type Hinted = { type: "hinted"; id: string; move: string; touches: (string)[]; reason: string; chance: number };
/** Explains why touches are not a legal move; the same as a refusal, without trying the move. */
export type Explained = { type: "explained"; id: string; code: string; text: string; clause?: string };
/** The server is about to close the connection; `why` tells whether to reconnect. */
export type Farewell = { type: "farewell"; why: "bad-message" | "closed" | "flood" | "replaced" | "restart" | "slow" };
/** The table that a client asks for. The game begins as soon as no seat is open. */
export type TableRequest = { game: string; players: number; seats: (MySeat | BotSeat | OpenSeat)[]; options?: { [name: string]: string | number }; clock?: Clock | null; first?: number | null };
/** A seat for the sender; several of them are for people who share a screen. */
export type MySeat = { kind: "me"; name: string };
export type BotSeat = { kind: "bot"; level?: number };
/** A seat for anybody who joins. */
export type OpenSeat = { kind: "open" };
export type FromClient = Hello | Sit | SeatBot | Stand | Play | Resign | Offer | Answer | TakeOver | Return | Say | AskHint | AskWhy;
export type FromServer = Welcome | Update | Presence | Done | Refused | Hinted | Explained | Farewell;
