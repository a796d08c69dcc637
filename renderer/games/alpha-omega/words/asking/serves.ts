import type { CardDef, CardId, DecisionView } from '../../../../../engine/alpha-omega/index.ts';
import type { Answer } from '../../../../../engine/index.ts';
import { strengthShown } from '../cards/card-words.ts';
import { t } from '../../../../text/language/language.ts';
import type { Names } from './names.ts';

/** What a choice does by itself, where nothing else speaks for it: a blow, or what is played; null for any other. */
export function servesWords([id]: Answer, { ask }: DecisionView, names: Names): string | null {
  const option = ask?.options.find((one) => one.id === id);
  if (option?.kind === 'attack') return blowWords(option.card, option.target, names);
  if (option?.kind !== 'play') return null;
  const def = names.book.get(names.def(option.card) ?? '');
  const strength = def === undefined ? 0 : printedIn(def);
  return strength > 0 ? t('counsel.adds', { card: names.card(option.card), strength }) : null;
}

/** What a card brings by its print. */
function printedIn(def: CardDef): number {
  if (def.type === 'person') return def.strength;
  return def.type === 'item' ? def.attack : 0;
}

function blowWords(by: CardId, target: CardId, names: Names): string | null {
  const blow = names.view.blows.find((each) => each.by === by && each.target === target);
  if (blow === undefined) return null;
  const { left } = blow;
  if (left > 0) return t('counsel.leaves', { target: names.card(target), left });
  const struck = names.inPlay(target);
  const isTheirs = struck?.countsFor === 'opponent';
  const strength = struck === undefined || !isTheirs ? 0 : (strengthShown(struck) ?? 0);
  return t('counsel.fells', { target: names.card(target), strength });
}
