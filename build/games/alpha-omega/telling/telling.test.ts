import { expect, test } from 'vitest';
import { catalogueOf, loadPacks, setUp } from '../../../../cards/load.ts';
import { packsDir } from '../../../../cards/testing/packs.ts';
import { alphaOmega, steadyAnswer, type ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import { createMachine, startStream, type SeatId } from '../../../../engine/index.ts';
import type { Pace } from '../../../../renderer/table/motion/schedule.ts';
import { fakeLevels } from '../../../../renderer/testing/fake-levels.ts';
import { FIRST_BATTLE } from '../../../../renderer/games/alpha-omega/first-battle/first-battle.ts';
import { toldIn } from './told-in.ts';

const { packs } = loadPacks(packsDir);
const content = catalogueOf(packs);
const machine = createMachine(alphaOmega, content);

/** A game of so many rounds and more is long. */
const LONG = 6;

/** What was told of an answer. */
interface Heard {
  readonly round: number;
  readonly seat: SeatId;
  readonly time: number;
  /** How long the same would take whom nothing of the kind was told before. */
  readonly asNew: number;
}

/** A game of these players at the gentlest level, all but the first of whom are computer players. */
function heard(seats: readonly string[], seed: string, pace: Pace): readonly Heard[] {
  const [pack] = packs;
  const ways = fakeLevels.find(({ level }) => level === 'pilgrim')?.byPlayers[seats.length - 1];
  if (pack === undefined || ways === undefined) throw new Error('there is no such game');
  const { variants, assists } = ways;
  const hearing = { machine, book: content, eyes: seats.map((_, seat) => seat), pace, bots: [1, 2] };
  const told: ToldEvent[] = [];
  const all: Heard[] = [];
  let rng = startStream(seed, 'player');
  let { state } = machine.begin(setUp(pack, FIRST_BATTLE.objective, seats, { variants, assists }), seed);
  for (;;) {
    const { pending } = state;
    if (pending === null) return all;
    const { seat } = pending;
    const [answer, after] = steadyAnswer(machine.view(state, [seat]), content, rng);
    rng = after;
    const result = machine.apply(state, { decision: pending.id, seat, answer });
    if (!result.ok) throw new Error(result.error.code);
    const { events, time } = toldIn(hearing, state, result.value, told);
    // Of the Events of a round the table looks up for the first alone, whatever was told in earlier ones.
    const inRound = told.slice(told.findLastIndex(({ event }) => event.type === 'roundBegan') + 1);
    const asNew = toldIn(hearing, state, result.value, pace === 'fast' ? inRound : []).time;
    told.push(...events);
    all.push({ round: state.table.round, seat, time, asNew });
    ({ state } = result.value);
  }
}

/** So many games that one long round more or less decides nothing. */
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

const total = (all: readonly Heard[], of: 'time' | 'asNew' = 'time'): number =>
  all.reduce((sum, one) => sum + one[of], 0);

test('what two computer players do in a round, with its Clean-Up and its Strength Check, is told in under ten seconds in 19 rounds of 20', () => {
  const rounds = SEEDS.flatMap((seed) => {
    const theirs = heard(['Ruth', 'Naomi', 'Boaz'], seed, 'calm').filter(({ seat }) => seat > 0);
    const numbers = [...new Set(theirs.map(({ round }) => round))];
    return numbers.map((number) => total(theirs.filter(({ round }) => round === number)));
  });
  expect(rounds.length).toBeGreaterThan(20);
  expect(rounds.filter((time) => time >= 10_000).length / rounds.length).toBeLessThanOrEqual(0.05);
});

test('from the third round on all is told in much less time than anew, and still not as fast as “Fast”', () => {
  let long = 0;
  for (const seed of SEEDS) {
    const [calm, fast] = (['calm', 'fast'] as const).map((pace) =>
      heard(['Ruth'], seed, pace).filter(({ round }) => round >= 3),
    );
    // Of a game that is soon over nothing was told often enough.
    if ((calm?.at(-1)?.round ?? 0) < LONG) continue;
    long += 1;
    expect(total(calm ?? []) / total(calm ?? [], 'asNew')).toBeLessThan(0.8);
    expect(total(calm ?? [])).toBeGreaterThan(total(fast ?? []));
    expect(total(fast ?? [])).toBe(total(fast ?? [], 'asNew'));
  }
  expect(long).toBeGreaterThanOrEqual(3);
});
