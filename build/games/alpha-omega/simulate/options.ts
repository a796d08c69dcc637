import { parseArgs } from 'node:util';
import { VARIANTS } from '../../../../engine/alpha-omega/ways.ts';
import {
  alphaOmega,
  BOTS,
  LEVEL_IDS,
  type BotName,
  type LevelId,
  type Variant,
} from '../../../../engine/alpha-omega/index.ts';
import { fail, ok, type Result } from '../../../../engine/index.ts';

/** What the command line asks for, each part in itself possible; names of decks and Objectives are looked up later. */
export interface Options {
  /** Names of decks; null for those of the first pack. */
  readonly good: string | null;
  readonly opponent: string | null;
  readonly players: number;
  readonly variants: readonly Variant[];
  /** Played as this level has it, with the decks that new games have. */
  readonly level: LevelId | null;
  readonly objective: string | null;
  readonly campaign: boolean;
  /** One Good deck for all players. */
  readonly common: boolean;
  /** Opponent Play: how many play the Opponent deck. */
  readonly opponentPlayers: number;
  readonly bots: readonly BotName[];
  readonly games: number | null;
  readonly seed: string | null;
  readonly workers: number | null;
  readonly packs: string | null;
  /** The number of the one game to play. */
  readonly only: number | null;
  /** With `only`: what that game of the exhaustive plan is about. */
  readonly focus: string | null;
  /** So many cards of each deck are shown; null for all. */
  readonly cards: number | null;
  readonly json: boolean;
  readonly exhaustive: boolean;
  readonly help: boolean;
}

/** So many games are played where no number is given. */
export const GAMES = 1000;
/** So many at most until everything was met. */
export const EXHAUSTIVE_GAMES = 20_000;
/** So many cards of each deck are shown. */
export const CARDS_SHOWN = 10;
const MOST_GAMES = 10_000_000;
const MOST_WORKERS = 256;
const MOST_CARDS = 1000;

const SPEC = {
  good: { type: 'string' },
  opponent: { type: 'string' },
  players: { type: 'string', default: '1' },
  variant: { type: 'string', multiple: true, default: [] as string[] },
  level: { type: 'string' },
  objective: { type: 'string' },
  campaign: { type: 'boolean', default: false },
  common: { type: 'boolean', default: false },
  'opponent-players': { type: 'string', default: '0' },
  bot: { type: 'string', multiple: true, default: ['steady'] as string[] },
  games: { type: 'string' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  packs: { type: 'string' },
  only: { type: 'string' },
  focus: { type: 'string' },
  cards: { type: 'string', default: String(CARDS_SHOWN) },
  json: { type: 'boolean', default: false },
  exhaustive: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What an argument is refused with; caught where it becomes a `Result`. */
class Refusal extends Error {}

/** Reads the command line, or says in a sentence what is wrong with it and what is allowed. */
export function readOptions(args: readonly string[]): Result<Options, string> {
  try {
    return ok(read(args));
  } catch (error) {
    if (error instanceof Refusal) return fail(error.message);
    throw error;
  }
}

function read(args: readonly string[]): Options {
  const values = parse(args);
  const optional = (name: 'games' | 'workers' | 'only', least: number, most: number): number | null => {
    const text = values[name];
    return text === undefined ? null : wholeNumber(`--${name}`, text, least, most);
  };
  const { min, max } = alphaOmega.seats;
  const seed = values.seed ?? null;
  if (seed === '') throw new Refusal('--seed is empty. Give any text, for example --seed garden.');
  return {
    good: values.good ?? null,
    opponent: values.opponent ?? null,
    players: wholeNumber('--players', values.players, min, max),
    variants: [...new Set(values.variant.map((name) => oneOf('--variant', name, VARIANTS)))],
    level: levelIn(values),
    objective: values.objective ?? null,
    campaign: values.campaign,
    common: values.common,
    opponentPlayers: wholeNumber('--opponent-players', values['opponent-players'], 0, max),
    bots: values.bot.map((name) => oneOf('--bot', name, BOTS)),
    games: optional('games', 1, MOST_GAMES),
    seed,
    workers: optional('workers', 1, MOST_WORKERS),
    packs: values.packs ?? null,
    only: optional('only', 0, MOST_GAMES),
    focus: values.focus ?? null,
    cards: values.cards === 'all' ? null : wholeNumber('--cards', values.cards, 0, MOST_CARDS),
    json: values.json,
    exhaustive: values.exhaustive,
    help: values.help,
  };
}

/** A level says which variants are played, so none is named beside it. */
function levelIn({ level, variant }: ReturnType<typeof parse>): LevelId | null {
  if (level === undefined) return null;
  const [first] = variant;
  if (first !== undefined)
    throw new Refusal(`--level and --variant ${first} do not go together: a level says how it is played.`);
  return oneOf('--level', level, LEVEL_IDS);
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: SPEC, allowPositionals: true });
    const [stray] = positionals;
    if (stray === undefined) return values;
    throw new Refusal(
      `"${stray}" belongs to no option. Options come after a lone --, as in: npm run simulate -- --games 100`,
    );
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const [first = message] = message.split('. ');
    const known = Object.keys(SPEC).map((name) => `--${name}`);
    throw new Refusal(`${first}. The options are: ${known.join(' ')}`);
  }
}

function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new Refusal(`${option} is "${text}", and must be a whole number from ${least} to ${most}.`);
}

function oneOf<T extends string>(option: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === text);
  if (found !== undefined) return found;
  throw new Refusal(`${option} is "${text}", and must be one of: ${allowed.join(', ')}.`);
}
