import type {
  Deck,
  DeckCard,
  DeckForm,
  DeckLabel,
  DeckLists,
} from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Reply, Trouble } from '../../../../electron/shared/api.ts';
import type { DefId } from '../../../../engine/alpha-omega/index.ts';
import { ask } from '../../../api.ts';
import type { GameApi } from '../api.ts';
import { t } from '../../../text/language/language.ts';
import { copiesIn, moved, sameList, withCopies, type ListName } from './lists.ts';

/** How many copies a list has of a card now, list by list. */
const HOLDS = { cards: 'deckEditor.nowHolds', sideList: 'deckEditor.nowAside' } as const satisfies Record<
  ListName,
  string
>;

type Words = () => string;

/** Something that was done: how the lists were before it, and what to call it. */
interface Done {
  readonly lists: DeckLists;
  readonly words: Words;
}

/** A deck that is being changed: each change is on disk at once, and can be undone. */
export class DeckEditing {
  readonly #api: GameApi;
  /** As the main process last told of it. */
  deck = $state.raw() as Deck;
  /** As they are shown. */
  lists = $state.raw() as DeckLists;
  trouble = $state.raw<Trouble | null>(null);
  /** The last change could not be written: the lists are more than what is on disk. */
  isUnkept = false;
  /** The card in hand: whose text is shown. */
  looked = $state.raw<DefId | null>(null);
  /** What was just done, for those who listen. */
  said = $state('');
  #past = $state.raw<readonly Done[]>([]);
  #future = $state.raw<readonly Done[]>([]);
  #asked = 0;

  constructor(api: GameApi, deck: Deck) {
    this.#api = api;
    this.deck = deck;
    this.lists = { cards: deck.cards, sideList: deck.sideList };
  }

  /** What an undo would take back; null where there is nothing. */
  get undone(): string | null {
    return this.#past.at(-1)?.words() ?? null;
  }

  get redone(): string | null {
    return this.#future.at(-1)?.words() ?? null;
  }

  /** What a card of the deck is called, whether a pack has it or not. */
  named(card: DefId): string | undefined {
    const { cards, sideList } = this.lists;
    return [...cards, ...sideList].find((entry) => entry.card === card)?.name;
  }

  copies(list: ListName, card: DefId): number {
    return copiesIn(this.lists[list], card);
  }

  /** So many copies of a card in a list. */
  set(list: ListName, entry: DeckCard): void {
    const { card, name, copies } = entry;
    const before = this.copies(list, card);
    if (copies === before) return;
    const words = (): string => {
      if (copies === before + 1) return t('deckEditor.added', { card: name });
      if (copies === 0) return t('deckEditor.tookOut', { card: name });
      if (copies === before - 1) return t('deckEditor.lessened', { card: name });
      return t('deckEditor.setTo', { card: name, copies });
    };
    this.#do(withCopies(this.lists, list, entry), words);
    this.said = t(HOLDS[list], { card: name, copies: this.copies(list, card) });
  }

  /** One copy more or less. */
  add(list: ListName, entry: Omit<DeckCard, 'copies'>, by: 1 | -1): void {
    const copies = this.copies(list, entry.card) + by;
    if (copies >= 0) this.set(list, { ...entry, copies });
  }

  /** All copies of a card to the other list. */
  move(from: ListName, card: DefId): void {
    const name = this.named(card);
    if (name === undefined || this.copies(from, card) === 0) return;
    const key = from === 'cards' ? 'deckEditor.toSideListDone' : 'deckEditor.toDeckDone';
    const words = (): string => t(key, { card: name });
    this.#do(moved(this.lists, from, card), words);
    this.said = words();
  }

  undo(): boolean {
    return this.#step('past');
  }

  redo(): boolean {
    return this.#step('future');
  }

  /** Does it stand as the main process now tells of it? */
  isAt({ cards, sideList }: DeckLists): boolean {
    return sameList(this.lists.cards, cards) && sameList(this.lists.sideList, sideList);
  }

  /** Is there something that no version has? */
  get isUnsaved(): boolean {
    return this.deck.hasDraft || !this.isAt(this.deck);
  }

  /** Can a game be begun with it as it stands? */
  get isPlayable(): boolean {
    return !this.deck.issues.some(({ severity }) => severity === 'error');
  }

  /** Makes a version of what was changed, so that whoever leaves need not ask for it. */
  async settle(): Promise<void> {
    if (this.isUnsaved) await this.save();
  }

  /** Makes a version of the lists as they are. */
  async save(): Promise<void> {
    const request = { deck: this.deck.id, ...this.lists, origin: { kind: 'edited' } } as const;
    this.isUnkept = !(await this.#tell(this.#api.saveDeck(request)));
  }

  /** Back to a version; the way back from there is another version. */
  async restore(version: number): Promise<void> {
    const before = this.lists;
    const told = await this.#tell(this.#api.restoreVersion({ deck: this.deck.id, version }));
    if (!told) return;
    this.lists = { cards: this.deck.cards, sideList: this.deck.sideList };
    this.#past = [...this.#past, { lists: before, words: () => t('deckEditor.restored', { version }) }];
    this.#future = [];
  }

  /** Other lists in place of these, that somebody sent; what was changed before is a version of its own. */
  async bringIn(lists: DeckLists, form: DeckForm): Promise<boolean> {
    await this.settle();
    const words = (): string => t('deckEditor.broughtIn');
    this.#past = [...this.#past, { lists: this.lists, words }];
    this.#future = [];
    this.lists = { cards: lists.cards, sideList: lists.sideList };
    this.said = words();
    const request = { deck: this.deck.id, ...this.lists, origin: { kind: 'imported', form } } as const;
    return this.#tell(this.#api.saveDeck(request));
  }

  /** Keeps name, notes and tags. @returns whether they are on disk */
  async relabel(changes: Partial<DeckLabel>): Promise<boolean> {
    const { id: deck, name, notes, tags, cardNotes } = this.deck;
    const label = { name, notes, tags, cardNotes, ...changes };
    // What is typed next builds on it, whenever the reply comes.
    this.deck = { ...this.deck, ...label };
    return this.#tell(this.#api.relabelDeck({ deck, ...label }));
  }

  #step(from: 'past' | 'future'): boolean {
    const steps = from === 'past' ? this.#past : this.#future;
    const step = steps.at(-1);
    if (step === undefined) return false;
    const back = { lists: this.lists, words: step.words };
    const rest = steps.slice(0, -1);
    const other = [...(from === 'past' ? this.#future : this.#past), back];
    [this.#past, this.#future] = from === 'past' ? [rest, other] : [other, rest];
    this.said = t(from === 'past' ? 'deckEditor.undo' : 'deckEditor.redo', { what: step.words() });
    this.lists = step.lists;
    void this.#keep();
    return true;
  }

  #do(lists: DeckLists, words: Words): void {
    this.#past = [...this.#past, { lists: this.lists, words }];
    this.#future = [];
    this.lists = lists;
    void this.#keep();
  }

  async #keep(): Promise<void> {
    this.isUnkept = !(await this.#tell(this.#api.keepDraft({ deck: this.deck.id, ...this.lists })));
  }

  /** Takes in what the main process says, unless more was asked of it since. */
  async #tell(call: Promise<Reply<Deck>>): Promise<boolean> {
    this.#asked += 1;
    const mine = this.#asked;
    const reply = await ask(call);
    if (!reply.ok) {
      this.trouble = reply.error;
      return false;
    }
    this.trouble = null;
    if (mine === this.#asked) this.deck = reply.value;
    return true;
  }
}
