import { readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { DamagedRowError } from '../../../../db/file/errors.ts';
import { LISTED, loadGame } from '../../../../db/games/games.ts';
import type { ReadableDb } from '../../../../db/file/handles.ts';
import { packsOfGame } from '../../../../db/games/packs.ts';
import { GAMES } from '../../../../engine/games.ts';
import type { Command } from '../../../../engine/kernel/types.ts';
import type { StorageApi, Reply, ReportPreview, ReportRequest } from '../../../shared/api.ts';
import { attempt, attemptLater } from '../../ipc/attempt.ts';
import type { HandlersOf } from '../../ipc/ipc.ts';
import { noSuchGame } from '../../sessions/opening.ts';
import { PROGRAM, words } from '../../window/words.ts';
import { packArchive } from '../transfer/archives/archive.ts';
import type { StoragePorts } from '../ports.ts';
import { savedGame } from '../saves/saved-game.ts';
import { namesKept } from './people.ts';
import { entriesOfReport, kindOf, type ReportedGame } from './report-file.ts';
import { openShrinks, type Shrinks } from './shrinks.ts';

type Reports = Pick<
  HandlersOf<StorageApi>,
  'reportPreview' | 'startShrink' | 'shrinkProgress' | 'stopShrink'
> &
  Pick<StorageApi, 'saveReport'>;

/** What a report is made with; `db` is null where the file of games cannot be opened. */
export type ReportPorts = Pick<
  StoragePorts,
  'report' | 'clock' | 'newId' | 'program' | 'saveFile' | 'runTask' | 'places'
> & {
  readonly db: ReadableDb | null;
};

/** So many of what the program wrote down go into a report, the newest; and none that is larger than this, in bytes. */
const LOGS = 5;
const LARGEST_LOG = 2_000_000;

/** A report to send: one file, whose contents are shown before it is written. The program itself sends nothing. */
export function reportsHandlers(ports: ReportPorts): Reports {
  const { report, clock, program, saveFile, runTask, newId } = ports;
  const shrinks = openShrinks(runTask, newId);
  const about = (): object => ({});
  return {
    reportPreview: (request) =>
      attempt(report, about, () => {
        const entries = entriesFor(ports, shrinks, request);
        return entries.ok ? { ok: true, value: preview(ports, entries.value, request.shown) } : entries;
      }),
    saveReport: (request) =>
      attemptLater(report, about, async () => {
        const entries = entriesFor(ports, shrinks, request);
        if (!entries.ok) return entries;
        const name = `${PROGRAM} ${program} ${clock().toISOString().slice(0, 10)}`;
        const offer = { name, kind: words().files.report, extension: 'aoreport' };
        return saveFile(offer, archiveOf(ports, entries.value));
      }),
    startShrink: (id) =>
      attempt(report, about, () => {
        const game = ports.db === null ? null : loadGame(ports.db, id);
        if (game === null || ports.db === null) return noSuchGame(id);
        const last = lastBroken(ports, id, game.records.length);
        const packs = packsOfGame(ports.db, id);
        return { ok: true, value: shrinks.start({ task: 'shrink', game, last, packs }) };
      }),
    shrinkProgress: (id) => attempt(report, about, () => shrinks.progress(id)),
    stopShrink: (id) => {
      shrinks.stop(id);
      return { ok: true, value: null };
    },
  };
}

type Entries = ReadonlyMap<string, unknown>;

/** The rules that this program knows. */
const RULES = Object.values(GAMES).map(({ ruleset }) => ruleset);

function entriesFor(ports: ReportPorts, shrinks: Shrinks, request: ReportRequest): Reply<Entries> {
  const game = request.game === null ? null : reported(ports, shrinks, request.game, request.shrunk);
  if (request.game !== null && game === null) return noSuchGame(request.game);
  const { arch, platform, versions } = process;
  const machine = { platform, arch, node: versions.node, electron: versions['electron'] };
  const program = {
    version: ports.program,
    rules: RULES.map(({ id, version }) => `${id} ${String(version)}`).join(', '),
    ...machine,
  };
  const logs = logsOf(ports.places.reports).map(({ content }) => content);
  const names = ports.db === null || request.hasNames ? [] : namesKept(ports.db);
  return { ok: true, value: entriesOfReport({ request, program, game, logs, names, home: homedir() }) };
}

function reported(
  { db }: ReportPorts,
  shrinks: Shrinks,
  id: string,
  search: string | null,
): ReportedGame | null {
  if (db === null) return null;
  try {
    const saved = savedGame(db, id);
    return saved && { saved, rows: null, shrunk: search === null ? null : shrinks.found(search) };
  } catch (error) {
    if (!(error instanceof DamagedRowError)) throw error;
    // Of all games, those that cannot be read need a report most.
    const rows = {
      game: db.get(`SELECT ${LISTED} FROM games WHERE id = ?`, id) ?? null,
      records: db.all('SELECT * FROM records WHERE game = ? ORDER BY number', id),
    };
    return { saved: null, rows, shrunk: null };
  }
}

const archiveOf = ({ clock, program }: ReportPorts, entries: Entries): Buffer => {
  const [{ id: ruleset, version: rules } = { id: '', version: 0 }] = RULES;
  return packArchive({ kind: 'report', program, ruleset, rules, madeAt: clock().toISOString(), entries });
};

function preview(ports: ReportPorts, entries: Entries, shown: string | null): ReportPreview {
  const parts = [...entries].map(([entry, value]) => ({
    ...{ entry, kind: kindOf(entry) },
    bytes: Buffer.byteLength(JSON.stringify(value)),
  }));
  const records = entries.get('records.json');
  return {
    parts,
    bytes: archiveOf(ports, entries).length,
    shown:
      shown !== null && entries.has(shown)
        ? { entry: shown, text: JSON.stringify(entries.get(shown), null, 2) }
        : null,
    answers: Array.isArray(records) ? records.length : null,
  };
}

/** What the program wrote down when something broke, the newest first; what cannot be read is left out. */
function logsOf(folder: string): readonly { readonly content: unknown }[] {
  let names: readonly string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
  return names
    .toSorted((a, b) => (a < b ? 1 : -1))
    .slice(0, LOGS)
    .flatMap((name) => {
      try {
        const file = join(folder, name);
        if (statSync(file).size > LARGEST_LOG) return [];
        return [{ content: JSON.parse(readFileSync(file, 'utf8')) as unknown }];
      } catch {
        return [];
      }
    });
}

/** The answer at which something broke in a game that has so many records, as it was written down then; or null. */
function lastBroken({ places }: ReportPorts, id: string, records: number): Command | null {
  for (const { content } of logsOf(places.reports)) {
    const { game, given } = (content ?? {}) as {
      readonly game?: { readonly id?: unknown; readonly records?: unknown } | null;
      readonly given?: Partial<Command> | null;
    };
    if (game?.id !== id || !Array.isArray(game.records) || game.records.length !== records) continue;
    const { decision, seat, answer } = given ?? {};
    if (typeof decision === 'number' && typeof seat === 'number' && Array.isArray(answer))
      return { decision, seat, answer: answer.map(String) };
  }
  return null;
}
