import type {
  CardsApi,
  CardSearch,
  Facet,
  FacetCount,
  FacetGroup,
  LibraryPlace,
  SearchSort,
} from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Trouble } from '../../../../electron/shared/api.ts';
import type { Fix, Query, QueryIssue } from '../../../../cards/query/query.ts';
import type { DefId } from '../../../../engine/alpha-omega/index.ts';
import { ask } from '../../../api.ts';

/** So many cards come with one reply. */
const PAGE = 60;

/** Rows that are remembered at most: whoever goes through a hundred thousand cards does not keep them all. */
const MOST_ROWS = 6000;

/** So many at most are fetched in one go when all that is in sight is asked for again. */
const MOST_AGAIN = 480;

export const BEST_FIRST: SearchSort = { by: 'relevance', descending: false };

/** What a search is made with beside what somebody asks. */
export interface FinderTerms {
  /** The cards of the deck that is being edited, each once; null where there is none. */
  readonly deck?: () => readonly DefId[] | null;
  /** Only such cards are found, whatever is asked. */
  readonly scope?: readonly Facet[];
  readonly sort?: SearchSort;
  /** Rows to be read, where nothing else is said, or pictures. */
  readonly look?: 'list' | 'grid';
}

/**
 * A search as it is written and what it found, asked of the main process anew with every change. Only the rows that are
 * looked at are fetched. Replies that are overtaken by a later question are not heeded.
 */
