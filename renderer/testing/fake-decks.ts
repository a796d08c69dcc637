import { changesBetween, countOf, isPlayable, judgeDeck } from '../../engine/alpha-omega/index.ts';
import type {
  Deck,
  DeckCard,
  DeckLists,
  DeckOrigin,
  DecksApi,
  DeckSummary,
  NamedChange,
  NewDeck,
} from '../../electron/shared/games/alpha-omega/api.ts';
import type { Reply } from '../../electron/shared/api.ts';
import { fakeCards } from '../games/alpha-omega/words/testing/fake-cards.ts';

const content = new Map(fakeCards.map((card) => [card.id, card]));
const well = <T>(value: T): Promise<Reply<T>> => Promise.resolve({ ok: true, value });

interface Kept extends NewDeck {
  readonly id: string;
  readonly isArchived: boolean;
  readonly isTrashed: boolean;
  readonly draft: DeckLists | null;
  readonly versions: readonly (DeckLists & { readonly origin: DeckOrigin })[];
}

/** The cards of a deck by their names, as in `2 Hope`. */
export function fakeList(...lines: readonly string[]): readonly DeckCard[] {
  return lines.map((line) => {
    const [, copies = '1', name = line] = /^(\d+) (.+)$/.exec(line) ?? [];
    const card = fakeCards.find((each) => each.name === name);
    return { card: card?.id ?? `unknown:${name.toLowerCase()}`, copies: Number(copies), name };
  });
}

/** A deck that a test begins with. */
export const fakeDeck = (name: string, cards: readonly DeckCard[], more: Partial<NewDeck> = {}): NewDeck => ({
  ...{ name, cards, sideList: [], notes: '', tags: [], cardNotes: {} },
  ...{ side: 'good', origin: { kind: 'made' } },
  ...more,
});

const when = (minute: number): string => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;

