// Made by `npm run types` from src/saloon/server/schema.py. Do not edit.

export type BluffEvent =
  | BluffBegan
  | BluffRolled
  | BluffClaimed
  | BluffAttacked
  | BluffAnswered
  | BluffRevealed
  | BluffWon
  | BluffMissed
  | BluffStole
  | BluffFailed
  | BluffGave
  | BluffDoubled
  | BluffReturned
  | BluffSwapped
  | BluffEnded;
export type DuelEvent = DuelBegan | DuelDrew | DuelLaid | DuelEnded | DuelWon;
export type FromBrowser =
  Move | Bid | Ready | TakeBack | Sit | Stand | Place | Start | Rematch | Say | Change | Hint | Sync | Ping;
export type ToBrowser = Table | Frame | Done | Refused | Failed | Said | Resting | Locked | Settled | Pong;

/**
 * Make a move in a race: it counts by when it was made, not by when it comes. `reveal` is the frame's.
 */
export interface Bid {
  t: 'bid';
  id: number;
  reveal: number;
  move: string;
  timing: Timing;
  seat?: number | null;
}
/**
 * What the page measured of an answer, in milliseconds of its own clock since it painted the reveal.
 */
export interface Timing {
  rt: number;
  toggles?: [number, number][];
  paint?: number;
  hz?: number;
  grain?: number;
}
/**
 * The guesser believed it, or did not (BY-5).
 */
export interface BluffAnswered {
  event: 'answered';
  seat: number;
  answer: 'bluff' | 'ok';
}
/**
 * The roller announced the value of a guesser's own token, to steal it (BY-10).
 */
export interface BluffAttacked {
  event: 'attacked';
  seat: number;
  target: number;
  value: number;
}
/**
 * This seat rolls first.
 */
export interface BluffBegan {
  event: 'began';
  seat: number;
}
/**
 * The roller announced a value to a guesser, to win a token of the centre (BY-4).
 */
export interface BluffClaimed {
  event: 'claimed';
  seat: number;
  target: number;
  value: number;
}
/**
 * The roller showed a double and wants this token of the centre (BY-12).
 */
export interface BluffDoubled {
  event: 'doubled';
  seat: number;
  dice: [number, number, number];
  token: number;
  points: number;
}
/**
 * The match is over: the centre is empty (BY-15), or all turns are played (BY-R9).
 */
export interface BluffEnded {
  event: 'ended';
  reason: 'cleared' | 'limit';
}
/**
 * A seat shook the cup and looked at the dice, which nobody else may see.
 */
export interface BluffRolled {
  event: 'rolled';
  seat: number;
  dice: [number, number, number] | null;
}
/**
 * The roller's dice were shown to everybody: their sum, and whether that was announced (BY-5).
 */
export interface BluffRevealed {
  event: 'revealed';
  seat: number;
  dice: [number, number, number];
  sum: number;
  truth: boolean;
}
/**
 * A seat took a token of the centre for being right, or for having fooled the other (BY-6, BY-7).
 */
export interface BluffWon {
  event: 'won';
  seat: number;
  token: number;
  points: number;
}
/**
 * The token at stake was not in the centre, so nobody took it (BY-R2).
 */
export interface BluffMissed {
  event: 'missed';
  token: number;
}
/**
 * A seat stole the token that it had announced (BY-11).
 */
export interface BluffStole {
  event: 'stole';
  seat: number;
  victim: number;
  token: number;
  points: number;
}
/**
 * A steal failed; `chooser` chooses which token the roller gives (BY-11, BY-R4).
 */
export interface BluffFailed {
  event: 'failed';
  seat: number;
  chooser: number;
}
/**
 * A seat gave a token for a steal that failed (BY-11).
 */
export interface BluffGave {
  event: 'gave';
  seat: number;
  target: number;
  token: number;
  points: number;
}
/**
 * A seat put a token back into the centre (BY-13).
 */
export interface BluffReturned {
  event: 'returned';
  seat: number;
  token: number;
}
/**
 * A seat paid the exact sum and took its token (BY-13).
 */
export interface BluffSwapped {
  event: 'swapped';
  seat: number;
  token: number;
  points: number;
}
/**
 * One player's tokens and what they are worth.
 */
export interface BluffHolderView {
  tokens: number[];
  points: number;
}
/**
 * The table as one seat sees it (None: a spectator).
 */
export interface BluffView {
  seat: number | null;
  stage: 'answer' | 'begin' | 'choose' | 'give' | 'over' | 'return' | 'roll';
  turn: number;
  turns: number | null;
  roller: number | null;
  guesser: number | null;
  attempt: ('claim' | 'steal') | null;
  announced: number | null;
  dice: [number, number, number] | null;
  shown: boolean;
  taking: number | null;
  owed: number;
  centre: number[];
  players: BluffHolderView[];
}
/**
 * A bot of a game, the weakest first.
 */
export interface BotInfo {
  name: string;
  level: number;
}
/**
 * The host changes what may be changed at a running table.
 */
