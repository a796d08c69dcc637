import type { DeckChoice, Library } from '../../../electron/shared/games/alpha-omega/api.ts';
import type { DefId, ObjectiveDef, Side } from '../../../engine/alpha-omega/index.ts';
import type { Host as AnyHost } from '../../host.ts';
import { ownApi, type GameApi } from './api.ts';
import { atHand } from './at-hand.svelte.ts';
import { newGame } from './starting.ts';
import type { CardBook } from './words/cards/words.ts';

/** What the program offers to each page of Alpha/Omega. */
export interface Host extends AnyHost {
  readonly api: GameApi;
  readonly library: Library;
  readonly book: CardBook;
  readonly objectives: readonly ObjectiveDef[];
  /** The Objectives at the beginning of the map that were won by themselves, as by the First Battle. */
  readonly wonBefore: readonly DefId[];
  /** To the page of a new game, with this deck chosen. */
  playWith(deck: DeckChoice, side: Side): Promise<void>;
}

/** The program with what Alpha/Omega has at hand. A page of it is shown only once its cards were read. */
export function ownHost(host: AnyHost): Host {
  const hand = atHand(host.api);
  return {
    api: ownApi(host.api),
    faces: host.faces,
    get list() {
      return host.list;
    },
    get session() {
      return host.session;
    },
    get busy() {
      return host.busy;
    },
    get trouble() {
      return host.trouble;
    },
    go: (page) => host.go(page),
    near: (page) => host.near(page),
    back: () => host.back(),
    sitDown: (call, game) => host.sitDown(call, game),
    leave: (to) => host.leave(to),
    read: (coming) => host.read(coming),
    refresh: () => host.refresh(),
    get library() {
      if (hand.library === null) throw new Error('the cards were not read yet');
      return hand.library;
    },
    get book() {
      return hand.book;
    },
    get objectives() {
      return hand.objectives;
    },
    get wonBefore() {
      return hand.wonBefore;
    },
    playWith: (deck, side) => newGame(host, { deck, side }),
  };
}
