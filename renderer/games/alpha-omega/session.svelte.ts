import type {
  Gains,
  GamePlace,
  Journey,
  Library,
  OpenGame,
  Story,
} from '../../../electron/shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../electron/shared/api.ts';
import type { AlphaOmegaWire } from '../../../electron/shared/games/alpha-omega/wire.ts';
import type { DefId, View } from '../../../engine/alpha-omega/index.ts';
import { ask } from '../../api.ts';
import { Session as AnySession } from '../../table/session.svelte.ts';
import type { GameApi } from './api.ts';
import { withoutSecrets } from './couch/without-secrets.ts';
import { shownBook } from './words/cards/shown-cards.ts';
import type { CardBook } from './words/cards/words.ts';

/** What was asked for, or null where that cannot be said. */
async function known<T>(call: Promise<Reply<T>>): Promise<T | null> {
  const reply = await ask(call);
  return reply.ok ? reply.value : null;
}

/** A game of Alpha/Omega on the table, with what is asked of it beside what every table asks. */
export class Session extends AnySession<AlphaOmegaWire> {
  readonly stance = 'together';
  readonly #api: GameApi;
  readonly #cards: OpenGame['cards'];

  constructor(api: GameApi, opened: OpenGame) {
    super(api, opened);
    this.#api = api;
    this.#cards = opened.cards;
  }

  /** The prints this game is played with, which need not be those of the library any more, in the language of now. */
  get book(): CardBook {
    return shownBook(this.#cards);
  }

  /** To which journey or day it belongs; null where to none, or where that cannot be said. */
  readonly place = (): Promise<GamePlace | null> => known(this.#api.placeOfGame(this.id));

  /** The journey that it belongs to, as it stands; null where it belongs to none, or where that cannot be said. */
  async journey(): Promise<Journey | null> {
    const place = await this.place();
    return place?.kind === 'journey' ? known(this.#api.journey(place.journey)) : null;
  }

  /** What the game gave, once it or an Objective of it is over; null where it counts for nothing, or where that cannot be said. */
  readonly gains = (): Promise<Gains | null> => known(this.#api.gains(this.id));

  /** What the program may play with; null where that cannot be read. */
  readonly library = (): Promise<Library | null> => known(this.#api.library());

  /** What is told of an Objective; null where its pack tells nothing, or where that cannot be read. */
  async story(objective: DefId): Promise<Story | null> {
    const reply = await ask(this.#api.stories());
    return (reply.ok ? reply.value.find((story) => story.objective === objective) : null) ?? null;
  }

  /** What may be asked about the choices of this game, once it is over. */
  readonly pivotal = {
    start: () => this.#api.startPivotal(this.id),
    progress: () => this.#api.pivotalProgress(this.id),
    cancel: () => this.#api.cancelPivotal(this.id),
  };

  protected override withoutSecrets(view: View, eyes: View['eyes']): View {
    return withoutSecrets(view, eyes);
  }
}
