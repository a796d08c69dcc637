import type { CardDef } from '../../../../engine/alpha-omega/index.ts';
import { printedWords } from '../words/cards/card-words.ts';
import { t } from '../../../text/language/language.ts';
import type { CardTaking } from '../library/taking.ts';
import { fitsIn } from './at-hand.svelte.ts';
import type { DeckEditing } from './editing.svelte.ts';
import { lineKeys } from './line-keys.ts';
import { isNoting } from './noting.ts';

/** How cards are taken out of a list of cards into the deck that is being edited. */
export function takingInto(editing: DeckEditing): CardTaking {
  const fits = (def: CardDef): boolean => fitsIn(editing.deck, def);
  return {
    wordsFor: (def) =>
      fits(def)
        ? t('deckEditor.poolLine', {
            card: printedWords(def),
            copies: editing.copies('cards', def.id),
            published: def.copies,
          })
        : null,
    countFor: (def) =>
      fits(def)
        ? t('deckEditor.heldOf', { copies: editing.copies('cards', def.id), published: def.copies })
        : null,
    isTaken: ({ id }) => editing.copies('cards', id) > 0,
    onlook: ({ id }) => void (editing.looked = id),
    onpass: ({ id }) => {
      if (!isNoting()) editing.looked = id;
    },
    onkey: (event, def) => {
      const entry = { card: def.id, name: def.name };
      return (
        fits(def) &&
        lineKeys({
          add: (by) => editing.add('cards', entry, by),
          set: (copies) => editing.set('cards', { ...entry, copies }),
          aside: () => editing.add('sideList', entry, 1),
        })(event)
      );
    },
  };
}
