// Generated from src/stip/table/messages.py by scripts/messages.py. Do not edit.

/** The first message on a connection. Without a secret, one watches. */
export type Hello = { type: "hello"; secret?: string; after?: number; language?: string; wants?: ("board" | "moves" | "scene" | "state" | "touches")[] };
/** Takes an open seat; without a number, the first. More than one may be taken: people at one screen. */
export type Sit = { type: "sit"; name: string; seat?: number | null; id: string };
/** The maker of the table has a bot take an open seat. */
export type SeatBot = { type: "seat-bot"; seat: number; level?: number; id: string };
/** Leaves a seat before the game begins; the maker may also send a bot or a person away. */
export type Stand = { type: "stand"; seat: number; id: string };
/** A move, in the game's notation or by its touches, meant for this ply. */
export type Play = { type: "play"; seat: number; ply: number; move?: string | null; touches?: (string)[] | null; id: string };
export type Resign = { type: "resign"; seat: number; id: string };
/** To take back one's last move, to call the game a draw, or to play again. Against bots a move is taken back, and a new game begun, at once. */
export type Offer = { type: "offer"; seat: number; kind: "draw" | "rematch" | "takeback"; id: string };
/** To the offer that stands. Whoever made it withdraws it by saying no. */
export type Answer = { type: "answer"; seat: number; yes: boolean; id: string };
/** Has a bot play for a person who is away. */
export type TakeOver = { type: "take-over"; seat: number; id: string };
/** Takes one's seat back from the bot. */
export type Return = { type: "return"; seat: number; id: string };
export type Say = { type: "say"; seat: number; phrase: "good-game" | "good-luck" | "haha" | "hello" | "one-moment" | "oops" | "sorry" | "thanks" | "well-played" | "wow"; id: string };
export type AskHint = { type: "ask-hint"; seat: number; id: string };
/** Why these touches are no move. */
export type AskWhy = { type: "ask-why"; seat: number; touches: (string)[]; id: string };
/** The answer to `Hello`; the updates that the client lacks follow. */
export type Welcome = { type: "welcome"; table: string; last: number; seats?: (number)[]; version?: number };
/** Something has happened. Of several that come together, only the last tells how the table is now. */
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
/** Time for each move, or for the game with so much more after each move. Whoever runs out of it has resigned. */
export type Clock = { kind: "game" | "move"; seconds: number; increment?: number };
export type OfferView = { kind: "draw" | "rematch" | "takeback"; seat: number; agreed?: (number)[] };
export type OutcomeView = { places: (number)[]; scores: (number)[]; reason: string };
/** What one seat sees of the game (seat 0: a spectator), as far as the client wants it. */
export type PositionView = { seat: number; board?: string; moves?: (string)[]; touches?: ((string)[])[]; state?: string; scene?: Scene | null };
/** What one seat sees (seat 0: a spectator). */
export type Scene = { panels: (Panel)[]; seats: (SeatSign)[]; heap?: Panel | null; ask?: string; buttons?: (Button)[]; trails?: (Trail)[]; won?: (string)[]; is_private?: boolean; follows_turn?: boolean };
/** A part of the table: the board, what lies open beside it, the own hand, a heap that may be looked through. */
export type Panel = { name: "board" | "display" | "hand" | "heap"; label: string; box: [number, number, number, number]; things: (Thing)[]; rim?: (Letter)[] };
/** A piece, a card, a part of the board; without a sprite, a place where something may go. */
export type Thing = { id: string; x: number; y: number; sprite?: string; under?: string; turn?: number; scale?: number; touch?: string; label?: string; width?: number; height?: number; count?: number | null; on_paper?: boolean };
/** On the rim of a board: what a column or a row is called when moves are told. */
export type Letter = { text: string; x: number; y: number };
/** What the strip of seats tells of one beside the name. */
export type SeatSign = { sprites: (string)[]; note: string; cards?: number };
/** A touch for which nothing lies on the table. */
export type Button = { touch: string; label: string; turn?: number | null };
/** The way of the last move over the board. */
export type Trail = { points: ([number, number])[]; pigment: "blue" | "green" | "neutral" | "orange" | "red" | "yellow"; kind?: "glide" | "hop" | "walk" };
/** Which seats' persons are connected. It has no number: it is told anew to whoever comes. */
export type Presence = { type: "presence"; here?: (number)[]; watching?: number };
/** The command has been carried out, and is safe. Said twice, it was carried out once. */
export type Done = { type: "done"; id: string; seq: number };
/** The command cannot be carried out, and nothing has changed. */
export type Refused = { type: "refused"; code: string; text: string; id?: string; clause?: string; facts?: { [name: string]: string | number } };
export type Hinted = { type: "hinted"; id: string; move: string; touches: (string)[]; reason: string; chance: number };
/** Why touches are no move: the same as a refusal, without having tried. */
export type Explained = { type: "explained"; id: string; code: string; text: string; clause?: string };
/** The server ends the connection: come back soon, or do not. */
export type Farewell = { type: "farewell"; why: "bad-message" | "closed" | "flood" | "replaced" | "restart" | "slow" };
/** What a table should be. The game begins as soon as no seat is open. */
export type TableRequest = { game: string; players: number; seats: (MySeat | BotSeat | OpenSeat)[]; options?: { [name: string]: string | number }; clock?: Clock | null; first?: number | null };
/** Mine; several: people at one screen. */
export type MySeat = { kind: "me"; name: string };
export type BotSeat = { kind: "bot"; level?: number };
/** For whoever comes. */
export type OpenSeat = { kind: "open" };
export type FromClient = Hello | Sit | SeatBot | Stand | Play | Resign | Offer | Answer | TakeOver | Return | Say | AskHint | AskWhy;
export type FromServer = Welcome | Update | Presence | Done | Refused | Hinted | Explained | Farewell;
