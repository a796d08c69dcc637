import { z } from 'zod';
import type { ArgumentsOf } from '../../../arguments.ts';
import { nameAsKept, typedLine, typedPage, typedSomething } from '../../../name-schema.ts';
import type { DeckForm, DeckOrigin, DecksApi } from './api.ts';

const deck = z.uuid();

/** A card of a pack, as in `starter:michael`. */
export const cardId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/);

const [line, something] = [typedLine, typedSomething];

const copies = z.int().min(1).max(99);
const listsWith = (shown: z.ZodType<string>) => {
  const cards = z.array(z.strictObject({ card: cardId, copies, name: shown })).max(300);
  return { cards, sideList: cards };
};

/** The two lists of a deck. */
export const deckLists = listsWith(something(80));

/** The same as they are read back from what was kept. */
export const keptLists = listsWith(nameAsKept(80));

const label = {
  name: something(60),
  notes: typedPage(20_000),
  tags: z.array(something(30)).max(20),
  cardNotes: z
    .record(cardId, something(200))
    .refine((notes) => Object.keys(notes).length <= 600, { error: 'more than 600 notes' }),
};

const forms: Readonly<Record<DeckForm, DeckForm>> = { text: 'text', json: 'json', code: 'code' };
const form = z.enum(forms);
const version = z.int().min(1).max(1_000_000);

/** Where a version came from; what is stored is read by it as well. */
export const deckOrigin: z.ZodType<DeckOrigin> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['made', 'edited', 'wish', 'swapped']) }),
  z.strictObject({ kind: z.literal('imported'), form }),
  z.strictObject({ kind: z.enum(['copied', 'starter']), of: line(60) }),
  z.strictObject({ kind: z.literal('restored'), version }),
]);

const side = z.enum(['good', 'opponent']);
const ref = z.tuple([z.strictObject({ deck })]);
const putAside = z.tuple([z.strictObject({ deck, aside: z.boolean() })]);

export const DECKS_ARGUMENTS: ArgumentsOf<DecksApi> = {
  deckList: z.tuple([]),
  openDeck: ref,
  makeDeck: z.tuple([z.strictObject({ ...label, ...deckLists, side, origin: deckOrigin })]),
  copyDeck: z.tuple([z.strictObject({ deck, name: label.name })]),
  keepDraft: z.tuple([z.strictObject({ deck, ...deckLists })]),
  dropDraft: ref,
  saveDeck: z.tuple([z.strictObject({ deck, ...deckLists, origin: deckOrigin })]),
  deckVersions: ref,
  compareVersions: z.tuple([z.strictObject({ deck, from: version, to: version.nullable() })]),
  restoreVersion: z.tuple([z.strictObject({ deck, version })]),
  relabelDeck: z.tuple([z.strictObject({ deck, ...label })]),
  archiveDeck: putAside,
  trashDeck: putAside,
  deleteDeck: ref,
  // Longer ones are refused where they are read, with words for people.
  previewDeck: z.tuple([z.strictObject({ text: z.string().max(2_000_000) })]),
  deckForms: ref,
  saveDeckForm: z.tuple([z.strictObject({ deck, form })]),
};
