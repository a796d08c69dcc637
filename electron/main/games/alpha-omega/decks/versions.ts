import {
  addVersion,
  deckVersion,
  deckVersions,
  dropDraft,
  keepDraft,
  readDeck,
} from '../../../../../db/alpha-omega/decks.ts';
import type { DecksApi } from '../../../../shared/games/alpha-omega/api.ts';
import type { HandlersOf } from '../../../ipc/ipc.ts';
import { refuse } from '../../../ipc/trouble.ts';
import type { DeckDeps } from './deps.ts';
import { areSame, changesOf, listsOf, versionsOf } from './shown.ts';

type Changing =
  | 'keepDraft'
  | 'dropDraft'
  | 'saveDeck'
  | 'deckVersions'
  | 'compareVersions'
  | 'restoreVersion';

/** Decks as they are changed: a draft with every change, a version with every one that is saved. */
export function changing({
  db,
  now,
  stock,
  withDeck,
  shown,
}: DeckDeps): Pick<HandlersOf<DecksApi>, Changing> {
  return {
    keepDraft: withDeck((row, { deck, cards, sideList }) => {
      const lists = { cards, sideList };
      if (areSame(lists, listsOf(row.version.lists))) dropDraft(db, deck);
      else keepDraft(db, deck, lists, now());
      return shown(deck);
    }),
    dropDraft: withDeck((_, { deck }) => {
      dropDraft(db, deck);
      return shown(deck);
    }),
    saveDeck: withDeck((row, { deck, origin, cards, sideList }) => {
      const lists = { cards, sideList };
      if (areSame(lists, listsOf(row.version.lists))) dropDraft(db, deck);
      else addVersion(db, deck, { at: now(), origin, lists });
      return shown(deck);
    }),
    deckVersions: withDeck((_, { deck }) => ({
      ok: true,
      value: versionsOf(deckVersions(db, deck), stock().content),
    })),
    compareVersions: withDeck((row, { deck, from, to }) => {
      const before = deckVersion(db, deck, from);
      const after = to === null ? { lists: row.draft ?? row.version.lists } : deckVersion(db, deck, to);
      if (before === null || after === null) return refuse('gone', `${deck} has no such version`);
      return { ok: true, value: changesOf(listsOf(before.lists), listsOf(after.lists), stock().content) };
    }),
    restoreVersion: withDeck((row, { deck, version }) => {
      const wanted = deckVersion(db, deck, version);
      if (wanted === null) return refuse('gone', `${deck} has no version ${String(version)}`);
      // What was being changed is kept as a version of its own: nothing that was seen is lost.
      if (row.draft !== null)
        addVersion(db, deck, { at: now(), origin: { kind: 'edited' }, lists: row.draft });
      const latest = readDeck(db, deck)?.version.lists ?? row.version.lists;
      if (!areSame(listsOf(wanted.lists), listsOf(latest)))
        addVersion(db, deck, { at: now(), origin: { kind: 'restored', version }, lists: wanted.lists });
      return shown(deck);
    }),
  };
}
