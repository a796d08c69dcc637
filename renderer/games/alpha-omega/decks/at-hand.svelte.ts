import type { Deck } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Trouble } from '../../../../electron/shared/api.ts';
import type { CardDef } from '../../../../engine/alpha-omega/index.ts';
import { ask } from '../../../api.ts';
import type { GameApi } from '../api.ts';
import { sideOf } from '../words/cards/words.ts';
import { DeckEditing } from './editing.svelte.ts';

/** What can be in a deck at all. */
const DECK_TYPES: ReadonlySet<CardDef['type']> = new Set(['person', 'item', 'place', 'event']);

/**
 * The deck that somebody is building: the one that was opened last. It stays at hand when its page is left, so that the card
 * library can add to it, until it is laid down.
 */
export class DeckAtHand {
  readonly #api: GameApi;
  editing = $state.raw<DeckEditing | null>(null);

  constructor(api: GameApi) {
    this.#api = api;
  }

  /** Takes up a deck as it is now; what can be undone stays where nobody else has changed it, and so does what could not be written. Gives what keeps from it. */
  async take(deck: string): Promise<Trouble | null> {
    const reply = await ask(this.#api.openDeck({ deck }));
    if (!reply.ok) {
      if (this.editing?.deck.id === deck) this.editing = null;
      return reply.error;
    }
    const before = this.editing;
    // Whoever takes up another deck has left the one before: its version is made.
    if (before !== null && before.deck.id !== deck) void before.settle();
    if (before?.deck.id === deck && (before.isAt(reply.value) || before.isUnkept)) before.deck = reply.value;
    else this.editing = new DeckEditing(this.#api, reply.value);
    return null;
  }

  /** Looks again at the deck: its team, an import or an undo in another place may have changed it. */
  async freshen(): Promise<void> {
    if (this.editing !== null) await this.take(this.editing.deck.id);
  }

  /** Lays it down; what was changed becomes a version. */
  async lay(): Promise<void> {
    const { editing } = this;
    this.editing = null;
    await editing?.settle();
  }

  /** Lays down a deck that is thrown away. */
  drop(deck: string): void {
    if (this.editing?.deck.id === deck) this.editing = null;
  }
}

const hands = new WeakMap<GameApi, DeckAtHand>();

/** The deck at hand; one for each main process. */
export function deckAtHand(api: GameApi): DeckAtHand {
  const hand = hands.get(api) ?? new DeckAtHand(api);
  hands.set(api, hand);
  return hand;
}

/** Can the card be in such a deck? */
export const fitsIn = ({ side }: Pick<Deck, 'side'>, def: CardDef): boolean =>
  DECK_TYPES.has(def.type) && sideOf(def) === side;
