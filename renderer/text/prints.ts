import type { CardDef, DefId } from '../../engine/index.ts';
import type { CardBook } from './words.ts';

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
      text: 'The pack that printed this card is missing.',
      flavour: { quote: '', source: '' },
      provenance: {},
      lasts: 'moment',
      abilities: [],
    }
  );
}
