import type { OpenGame } from '../../../electron/shared/games/alpha-omega/api.ts';
import type { AlphaOmegaWire } from '../../../electron/shared/games/alpha-omega/wire.ts';
import type { GameApi } from '../../api.ts';
import type { Face } from '../../host.ts';
import { settings } from '../../settings.svelte.ts';
import { ownApi } from './api.ts';
import { atHand } from './at-hand.svelte.ts';
import Start from './home/start.svelte';
import { PLACES } from './home/places.ts';
import Page from './page.svelte';
import * as parts from './parts.ts';
import type { Session } from './session.svelte.ts';
import { newGame } from './starting.ts';
import { cardsTag } from './words/cards/shown-cards.ts';
import { gameLine, isLesson, leadingIn } from './words/game/going-on.ts';
import { gameTitle } from './words/game/kept-titles.ts';

type PageName = keyof typeof parts.pageParts;

const isOwn = (name: string): name is PageName => Object.hasOwn(parts.pageParts, name);

/** Brings a game to the table: what is told first there is known before it is drawn. */
async function toTable(api: GameApi, opened: OpenGame): Promise<Session> {
  const [{ Session, learnBeginning }] = await Promise.all([import('./to-table.ts'), parts.tablePart.come()]);
  const session = new Session(ownApi(api), opened);
  await learnBeginning(session);
  return session;
}

/** Alpha/Omega as the window shows it. */
export function alphaOmegaFace(api: GameApi): Face<AlphaOmegaWire, Session> {
  const hand = atHand(api);
  return {
    ruleset: 'alpha-omega',
    stance: 'together',
    name: () => 'Alpha/Omega',
    get isReady() {
      return hand.library !== null;
    },
    get issues() {
      return hand.library?.issues ?? [];
    },
    load: () => hand.load(),
    refresh: (games) => hand.refresh(games),
    title: (game) => ({
      text: gameTitle(game, hand.book),
      // What only the packs say is in their language.
      lang: isLesson(game) ? undefined : cardsTag(),
    }),
    line: gameLine,
    people: ({ seats, opponents }) => [...seats, ...opponents],
    isLost: ({ outcome }) => outcome?.winner === 'opponent',
    thumbnail: parts.thumbnailPart,
    isSample: false,
    front: {
      isNew: (games) => games.length === 0 && hand.journeys.length === 0 && hand.last === null,
      leading(games) {
        const { game } = leadingIn(games, hand.journeys, settings.chosen.learnt);
        return game === null || isLesson(game) ? null : game;
      },
      start: Start,
      places: PLACES,
    },
    newGame: (host) => newGame(host),
    has: ({ name }) => isOwn(name),
    comes: async ({ name }) => (isOwn(name) ? parts.pageParts[name].come() : undefined),
    page: Page,
    tellsTrouble: ({ name }) => name === 'new',
    leadsOn: ({ name }) => name === 'journey' || name === 'calendar',
    toTable: (opened) => toTable(api, opened),
    table: parts.tablePart,
    replay: parts.replayPart,
    rulebook: parts.rulebookPart,
    learn: parts.learnPart,
    look: parts.lookPart,
    decks: {
      inside: parts.decksInsidePart,
      page: ([first, ...others]) =>
        first !== undefined && others.length === 0 ? { name: 'deck', deck: first } : { name: 'decks' },
    },
  };
}
