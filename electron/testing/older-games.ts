import { listGames } from '../../db/games/games.ts';
import type { OwnedDb } from '../../db/file/handles.ts';
import { openDatabase } from '../../db/file/open.ts';
import { steadyAnswer, type CardDef } from '../../engine/alpha-omega/index.ts';
import { startStream } from '../../engine/index.ts';
import type { LoadedCatalogue } from '../main/games/alpha-omega/catalogue.ts';
import { turningPointsHandlers } from '../main/games/alpha-omega/turning-points/handlers.ts';
import { replaysHandlers } from '../main/replays/handlers.ts';
import type { OpenGame } from '../shared/games/alpha-omega/api.ts';
import { NO_SEARCHES, UNFINISHED } from './golden-files.ts';
import { houseOver, quickBots, valueOf } from './house.ts';
import { botAnswers } from './thinking-at-once.ts';

/** The files with games that older rules left in the middle, and which rules those were. */
export const VERSIONS = UNFINISHED.map((name, at) => ({ name, rules: at + 1 }));

/** The cards of each database for which a program was begun: those who begin it again need not read the packs anew. */
const catalogues = new WeakMap<OwnedDb, LoadedCatalogue>();

/** The games and their replays over a database, with somebody who plays them. */
export function program(db: OwnedDb, play = quickBots) {
  const { sessions, catalogue, hosted, all } = houseOver(db, { adapter: play, ...catalogueOf(db) });
  catalogues.set(db, catalogue);
  const replays = {
    ...replaysHandlers({ hosted, sessions: all }),
    ...turningPointsHandlers({ sessions, searches: NO_SEARCHES }),
  };
  const reveal = (opened: { readonly id: string; readonly view: OpenGame['view'] }): OpenGame['view'] => {
    const { pending, eyes } = opened.view;
    return pending === null || eyes.includes(pending.seat)
      ? opened.view
      : valueOf(sessions.reveal({ game: opened.id, seat: pending.seat })).view;
  };
  /** Answers with good sense, so often or to the end. @returns the answers that were given */
  const answersIn = (game: string, most = Infinity): number => {
    const opened = valueOf(sessions.open(game));
    const cards = new Map<string, CardDef>(opened.cards.map((card) => [card.id, card]));
    let rng = startStream('upgraded', 'player');
    let view = reveal(opened);
    let answers = 0;
    while (view.pending !== null && answers < most) {
      const [answer, after] = steadyAnswer(view, cards, rng);
      rng = after;
      const { id: decision, seat } = view.pending;
      const step =
        opened.table.seats[seat]?.kind === 'bot'
          ? botAnswers(sessions, { game, decision })
          : sessions.answer({ game, decision, seat, answer });
      view = reveal({ id: game, view: valueOf(step).view });
      answers += 1;
    }
    return answers;
  };
  const replay = (game: string) => {
    const opened = replays.openReplay(game);
    if (opened instanceof Promise) throw new TypeError('a replay is opened at once');
    return valueOf(opened);
  };
  return { sessions, replays, replay, play: answersIn };
}

function catalogueOf(db: OwnedDb): { readonly catalogue?: LoadedCatalogue } {
  const catalogue = catalogues.get(db);
  return catalogue === undefined ? {} : { catalogue };
}

/** The database in a file; throws where it cannot be opened. */
export const openedAt = (file: string): OwnedDb => openedAs(openDatabase(file));

/** The database that was opened; throws where it was not. */
export function openedAs(found: ReturnType<typeof openDatabase>): OwnedDb {
  if (!found.ok) throw new Error(`${found.error.code}: ${found.error.detail}`);
  return found.value;
}

/** The games that are not over. */
export const unfinished = (db: OwnedDb): readonly string[] =>
  listGames(db).flatMap(({ id, row }) => (row.ok && row.value.outcome === null ? [id] : []));
