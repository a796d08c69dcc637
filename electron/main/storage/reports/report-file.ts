import type { Command } from '../../../../engine/kernel/types.ts';
import type { ReportPart } from '../../../shared/storage/report.ts';
import type { ReportRequest } from '../../../shared/storage/contract.ts';
import { entriesOfSave, type SavedGame } from '../transfer/archives/save-file.ts';
import { nameless, namesAround } from './people.ts';

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
  /** The people of all games that are kept. */
  readonly names: readonly string[];
  /** The folder of whoever sits at the computer, which may be called as they are. */
  readonly home: string;
}

const ABOUT = 'report.json';
const ROWS = 'rows.json';

/** In place of a seed that names somebody: of another seed another game comes, so nothing is made up for it. */
const NO_SEED = 'left out';

/** Of what kind an entry of a report is. */
export function kindOf(entry: string): ReportPart['kind'] {
  if (entry === ABOUT) return 'about';
  if (entry === 'game.json' || entry === ROWS) return 'game';
  if (entry === 'records.json') return 'records';
  if (entry === 'snapshot.json') return 'state';
  return entry.startsWith('packs/') ? 'pack' : 'log';
}

/**
 * The entries of a report. Without names, people are called by numbers wherever they are named, in sentences too; where the
 * program lies on the disk is left out always.
 */
export function entriesOfReport({
  request,
  program,
  game,
  logs,
  names,
  home,
}: Reported): ReadonlyMap<string, unknown> {
  // What was written down may be about games of another file, with other people.
  const people = request.hasNames ? [] : [...names, ...[game, ...logs].flatMap(namesAround)];
  const { whole, among, names: isNaming } = nameless(people, game === null ? new Set() : idsIn(game));
  const homeless = (text: string): string => (home.length > 1 ? text.replaceAll(home, '~') : text);
  const seed = (said: string): string => (isNaming(said) ? NO_SEED : said);
  const text = (value: unknown): unknown => retold(value, { seed, tell: (said) => among(homeless(said)) });
  const data = (value: unknown): unknown => retold(value, { seed, tell: (said) => whole(homeless(said)) });
  const { words, trouble, hasNames } = request;
  const about = {
    ...{ words, trouble, names: hasNames, program },
    game: game === null ? null : { ...aboutGame(game), seedLeftOut: isNaming(seedOf(game)) },
    logs: logs.length,
  };
  return new Map<string, unknown>([
    [ABOUT, text(about)],
    ...(game === null ? [] : gameEntries(game, data, text)),
    ...logs.map((log, index) => [`logs/${String(index + 1)}.json`, text(log)] as const),
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

function seedOf({ saved, rows }: ReportedGame): string {
  const { game } = (rows ?? {}) as { readonly game?: { readonly seed?: unknown } | null };
  return saved?.seed ?? (typeof game?.seed === 'string' ? game.seed : '');
}

function gameEntries(
  { saved, rows, shrunk }: ReportedGame,
  data: (value: unknown) => unknown,
  text: (value: unknown) => unknown,
): readonly (readonly [string, unknown])[] {
  // Nobody knows what is in a row that cannot be read.
  if (saved === null) return [[ROWS, text(rows)]];
  const records =
    shrunk?.log.map((command) => ({ kind: 'answer', command, by: command.seat }) as const) ?? saved.records;
  // Of a log that leads elsewhere the stored state says nothing.
  const snapshot = shrunk === null ? saved.snapshot : null;
  const entries = entriesOfSave({ ...saved, records, snapshot, happenings: [], views: [], notes: [] });
  return [...entries]
    .filter(([name]) => name !== 'happenings.json')
    .map(([name, value]) => [name, name.startsWith('packs/') ? value : data(value)]);
}

/** Ids that a card, an answer or a state is known by: words of the game, whoever is called like one. */
function idsIn({ saved }: ReportedGame): ReadonlySet<string> {
  const ids = saved?.packs.flatMap(({ content }) => content.match(/"[\w-]+:[\w-]+"/g) ?? []) ?? [];
  return new Set(ids.map((id) => id.slice(1, -1)));
}

interface Telling {
  readonly tell: (text: string) => string;
  /** Of the seed of a game. */
  readonly seed: (text: string) => string;
}

/** A value whose texts, and names of parts, are told in another way. */
function retold(value: unknown, telling: Telling): unknown {
  if (typeof value === 'string') return telling.tell(value);
  if (Array.isArray(value)) return value.map((each: unknown) => retold(each, telling));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [
      telling.tell(key),
      key === 'seed' && typeof each === 'string' ? telling.seed(each) : retold(each, telling),
    ]),
  );
}
