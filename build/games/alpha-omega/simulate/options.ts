import { VARIANTS } from '../../../../engine/alpha-omega/variants-and-assists.ts';
import {
  alphaOmega,
  BOTS,
  LEVEL_IDS,
  type BotName,
  type LevelId,
  type Variant,
} from '../../../../engine/alpha-omega/index.ts';
import type { Result } from '../../../../engine/index.ts';
import { oneOf, Refusal, wholeNumber } from '../../../simulate/arguments.ts';
import {
  readOptions as readWith,
  type Options as General,
  type OwnOptions,
} from '../../../simulate/options.ts';

/** What the command line asks for, each part in itself possible; names of decks and Objectives are looked up later. */
export interface Options extends General {
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
  readonly packs: string | null;
  /** So many cards of each deck are shown; null for all. */
  readonly cards: number | null;
}

/** So many cards of each deck are shown. */
export const CARDS_SHOWN = 10;
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
  packs: { type: 'string' },
  cards: { type: 'string', default: String(CARDS_SHOWN) },
} as const;

const OWN: OwnOptions<typeof SPEC, Omit<Options, keyof General>> = {
  spec: SPEC,
  read(values) {
    const { min, max } = alphaOmega.seats;
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
      packs: values.packs ?? null,
      cards: values.cards === 'all' ? null : wholeNumber('--cards', values.cards, 0, MOST_CARDS),
    };
  },
};

/** Reads the command line, or says in a sentence what is wrong with it and what is allowed. */
export const readOptions = (args: readonly string[]): Result<Options, string> => readWith(args, OWN);

/** A level says which variants are played, so none is named beside it. */
function levelIn({ level, variant }: Parameters<(typeof OWN)['read']>[0]): LevelId | null {
  if (level === undefined) return null;
  const [first] = variant;
  if (first !== undefined)
    throw new Refusal(`--level and --variant ${first} do not go together: a level says how it is played.`);
  return oneOf('--level', level, LEVEL_IDS);
}

/** The arguments that ask for the same games. */
export function askedAgain(options: Options): readonly string[] {
  return [
    ...(options.exhaustive ? ['--exhaustive'] : played(options)),
    ...(options.packs === null ? [] : ['--packs', options.packs]),
  ];
}

function played({ good, opponent, players, ...options }: Options): readonly string[] {
  return [
    ...(good === null ? [] : ['--good', good]),
    ...(opponent === null ? [] : ['--opponent', opponent]),
    ...['--players', String(players)],
    ...(options.level === null ? [] : ['--level', options.level]),
    ...options.variants.flatMap((variant) => ['--variant', variant]),
    ...(options.objective === null ? [] : ['--objective', options.objective]),
    ...(options.campaign ? ['--campaign'] : []),
    ...(options.common ? ['--common'] : []),
    ...(options.opponentPlayers > 0 ? ['--opponent-players', String(options.opponentPlayers)] : []),
    ...options.bots.flatMap((bot) => ['--bot', bot]),
  ];
}
