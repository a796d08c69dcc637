import {
  alphaOmega,
  ASPECTS,
  universe,
  type Aspect,
  type Catalogue,
  type Coverage,
} from '../../engine/alpha-omega/index.ts';
import type { Counts } from '../../engine/simulation/counts.ts';
import { neverMet } from '../../engine/simulation/coverage.ts';
import { commandFor } from './again.ts';
import { count, row, whole } from './figures.ts';
import type { Cards } from '../games/alpha-omega/simulate/game.ts';
import type { Covered } from '../games/alpha-omega/simulate/cover-worker.ts';
import { failureLines } from './failures.ts';
import type { Options } from '../games/alpha-omega/simulate/options.ts';
import { heading } from '../games/alpha-omega/simulate/print.ts';
import type { Counted } from './run.ts';

/** What a thing to be met is called for people. */
export const ASPECT_NAMES = {
  cards: 'cards that entered play',
  abilities: 'printed abilities',
  callingsDrawn: 'Callings drawn',
  callingsAchieved: 'Callings achieved',
  objectives: 'Objectives',
  ops: 'ops of the card language',
  abilityKinds: 'kinds of ability',
  modifiers: 'modifiers in force',
  variants: 'variants',
  combinations: 'variants together',
  players: 'numbers of Good players',
  settings: 'ways to play',
  questions: 'questions asked',
  endings: 'ways to end',
  frames: 'frames of the rules',
} as const satisfies Record<Aspect, string>;

const NAME_WIDTH = 26;
const LEAST_SHOWN = 3;

/** An exhaustive run that is over, and all that was asked of it. */
export interface ShownCoverage {
  readonly options: Options;
  readonly cards: Cards;
  readonly seed: string;
  readonly games: number;
  readonly workers: number;
  readonly counted: Counted<Covered>;
}

/** Was everything met, and did no game break? */
export function isComplete({ cards, counted }: Pick<ShownCoverage, 'cards' | 'counted'>): boolean {
  const { coverage, tally } = counted.result;
  const missing = neverMet(coverage, universe(cards.content));
  return tally.broken === 0 && ASPECTS.every((aspect) => missing[aspect].length === 0);
}

/** The coverage as JSON. All but `timing` is the same for the same seed. */
export function coverageAsJson({ options, cards, seed, games, workers, counted }: ShownCoverage): string {
  const { result, interrupted, seconds } = counted;
  const { coverage, tally } = result;
  const json = {
    command: commandFor({ ...options, games }, seed),
    rules: alphaOmega.version,
    packs: cards.packs.map(({ id, version, hash }) => ({ id, version, hash })),
    interrupted,
    games: tally.games,
    decisions: tally.decisions,
    never: neverMet(coverage, universe(cards.content)),
    met: Object.fromEntries(
      ASPECTS.map((aspect) => [aspect, Object.fromEntries(rarestFirst(coverage[aspect]))]),
    ),
    broken: tally.broken,
    failures: tally.failures.map((failure) => ({
      ...failure,
      again: commandFor(options, seed, failure.game),
    })),
    timing: { workers, seconds },
  };
  return JSON.stringify(json, null, 2);
}

/** The coverage for people. */
export function coverageAsLines(shown: ShownCoverage): readonly string[] {
  const { options, cards, seed, games, workers, counted } = shown;
  const { result, interrupted, seconds } = counted;
  const { coverage, tally } = result;
  const all = universe(cards.content);
  const missing = neverMet(coverage, all);
  const name = (aspect: Aspect, word: string): string => wordFor(aspect, word, cards.content);
  return [
    ...heading('Everything at least once'),
    `${whole(tally.games + tally.broken)} games, ${whole(tally.decisions)} decisions, seed ${seed}. Every second game is an ordinary one,`,
    'set up in all ways there are; the others have small decks stacked for a card with something not met yet.',
    ...(interrupted ? ['Broken off before everything was met.'] : []),
    '',
    row(['', -NAME_WIDTH], ['met', 11], ['', 0], ['least often', -11]),
    ...ASPECTS.map((aspect) =>
      row(
        [ASPECT_NAMES[aspect], -NAME_WIDTH],
        [`${all[aspect].length - missing[aspect].length} of ${all[aspect].length}`, 11],
        ['', 0],
        [leastOften(coverage, aspect, name), -1],
      ),
    ),
    '',
    ...verdict(missing, name, games),
    ...failureLines(tally, (game) => commandFor(options, seed, game, result.focus[game])),
    '',
    `${seconds.toFixed(1)} s on ${count(workers, 'worker')}. How often everything was met: add --json.`,
    `Again: ${commandFor({ ...options, games }, seed)}`,
  ];
}

type Naming = (aspect: Aspect, word: string) => string;

function verdict(missing: ReturnType<typeof universe>, name: Naming, games: number): readonly string[] {
  const lacking = ASPECTS.filter((aspect) => missing[aspect].length > 0);
  if (lacking.length === 0) return ['Everything was met.'];
  return [
    `Never met in at most ${whole(games)} games:`,
    ...lacking.map(
      (aspect) =>
        `  ${ASPECT_NAMES[aspect]}: ${missing[aspect].map((word) => name(aspect, word)).join(', ')}`,
    ),
  ];
}

function leastOften(coverage: Coverage, aspect: Aspect, name: Naming): string {
  return rarestFirst(coverage[aspect])
    .slice(0, LEAST_SHOWN)
    .map(([word, times]) => `${name(aspect, word)} ${whole(times)}`)
    .join(', ');
}

function rarestFirst(counts: Counts): readonly (readonly [string, number])[] {
  return Object.entries(counts).sort(([a, few], [b, many]) => few - many || (a < b ? -1 : 1));
}

/** Cards by their names; of several abilities on a card, which one it is. */
function wordFor(aspect: Aspect, word: string, content: Catalogue): string {
  const [id = word, index] = word.split('#');
  const def = content.get(id);
  if (!def) return word;
  const isOneOfMany = aspect === 'abilities' && def.abilities.length > 1;
  return isOneOfMany ? `${def.name} (ability ${Number(index) + 1})` : def.name;
}
