import fc from 'fast-check';
import type { DecksApi } from '../../shared/games/alpha-omega/api.ts';
import { DECKS } from '../../shared/games/alpha-omega/decks/contract.ts';
import { anyArguments, some, spoilt } from './junk.ts';
import type { MalformedOf } from './malformed-of.ts';

const deck = '00000000-0000-4000-8000-000000000000';
const lists = { cards: [{ card: 'starter:hope', copies: 2, name: 'Hope' }], sideList: [] };
const label = { name: 'Light', notes: '', tags: [], cardNotes: {} };

/** A request with something wrong in it; what chance has made right is left out. */
function wrong(
  channel: keyof DecksApi,
  request: Readonly<Record<string, unknown>>,
): fc.Arbitrary<readonly unknown[]> {
  const isRight = (given: readonly unknown[]): boolean => DECKS[channel].safeParse(given).success;
  return fc.oneof(anyArguments, spoilt(request)).filter((given) => !isRight(given));
}

export const MALFORMED_DECKS: MalformedOf<DecksApi> = {
  deckList: () => some,
  openDeck: () => wrong('openDeck', { deck }),
  makeDeck: () => wrong('makeDeck', { ...label, ...lists, side: 'good', origin: { kind: 'made' } }),
  copyDeck: () => wrong('copyDeck', { deck, name: 'Light' }),
  keepDraft: () => wrong('keepDraft', { deck, ...lists }),
  dropDraft: () => wrong('dropDraft', { deck }),
  saveDeck: () => wrong('saveDeck', { deck, ...lists, origin: { kind: 'edited' } }),
  deckVersions: () => wrong('deckVersions', { deck }),
  compareVersions: () => wrong('compareVersions', { deck, from: 1, to: null }),
  restoreVersion: () => wrong('restoreVersion', { deck, version: 1 }),
  relabelDeck: () => wrong('relabelDeck', { deck, ...label }),
  archiveDeck: () => wrong('archiveDeck', { deck, aside: true }),
  trashDeck: () => wrong('trashDeck', { deck, aside: true }),
  deleteDeck: () => wrong('deleteDeck', { deck }),
  previewDeck: () => wrong('previewDeck', { text: '2 Hope' }),
  deckForms: () => wrong('deckForms', { deck }),
  saveDeckForm: () => wrong('saveDeckForm', { deck, form: 'text' }),
};
