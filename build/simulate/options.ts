import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { RULESET_IDS, type RulesetId } from '../../engine/games.ts';
import type { Result } from '../../engine/index.ts';
import { oneOf, readOrRefused, Refusal, wholeNumber } from './arguments.ts';

/** What the command line asks for, whatever the game. */
export interface Options {
  readonly game: RulesetId;
  readonly games: number | null;
  readonly seed: string | null;
  readonly workers: number | null;
  /** The number of the one game to play. */
  readonly only: number | null;
  /** With `only`: what that game of the exhaustive plan is about. */
  readonly focus: string | null;
  readonly json: boolean;
  readonly exhaustive: boolean;
  readonly help: boolean;
}

/** So many games are played where no number is given. */
export const GAMES = 1000;
/** So many at most until everything was met. */
export const EXHAUSTIVE_GAMES = 20_000;
const MOST_GAMES = 10_000_000;
const MOST_WORKERS = 256;

/** The game that is played where none is named. */
export const FIRST_GAME = RULESET_IDS[0] ?? ('' as RulesetId);

const SPEC = {
  game: { type: 'string', default: FIRST_GAME },
  games: { type: 'string' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  only: { type: 'string' },
  focus: { type: 'string' },
  json: { type: 'boolean', default: false },
  exhaustive: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type ValuesOf<S extends ParseArgsOptionsConfig> = ReturnType<typeof parseArgs<{ options: S }>>['values'];

/** The options of a game beside those of all games: as `parseArgs` takes them, and what they mean. */
export interface OwnOptions<S extends ParseArgsOptionsConfig, O> {
  readonly spec: S;
  /** Reads them; what is wrong is thrown as a `Refusal`. */
  read(values: ValuesOf<S>): O;
}

/** The game that a command line names; what else it says is looked at by the options of that game. */
export function gameIn(args: readonly string[]): Result<RulesetId, string> {
  const { values } = parseArgs({ args: [...args], options: { game: SPEC.game }, strict: false });
  return readOrRefused(() => oneOf('--game', String(values.game), RULESET_IDS));
}

/** Reads the command line, or says in a sentence what is wrong with it and what is allowed. */
export function readOptions<const S extends ParseArgsOptionsConfig, O>(
  args: readonly string[],
  own: OwnOptions<S, O>,
): Result<Options & O, string> {
  return readOrRefused(() => {
    const values = parse(args, { ...own.spec, ...SPEC });
    // What both describe was parsed by both.
    return { ...general(values as ValuesOf<typeof SPEC>), ...own.read(values as ValuesOf<S>) };
  });
}

function general(values: ValuesOf<typeof SPEC>): Options {
  const optional = (name: 'games' | 'workers' | 'only', least: number, most: number): number | null => {
    const text = values[name];
    return text === undefined ? null : wholeNumber(`--${name}`, text, least, most);
  };
  const seed = values.seed ?? null;
  if (seed === '') throw new Refusal('--seed is empty. Give any text, for example --seed garden.');
  return {
    game: oneOf('--game', values.game, RULESET_IDS),
    games: optional('games', 1, MOST_GAMES),
    seed,
    workers: optional('workers', 1, MOST_WORKERS),
    only: optional('only', 0, MOST_GAMES),
    focus: values.focus ?? null,
    json: values.json,
    exhaustive: values.exhaustive,
    help: values.help,
  };
}

function parse(args: readonly string[], options: ParseArgsOptionsConfig): unknown {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [stray] = positionals;
    if (stray === undefined) return values;
    throw new Refusal(
      `"${stray}" belongs to no option. Options come after a lone --, as in: npm run simulate -- --games 100`,
    );
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const [first = message] = message.split('. ');
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Refusal(`${first}. The options are: ${known.join(' ')}`);
  }
}
