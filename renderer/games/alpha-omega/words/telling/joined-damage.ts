import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { EventOf, ToldEvent } from '../../../../../engine/alpha-omega/index.ts';

/** An entry of the log in which what one card deals another at once is told as one sum, where a single line is to tell all of it. */
export function withJoinedDamage(entry: LogEntry): LogEntry {
  return 'events' in entry ? { ...entry, events: joined(entry.events) } : entry;
}

function joined(events: readonly ToldEvent[]): readonly ToldEvent[] {
  return events.reduce<readonly ToldEvent[]>((told, next) => {
    const { event } = next;
    if (event.type !== 'damaged') return [...told, next];
    const run = told.slice(told.findLastIndex((each) => each.event.type !== 'damaged') + 1);
    const before = run.find((each) => each.event.type === 'damaged' && isSame(each.event, event));
    if (before?.event.type !== 'damaged') return [...told, next];
    const { parts: _, ...damage } = event;
    const sum = { ...damage, amount: before.event.amount + damage.amount };
    return [...told.filter((each) => each !== before), { ...next, event: sum }];
  }, []);
}

const isSame = (one: EventOf<'damaged'>, other: EventOf<'damaged'>): boolean =>
  one.by === other.by && one.card === other.card && one.absorbedFor === other.absorbedFor;
