import type { Command } from '../../../../engine/kernel/types.ts';
import type { ReportPart, ReportRequest } from '../../../shared/keeping/report.ts';
import { entriesOfSave, type SavedGame } from '../parcels/save-file.ts';

/** The log of a game, as it goes into a report. */
export interface ReportedGame {
  /** Null where it cannot be read: then there are its rows, as they are on the disk. */
  readonly saved: SavedGame | null;
  readonly rows: object | null;
  /** The shortest log that still shows what is wrong, instead of the whole one. */
  readonly shrunk: { readonly log: readonly Command[]; readonly sign: string } | null;
}

/** What a report is made of. */
export interface Reported {
  readonly request: ReportRequest;
  /** The program and what it runs on. */
  readonly program: Readonly<Record<string, string>>;
  readonly game: ReportedGame | null;
  /** What the program wrote down when something broke, each as its file has it; the newest first. */
  readonly logs: readonly unknown[];
  /** The folder of whoever sits at the computer, which may be called as they are. */
  readonly home: string;
}

const ABOUT = 'report.json';
const ROWS = 'rows.json';

/** Of what kind an entry of a report is. */
export function kindOf(entry: string): ReportPart['kind'] {
  if (entry === ABOUT) return 'about';
  if (entry === 'game.json' || entry === ROWS) return 'game';
  if (entry === 'records.json') return 'records';
  if (entry === 'snapshot.json') return 'state';
  return entry.startsWith('packs/') ? 'pack' : 'log';
}

/**
 * The entries of a report. Without names, people are called by their seats wherever they are named; where the program lies
 * on the disk is left out always.
 */
export function entriesOfReport({
  request,
  program,
  game,
  logs,
  home,
}: Reported): ReadonlyMap<string, unknown> {
  // What was written down may be about other games, with other people.
  const games = [game?.saved, game?.rows, ...logs.map(gameIn)];
  const people = [...new Set(games.flatMap((each) => peopleIn(each ?? {})))];
  const clean = (value: unknown): unknown => cleaned(value, request.hasNames ? [] : people, home);
  const { words, trouble, hasNames } = request;
  const about = {
    ...{ words, trouble, names: hasNames, program },
    game: game === null ? null : aboutGame(game),
    logs: logs.length,
  };
  return new Map<string, unknown>([
    [ABOUT, clean(about)],
    ...(game === null ? [] : gameEntries(game, clean)),
    ...logs.map((log, index) => [`logs/${String(index + 1)}.json`, clean(log)] as const),
  ]);
}

function aboutGame({ saved, shrunk }: ReportedGame): object {
  if (saved === null) return { unreadable: true };
  const { id, ruleset, rules, records } = saved;
  return {
    ...{ id, ruleset, rules, records: records.length },
    shrunk: shrunk === null ? null : { records: shrunk.log.length, shows: shrunk.sign },
  };
}

function gameEntries(
  { saved, rows, shrunk }: ReportedGame,
  clean: (value: unknown) => unknown,
): readonly (readonly [string, unknown])[] {
  if (saved === null) return [[ROWS, clean(rows)]];
  const records =
    shrunk?.log.map((command) => ({ kind: 'answer', command, by: command.seat }) as const) ?? saved.records;
  // Of a log that leads elsewhere the stored state says nothing.
  const snapshot = shrunk === null ? saved.snapshot : null;
  const entries = entriesOfSave({ ...saved, records, snapshot, happenings: [], views: [], notes: [] });
  return [...entries]
    .filter(([name]) => name !== 'happenings.json')
    .map(([name, value]) => [name, name.startsWith('packs/') ? value : clean(value)]);
}

/** The game that something is about which was written down, as far as it is one. */
const gameIn = (log: unknown): object | null => {
  const { game } = (log ?? {}) as { readonly game?: unknown };
  return typeof game === 'object' ? game : null;
};

/** The names that people gave to their seats, to themselves and to a game, wherever one of these may be. */
function peopleIn(game: object): readonly string[] {
  const { setup, seating, records, name, request } = game as Readonly<Record<string, unknown>>;
  const names: unknown[] = [name];
  const each = (list: unknown): void => {
    if (!Array.isArray(list)) return;
    for (const one of list as readonly unknown[]) {
      names.push(one);
      if (typeof one !== 'object' || one === null) continue;
      names.push((one as { readonly name?: unknown }).name);
      const { player } = one as { readonly player?: { readonly name?: unknown } | null };
      names.push(player?.name);
    }
  };
  for (const part of [setup, seating, request]) {
    const { seats, opponents } = (part ?? {}) as { readonly seats?: unknown; readonly opponents?: unknown };
    each(seats);
    each(opponents);
  }
  each(records);
  return names.filter((called): called is string => typeof called === 'string' && called.trim() !== '');
}

/** A value in which people are called by their numbers, and the folder of the one at the computer `~`. */
function cleaned(value: unknown, people: readonly string[], home: string): unknown {
  if (typeof value === 'string') {
    const at = people.indexOf(value);
    if (at >= 0) return `Person ${String(at + 1)}`;
    return home.length > 1 ? value.replaceAll(home, '~') : value;
  }
  if (Array.isArray(value)) return value.map((each: unknown) => cleaned(each, people, home));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleaned(each, people, home)]));
}
