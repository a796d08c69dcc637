import type { Counts } from '../../engine/simulation/counts.ts';
import { aspectsOf, neverMet, type Universe } from '../../engine/simulation/coverage.ts';
import type { Played } from '../../engine/simulation/record.ts';
import { commandFor } from './again.ts';
import type { Covered } from './cover.ts';
import { coverAll, type CoverPlan } from './exhaustive.ts';
import { failureLines } from './failures.ts';
import { count, row, whole } from './figures.ts';
import { heading } from './print.ts';
import type { Counted } from './run.ts';
import type { Exhaustion, How } from './types.ts';

const NAME_WIDTH = 26;
const LEAST_SHOWN = 3;

/** What an exhaustive run is made of. */
export interface ExhaustionParts<Job, T extends Played, A extends string> extends CoverPlan<Job, T, A> {
  readonly job: (seed: string) => Job;
  /** What each aspect is called for people. */
  readonly names: { readonly [K in A]: string };
  /** What the games are that are about something, to the end of the sentence. */
  readonly others: string;
  /** What was played with, as JSON. */
  readonly settings: object;
  /** Was nothing left out of what there is to be met? */
  readonly isWhole: boolean;
  /** Something that is to be met, for people. */
  readonly word: (aspect: A, word: string) => string;
  readonly refusal: Exhaustion['refusal'];
  readonly only: Exhaustion['only'];
}

/** Games of all kinds, and the report on what they met. */
export const exhaustionOf = <Job, T extends Played, A extends string>(
  parts: ExhaustionParts<Job, T, A>,
): Exhaustion => ({
  refusal: parts.refusal,
  only: parts.only,
  async run(how) {
    const counted = await coverAll(parts, parts.job(how.seed), how.extent);
    const { coverage, tally } = counted.result;
    const never = neverMet(coverage, parts.universe);
    const aspects = aspectsOf(parts.names);
    const missing = aspects.flatMap((aspect) =>
      never[aspect].map((word) => `${parts.names[aspect]}: ${word}`),
    );
    const over = { parts, how, counted, never };
    return {
      ...{ interrupted: counted.interrupted, played: tally, missing },
      // What was left out was met by nobody either.
      isWell: tally.broken === 0 && missing.length === 0 && parts.isWhole,
      aspects: aspects.map((aspect) => ({
        name: parts.names[aspect],
        all: parts.universe[aspect].length,
        rarest: rarestFirst(coverage[aspect])[0] ?? ['', 0],
      })),
      failures: failuresOf(over),
      lines: () => asLines(over),
      json: () => asJson(over),
    };
  },
});

/** A run that is over. */
interface Over<Job, T extends Played, A extends string> {
  readonly parts: ExhaustionParts<Job, T, A>;
  readonly how: How;
  readonly counted: Counted<Covered<T, A>>;
  readonly never: Universe<A>;
}

const failuresOf = <Job, T extends Played, A extends string>({ how, counted }: Over<Job, T, A>) => {
  const { tally, focus } = counted.result;
  return failureLines(tally, (only) => commandFor(how, how.seed, { only, focus: focus[only] }));
};

function asJson<Job, T extends Played, A extends string>(over: Over<Job, T, A>): string {
  const { parts, how, counted, never } = over;
  const { seed, extent } = how;
  const { games, workers } = extent;
  const { result, interrupted, seconds } = counted;
  const { coverage, tally } = result;
  const json = {
    command: commandFor(how, seed, { games }),
    ...parts.settings,
    interrupted,
    games: tally.games,
    decisions: tally.decisions,
    never,
    met: Object.fromEntries(
      aspectsOf(parts.names).map((aspect) => [aspect, Object.fromEntries(rarestFirst(coverage[aspect]))]),
    ),
    broken: tally.broken,
    failures: tally.failures.map((failure) => ({
      ...failure,
      again: commandFor(how, seed, { only: failure.game }),
    })),
    timing: { workers, seconds },
  };
  return JSON.stringify(json, null, 2);
}

function asLines<Job, T extends Played, A extends string>(over: Over<Job, T, A>): readonly string[] {
  const { parts, how, counted, never } = over;
  const { names, universe, others } = parts;
  const { seed, extent } = how;
  const { games, workers } = extent;
  const { result, interrupted, seconds } = counted;
  const { coverage, tally } = result;
  return [
    ...heading('Everything at least once'),
    `${whole(tally.games + tally.broken)} games, ${whole(tally.decisions)} decisions, seed ${seed}. Every second game is an ordinary one,`,
    `set up in all ways there are; ${others}`,
    ...(interrupted ? ['Broken off before everything was met.'] : []),
    '',
    row(['', -NAME_WIDTH], ['met', 11], ['', 0], ['least often', -11]),
    ...aspectsOf(names).map((aspect) =>
      row(
        [names[aspect], -NAME_WIDTH],
        [`${universe[aspect].length - never[aspect].length} of ${universe[aspect].length}`, 11],
        ['', 0],
        [leastOften(coverage[aspect], (word) => parts.word(aspect, word)), -1],
      ),
    ),
    '',
    ...verdict(parts, never, games),
    ...failuresOf(over),
    '',
    `${seconds.toFixed(1)} s on ${count(workers, 'worker')}. How often everything was met: add --json.`,
    `Again: ${commandFor(how, seed, { games })}`,
  ];
}

function verdict<Job, T extends Played, A extends string>(
  parts: ExhaustionParts<Job, T, A>,
  never: Universe<A>,
  games: number,
): readonly string[] {
  const lacking = aspectsOf(parts.names).filter((aspect) => never[aspect].length > 0);
  if (lacking.length === 0) return ['Everything was met.'];
  return [
    `Never met in at most ${whole(games)} games:`,
    ...lacking.map(
      (aspect) =>
        `  ${parts.names[aspect]}: ${never[aspect].map((word) => parts.word(aspect, word)).join(', ')}`,
    ),
  ];
}

const leastOften = (counts: Counts, name: (word: string) => string): string =>
  rarestFirst(counts)
    .slice(0, LEAST_SHOWN)
    .map(([word, times]) => `${name(word)} ${whole(times)}`)
    .join(', ');

const rarestFirst = (counts: Counts): readonly (readonly [string, number])[] =>
  Object.entries(counts).sort(([a, few], [b, many]) => few - many || (a < b ? -1 : 1));
