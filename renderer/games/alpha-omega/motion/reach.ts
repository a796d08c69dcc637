import type { AlphaOmegaEvent, CardId, ToldEvent, View } from '../../../../engine/alpha-omega/index.ts';
import type { CueOf } from './cue.ts';

/** What an event does to a card from another one, and whether that is to its good; null where it does nothing of the kind. */
function doneBy(event: AlphaOmegaEvent): { readonly by: CardId; readonly how: 'hurt' | 'healed' } | null {
  switch (event.type) {
    case 'damaged':
    case 'defeated':
    case 'luredAstray':
      return { by: event.by, how: 'hurt' };
    case 'healed':
    case 'broughtOver':
    case 'saved':
      return { by: event.by, how: 'healed' };
    default:
      return null;
  }
}

/** Whom cards reach with what they say, from far: an attack is seen to fly, and needs none of this. */
export function reachCues(
  events: readonly ToldEvent[],
  { attack }: Pick<View, 'attack'>,
): readonly CueOf<'reach'>[] {
  const strikers = new Set(events.flatMap(({ event }) => (event.type === 'struck' ? [event.by] : [])));
  if (attack !== null) strikers.add(attack.by);
  const reached = new Map<string, CueOf<'reach'>>();
  for (const { event } of events) {
    const done = doneBy(event);
    if (done === null || !('card' in event) || done.by === event.card || strikers.has(done.by)) continue;
    reached.set(`${done.by} ${event.card}`, { kind: 'reach', to: event.card, ...done });
  }
  return [...reached.values()];
}
