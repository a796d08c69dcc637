import type { AlphaOmegaEvent, ToldEvent } from '../../../../../engine/alpha-omega/index.ts';

/** What happens right after an ability only where the ability itself did nothing. */
const NEVER_ITS_EFFECT: ReadonlySet<AlphaOmegaEvent['type']> = new Set([
  ...(['struck', 'attackEnded', 'abilityUsed', 'strengthChecked'] as const),
  ...(['roundBegan', 'turnBegan', 'phaseBegan', 'opponentTurnBegan'] as const),
]);

/**
 * Did an ability that works by itself find nothing to do? Its effect comes right after it.
 * @param next what happened next; nothing where that is still to come
 */
export function comesToNothing({ event }: ToldEvent, next: ToldEvent | undefined): boolean {
  if (event.type !== 'abilityUsed' || event.chosenBy !== null || next === undefined) return false;
  return (
    NEVER_ITS_EFFECT.has(next.event.type) ||
    ((next.event.type === 'damaged' || next.event.type === 'healed') && next.event.by !== event.card)
  );
}
