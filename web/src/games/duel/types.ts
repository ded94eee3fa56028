// The duel as it travels: what a seat may know, and what happened.
export interface SideView {
  rising: number;
  falling: number;
  rising_helped: boolean;
  falling_helped: boolean;
  hand_size: number;
  deck_size: number;
  hand: number[] | null;
  left: number[] | null;
}

export interface DuelView {
  seat: number | null;
  turn: number | null;
  drawing: number | null;
  owed: number;
  laid: number;
  needed: number;
  helped: boolean;
  winner: number | null;
  sides: [SideView, SideView];
}

export interface Laid {
  event: 'laid';
  seat: number;
  card: number;
  owner: number;
  pile: 'rising' | 'falling';
  covered: number;
  way: 'step' | 'jump' | 'help';
}

export type DuelEvent =
  | { event: 'began'; seat: number }
  | { event: 'drew'; seat: number; card: number | null }
  | Laid
  | { event: 'ended'; seat: number; draws: number }
  | { event: 'won'; seat: number; reason: 'emptied' | 'stuck' };
