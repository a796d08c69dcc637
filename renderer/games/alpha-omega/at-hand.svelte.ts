import type { GameSummary, JourneyLine, Library } from '../../../electron/shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../electron/shared/api.ts';
import type { DefId, ObjectiveDef } from '../../../engine/alpha-omega/index.ts';
import { ask, type GameApi as AnyGameApi } from '../../api.ts';
import { settings } from '../../settings.svelte.ts';
import { ownApi, type GameApi } from './api.ts';
import { picturePart } from './cards/picture-part.ts';
import { keptDecks } from './decks/kept-decks.svelte.ts';
import { FIRST_BATTLE, isFirstWon } from './first-battle/first-battle.ts';
import { lastGameIn } from './new-game/last-game.ts';
import { objectivesIn } from './new-game/objectives.ts';
import { bookOf } from './words/cards/shown-cards.ts';
import type { CardBook } from './words/cards/words.ts';

/** The Objectives before which a journey need not begin any more: the first one, once it was won as the First Battle. */
const wonBeforeIn = (
  objectives: readonly ObjectiveDef[],
  games: readonly GameSummary[],
): readonly DefId[] => {
  const [first] = objectives;
  return first?.id === FIRST_BATTLE.objective && isFirstWon(games) ? [first.id] : [];
};

/** What Alpha/Omega has at hand, as it was read last: its cards, and what was begun with them. */
class AtHand {
  readonly #api: GameApi;
  /** Null before it was read for the first time. */
  library = $state.raw<Library | null>(null);
  games = $state.raw<readonly GameSummary[]>([]);
  journeys = $state.raw<readonly JourneyLine[]>([]);

  readonly book = $derived.by((): CardBook =>
    this.library === null ? new Map() : bookOf(this.library, settings.language),
  );
  readonly objectives = $derived(objectivesIn(this.library, this.book));
  readonly wonBefore = $derived(wonBeforeIn(this.objectives, this.games));
  /** The last game, to be begun once more. */
  readonly last = $derived(lastGameIn(this.library, this.objectives));

  constructor(api: GameApi) {
    this.#api = api;
  }

  /** Reads the cards. What cannot be read stays as it was. */
  async load(): Promise<Reply<unknown>> {
    const cards = await ask(this.#api.library());
    if (cards.ok) this.library = cards.value;
    return cards;
  }

  /** Reads anew what was begun. What cannot be read stays as it was. */
  async refresh(games: readonly GameSummary[]): Promise<void> {
    this.games = games;
    const journeyList = await ask(this.#api.journeys());
    if (journeyList.ok) this.journeys = journeyList.value.journeys;
    await keptDecks.read(this.#api);
    // The first page shows a picture of the game that one goes on with. A page without it is better than none.
    if (games.length > 0) await picturePart.come().catch(() => undefined);
  }
}

const hands = new WeakMap<object, AtHand>();

/** What Alpha/Omega has at hand in the window that asks this main process. */
export function atHand(api: AnyGameApi): AtHand {
  const known = hands.get(api);
  if (known !== undefined) return known;
  const hand = new AtHand(ownApi(api));
  hands.set(api, hand);
  return hand;
}