/** A main process that keeps decks in memory, with the very rules of what a deck may be. */
export function fakeDecks(first: readonly NewDeck[] = []): DecksApi {
  const kept = new Map<string, Kept>();
  const missing = (id: string) =>
    Promise.resolve({ ok: false, error: { code: 'noSuchDeck', detail: id } } as const);
  const put = (deck: NewDeck): Kept => {
    const id = `deck-${String(kept.size + 1)}`;
    const { cards, sideList, origin } = deck;
    const more = {
      isArchived: false,
      isTrashed: false,
      draft: null,
      versions: [{ cards, sideList, origin }],
    };
    const made: Kept = { ...deck, id, ...more };
    kept.set(id, made);
    return made;
  };
  const latest = (deck: Kept): DeckLists => deck.versions.at(-1) ?? deck;
  const now = (deck: Kept): DeckLists => deck.draft ?? latest(deck);
  const shown = (deck: Kept): Deck => {
    const { id, side, name, notes, tags, cardNotes, isArchived, draft, versions } = deck;
    const { cards, sideList } = now(deck);
    const issues = judgeDeck(side, cards, content);
    const state = { version: versions.length, hasDraft: draft !== null, issues, isArchived };
    return { id, side, name, notes, tags, cardNotes, cards, sideList, ...state };
  };
  const change = (id: string, changes: (deck: Kept) => Partial<Kept>): Promise<Reply<Deck>> => {
    const deck = kept.get(id);
    if (!deck) return missing(id);
    const changed = { ...deck, ...changes(deck) };
    kept.set(id, changed);
    return well(shown(changed));
  };
  const summary = (deck: Kept, index: number): DeckSummary => {
    const { id, side, name, tags, hasDraft, isArchived, issues } = shown(deck);
    const errors = isPlayable(issues) ? 0 : issues.filter(({ severity }) => severity === 'error').length;
    const { cards } = now(deck);
    return { id, side, name, tags, hasDraft, isArchived, errors, cards, changedAt: when(index) };
  };
  const append = (deck: Kept, lists: DeckLists, origin: DeckOrigin): Partial<Kept> => ({
    draft: null,
    versions: [...deck.versions, { cards: lists.cards, sideList: lists.sideList, origin }],
  });
  for (const deck of first) put(deck);
  return {
    deckList: () => {
      const all = [...kept.values()];
      return well({
        decks: all.filter(({ isTrashed }) => !isTrashed).map(summary),
        unreadable: [],
        trash: all
          .filter(({ isTrashed }) => isTrashed)
          .map(({ id, name, side }) => ({ id, name, side, deletedAt: when(1) })),
        starters: [
          {
            ...{ pack: 'starter', ready: null, title: 'Alpha/Omega Starter', side: 'good' },
            cards: fakeList('Michael', '2 Hope', '2 Love', 'Crystal Sea', 'Heaven', '2 Flaming Sword'),
          },
          {
            ...{ pack: 'starter', ready: 'balm', title: 'Alpha/Omega Starter', side: 'good' },
            cards: fakeList('Raphael', 'Zerachiel', '2 Hope', 'Eden'),
          },
        ],
      });
    },
    openDeck: ({ deck }) => change(deck, () => ({})),
    makeDeck: (deck) => well(shown(put(deck))),
    copyDeck: ({ deck, name }) => {
      const old = kept.get(deck);
      return old
        ? well(shown(put({ ...old, ...now(old), name, origin: { kind: 'copied', of: old.name } })))
        : missing(deck);
    },
    keepDraft: ({ deck, cards, sideList }) => change(deck, () => ({ draft: { cards, sideList } })),
    dropDraft: ({ deck }) => change(deck, () => ({ draft: null })),
    saveDeck: ({ deck, origin, ...lists }) => change(deck, (old) => append(old, lists, origin)),
    deckVersions: ({ deck }) => {
      const versions = kept.get(deck)?.versions ?? [];
      const rows = versions.map(({ cards, origin }, index) => ({
        ...{ number: index + 1, at: when(index), origin, copies: countOf(cards) },
        changes: changes(versions[index - 1]?.cards ?? [], cards),
      }));
      return well(rows.toReversed());
    },
    compareVersions: ({ deck, from, to }) => {
      const old = kept.get(deck);
      if (!old) return missing(deck);
      const after = to === null ? now(old) : old.versions[to - 1];
      return well(changes(old.versions[from - 1]?.cards ?? [], after?.cards ?? []));
    },
    restoreVersion: ({ deck, version }) =>
      change(deck, (old) =>
        append(old, old.versions[version - 1] ?? latest(old), { kind: 'restored', version }),
      ),
    relabelDeck: ({ deck, ...label }) => change(deck, () => label),
    archiveDeck: async ({ deck, aside }) => {
      await change(deck, () => ({ isArchived: aside }));
      return { ok: true, value: null };
    },
    trashDeck: async ({ deck, aside }) => {
      await change(deck, () => ({ isTrashed: aside }));
      return { ok: true, value: null };
    },
    deleteDeck: ({ deck }) => {
      kept.delete(deck);
      return well(null);
    },
    previewDeck: ({ text }) => {
      if (text.trim() === '') return well({ kind: 'fault', code: 'nothing', detail: 'it is empty' });
      if (text.startsWith('AO')) return well({ kind: 'fault', code: 'wrongChecksum', detail: 'spoilt' });
      const cards = fakeList(...text.split('\n').filter((line) => line !== ''));
      const unknown = cards
        .filter(({ card }) => card.startsWith('unknown:'))
        .map(({ card, name }, index) => ({ card, name, line: index + 1, near: ['starter:hope'] }));
      return well({
        ...{ kind: 'deck', form: 'text', side: 'good', name: '', notes: '', tags: [], cardNotes: {} },
        ...{ cards, sideList: [], unknown, packs: [], passedOver: [] },
        issues: judgeDeck('good', cards, content),
      });
    },
    deckForms: () =>
      well({ text: '# Name: Light\n2 Hope\n', json: '{ "format": "alpha-omega-deck" }', code: FAKE_CODE }),
    saveDeckForm: ({ form }) => well(`/home/ruth/Light.${form}`),
  };
}

const FAKE_CODE = 'AO1.AARMw6lhAQdzdGFydGVyAQAAAwDyEqj-A4P2D9wvGBB-.lJBleA';

function changes(before: readonly DeckCard[], after: readonly DeckCard[]): readonly NamedChange[] {
  const names = new Map([...before, ...after].map(({ card, name }) => [card, name]));
  return changesBetween(before, after).map((each) => ({ ...each, name: names.get(each.card) ?? each.card }));
}
