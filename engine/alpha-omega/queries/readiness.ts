import { FORBIDDEN, type Forbidden } from '../definitions.ts';
import type { Look } from '../look.ts';
import type { CardId, InPlay } from '../types.ts';
import { isLuredPlayer, printOf } from './cards.ts';
import { keptForTable } from './kept.ts';
import { isAvailable, limitKey } from './limits.ts';
import { activatedInForce, interruptsInForce } from './sources.ts';
import { isForbidden } from './strength.ts';

/** Can what a card does be done once more, has it been done as often as may be, or is it taken away for now? */
export type Readiness = 'ready' | 'spent' | 'silenced';

/** The two kinds of ability that wait for a moment of their own. */
export type Waiting = 'activated' | 'interrupt';

/** How the abilities of a card stand that wait to be used; null for a kind that it has none of. */
export type ReadinessOf = Readonly<Record<Waiting, Readiness | null>>;

/** For each card with such abilities in force, whether one of them may still be used. */
const inForce = keptForTable((look): Readonly<Record<Waiting, ReadonlyMap<CardId, boolean>>> => ({
  activated: gathered(activatedInForce(look).map((one) => [one.source.self, isLeft(look, one)])),
  interrupt: gathered(interruptsInForce(look).map((one) => [one.source.self, isLeft(look, one)])),
}));

const isLeft = ({ table }: Look, one: Parameters<typeof limitKey>[0]): boolean =>
  isAvailable(table, one.ability.limit, limitKey(one));

function gathered(found: readonly (readonly [CardId, boolean])[]): ReadonlyMap<CardId, boolean> {
  const all = new Map<CardId, boolean>();
  for (const [card, isReady] of found) all.set(card, isReady || all.get(card) === true);
  return all;
}

/** How the abilities of a card in play stand. What steps in does so for Good alone, and not for a Lured Player's cards. */
export function readinessOf(look: Look, card: InPlay): ReadinessOf {
  const { abilities } = printOf(look.content, card.def);
  const stand = (kind: Waiting): Readiness | null => {
    if (!abilities.some((ability) => ability.kind === kind)) return null;
    const isReady = inForce(look)[kind].get(card.id);
    return isReady === undefined ? 'silenced' : isReady ? 'ready' : 'spent';
  };
  const stepsIn = card.side === 'good' && !isLuredPlayer(look.table, card.owner);
  return { activated: stand('activated'), interrupt: stepsIn ? stand('interrupt') : null };
}

/** What is forbidden to a card just now, or to be done to it. */
export const forbiddenTo = (look: Look, card: InPlay): readonly Forbidden[] =>
  FORBIDDEN.filter((what) => isForbidden(look, card, what));
