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
  | Move
  | Bid
  | Pose
  | Ready
  | TakeBack
  | Sit
  | Stand
  | Admit
  | Remove
  | Readmit
  | Host
  | GiveUp
  | Offer
  | Answer
  | Resume
  | Place
  | Start
  | Rematch
  | Say
  | Change
  | Hint
  | Coach
  | Hurry
  | Sync
  | Ping;
export type JaneEvent =
  | JaneEndowed
  | JaneFlipped
  | JaneDealt
  | JaneRevealed
  | JaneLocked
  | JaneShot
  | JanePassed
  | JaneBarred
  | JaneStuckUp
  | JaneSpared
  | JaneTook
  | JaneSorted
  | JaneCancelled
  | JaneCleared
  | JaneSettled
  | JaneChecked
  | JaneWon
  | JaneRewarded
  | JaneFined
  | JaneDiscarded
  | JaneEnded;
export type JoeAnswer = JoeSight | JoeLineOfFire | JoeBlast | JoeDanger | JoeWay;
export type JoeEvent =
  | JoeOpened
  | JoeDealt
  | JoeBought
  | JoePlaced
  | JoeLaid
  | JoeHid
  | JoeRound
  | JoeActivated
  | JoePassed
  | JoeRested
  | JoeWalked
  | JoeAttacked
  | JoeDrew
  | JoeJammed
  | JoeStrayed
  | JoeExploded
  | JoeFizzled
  | JoeWounded
  | JoeDied
  | JoePanicked
  | JoeFled
  | JoeCracked
  | JoeFreed
  | JoeReloaded
  | JoeRepaired
  | JoeDrank
  | JoePicked
  | JoeDropped
  | JoeAsked
  | JoeDeclined
  | JoeHanded
  | JoeLooked
  | JoeLeft
  | JoeWaited
  | JoeReacted
  | JoeWoke
  | JoeJoker
  | JoeOrdered
  | JoeYielded
  | JoeSurrendered
  | JoeEscaped
  | JoeCeded
  | JoeEnded;
export type ToBrowser =
  Table | Past | Frame | Done | Refused | Failed | Said | Arrangement | Lapsed | Resting | Locked | Settled | Pong;

/**
 * Whether somebody who asks for a seat in a running match may have it; `request` is the number of the request.
 */
export interface Admit {
  t: 'admit';
  id: number;
  request: number;
  yes: boolean;
}
/**
 * Advice on a decision: figures by their names, and what every choice is worth, the best first.
 */
export interface Advice {
  figures: {
    [k: string]: number;
  };
  choices: Worth[];
}
/**
 * A legal move, and the points that it brings on average.
 */
export interface Worth {
  move: string;
  points: number;
}
/**
 * Agree to an offer or not; whoever has made it takes it back so. `offer` is its number.
 */
export interface Answer {
  t: 'answer';
  id: number;
  offer: number;
  yes: boolean;
}
/**
 * One arrangement: whose it is, what, and when.
 *
 * `sits`: from now on somebody else plays this seat (the name is empty if it was erased). `takes-back`: so many of the
 * moves that stand are undone. `drawn`, `unfinished`: all have agreed to end it so. `ends`: nobody plays on, because
 * all people have given up.
 */
export interface Arranged {
  seat: number;
  what: 'drawn' | 'ends' | 'gives-up' | 'pauses' | 'resumes' | 'sits' | 'takes-back' | 'unfinished';
  name?: string;
  count?: number;
  time?: number | null;
  comment?: string;
}
/**
 * Something was settled beside the rules; it stands in the record (docs/notation.md).
 */
export interface Arrangement {
  t: 'arranged';
  seq: number;
  at: number;
  seat: number;
  what: 'drawn' | 'ends' | 'gives-up' | 'pauses' | 'resumes' | 'sits' | 'takes-back' | 'unfinished';
  name?: string;
  left?: string;
  count?: number;
}
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
  camera?: number | null;
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
  worth: number[];
  chances: number[];
}
/**
 * A bot of a game, the weakest first.
 */
export interface BotInfo {
  name: string;
  level: number;
  figures: {
    [k: string]: number;
  };
}
/**
 * Everybody is called to a match; `calls` is what the room last said.
 */
export interface Calling {
  match: string;
  calls: number;
}
/**
 * The chance of each seat to be among the winners, after `index` moves.
 */
export interface Chances {
  index: number;
  chances: number[];
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
  late?: ('ask' | 'free' | 'never') | null;
  coach?: boolean | null;
}
/**
 * Rules that belong together, by their ids, in the order of the file.
 */
export interface Chapter {
  title: string;
  rules: {
    [k: string]: string;
  };
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
  late?: number | null;
}
/**
 * A clock: so many seconds for each turn, then so many in all to draw on.
 */