export interface Change {
  t: 'change';
  id: number;
  spectators?: boolean | null;
  chat?: boolean | null;
  absent?: ('bot' | 'wait') | null;
}
/**
 * Whether nature's moves are those that the secret and the nonces give; `checked` is False if none were known.
 */
export interface Checked {
  true: boolean;
  checked: boolean;
  reason: string;
}
/**
 * How a clock stands: milliseconds left of each seat's bank, and of the running turn; `running` seats lose time.
 */
export interface ClockNow {
  banks: number[];
  turn: number;
  running: number[];
}
/**
 * A clock: so many seconds for each turn, then so many in all to draw on.
 */
export interface ClockSettings {
  turn: number;
  bank?: number;
}
/**
 * A recovery code.
 */
export interface Code {
  code: string;
}
/**
 * A command was carried out; a hint is answered with its move.
 */
export interface Done {
  t: 'done';
  id: number;
  move?: string | null;
}
/**
 * This seat begins.
 */
export interface DuelBegan {
  event: 'began';
  seat: number;
}
/**
 * A seat drew a card, which only it may see.
 */
export interface DuelDrew {
  event: 'drew';
  seat: number;
  card: number | null;
}
/**
 * A seat ended its turn and draws so many cards.
 */
export interface DuelEnded {
  event: 'ended';
  seat: number;
  draws: number;
}
/**
 * A seat laid a card on the rising or falling pile of `owner`, where `covered` lay on top.
 */
export interface DuelLaid {
  event: 'laid';
  seat: number;
  card: number;
  owner: number;
  pile: 'falling' | 'rising';
  covered: number;
  way: 'help' | 'jump' | 'step';
}
/**
 * The match is over.
 */
export interface DuelWon {
  event: 'won';
  seat: number;
  reason: 'emptied' | 'stuck';
}
/**
 * One side of the table.
 */
export interface DuelSideView {
  rising: number;
  falling: number;
  rising_helped: boolean;
  falling_helped: boolean;
  hand_size: number;
  deck_size: number;
  hand: number[] | null;
  left: number[] | null;
}
/**
 * The table as one seat sees it (None: a spectator).
 */
export interface DuelView {
  seat: number | null;
  turn: number | null;
  drawing: number | null;
  owed: number;
  laid: number;
  needed: number;
  helped: boolean;
  winner: number | null;
  sides: [DuelSideView, DuelSideView];
}
/**
 * How the match ended.
 */
export interface Ending {
  scores: number[];
  ranks: number[];
  reason: string;
  rule: string;
}
/**
 * Something could not be done for another reason; `error` is a message's id. Nothing has changed.
 */
export interface Failed {
  t: 'failed';
  error: string;
  id?: number | null;
}
/**
 * One answer on the photo-finish strip, in milliseconds.
 */
export interface Finish {
  seat: number;
  claimed: number | null;
  credit: number;
  residual: number;
  charged: number;
  heat: number[];
  flag: string | null;
  accepted: boolean;
}
/**
 * A position of a finished match to play on from: what if?
 */
export interface Fork {
  match: string;
  moves: number;
}
/**
 * The match as one seat (None: a spectator) may know it, after everything up to `seq`.
 *
 *     `since` is the `seq` of the frame before; who has another one has missed something and asks with `sync`. The view
 *     is the truth; the events only animate, speak and sound.
 */
export interface Frame {
  t: 'frame';
  seq: number;
  since: number;
  seat: number | null;
  view: unknown;
  to_move: number[];
  legal: string[];
  events: unknown[];
  undone: boolean;
  can_take_back: boolean;
  ending: Ending | null;
  clock: ClockNow | null;
  at: number;
  race: RaceNow | null;
}
/**
 * How a race stands. Who is shown the reveal stamps the moment of its painting and sends its number with a bid.
 */
export interface RaceNow {
  phase: 'fore' | 'race' | 'rest';
  reveal: number;
  ready: number[];
  locked: number[];
  elapsed: number;
  limit: number | null;
}
/**
 * Make a move, by its text. The seat must be one's own; it may be left out by who has only one.
 */
export interface Move {
  t: 'move';
  id: number;
  move: string;
  seat?: number | null;
}
/**
 * All seats of one's own are ready for the next reveal.
 */
export interface Ready {
  t: 'ready';
  id: number;
}
/**
 * Take one's last move back.
 */
export interface TakeBack {
  t: 'takeback';
  id: number;
  seat?: number | null;
}
/**
 * Take an open seat, or one's own back from the bot that kept it warm. The nonce is mixed into the luck.
 */
export interface Sit {
  t: 'sit';
  id: number;
  seat: number;
  nonce: string;
}
/**
 * Leave a seat: before the start it is open again, later a bot plays on.
 */
export interface Stand {
  t: 'stand';
  id: number;
  seat: number;
}
/**
 * The host puts a bot on a seat that nobody holds, or opens it (`player` None).
 */
export interface Place {
  t: 'place';
  id: number;
  seat: number;
  player: string | null;
}
/**
 * The host begins with the seats that are taken; open ones are removed where the game allows it.
 */
