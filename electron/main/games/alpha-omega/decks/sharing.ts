import { codeOf } from '../../../../../cards/decks/code.ts';
import { jsonOf } from '../../../../../cards/decks/json.ts';
import type { DeckFault as Fault } from '../../../../../cards/decks/faults.ts';
import { readDeck as readDeckText, type ReadDeck } from '../../../../../cards/decks/read.ts';
import type { DeckSheet } from '../../../../../cards/decks/sheet.ts';
import { textOf } from '../../../../../cards/decks/write-text.ts';
import { judgeDeck } from '../../../../../engine/alpha-omega/index.ts';
import { type Result } from '../../../../../engine/index.ts';
import type {
  DeckFault,
  DeckForm,
  DeckForms,
  DeckPreview,
} from '../../../../shared/games/alpha-omega/api.ts';
import type { Offer } from '../../../system/files.ts';
import { words } from '../../../window/words.ts';
import type { Stock } from './content.ts';

/** A deck in all forms in which it can be handed on. */
export function formsOf(deck: DeckSheet, { content, versions }: Stock): DeckForms {
  return {
    text: textOf(deck, content),
    json: jsonOf(deck, versions),
    code: codeOf(deck, versions),
  };
}

/** What the file of a form is called. */
export function offerOf(name: string, form: DeckForm): Offer {
  const { deckList, deckJson, deckCode } = words().files;
  switch (form) {
    case 'text':
      return { name, kind: deckList, extension: 'txt' };
    case 'json':
      return { name, kind: deckJson, extension: 'json' };
    case 'code':
      return { name, kind: deckCode, extension: 'txt' };
    default:
      return form satisfies never;
  }
}

/** What a text would be as a deck here, or why it is none. */
export function previewOf(text: string, stock: Stock): DeckPreview | DeckFault {
  return shownAs(readDeckText(text, stock.content), stock);
}

function shownAs(read: Result<ReadDeck, Fault>, { content, versions }: Stock): DeckPreview | DeckFault {
  if (!read.ok) return { kind: 'fault', ...read.error };
  const { form, sheet, unknown, passedOver, packs } = read.value;
  return {
    ...sheet,
    ...{ kind: 'deck', form, unknown, passedOver },
    issues: judgeDeck(sheet.side, sheet.cards, content),
    packs: packs.map(({ id, version }) => ({ id, version, here: versions.get(id) ?? null })),
  };
}