export interface ClockSettings {
  turn: number;
  bank?: number;
}
/**
 * Switch the coach on or off for this line alone; where the table allows it.
 */
export interface Coach {
  t: 'coach';
  id: number;
  on: boolean;
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
  draws: number;
  helped: boolean;
  winner: number | null;
  highest: number;
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
  camera?: number | null;
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
 * `since` is the `seq` of the frame before; who has another one has missed something and asks with `sync`. The view
 * is the truth; the events only animate, speak and sound.
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
  coach?: Advice | null;
  window?: number | null;
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
 *
 * With `seq` it is made in the position of that frame or not at all, however late it comes; not in a race, where
 * others move meanwhile.
 */
export interface Move {
  t: 'move';
  id: number;
  move: string;
  seat?: number | null;
  seq?: number | null;
}
/**
 * Hands before a camera took a pose; a `bid` with the same move counts from here if it follows soon enough.
 */
export interface Pose {
  t: 'pose';
  reveal: number;
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
 * Take one's last move back; with `seq` only in the position of that frame.
 */
export interface TakeBack {
  t: 'takeback';
  id: number;
  seat?: number | null;
  seq?: number | null;
}
/**
 * Take an open seat, or one's own back from the bot that kept it warm. The nonce is mixed into the luck.
 *
 * In a running match the seat of a bot or of somebody who is gone, as the terms have it (`late`); its luck stays.
 */
export interface Sit {
  t: 'sit';
  id: number;
  seat: number;
  nonce: string;
}
/**
 * Leave a seat: before the start it is open again, later a bot plays on, the usual one unless another is named.
 */
export interface Stand {
  t: 'stand';
  id: number;
  seat: number;
  bot?: string | null;
}
/**
 * The host takes somebody's seat in a running match away, also of who is present: a bot plays on.
 */
export interface Remove {
  t: 'remove';
  id: number;
  seat: number;
  bot?: string | null;
}
/**
 * The host lets those take seats again who were sent away.
 */
export interface Readmit {
  t: 'readmit';
  id: number;
}
/**
 * The host hands the role on to whoever sits at a seat; if the host is gone, who sits there may take it.
 */
export interface Host {
  t: 'host';
  id: number;
  seat: number;
}
/**
 * Give up, as the game has it; with `seq` only in the position of that frame.
 */
export interface GiveUp {
  t: 'giveup';
  id: number;
  seat?: number | null;
  seq?: number | null;
}
/**
 * Offer something to all others who play: it is done once they have agreed, and lapses with the next move.
 */
export interface Offer {
  t: 'offer';
  id: number;
  kind: 'draw' | 'pause' | 'takeback' | 'unfinished';
  seat?: number | null;
  seq?: number | null;
}
/**
 * Go on after a pause; anybody who plays may say so.
 */
export interface Resume {
  t: 'resume';
  id: number;
}
/**
 * The host puts a bot on a seat that nobody holds; before the start it also opens seats (`player` None).
 *
 * Where somebody has been gone for long in a running match, the usual bot plays until they come back.
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
 * Say a set phrase, or a free text where the host allows it; to everybody, or to one's own side alone.
 */
export interface Say {
  t: 'say';
  id: number;
  phrase?:
    | (
        | 'clap'
        | 'hat'
        | 'hello'
        | 'laugh'
        | 'luck'
        | 'nice'
        | 'ouch'
        | 'sorry'
        | 'sweat'
        | 'thanks'
        | 'think'
        | 'well-played'
      )
    | null;
  text?: string | null;
  side?: boolean;
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
 * Let bots hurry, or no more: they do while everybody who plays here wants it.
 */
export interface Hurry {
  t: 'hurry';
  id: number;
  on: boolean;
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
  modes: ModeInfo[];
  bots: BotInfo[];
  coach: boolean;
  interrupts: boolean;
  cameras: boolean;
  page: string | null;
}
/**
 * An option as a form offers it: a switch, one of a few words, or a number.
 */
export interface OptionInfo {
  name: string;
  kind: 'choice' | 'number' | 'switch';
  default: unknown;
  choices?: string[];
  least?: number | null;
  most?: number | null;
  may_lack?: boolean;
  needs?: {
    [k: string]: string[];
  };
}
/**
 * A mode as a form offers it.
 */
export interface ModeInfo {
  name: 'friends' | 'ghost' | 'ranked' | 'relaxed' | 'room';
  company: ('bot' | 'ghost' | 'here' | 'me' | 'member' | 'open')[];
  needs: {
    [k: string]: string[];
  };
}
/**
 * Whose ghost is raced: a seat of an earlier match.
 */
export interface GhostOf {
  match: string;
  seat: number;
}
/**
 * Somebody else is to be the host.
 */
export interface HandingOn {
  person: number;
}
/**
 * The analysis of a match: remarks on decisions, the win chances over time, and the turning points.
 */
export interface Hindsight {
  remarks: Remark[];
  costliest: number[];
  unit: 'chance' | 'points';
  course: Chances[];
  turns: number[];
}
/**
 * A past decision: the index of its move in the record, the advice for it, and what it cost.
 */
export interface Remark {
  index: number;
  seat: number;
  move: string;
  advice: Advice;
  cost: number;
}
/**
 * A seat is the last: it can no longer act, and verifies (DJ-21).
 */
export interface JaneBarred {
  event: 'barred';
  seat: number;
}
/**
 * A table of so many units, with a place (x to the right, y down) for the middle of each card.
 */
export interface JaneBox {
  width: number;
  height: number;
  radius: number;
  places: [number, number][];
}
/**
 * Second step: two identical cards were discarded (DJ-25).
 */
export interface JaneCancelled {
  event: 'cancelled';
  hand: 'L' | 'R';
  cards: [number, number];
}
/**
 * One left or right hand with at most one bent digit (DJ-11); all else on it is decoration (DJ-17).
 */
export interface JaneCard {
  number: number;
  hand: 'L' | 'R';
  digit: 'index' | 'middle' | 'open' | 'pinky' | 'ring' | 'thumb';
  mat: 'green' | 'red';
  bullet: '' | 'half' | 'whole';
  decoration: '' | 'cuff' | 'glove' | 'ring' | 'scar' | 'tattoo';
}
/**
 * Fourth and fifth step: a lock was compared with the answer, in the order of locking (DJ-27).
 */
export interface JaneChecked {
  event: 'checked';
  seat: number;
  move: string;
  right: boolean;
}
/**
 * Third step: an open hand was left, so all cards of that hand were discarded (DJ-26).
 */
export interface JaneCleared {
  event: 'cleared';
  hand: 'L' | 'R';
  cards: number[];
}
/**
 * A coin in its place: its value if the seat has owned it, and who has.
 */
export interface JaneCoinView {
  value: number | null;
  known_to: number[];
}
/**
 * A card was dealt face down; its number is told only where players agreed to show it (DJ-6, DJ-R2).
 */
export interface JaneDealt {
  event: 'dealt';
  seat: number;
  card: number | null;
}
/**
 * Nobody took the Round tile (DJ-28).
 */
export interface JaneDiscarded {
  event: 'discarded';
  tile: number;
}
/**
 * The tenth round is over; all coins are turned up (DJ-33, DJ-58).
 */
export interface JaneEnded {
  event: 'ended';
  reason: 'counted';
}
/**
 * A seat was given a coin, which only it may look at (DJ-40).
 */
export interface JaneEndowed {
  event: 'endowed';
  seat: number;
  value: number | null;
}
/**
 * The Sheriff token shows the hand that is resolved first (DJ-41).
 */
export interface JaneFlipped {
  event: 'flipped';
  hand: 'L' | 'R';
}
/**
 * All cards of the round were turned up (DJ-7).
 */
export interface JaneRevealed {
  event: 'revealed';
  round: number;
  cards: number[];
}
/**
 * A seat locked its hands, as the `place`-th to act (DJ-19); the digits are its secret until they are checked.
 */
export interface JaneLocked {
  event: 'locked';
  seat: number;
  place: number | null;
  move: string | null;
}
/**
 * A seat performed a stick-up, or two at once; None for a hand that does not shoot (DJ-45, DJ-49).
 */
export interface JaneShot {
  event: 'shot';
  seat: number;
  place: number;
  left: number | null;
  right: number | null;
}
/**
 * A seat does nothing in this round (DJ-R3).
 */
export interface JanePassed {
  event: 'passed';
  seat: number;
}
/**
 * A stick-up was verified: it succeeds if the bullets of that hand are odd (DJ-53).
 */
export interface JaneStuckUp {
  event: 'stuckup';
  seat: number;
  victim: number;
  hand: 'L' | 'R';
  bullets: number;
  success: boolean;
}
/**
 * A seat has no coin to lose (DJ-55).
 */
export interface JaneSpared {
  event: 'spared';
  seat: number;
}
/**
 * A seat took a face-down coin by its place; who has owned it knows its value (DJ-54).
 */
export interface JaneTook {
  event: 'took';
  seat: number;
  loser: number;
  place: number;
  value: number | null;
  known_to: number[];
}
/**
 * First step: the cards of the left and of the right hand (DJ-24).
 */
export interface JaneSorted {
  event: 'sorted';
  left: number[];
  right: number[];
}
/**
 * What is left shows the answer, written as a lock.
 */
export interface JaneSettled {
  event: 'settled';
  answer: string;
}
/**
 * A seat took the Round tile, worth its number (DJ-27, DJ-31).
 */
export interface JaneWon {
  event: 'won';
  seat: number;
  tile: number;
}
/**
 * A seat took a Hand card from the discard pile, worth 1 (DJ-29).
 */
export interface JaneRewarded {
  event: 'rewarded';
  seat: number;
}
/**
 * A seat gave one of its Hand cards back for a wrong lock (DJ-R12).
 */
export interface JaneFined {
  event: 'fined';
  seat: number;
}
/**
 * What lies in front of a player, and what it did in this round.
 */
export interface JanePlayerView {
  points: number;
  tiles: number[];
  cards: number;
  coins: JaneCoinView[];
  face_down: (number | null)[];
  action: ('lock' | 'pass' | 'shoot') | null;
  place: number | null;
  move: string | null;
}
/**
 * What a seat did in a round that is over, and whether a lock was right.
 */
export interface JaneProposalView {
  seat: number;
  move: string;
  right: boolean | null;
}
/**
 * A round that is over: its cards, the answer, what was proposed in that order, and who got what.
 */
export interface JaneRoundView {
  round: number;
  spread: JaneSpread;
  answer: string;
  proposals: JaneProposalView[];
  tile: number[];
  rewarded: number[];
  fined: number[];
}
/**
 * The cards face up, the degrees by which each is turned clockwise, and where they lie on two shapes of table.
 */
export interface JaneSpread {
  cards: JaneCard[];
  turns: number[];
  tall: JaneBox;
  wide: JaneBox;
}
/**
 * Somebody is to take a coin.
 */
export interface JaneTakingView {
  taker: number;
  loser: number;
  hand: 'L' | 'R';
}
/**
 * The table as one seat sees it (None: a spectator).
 */
export interface JaneView {
  seat: number | null;
  stage: 'coins' | 'deal' | 'guess' | 'over' | 'reveal' | 'sheriff' | 'take';
  round: number;
  deck: number;
  pile: number;
  used: number[];
  sheriff: ('L' | 'R') | null;
  spread: JaneSpread | null;
  players: JanePlayerView[];
  taking: JaneTakingView | null;
  last: JaneRoundView | null;
}
/**
 * A character's marker was drawn.
 */
export interface JoeActivated {
  event: 'activated';
  character: string;
  points: number;
}
/**
 * What somebody sees from where they stand.
 */
export interface JoeSight {
  answer: 'sight';
  character: string;
  zones: JoeSeen[];
}
/**
 * A zone that is seen: straight, through an opening, or only because somebody there fired out of it (JOE-32).
 */
export interface JoeSeen {
  zone: string;
  how: 'exposed' | 'seen' | 'through';
}
/**
 * The line from one character to another: free, or where it is stopped, by what, and by which rule.
 */
export interface JoeLineOfFire {
  answer: 'line';
  start: [number, number];
  end: [number, number];
  distance: number;
  stop: [number, number] | null;
  obstacle: ('cover' | 'person' | 'tree' | 'wall') | null;
  person: string | null;
  rule: string;
}
/**
 * What dynamite in a zone reaches besides (JOE-37).
 */
export interface JoeBlast {
  answer: 'blast';
  zone: string;
  beside: string[];
}
/**
 * The zones that enemies in ambush see (JOE-24).
 */
export interface JoeDanger {
  answer: 'danger';
  zones: string[];
}
/**
 * The shortest way to a zone, step by step (JOE-16); no steps if there is none.
 */
export interface JoeWay {
  answer: 'way';
  character: string;
  zones: string[];
}
/**
 * A character asks an ally for something, or offers it something (JOE-22).
 */
export interface JoeAsked {
  event: 'asked';
  character: string;
  ally: string;
  gives: string | null;
  takes: string | null;
}
/**
 * All scenarios that can be chosen.
 */
export interface JoeAtlas {
  scenarios: JoeScenarioInfo[];
}
/**
 * A scenario as people choose it.
 */
export interface JoeScenarioInfo {
  id: string;
  title: JoeWords;
  story: JoeWords;
  map: string;
  minutes: [number, number];
  ending: 'first-goal' | 'gold' | 'heist' | 'last-side';
  sides: JoeSide[];
  start: JoeStartPlace[];
  seatings: JoeSeating[];
  balances: JoeBalance[];
}
/**
 * A short text in every language of the house.
 */
export interface JoeWords {
  en: string;
  fr: string;
}
/**
 * People with one goal (JOE-1).
 */
export interface JoeSide {
  id: string;
  name: JoeWords;
  characters: string[];
  goal: JoeGoal;
  prevents?: boolean;
  leaves?: boolean;
}
/**
 * The goal of a side: to eliminate its targets (everybody else if none is named), to steal or to guard the gold.
 */
export interface JoeGoal {
  kind: 'eliminate' | 'guard' | 'steal';
  targets?: string[];
  rescue?: string | null;
}
/**
 * Where a character may begin, and how.
 */
export interface JoeStartPlace {
  character: string;
  zones: string[];
  ambush: boolean;
  asleep: string | null;
  held: string | null;
}
/**
 * Who runs whom with so many seats (JOE-1): for each seat the number of its side and its characters.
 */
export interface JoeSeating {
  sides: number[];
  characters: string[][];
}
/**
 * A scenario with so many seats, between equals. Shares are parts of 1; a draw counts for nobody.
 */
export interface JoeBalance {
  seats: number;
  gear: 'even' | 'printed';
  rules: number;
  bot: string;
  matches: number;
  sides: {
    [k: string]: JoeWinRate;
  };
  drawn: number;
  rounds: number;
  attacks: number;
  deaths: number;
  jokers: number;
}
/**
 * How much of its matches a side won, and the interval in which its true share lies (95 %).
 */
export interface JoeWinRate {
  won: number;
  low: number;
  high: number;
}
/**
 * A character attacks: with which weapon, whom or what, and how hard it is.
 */
export interface JoeAttacked {
  event: 'attacked';
  character: string;
  weapon: string;
  target: string;
  level: 'easy' | 'hard' | 'medium';
  way: 'double' | 'shoot' | 'snap' | 'stab' | 'throw';
}
/**
 * A character was equipped (JOE-46).
 */
export interface JoeBought {
  event: 'bought';
  character: string;
  thing: string;
  price: number;
}
/**
 * A player took over somebody else's character (JOE-42).
 */
export interface JoeCeded {
  event: 'ceded';
  giver: number;
  taker: number;
  character: string;
}
/**
 * One attack that is possible now: of so many cards that are left in its deck, how many do what.
 */
export interface JoeChance {
  move: string;
  deck: 'easy' | 'hard' | 'medium';
  cards: number;
  light: number;
  serious: number;
  panic: number;
  jam: number;
}
/**
 * A character's sheet, which lies open, and its joker as far as the seat may know it.
 */
export interface JoeCharacterView {
  name: string;
  seat: number;
  side: number;
  status: 'absent' | 'captured' | 'dead' | 'left' | 'playing';
  zone: string | null;
  wounds: number;
  guns: JoeGunView[];
  pockets: string[];
  last_gun: number;
  ambush: boolean;
  exposed: boolean;
  asleep: ('noise' | 'sight') | null;
  bound: ('locked' | 'tied') | null;
  stunned: boolean;
  shaken: number;
  nervous: number;
  joker: string | null;
  order: ('armed' | 'held' | 'used') | null;
  joker_seen_by: number[];
}
/**
 * A firearm with its rounds (JOE-7).
 */
export interface JoeGunView {
  kind: string;
  rounds: number;
  jammed: boolean;
}
/**
 * A lock or bars give way.
 */
export interface JoeCracked {
  event: 'cracked';
  zone: string;
  beyond: string;
}
/**
 * A character was dealt a joker, which only its player may see (JOE-8).
 */
export interface JoeDealt {
  event: 'dealt';
  seat: number;
  character: string;
  card: string | null;
}
/**
 * The ally does not want to.
 */
export interface JoeDeclined {
  event: 'declined';
  character: string;
  ally: string;
}
/**
 * A character is dead.
 */
export interface JoeDied {
  event: 'died';
  character: string;
}
/**
 * A character drank whisky.
 */
export interface JoeDrank {
  event: 'drank';
  character: string;
  wounds: number;
}
/**
 * A shot card was drawn: what it says for the weapon, and about whom.
 */
export interface JoeDrew {
  event: 'drew';
  card: string;
  result: string;
  target: string | null;
}
/**
 * A character let something fall.
 */
export interface JoeDropped {
  event: 'dropped';
  character: string;
  thing: string;
  zone: string;
}
/**
 * A scenario is over.
 */
export interface JoeEnded {
  event: 'ended';
  scenario: string;
  winners: string[];
  reason: string;
}
/**
 * A character left the board for good, with gold or without.
 */
export interface JoeEscaped {
  event: 'escaped';
  character: string;
  gold: number;
}
/**
 * A scenario begins.
 */
export interface JoeOpened {
  event: 'opened';
  scenario: string;
  number: number;
  of: number;
}
/**
 * A character stands where it begins.
 */
export interface JoePlaced {
  event: 'placed';
  character: string;
  zone: string;
}
/**
 * An object was put into a zone before the first round.
 */
export interface JoeLaid {
  event: 'laid';
  thing: string;
  zone: string;
}
/**
 * A marker was hidden face down; what it is only its side knows (JOE-56).
 */
export interface JoeHid {
  event: 'hid';
  zone: string;
  thing: string | null;
  knowers: number[];
}
/**
 * All markers are back in the cup (JOE-11).
 */
export interface JoeRound {
  event: 'round';
  number: number;
}
/**
 * A character's marker was drawn, and it does nothing.
 */
export interface JoePassed {
  event: 'passed';
  character: string;
  reason: 'asleep' | 'bound' | 'spent' | 'stays' | 'stunned';
}
/**
 * A character's turn is over.
 */
export interface JoeRested {
  event: 'rested';
  character: string;
}
/**
 * A character went to the next zone, with somebody tied if it drags one along.
 */
export interface JoeWalked {
  event: 'walked';
  character: string;
  zone: string;
  drags: string | null;
}
/**
 * A firearm jams.
 */
export interface JoeJammed {
  event: 'jammed';
  character: string;
  gun: string;
}
/**
 * A shot that missed may hit somebody else (JOE-39).
 */
export interface JoeStrayed {
  event: 'strayed';
  character: string;
}
/**
 * Dynamite goes off.
 */
export interface JoeExploded {
  event: 'exploded';
  zone: string;
}
/**
 * Dynamite does not go off, and stays there (JOE-35).
 */
export interface JoeFizzled {
  event: 'fizzled';
  zone: string;
}
/**
 * A character takes wounds.
 */
export interface JoeWounded {
  event: 'wounded';
  character: string;
  wounds: number;
  total: number;
}
/**
 * A character draws a panic card.
 */
export interface JoePanicked {
  event: 'panicked';
  character: string;
  card: string;
  effect: string;
}
/**
 * A character retreats to a zone.
 */
export interface JoeFled {
  event: 'fled';
  character: string;
  zone: string;
}
/**
 * Somebody who was tied or locked up is free.
 */
export interface JoeFreed {
  event: 'freed';
  character: string;
}
/**
 * One more round is in a firearm.
 */
export interface JoeReloaded {
  event: 'reloaded';
  character: string;
  gun: string;
  rounds: number;
}
/**
 * A firearm was repaired, or was not, or is lost (JOE-44).
 */
export interface JoeRepaired {
  event: 'repaired';
  character: string;
  gun: string;
  how: 'fails' | 'lost' | 'works';
}
/**
 * A character picked something up.
 */
export interface JoePicked {
  event: 'picked';
  character: string;
  thing: string;
}
/**
 * An object went from one character to another, or was taken from the dead.
 */
export interface JoeHanded {
  event: 'handed';
  giver: string;
  taker: string;
  thing: string;
}
/**
 * A character looked at a face-down marker (JOE-56).
 */
export interface JoeLooked {
  event: 'looked';
  seat: number;
  character: string;
  thing: string | null;
}
/**
 * A character left what it looked at.
 */
export interface JoeLeft {
  event: 'left';
  character: string;
}
/**
 * A character lies in ambush.
 */
export interface JoeWaited {
  event: 'waited';
  character: string;
}
/**
 * Somebody in ambush interrupts an enemy.
 */
export interface JoeReacted {
  event: 'reacted';
  character: string;
  enemy: string;
}
/**
 * Somebody who was waiting joins in.
 */
export interface JoeWoke {
  event: 'woke';
  character: string;
  reason: 'attack' | 'noise' | 'sight';
}
/**
 * A character's joker is used, and seen by all.
 */
export interface JoeJoker {
  event: 'joker';
  character: string;
  card: string;
  effect: string;
}
/**
 * A player arms a joker or holds it back, which nobody else sees.
 */
export interface JoeOrdered {
  event: 'ordered';
  seat: number;
  character: string;
  armed: boolean;
}
/**
 * A seat agrees to its side's surrender, or does not.
 */
export interface JoeYielded {
  event: 'yielded';
  seat: number;
  agrees: boolean;
}
/**
 * A character gives itself up (JOE-47).
 */
export interface JoeSurrendered {
  event: 'surrendered';
  character: string;
}
/**
 * An object on the ground.
 */
export interface JoeLyingView {
  thing: string;
  zone: string;
  rounds: number;
  jammed: boolean;
}
/**
 * A face-down marker; the zone is None once it was taken.
 */
export interface JoeMarkerView {
  zone: string | null;
  thing: string | null;
  seen_by: number[];
}
/**
 * What is to be decided now, and about whom.
 */
export interface JoeQuestionView {
  kind: string;
  character: string | null;
  other: string | null;
}
/**
 * A side of the scenario.
 */
export interface JoeSideView {
  id: string;
  seats: number[];
  loot: number;
  purse: number;
  offered: boolean;
  gave_up: boolean;
}
/**
 * The table as one seat sees it (None: a spectator).
 */
export interface JoeView {
  seat: number | null;
  scenario: string;
  chapter: number;
  chapters: number;
  points: number[];
  round: number;
  rounds: number | null;
  quiet: number;
  fought: boolean;
  sides: JoeSideView[];
  seat_sides: number[];
  shares: number[];
  cup: string[];
  active: string | null;
  points_left: number;
  acted: boolean;
  aimed: boolean;
  ordered: boolean;
  refusers: string[];
  question: JoeQuestionView | null;
  stack: number[][];
  characters: JoeCharacterView[];
  ground: JoeLyingView[];
  markers: JoeMarkerView[];
  hand: string[] | null;
  hiding: string | null;
  looked_at: number | null;
  closed: [string, string][];
  decks: {
    [k: string]: number[];
  };
  supply: number[];
  spent: number[];
  chances: JoeChance[];
  winners: string[];
  tally: number[];
  reason: string;
  rule: string;
}
/**
 * A ladder of a game, the best first.
 */
export interface Ladder {
  name: string;
  rungs: Rung[];
}
/**
 * Somebody on a ladder.
 */
export interface Rung {
  name: string;
  rating: number;
  matches: number;
  wins: number;
  you: boolean;
}
/**
 * An offer is no more: somebody has declined it, it was withdrawn, or nobody has answered for too long.
 */
export interface Lapsed {
  t: 'lapsed';
  offer: number;
  kind: 'draw' | 'pause' | 'takeback' | 'unfinished';
  seat: number;
  why: 'declined' | 'late' | 'withdrawn';
  by: number | null;
}
/**
 * The page is closed, or one wants to belong to the room no more.
 */
export interface Leaving {
  for_good?: boolean;
}
/**
 * An address of the house.
 */
export interface Link {
  link: string;
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
 * What proves that nature was not steered (server/match/luck.py).
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
  waiting: boolean;
  moves: number;
  what_if: boolean;
  ranks: number[] | null;
}
/**
 * Who one is, what one has been playing, and with whom.
 */
export interface Me {
  name: string | null;
  matches: MatchInfo[];
  rooms?: RoomInfo[];
}
/**
 * One of a guest's rooms.
 */
export interface RoomInfo {
  code: string;
  others: string[];
  here: number;
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
 * A seat of a new match: the maker's own, somebody's on the same device, an open one, a bot's, a ghost's.
 *
 * In a room it may be a `member`'s, by the number that the room calls them.
 */
export interface NewSeat {
  kind: 'bot' | 'ghost' | 'here' | 'me' | 'member' | 'open';
  name?: string;
  person?: number | null;
}
/**
 * How a table is run, apart from the game's own options.
 */
export interface Terms {
  spectators?: boolean;
  chat?: boolean;
  hints?: boolean;
  coach?: boolean | null;
  absent?: 'bot' | 'wait';
  late?: 'ask' | 'free' | 'never';
  race?: RaceTerms | null;
  clock?: ClockSettings | null;
  window?: number | null;
}
/**
 * How the races of a match are run, in a game that has any.
 */
export interface RaceTerms {
  mode?: 'friends' | 'ghost' | 'ranked' | 'relaxed' | 'room';
  camera?: boolean;
  limit?: boolean;
  ghost?: GhostOf | null;
}
/**
 * A match for people of a room, to which everybody is called; `calls` is what the room last said.
 */
export interface NewRoomMatch {
  match: NewMatch;
  calls: number;
}
/**
 * An offer that not everybody has answered yet; it lapses with the next move.
 */
export interface OfferNow {
  number: number;
  kind: 'draw' | 'pause' | 'takeback' | 'unfinished';
  seat: number;
  asked: number[];
  seq: number;
  back?: number;
  undone?: Undone[];
}
/**
 * A move that a take-back would undo, as the reader saw it; and whether it may have taught who asks something.
 */
export interface Undone {
  events: unknown[];
  taught: boolean;
}
/**
 * A match was opened.
 */
export interface Opened {
  match: string;
}
/**
 * What happened up to the frames that follow, as these seats may know it, without what was taken back.
 *
 * Seats of one device that know the same get it once. Not sent while the options of the game hide the log
 * (`Table.shows_log`).
 */
export interface Past {
  t: 'past';
  seats: (number | null)[];
  events: unknown[];
}
/**
 * Finished matches of a guest, the newest first, and whether there are older ones.
 */
export interface Played {
  matches: MatchInfo[];
  more: boolean;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  t: 'pong';
  n: number;
}
/**
 * Matches of one's own that are to be listed no more, or again.
 */
export interface PuttingAway {
  matches: string[];
  away?: boolean;
}
/**
 * How the races of a table are run.
 */
export interface RaceInfo {
  mode: 'friends' | 'ghost' | 'ranked' | 'relaxed' | 'room';
  camera: boolean;
}
/**
 * Why a move is not accepted: the rule it would break, and a message's id with what goes into it.
 */
export interface Refusal {
  rule: string;
  message: string;
  values?: {
    [k: string]: number | string;
  };
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
 * Somebody is sent away, or may come back.
 */
export interface Removing {
  person: number;
  removed: boolean;
}
/**
 * A match to look at; the views of its positions are asked for page by page.
 */
export interface Replay {
  game: string;
  rules: number;
  seats: number;
  options: {
    [k: string]: string;
  };
  players: string[];
  holders: string[][];
  tags: {
    [k: string]: string;
  };
  page: number;
  positions: ReplayPosition[];
}
/**
 * A position: the move that led to it (None at the start, or where people settled something), what happened.
 */
export interface ReplayPosition {
  seq: number;
  seat: number | null;
  move: string | null;
  time: number | null;
  to_move: number[];
  events: unknown[];
  ending: Ending | null;
  timing: Timed | null;
  fore: number | null;
  arranged?: Arranged | null;
}
/**
 * How a move of a race was timed, in milliseconds.
 */
export interface Timed {
  claimed: number | null;
  credit: number;
  residual: number;
  charged: number;
  heat: number[];
  flag: ('credit' | 'pays' | 'pongs' | 'steady' | 'timeline' | 'too-fast') | null;
  camera?: number | null;
}
/**
 * The views of all seats on a page of positions.
 *
 * The first position has seat 0's view, and what is different in those of the others; every further one what changed
 * since the position before it.
 */
export interface ReplayViews {
  first: number;
  view: unknown;
  others: (unknown[] | {})[];
  changes: [number[], unknown[] | {}][][];
}
/**
 * Somebody would like a seat: told to those who may answer, and to whoever asks.
 */
export interface RequestNow {
  number: number;
  seat: number;
  name: string;
  yours: boolean;
  answers: boolean;
}
/**
 * Some seats are ready for the next reveal; when all are, or the rest is over, the foreperiod begins.
 */
export interface Resting {
  t: 'resting';
  reveal: number;
  ready: number[];
  left: number | null;
  fore: boolean;
}
/**
 * A match of the room.
 */
export interface RoomMatchInfo {
  match: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  phase: 'gathering' | 'over' | 'playing';
  created: number;
  spectators: boolean;
  seats: RoomSitter[];
  ranks: number[] | null;
}
/**
 * Who sits at a seat of one of the room's matches.
 */
export interface RoomSitter {
  kind: 'bot' | 'guest' | 'open';
  name: string;
  person: number | null;
}
/**
 * The room as one of its people, or whoever has its code, sees it.
 */
export interface RoomNews {
  code: string;
  host: number | null;
  you: number | null;
  people: RoomPerson[];
  removed: RoomPerson[];
  calls: number;
  called: string | null;
  unfinished: RoomMatchInfo[];
  lately: RoomMatchInfo[];
  tonight: RoomScore[];
  ever: RoomScore[];
  evenings: number;
}
/**
 * Somebody who belongs to the room.
 */
export interface RoomPerson {
  person: number;
  name: string;
  here: boolean;
  resting: boolean;
  at: string | null;
}
/**
 * How somebody has done, over all games.
 */
export interface RoomScore {
  person: number | null;
  name: string;
  played: number;
  wins: number;
  places: number[];
}
/**
 * The room of a match, for whoever belongs to it.
 */
export interface RoomOf {
  code: string | null;
}
/**
 * A rules file: what stands before its first chapter, and the chapters.
 */
export interface Rulebook {
  lead: string;
  chapters: Chapter[];
}
/**
 * Somebody at the table said something; what is for one side no other seat and no spectator is sent.
 */
export interface Said {
  t: 'said';
  seat: number;
  name: string;
  phrase:
    | (
        | 'clap'
        | 'hat'
        | 'hello'
        | 'laugh'
        | 'luck'
        | 'nice'
        | 'ouch'
        | 'sorry'
        | 'sweat'
        | 'thanks'
        | 'think'
        | 'well-played'
      )
    | null;
  text: string | null;
  side?: boolean;
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
  before?: string[];
  gave_up?: boolean;
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
 * Whether one sits out.
 */
export interface SittingOut {
  resting: boolean;
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
  barred: string[];
  spectators: boolean;
  chat: boolean;
  hints: boolean;
  shows_log: boolean;
  coach: boolean;
  absent: 'bot' | 'wait';
  late: 'ask' | 'free' | 'never';
  paused: boolean;
  offer: OfferNow | null;
  asking: RequestNow[];
  race: RaceInfo | null;
  clock: ClockSettings | null;
  luck: Luck | null;
  watching: number;
  next: string | null;
}
/**
 * Why a request is refused: a message's id and, for programmers, a reason; of a record, what is wrong on a line.
 */
export interface Trouble {
  error: string;
  reason: string;
  line?: number;
  refusals?: Refusal[];
}
