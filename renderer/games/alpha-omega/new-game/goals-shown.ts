import type { Library } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { ObjectiveDef } from '../../../../engine/alpha-omega/index.ts';
import { objectiveGoals } from '../words/cards/card-texts.ts';
import type { CardBook } from '../words/cards/words.ts';

/** What wins and what loses an Objective, as far as there is room beside its picture: not the Opponents' lead. */
export function goalsShown(
  def: ObjectiveDef,
  { ends }: Pick<Library, 'ends'>,
  book: CardBook,
): ReturnType<typeof objectiveGoals> {
  const [win, , ...others] = objectiveGoals(def, ends[def.id] ?? [], book);
  return win === undefined ? [] : [win, ...others];
}
