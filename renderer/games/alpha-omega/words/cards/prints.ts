import type { CardDef, DefId } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import type { CardBook } from './words.ts';

/** What is said of a card whose pack is gone. */
export const missingNote = (): string => t('names.missingNote');

/** Is it a blank print, of a card whose pack is gone? */
export const isMissing = (def: CardDef): boolean => def.copies === 0;

/** The print of a card; a blank one where its pack is gone, so that the game can still be seen. */
export function printOf(book: CardBook, def: DefId): CardDef {
  return (
    book.get(def) ?? {
      id: def,
      type: 'event',
      side: 'good',
      name: def.replace(/^.*:/, ''),
      copies: 0,
      emblem: '',
      flavour: { quote: '', source: '' },
      provenance: {},
      lasts: 'moment',
      abilities: [],
    }
  );
}