export interface Start {
  t: 'start';
  id: number;
}
/**
 * Open the next match of the same people, seats moved on by one.
 */
export interface Rematch {
  t: 'rematch';
  id: number;
}
/**
 * Say a set phrase, or a free text where the host allows it.
 */
export interface Say {
  t: 'say';
  id: number;
  phrase?: string | null;
  text?: string | null;
}
/**
 * Ask a bot what it would do; where the table allows hints.
 */
export interface Hint {
  t: 'hint';
  id: number;
  seat?: number | null;
}
/**
 * Ask for everything anew.
 */
export interface Sync {
  t: 'sync';
}
/**
 * Ask for a `pong` with the same number.
 */
export interface Ping {
  t: 'ping';
  n: number;
}
/**
 * What the page must know of a game before it is played.
 */
export interface GameInfo {
  id: string;
  rules: number;
  fewest: number;
  most: number;
  options: OptionInfo[];
  bots: BotInfo[];
}
/**
 * An option of a game.
 */
export interface OptionInfo {
  name: string;
  default: unknown;
}
/**
 * A seat has answered; the answer is stored, its rank comes with `settled`.
 */
export interface Locked {
  t: 'locked';
  reveal: number;
  seat: number;
}
/**
 * What proves that nature was not steered (server/luck.py).
 */
export interface Luck {
  commitment: string;
  nonces: string[];
  secret: string | null;
}
/**
 * One of a guest's matches.
 */
export interface MatchInfo {
  match: string;
  game: string;
  phase: string;
  created: number;
  names: string[];
  yours: number[];
}
/**
 * Who one is, and what one has been playing.
 */
export interface Me {
  name: string | null;
  matches: MatchInfo[];
}
/**
 * The name of a guest.
 */
export interface Naming {
  name: string;
}
/**
 * What somebody wants to play.
 */
export interface NewMatch {
  game: string;
  seats: NewSeat[];
  options?: {
    [k: string]: unknown;
  };
  terms?: Terms;
  fork?: Fork | null;
}
/**
 * A seat of a new match: the maker's own, one for somebody on the same device, an open one, or a bot's.
 */
export interface NewSeat {
  kind: 'bot' | 'here' | 'me' | 'open';
  name?: string;
}
/**
 * How a table is run, apart from the game's own options.
 */
export interface Terms {
  spectators?: boolean;
  chat?: boolean;
  hints?: boolean;
  absent?: 'bot' | 'wait';
  race?: 'friends' | 'ranked' | 'relaxed' | 'room';
  limit?: boolean;
  clock?: ClockSettings | null;
}
/**
 * A match was opened.
 */
export interface Opened {
  match: string;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  t: 'pong';
  n: number;
}
/**
 * The rules refuse a move: the rule, and a message's id with what goes into it.
 */
export interface Refused {
  t: 'refused';
  id: number;
  rule: string;
  message: string;
  values: {
    [k: string]: number | string;
  };
}
/**
 * A match to look at.
 */
export interface Replay {
  game: string;
  rules: number;
  seats: number;
  options: {
    [k: string]: string;
  };
  players: string[];
  tags: {
    [k: string]: string;
  };
  positions: ReplayPosition[];
}
/**
 * A position: the move that led to it (None at the start), what happened, and the views of all seats.
 */
export interface ReplayPosition {
  seq: number;
  seat: number | null;
  move: string | null;
  time: number | null;
  to_move: number[];
  events: unknown[];
  views: unknown[];
  ending: Ending | null;
}
/**
 * Some seats are ready for the next reveal; when all are, or the rest is over, the fore-period begins.
 */
export interface Resting {
  t: 'resting';
  reveal: number;
  ready: number[];
  left: number;
  fore: boolean;
}
/**
 * Somebody at the table said something.
 */
export interface Said {
  t: 'said';
  seat: number;
  name: string;
  phrase: string | null;
  text: string | null;
}
/**
 * Who holds a seat, as everybody may know.
 */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'guest' | 'open';
  name: string;
  here: boolean;
  warm?: boolean;
}
/**
 * The ranks of some answers are settled, in this order; the frame with the moves follows.
 */
export interface Settled {
  t: 'settled';
  reveal: number;
  finishes: Finish[];
}
/**
 * The people and the terms of a table; sent when they change.
 */
export interface Table {
  t: 'table';
  match: string;
  game: string;
  rules: number;
  options: {
    [k: string]: unknown;
  };
  phase: 'gathering' | 'over' | 'playing';
  seats: SeatInfo[];
  yours: number[];
  host: boolean;
  spectators: boolean;
  chat: boolean;
  hints: boolean;
  absent: 'bot' | 'wait';
  race: 'friends' | 'ranked' | 'relaxed' | 'room';
  clock: ClockSettings | null;
  luck: Luck | null;
  watching: number;
  next: string | null;
}
/**
 * Why a request is refused: a message's id and, for programmers, a reason.
 */
export interface Trouble {
  error: string;
  reason: string;
}
