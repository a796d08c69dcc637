import { z } from 'zod';
import { named, takes, type ApiOf } from '../../../channel.ts';
import { nameAsKept, typedLine, typedPage, typedSomething } from '../../../name-schema.ts';
import type {
  Deck,
  DeckFault,
  DeckForm,
  DeckForms,
  DeckOrigin,
  DeckPreview,
  DeckList,
  DeckVersion,
  NamedChange,
} from './api.ts';

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
const ref = z.strictObject({ deck });
const putAside = z.strictObject({ deck, aside: z.boolean() });
/** From a version to another one; null for the deck as it is now. */
const compared = z.strictObject({ deck, from: version, to: version.nullable() });
/** Longer ones are refused where they are read, with words for people. */
const text = z.string().max(2_000_000);

/** Everything the window can ask about decks. */
export const DECKS = {
  deckList: takes().gives<DeckList>(),
  openDeck: takes(ref).gives<Deck>(),
  makeDeck: takes(z.strictObject({ ...label, ...deckLists, side, origin: named(deckOrigin) })).gives<Deck>(),
  copyDeck: takes(z.strictObject({ deck, name: label.name })).gives<Deck>(),
  /** Keeps a change that is no version yet. */
  keepDraft: takes(z.strictObject({ deck, ...deckLists })).gives<Deck>(),
  /** Forgets what was changed since the latest version. */
  dropDraft: takes(ref).gives<Deck>(),
  /** Makes a version of these lists, unless they are those of the latest one. */
  saveDeck: takes(z.strictObject({ deck, ...deckLists, origin: named(deckOrigin) })).gives<Deck>(),
  /** The latest first. */
  deckVersions: takes(ref).gives<readonly DeckVersion[]>(),
  compareVersions: takes(compared).gives<readonly NamedChange[]>(),
  /** Makes a version with the lists of an earlier one. */
  restoreVersion: takes(z.strictObject({ deck, version })).gives<Deck>(),
  relabelDeck: takes(z.strictObject({ deck, ...label })).gives<Deck>(),
  archiveDeck: takes(putAside).gives<null>(),
  /** Into the trash, or out of it again. */
  trashDeck: takes(putAside).gives<null>(),
  /** Deletes a deck of the trash for good. */
  deleteDeck: takes(ref).gives<null>(),
  /** Reads a text, a text of JSON or a share code; nothing is written. */
  previewDeck: takes(z.strictObject({ text })).gives<DeckPreview | DeckFault>(),
  deckForms: takes(ref).gives<DeckForms>(),
  /** Asks where to, and writes the file. @returns the path, or null where somebody thought better of it */
  saveDeckForm: takes(z.strictObject({ deck, form })).gives<string | null>(),
};
export interface DecksApi extends ApiOf<typeof DECKS> {}

export type NewDeck = Parameters<DecksApi['makeDeck']>[0];
export type DeckRef = Parameters<DecksApi['openDeck']>[0];
