import type { Library } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { ObjectiveDef } from '../../../../engine/alpha-omega/index.ts';
import type { CardBook } from '../words/cards/words.ts';

/** The Objectives that can be played for, in the order of their campaigns. */
export const objectivesIn = (library: Library | null, book: CardBook): readonly ObjectiveDef[] =>
  (library?.objectives ?? []).flatMap((id) => {
    const card = book.get(id);
    return card?.type === 'objective' ? [card] : [];
  });
