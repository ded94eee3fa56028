// A finished match as a table: what everybody answered in each round.
import type { JaneEvent, JaneView } from '../../net/wire';
import type { SummaryProps } from '../contract';

export type Answer = 'won' | 'right' | 'wrong' | 'shot' | 'none';

export interface Story {
  rounds: number[];
  /** By seat, then by round. */
  answers: Answer[][];
}

export function storyOf(positions: SummaryProps<JaneView, JaneEvent>['positions'], seats: number): Story {
  const rounds: number[] = [];
  const answers: Answer[][] = Array.from({ length: seats }, () => []);
  const note = (seat: number, answer: Answer): void => {
    answers[seat]![rounds.length - 1] = answer;
  };
  for (const event of positions.flatMap((position) => position.events)) {
    if (event.event === 'revealed') {
      rounds.push(event.round);
      for (const row of answers) row.push('none');
    } else if (event.event === 'shot') note(event.seat, 'shot');
    else if (event.event === 'checked') note(event.seat, event.right ? 'right' : 'wrong');
    else if (event.event === 'won') note(event.seat, 'won');
  }
  return { rounds, answers };
}
