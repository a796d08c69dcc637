import { memoryDb } from '../../db/testing/testing.ts';
import type { OwnedDb } from '../../db/file/handles.ts';
import { randomAnswer, type Assist, type Variant } from '../../engine/alpha-omega/index.ts';
import { startStream } from '../../engine/index.ts';
import { alphaOmegaAdapter } from '../main/games/alpha-omega/adapter.ts';
import { turningPointsHandlers } from '../main/games/alpha-omega/turning-points/handlers.ts';
import { replaysHandlers } from '../main/replays/handlers.ts';
import { openSearches } from '../main/games/alpha-omega/turning-points/search.ts';
import { statisticsHandlers } from '../main/games/alpha-omega/statistics/handlers.ts';
import type { Seating } from '../shared/api.ts';
import { houseOver, OBJECTIVE, valueOf } from './house.ts';

/** How a game is played that is to be watched later. */
export interface Playing {
  readonly seats?: readonly string[];
  readonly hands?: Seating['hands'];
  readonly variants?: readonly Variant[];
  readonly assists?: readonly Assist[];
  readonly seed?: string;
  /** It is left after so many answers. */
  readonly answers?: number;
  /** After so many answers, two of them are taken back, once. */
  readonly undoAt?: number;
}

/** A program with games to be watched, over a database; the rules may be said to be of another version. */
export function watchHouse(db: OwnedDb = memoryDb(), rules = alphaOmegaAdapter.ruleset.version) {
  const adapter = { ...alphaOmegaAdapter, ruleset: { ...alphaOmegaAdapter.ruleset, version: rules } };
  const { catalogue, sessions, hosted, all } = houseOver(db, { adapter, report: () => 'report.json' });
  const searches = openSearches(
    new URL('../main/games/alpha-omega/turning-points/worker.ts', import.meta.url),
  );
  const replays = {
    ...replaysHandlers({ hosted, sessions: all }),
    ...turningPointsHandlers({ sessions, searches }),
  };
  const statistics = statisticsHandlers({ db, sessions, report: () => 'report.json', now: () => 0 });
  return { db, catalogue, sessions, replays, statistics, searches, playGame };

  /** Plays a game by chance. @returns its id */
  function playGame(playing: Playing = {}): string {
    const { seats = ['Ann', 'Ben'], hands = 'open', variants = [], seed = 'watch', undoAt } = playing;
    const { answers = Infinity, assists = [] } = playing;
    const table: Seating = { hands, seats: seats.map((name) => ({ kind: 'person', name, profile: null })) };
    const opened = valueOf(sessions.begin({ objective: OBJECTIVE, seats, seed, variants, assists, table }));
    const { id: game } = opened;
    let { view } = opened;
    let rng = startStream(seed, 'watched');
    for (let number = 0; view.pending !== null && number < answers; number += 1) {
      if (hands === 'private') view = valueOf(sessions.reveal({ game, seat: view.pending.seat })).view;
      const { pending } = view;
      if (!pending?.ask) throw new Error('nothing can be answered');
      const [answer, after] = randomAnswer(pending.ask, rng);
      rng = after;
      view = valueOf(sessions.answer({ game, decision: pending.id, seat: pending.seat, answer })).view;
      if (number === undoAt) {
        for (const back of ['step', 'step'] as const)
          view = valueOf(sessions.undo({ game, by: null, back })).view;
      }
    }
    return game;
  }
}
