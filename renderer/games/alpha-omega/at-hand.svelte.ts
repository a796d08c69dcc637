import type { GameList, JourneyLine, Library } from '../../../electron/shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../electron/shared/api.ts';
import { ask, type GameApi } from '../../api.ts';
import { objectivesIn, wonBeforeIn } from '../../host.ts';
import { picturePart } from './cards/picture-part.ts';
import { keptDecks } from './decks/kept-decks.svelte.ts';
import { settings } from '../../settings.svelte.ts';
import { lastGameIn } from './new-game/last-game.ts';
import { ownIn } from './own-games.ts';
import { bookOf } from './words/cards/shown-cards.ts';
import type { CardBook } from './words/cards/words.ts';

/** What the program has at hand, as it was read last: its cards, and what was begun with them. */
export class AtHand {
  readonly #api: GameApi;
  /** Null before it was read for the first time. */
  library = $state.raw<Library | null>(null);
  list = $state.raw<GameList>({ games: [], unreadable: [] });
  journeys = $state.raw<readonly JourneyLine[]>([]);

  readonly book = $derived.by((): CardBook =>
    this.library === null ? new Map() : bookOf(this.library, settings.language),
  );
  readonly objectives = $derived(objectivesIn(this.library, this.book));
  readonly wonBefore = $derived(wonBeforeIn(this.objectives, this.list.games));
  /** The last game, to be begun once more. */
  readonly last = $derived(lastGameIn(this.library, this.objectives));

  constructor(api: GameApi) {
    this.#api = api;
  }

  /** Reads anew what was begun. What cannot be read stays as it was; of the games it is said why. */
  async refresh(): Promise<Reply<GameList>> {
    const games = await ask(this.#api.listGames());
    if (games.ok) this.list = ownIn(games.value);
    const shelf = await ask(this.#api.journeys());
    if (shelf.ok) this.journeys = shelf.value.journeys;
    await keptDecks.read(this.#api);
    // The first page shows a picture of the game that one goes on with. A page without it is better than none.
    if (this.list.games.length > 0) await picturePart.come().catch(() => undefined);
    return games;
  }
}