export class CardFinder {
  text = $state('');
  facets = $state.raw<readonly Facet[]>([]);
  sort = $state.raw<SearchSort>(BEST_FIRST);
  readonly scope: readonly Facet[];
  look = $state<'list' | 'grid'>('list');
  /** The card at which somebody is, counted from 0. */
  at = $state(0);
  /** The text of the last reply. */
  read = $state('');
  /** What it asks; null where it asks nothing. */
  query = $state.raw<Query | null>(null);
  issues = $state.raw<readonly QueryIssue[]>([]);
  total = $state(0);
  counts = $state.raw<readonly FacetCount[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  /** How many questions were answered so far: asking the same again is none. */
  asked = $state(0);
  /** How often something was found so far: 0 before the first reply. */
  found = $state(0);
  #rows = $state.raw<ReadonlyMap<number, DefId>>(new Map());
  #wanted = new Set<number>();
  /** The rows that were asked for last, which are those in sight. */
  #sight = { from: 0, to: 0 };
  /** The cards of the deck as it was when it was last asked about. */
  #held: string | null = null;
  #turn = 0;
  #asking = false;
  /** It is asked something else than what was found last. */
  #isOther = false;
  readonly #api: Pick<CardsApi, 'searchCards' | 'cardFacets'>;
  readonly #deck: () => readonly DefId[] | null;

  constructor(
    api: Pick<CardsApi, 'searchCards' | 'cardFacets'>,
    { deck = () => null, scope = [], sort = BEST_FIRST, look = 'list' }: FinderTerms = {},
  ) {
    this.#api = api;
    this.#deck = deck;
    this.scope = scope;
    this.sort = sort;
    this.look = look;
  }

  get search(): CardSearch {
    return { text: this.text, facets: this.facets, sort: this.sort };
  }

  /** The card at a place, undefined while it is being fetched. */
  idAt(index: number): DefId | undefined {
    return this.#rows.get(index);
  }

  write(text: string): void {
    this.text = text;
    this.#changed();
  }

  /** Changes the text as a fix says. */
  mend({ from, to, text }: Fix): void {
    // Places of another text than the one that is there mean nothing.
    if (this.text !== this.read) return;
    this.write(`${this.text.slice(0, from)}${text}${this.text.slice(to)}`.replace(/^\s+/, ''));
  }

  order(sort: SearchSort): void {
    this.sort = sort;
    this.#changed();
  }

  facet(group: FacetGroup, word: string): Facet | undefined {
    return this.facets.find((each) => each.group === group && each.word === word);
  }

  /** Wants a word of a group, or no longer. */
  toggle(group: FacetGroup, word: string): void {
    const others = this.facets.filter((each) => each.group !== group || each.word !== word);
    const isNew = others.length === this.facets.length;
    this.facets = isNew ? [...others, { group, word, muted: false }] : others;
    this.#changed();
  }

  /** Lets a word that is wanted ask for nothing, or ask again. */
  mute(group: FacetGroup, word: string): void {
    this.facets = this.facets.map((each) =>
      each.group === group && each.word === word ? { ...each, muted: !each.muted } : each,
    );
    this.#changed();
  }

  /** Takes over a whole search. */
  take({ text, facets, sort }: CardSearch): void {
    this.text = text;
    this.facets = facets;
    this.sort = sort;
    this.#changed();
  }

  /** Where somebody is in it. */
  get place(): LibraryPlace {
    return { search: this.search, at: this.at, look: this.look };
  }

  /** Goes to where somebody was. */
  goTo({ search, at, look }: LibraryPlace): void {
    this.look = look;
    this.text = search.text;
    this.facets = search.facets;
    this.sort = search.sort;
    this.at = at;
    this.#sight = { from: at, to: at };
    void this.#ask();
  }

  empty(): void {
    this.take({ text: '', facets: [], sort: this.sort });
  }

  /** Asks again for what is found now, and stays at the card: the cards or the deck may be others. */
  refresh(): void {
    void this.#ask();
  }

  /** Asks again where the deck holds other cards than before, each once. */
  deckHolds(cards: readonly DefId[] | null): void {
    const held = cards?.toSorted().join() ?? null;
    if (held === this.#held) return;
    this.#held = held;
    if (this.found > 0) this.refresh();
  }

  #changed(): void {
    this.at = 0;
    this.#isOther = true;
    this.#sight = { from: 0, to: 0 };
    void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#turn += 1;
    // The reply to the question before comes first; then only the latest is asked.
    if (this.#asking) return;
    this.#asking = true;
    let turn: number;
    do {
      turn = this.#turn;
      await this.#askOnce(turn);
    } while (turn !== this.#turn);
    this.#asking = false;
  }

  async #askOnce(turn: number): Promise<void> {
    const from = Math.floor(Math.min(this.at, this.#sight.from) / PAGE) * PAGE;
    const pagesInSight = Math.floor(this.#sight.to / PAGE) + 1 - from / PAGE;
    const count = Math.max(PAGE, Math.min(MOST_AGAIN, pagesInSight * PAGE));
    const { text, facets, sort, deck } = this.#asked();
    const reply = await ask(this.#api.searchCards({ text, facets, sort, deck, from, count }));
    if (turn !== this.#turn) return;
    this.trouble = reply.ok ? null : reply.error;
    if (!reply.ok) return;
    this.read = text;
    this.issues = reply.value.ok ? [] : reply.value.issues;
    // What was found before stays in sight while somebody is still writing.
    if (!reply.value.ok) return;
    this.query = reply.value.query;
    this.total = reply.value.total;
    this.found += 1;
    if (this.#isOther) this.asked += 1;
    this.#isOther = false;
    this.at = Math.max(0, Math.min(this.at, this.total - 1));
    this.#wanted = new Set();
    this.#rows = new Map(reply.value.cards.map((id, index) => [from + index, id]));
    const counted = await ask(this.#api.cardFacets({ text, facets, deck }));
    if (turn === this.#turn && counted.ok) this.counts = counted.value;
  }

  /** What is asked of the main process. */
  #asked(): CardSearch & { readonly deck: readonly DefId[] | null } {
    const deck = this.#deck();
    const { text, facets, sort } = this.search;
    // Words of one group are alternatives: none that somebody wants may widen what may be found at all.
    const within = facets.filter(({ group }) => !this.scope.some((each) => each.group === group));
    const asked = { text, facets: [...this.scope, ...within], sort };
    return { ...asked, deck: deck === null ? null : [...new Set(deck)] };
  }

  /** Fetches what is not there of some rows. */
  need(from: number, to: number): void {
    if (this.issues.length > 0) return;
    this.#sight = { from, to };
    for (let page = Math.floor(from / PAGE); page * PAGE <= Math.min(to, this.total - 1); page += 1)
      if (!this.#rows.has(page * PAGE) && !this.#wanted.has(page)) void this.#fetch(page);
  }

  async #fetch(page: number): Promise<void> {
    const turn = this.#turn;
    const wanted = this.#wanted;
    wanted.add(page);
    const from = page * PAGE;
    const reply = await ask(this.#api.searchCards({ ...this.#asked(), from, count: PAGE }));
    wanted.delete(page);
    if (turn !== this.#turn) return;
    if (!reply.ok) this.trouble = reply.error;
    if (!reply.ok || !reply.value.ok) return;
    const kept = this.#rows.size > MOST_ROWS ? new Map<number, DefId>() : this.#rows;
    this.#rows = new Map([...kept, ...reply.value.cards.map((id, index) => [from + index, id] as const)]);
  }
}
