import type { AlphaOmegaEvent } from '../../events.ts';
import type { Look } from '../../look.ts';
import { find, hitPoints, left, personOf } from '../../queries/cards.ts';
import { forbiddenTo } from '../../queries/readiness.ts';
import { attackOf, strengthOf } from '../../queries/strength.ts';
import type { CardId, InPlay, Table } from '../../types.ts';
import type { Change, Fate } from './types.ts';

/** What became of the cards in play between two tables, those first that were named. */
export function changesBetween(
  before: Look,
  after: Look,
  events: readonly AlphaOmegaEvent[],
  named: readonly CardId[],
): readonly Change[] {
  const inPlay = [...before.table.inPlay, ...after.table.inPlay].map(({ id }) => id);
  return [...new Set([...named, ...inPlay])].flatMap((id) => {
    const change = changeOf(id, before, after, events);
    return named.includes(id) || isChanged(change) ? [change] : [];
  });
}

const isChanged = ({ damage, absorbed, healed, strength, fate, forbidden, actsAgain }: Change): boolean =>
  damage + absorbed + healed > 0 || strength !== null || fate !== null || forbidden.length > 0 || actsAgain;

function changeOf(id: CardId, before: Look, after: Look, events: readonly AlphaOmegaEvent[]): Change {
  const then = find(before.table, id);
  const now = find(after.table, id);
  const was = then && forbiddenTo(before, then);
  return {
    card: id,
    ...woundsOf(id, events),
    left: now === undefined || hitPoints(after, now) === null ? null : left(after, now),
    strength: differing(then && strengthOf(before, then), now && strengthOf(after, now)),
    attack: differing(then && blowOf(before, then), now && blowOf(after, now)),
    fate: now === undefined ? goneTo(id, then !== undefined, after.table, events) : sideOf(then, now, events),
    forbidden: now === undefined || was === undefined ? [] : newIn(forbiddenTo(after, now), was),
    actsAgain: then?.acted === true && now?.acted === false,
  };
}

const newIn = <T>(all: readonly T[], old: readonly T[]): readonly T[] =>
  all.filter((one) => !old.includes(one));

function woundsOf(
  id: CardId,
  events: readonly AlphaOmegaEvent[],
): Pick<Change, 'damage' | 'excess' | 'absorbed' | 'healed'> {
  const wounds = { damage: 0, excess: 0, absorbed: 0, healed: 0 };
  for (const event of events)
    if (event.type === 'damaged') {
      if (event.card === id) wounds.damage += event.amount;
      if (event.absorbedFor === id) wounds.absorbed += event.amount;
    } else if (event.type === 'healed' && event.card === id) wounds.healed += event.amount;
    else if (event.type === 'spared' && event.card === id) wounds.excess += event.excess ?? 0;
  return { ...wounds, damage: wounds.damage - wounds.excess };
}

const blowOf = (look: Look, card: InPlay): number | null =>
  personOf(look, card) === null ? null : attackOf(look, card, null);

/** Two figures, where both are known and they are not the same. */
const differing = (
  old: number | null | undefined,
  latest: number | null | undefined,
): readonly [number, number] | null =>
  old == null || latest == null || old === latest ? null : [old, latest];

/** What became of a card that is in play now. */
function sideOf(then: InPlay | undefined, now: InPlay, events: readonly AlphaOmegaEvent[]): Fate | null {
  if (then === undefined) return 'enters';
  if (events.some((event) => event.type === 'raised' && event.card === now.id)) return 'rises';
  if (then.side === now.side) return null;
  return now.side === 'opponent' ? 'lured' : 'returns';
}

/** Where a card is that is not in play now. */
function goneTo(
  id: CardId,
  wasInPlay: boolean,
  { seats, opponentPile, goodPiles }: Table,
  events: readonly AlphaOmegaEvent[],
): Fate | null {
  if (!wasInPlay) return null;
  if (seats.some(({ hand }) => hand.includes(id))) return 'toHand';
  if (events.some((event) => event.type === 'defeated' && event.card === id)) return 'falls';
  const isDiscarded = [opponentPile, ...goodPiles].some(({ discard }) => discard.includes(id));
  return isDiscarded ? 'discarded' : 'toDeck';
}
