import { listGames } from '../../../db/games/games.ts';
import type { ReadableDb } from '../../../db/file/handles.ts';
import { fail, type Result } from '../../../engine/index.ts';
import type { GameTypes } from '../../../engine/kernel/types.ts';
import type { GameList, GameSummary } from '../../shared/api.ts';
import { goesOnHere } from './past.ts';
import type { GameAdapter } from './game-adapter.ts';
import { withJourney } from './summary.ts';

type Line = ReturnType<typeof listGames>[number];

/** The part of an adapter that lists of games need. */
export type Listing<G extends GameTypes> = Pick<GameAdapter<G, unknown, unknown>, 'ruleset' | 'summary'>;

/** The line of a saved game in a list; else what is wrong with it. */
export function summaryOf<G extends GameTypes>(
  db: ReadableDb,
  { row, journey, achieved }: Pick<Line, 'row' | 'journey' | 'achieved'>,
  playOf: (ruleset: string) => Listing<G> | null,
): Result<GameSummary, string> {
  if (!row.ok) return row;
  const adapter = playOf(row.value.ruleset);
  if (adapter === null) return fail(`a game of ${row.value.ruleset}, which is not in this program`);
  const goesOn = goesOnHere(db, adapter, row.value);
  return withJourney(adapter.summary(row.value, { goesOn, achieved }), journey);
}

/** The games that are played. What cannot be read is said, not left out: a game that vanished would look lost. */
export function listed<G extends GameTypes>(
  db: ReadableDb,
  playOf: (ruleset: string) => Listing<G> | null,
): GameList {
  const lines = listGames(db).map((line) => ({ line, summary: summaryOf(db, line, playOf) }));
  return {
    games: lines.flatMap(({ summary }) => (summary.ok ? [summary.value] : [])),
    unreadable: lines.flatMap(({ line: { id, playedAt }, summary }) =>
      summary.ok ? [] : [{ id, playedAt, detail: summary.error }],
    ),
  };
}
