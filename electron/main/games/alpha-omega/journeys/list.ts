import { DamagedRowError } from '../../../../../db/file/errors.ts';
import type { ReadableDb } from '../../../../../db/file/handles.ts';
import { listJourneys, type JourneyRow } from '../../../../../db/alpha-omega/journeys.ts';
import { LAMPS } from '../../../../../engine/alpha-omega/index.ts';
import { InvariantError } from '../../../../../engine/index.ts';
import type { JourneyLine, JourneyRecords, JourneyList } from '../../../../shared/games/alpha-omega/api.ts';
import { campaignLine } from './campaigns.ts';
import { pilgrimageLine } from './pilgrimages.ts';

/** All journeys side by side. One that cannot be read is said, and costs nobody else's line. */
export function journeyListOf(db: ReadableDb): JourneyList {
  const journeys: JourneyLine[] = [];
  const unreadable: JourneyList['unreadable'][number][] = [];
  for (const row of listJourneys(db)) {
    const line = lineOf(db, row);
    if ('detail' in line) unreadable.push(line);
    else journeys.push(line);
  }
  return {
    journeys: journeys.toSorted((a, b) => (a.playedAt < b.playedAt ? 1 : a.playedAt > b.playedAt ? -1 : 0)),
    unreadable,
    campaigns: recordsOf(journeys.filter(({ kind }) => kind === 'campaign')),
    pilgrimages: recordsOf(journeys.filter(({ kind }) => kind === 'pilgrimage')),
    lamps: LAMPS,
  };
}

function lineOf(db: ReadableDb, row: JourneyRow): JourneyLine | JourneyList['unreadable'][number] {
  try {
    return row.kind === 'campaign' ? campaignLine(db, row) : pilgrimageLine(db, row);
  } catch (error) {
    // Steps that no pilgrim can take were never written by this program.
    if (!(error instanceof DamagedRowError) && !(error instanceof InvariantError)) throw error;
    return { id: row.id, name: row.name, detail: error.message };
  }
}

/** The best of some journeys; what was restarted, or played by the program alone, is no record. */
function recordsOf(lines: readonly JourneyLine[]): JourneyRecords {
  const fair = lines.filter(
    ({ restarts, state, isPlayed }) => restarts === 0 && state !== 'gone' && state !== 'inTrash' && isPlayed,
  );
  const best = (of: (line: JourneyLine) => number, among = fair): JourneyLine | null =>
    among.reduce<JourneyLine | null>(
      (before, line) => (before === null || of(line) > of(before) ? line : before),
      null,
    );
  const arrived = fair.filter(({ state }) => state === 'arrived');
  return {
    // As the map counts: what was won before stands on it, too.
    furthest: best(
      ({ achieved, wonBefore }) => wonBefore.length + achieved,
      fair.filter(({ achieved }) => achieved > 0),
    ),
    points: best(
      ({ points }) => points ?? 0,
      fair.filter(({ points }) => (points ?? 0) > 0),
    ),
    fastest: best(({ rounds }) => -rounds, arrived),
  };
}
