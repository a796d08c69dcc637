import type { CardId, Option } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import { isAgainstOwn } from './options.ts';
import type { Names } from './names.ts';

/** Why a card that is dragged cannot be, and what can be done with it instead. */
export function heldBackWords(id: CardId, own: readonly Option[], names: Names): string {
  const card = names.card(id);
  const inPlay = names.inPlay(id);
  if (own.some(({ kind }) => kind === 'ability'))
    return t(inPlay?.acted === true ? 'ask.dragAbilityStill' : 'ask.dragAbility', { card });
  if (own.length > 0)
    return t(own.every((option) => isAgainstOwn(option, names)) ? 'ask.dragNoFoe' : 'ask.dragPress', {
      card,
    });
  if (inPlay === undefined) return t('ask.dragFromHand', { card });
  if (inPlay.side === 'opponent') return t('ask.dragOpponent', { card });
  return t(inPlay.acted ? 'ask.dragActed' : 'ask.dragIdle', { card });
}
