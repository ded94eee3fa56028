// What is special about a scenario, read from its file: who lies in wait, who suspects nothing, who is held, who may leave.
import type { JoeScenarioInfo, JoeStartPlace } from '../../../net/wire';

/** A special rule: `joe-room-special-RULE` says it of these characters, or of the sides with these ids. */
export interface Special {
  rule: string;
  who: string[];
}

/** How somebody begins, if not as usual. */
function beginning({ ambush, asleep, held }: JoeStartPlace): string[] {
  return [
    ...(ambush ? [asleep === null ? 'ambush' : `ambush-${asleep}`] : asleep === null ? [] : [asleep]),
    ...(held === null ? [] : [held]),
  ];
}

/** The rules that follow from a scenario's file; `present` are those who take part. */
export function specialsOf({ start, sides }: JoeScenarioInfo, present: (name: string) => boolean): Special[] {
  const found = new Map<string, string[]>();
  for (const standing of start)
    if (present(standing.character))
      for (const rule of beginning(standing)) found.set(rule, [...(found.get(rule) ?? []), standing.character]);
  const leaving = sides.flatMap(({ id, leaves }) => (leaves ? [id] : []));
  return [
    ...[...found].map(([rule, who]) => ({ rule, who })),
    ...(leaving.length > 0 ? [{ rule: 'leaves', who: leaving }] : []),
  ];
}
