import type { Catalogue } from '../../engine/alpha-omega/definitions.ts';
import { fail, ok, type Result } from '../../engine/kernel/result.ts';
import { looksLikeCode, readCode, type PackMention } from './code.ts';
import type { DeckFault } from './faults.ts';
import { readJson } from './json.ts';
import { nameBook, withNear } from './names.ts';
import { readText, type PassedOver, type UnknownLine } from './read-text.ts';
import { settled } from './settle.ts';
import { DECK_LIMITS, type DeckSheet } from './sheet.ts';

/** A card that no pack here has: it is kept by its name. */
export interface UnknownCard extends Omit<UnknownLine, 'line'> {
  /** Where it stands in a text; null in the other forms. */
  readonly line: number | null;
}

/** A deck that somebody sent, before anything is done with it. */
export interface ReadDeck {
  readonly form: 'text' | 'json' | 'code';
  readonly sheet: DeckSheet;
  readonly unknown: readonly UnknownCard[];
  readonly passedOver: readonly PassedOver[];
  /** The packs that the sender had its cards from, as far as it says. */
  readonly packs: readonly PackMention[];
}

/** Reads a deck in whatever form it comes: a share code, JSON, or a list of cards. Nothing is thrown. */
export function readDeck(text: string, content: Catalogue): Result<ReadDeck, DeckFault> {
  if (text.length > DECK_LIMITS.text)
    return fail({ code: 'tooLong', detail: `more than ${String(DECK_LIMITS.text)} characters` });
  const given = text.replace(/^\uFEFF/, '').trim();
  if (given === '') return fail({ code: 'nothing', detail: 'it is empty' });
  if (given.startsWith('{') || given.startsWith('[')) return whole('json', readJson(given, content), content);
  if (looksLikeCode(given)) return whole('code', readCode(given, content), content);
  const read = readText(given, content);
  return read.ok ? ok({ form: 'text', packs: [], ...read.value }) : read;
}

function whole(
  form: 'json' | 'code',
  read: Result<{ readonly sheet: DeckSheet; readonly packs: readonly PackMention[] }, DeckFault>,
  content: Catalogue,
): Result<ReadDeck, DeckFault> {
  if (!read.ok) return read;
  const sheet = settled(read.value.sheet, content);
  const unknown = [...sheet.cards, ...sheet.sideList]
    .filter(({ card }) => !content.has(card))
    .map(({ card, name }) => ({ line: null, card, name }));
  return ok({
    form,
    sheet,
    unknown: withNear(unknown, nameBook(content)),
    passedOver: [],
    packs: read.value.packs,
  });
}
