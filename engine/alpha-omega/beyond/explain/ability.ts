import type { Look } from '../../look.ts';
import { defOf, opponentPlayer } from '../../queries/cards.ts';
import { whyNoUse } from '../../queries/legal.ts';
import { whyAsleep } from '../../queries/roster.ts';
import { activatedInForce, forcesOn } from '../../queries/sources.ts';
import type { Note } from '../../reasons.ts';
import type { InPlay } from '../../types.ts';
import { commandsItself, timing } from './action.ts';
import type { Asked } from './asked-first.ts';
import { whyNotReadyNow } from './opponent-action.ts';

/** Why a card's player cannot use its ability now; nothing when one can be used. Rulebook, Action Phase. */
export function refusalsToUse(look: Look, card: InPlay, asked: Asked | null): readonly Note[] {
  const { id } = card;
  if (!defOf(look, id).abilities.some((ability) => ability.kind === 'activated'))
    return [{ code: 'noAbility', card: id }];
  const asleep = whyAsleep(look, card);
  if (asleep !== null) return [{ code: asleep, card: id }];
  if (card.side === 'good') return [...timing(look, card, asked), ...unusable(look, card)];
  if (opponentPlayer(look.table) === null) return commandsItself(card);
  return [...whyNotReadyNow(look, card, asked), ...unusable(look, card)];
}

function unusable(look: Look, card: InPlay): readonly Note[] {
  const { id } = card;
  const awake = activatedInForce(look).filter(({ source }) => source.self === id);
  if (awake.length === 0) return [silenced(look, card)];
  const refusals: Note[] = [];
  for (const carried of awake) {
    const why = whyNoUse(look, carried);
    if (why === null) return [];
    const { per, times = 1 } = carried.ability.limit;
    refusals.push(
      why === 'limitUsed' ? { code: why, card: id, per, amount: times } : { code: why, card: id },
    );
  }
  return refusals;
}

/** An ability that nothing else keeps from being used is one that words work, and whose card is silenced. */
function silenced(look: Look, card: InPlay): Note {
  const by = forcesOn(look, 'silenced', card)[0]?.scope.self;
  return { code: 'silenced', card: card.id, ...(by === undefined ? {} : { other: by }) };
}
