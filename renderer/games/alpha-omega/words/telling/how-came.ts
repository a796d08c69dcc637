import type { AlphaOmegaEvent, CardId, ToldEvent } from '../../../../../engine/alpha-omega/index.ts';

/** What a card may do before it is known whether it does anything. */
const NO_EFFECT: ReadonlySet<AlphaOmegaEvent['type']> = new Set(['abilityUsed', 'dieRolled', 'looked']);

/** The message that tells of a drawn Opponent card, by what became of it at once. */
type HowCame = 'lately.came' | 'lately.cameToNobody' | 'lately.cameInVain' | 'lately.cameToWait';

/**
 * How a drawn Opponent card came: an Event may find nobody, do nothing, or wait for somebody.
 * @param events what happened, its drawing among it
 */
export function howCame(card: CardId, isEvent: boolean, events: readonly ToldEvent[]): HowCame {
  if (!isEvent) return 'lately.came';
  const all = events.map(({ event }) => event);
  const idled = all.find((event) => event.type === 'idled' && event.card === card);
  if (idled?.type === 'idled')
    return idled.why === 'noGoodPerson' ? 'lately.cameToNobody' : 'lately.cameInVain';
  const applied = all.findIndex((event) => event.type === 'eventApplied' && event.card === card);
  if (applied < 0) {
    const waits = all.some((event) => event.type === 'waited' && event.card === card);
    return waits ? 'lately.cameToWait' : 'lately.came';
  }
  const after = all.slice(applied + 1);
  const over = after.findIndex(
    (event) => event.type === 'discarded' && event.card === card && event.why === 'momentOver',
  );
  const isInVain = over >= 0 && after.slice(0, over).every(({ type }) => NO_EFFECT.has(type));
  return isInVain ? 'lately.cameInVain' : 'lately.came';
}
