import { describe, expect, test } from 'vitest';
import { catalogueOf, loadPacks, setUp } from '../../../../cards/load.ts';
import { packsDir } from '../../../../cards/testing/packs.ts';
import { alphaOmega, randomAnswer, steadyAnswer } from '../../../../engine/alpha-omega/index.ts';
import { createMachine, startStream } from '../../../../engine/index.ts';
import { thoughtfulAnswer } from '../../../../engine/alpha-omega/index.ts';
import type { State, ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import type { Answer, Rng } from '../../../../engine/index.ts';
import { below } from '../../../../engine/kernel/rng.ts';
import { fakeLevels } from '../../../../renderer/testing/fake-levels.ts';
import { LESSONS } from '../../../../renderer/games/alpha-omega/hints/hints.ts';
import {
  FIRST_BATTLE,
  firstBattle,
} from '../../../../renderer/games/alpha-omega/first-battle/first-battle.ts';
import { toldIn, type Hearing } from './told-in.ts';

const { packs } = loadPacks(packsDir);
const content = catalogueOf(packs);
const machine = createMachine(alphaOmega, content);

const request = firstBattle(fakeLevels, 'Ruth');

function setup() {
  const [pack] = packs;
  if (pack === undefined || request === null) throw new Error('there is no First Battle');
  const { objective, seats, variants = [], assists = [] } = request;
  return setUp(pack, objective, seats, { variants, assists });
}

type Player = (state: State, rng: Rng) => readonly [Answer, Rng];

const askOf = ({ pending }: State) => {
  if (pending === null) throw new Error('nothing is asked');
  return pending.ask;
};
const steady: Player = (state, rng) => steadyAnswer(machine.view(state, [0]), content, rng);
/** Somebody who gives every fourth answer without looking. */
const hasty: Player = (state, rng) => {
  const [one, after] = below(rng, 4);
  return one === 0 ? randomAnswer(askOf(state), after) : steady(state, after);
};
const thoughtful: Player = (state, rng) => thoughtfulAnswer(state, machine, rng);

/** What the table tells at normal speed. */
const hearing: Hearing = { machine, book: content, eyes: [0], pace: 'calm' };

/** What a newcomer takes for an answer, with all the cards there are to look at, and for a lesson, in ms. */
const ANSWERED_IN = 8000;
const READ_IN = 4000;

interface Playthrough {
  readonly isWon: boolean;
  readonly rounds: number;
  readonly answers: number;
  readonly told: number;
  /** The round in which an Opponent first struck; `Infinity` where none did. */
  readonly struckIn: number;
  /** How far the Good players were ahead at each Strength Check. */
  readonly leads: readonly number[];
  readonly callings: number;
}

const isGood = ({ inPlay }: State['table'], id: number): boolean =>
  inPlay.some((card) => card.id === id && card.side === 'good');

/** The First Battle, as the player of this number plays it. */
function played(player: Player, number: number, isTimed = false): Playthrough {
  let rng = startStream(`player ${String(number)}`, 'player');
  let { state } = machine.begin(setup(), FIRST_BATTLE.seed);
  const told: ToldEvent[] = [];
  const course = { told: 0, struckIn: Infinity, callings: 0 };
  for (let answers = 0; ; answers += 1) {
    const { pending, outcome, table } = state;
    if (outcome !== null) {
      const leads = table.balances.map(({ good, opponent }) => good - opponent);
      return { isWon: outcome.winner === 'good', rounds: outcome.round, answers, leads, ...course };
    }
    if (pending === null) throw new Error('nothing is asked');
    const [answer, after] = player(state, rng);
    rng = after;
    const result = machine.apply(state, { decision: pending.id, seat: pending.seat, answer });
    if (!result.ok) throw new Error(result.error.code);
    if (isTimed) {
      const { events, time } = toldIn(hearing, state, result.value, told);
      told.push(...events);
      course.told += time;
    }
    ({ state } = result.value);
    for (const event of result.value.events) {
      if (event.type === 'callingAchieved') course.callings += 1;
      if (event.type === 'struck' && isGood(table, event.target))
        course.struckIn = Math.min(course.struckIn, state.table.round);
    }
  }
}

const games = (player: Player, count: number, isTimed = false): readonly Playthrough[] =>
  Array.from({ length: count }, (_, number) => played(player, number, isTimed));
const share = (courses: readonly Playthrough[]): number =>
  courses.filter(({ isWon }) => isWon).length / courses.length;
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

describe('the shuffle of the First Battle', () => {
  test('is won by many different ways of playing, by good sense nearly always', () => {
    expect(share(games(steady, 40))).toBeGreaterThanOrEqual(0.9);
    expect(share(games(hasty, 60))).toBeGreaterThanOrEqual(0.75);
    expect(share(games(thoughtful, 4))).toBe(1);
  });

  test('lasts 6 to 10 rounds, and 4 to 6 minutes for whoever takes a while over each answer', () => {
    const courses = [...games(steady, 12, true), ...games(hasty, 12, true)];
    const lasts = ({ answers, told }: Playthrough): number =>
      told + answers * ANSWERED_IN + LESSONS.length * READ_IN;
    const [rounds, minutes] = [
      median(courses.map((course) => course.rounds)),
      median(courses.map(lasts)) / 60_000,
    ];
    expect(rounds).toBeGreaterThanOrEqual(6);
    expect(rounds).toBeLessThanOrEqual(10);
    expect(minutes).toBeGreaterThanOrEqual(4);
    expect(minutes).toBeLessThanOrEqual(6);
  });

  test('has danger and a turn of fortune: the Opponents strike soon and are ahead, a Calling comes true, and Good wins', () => {
    const courses = [...games(steady, 20), ...games(hasty, 20)];
    const of = (is: (course: Playthrough) => boolean): number => courses.filter(is).length / courses.length;
    expect(of(({ struckIn }) => struckIn <= 2)).toBeGreaterThanOrEqual(0.9);
    expect(of(({ leads }) => Math.min(...leads.slice(0, 3)) < 0)).toBeGreaterThanOrEqual(0.9);
    expect(of(({ callings }) => callings > 0)).toBeGreaterThanOrEqual(0.5);
  });

  test('opens with Persons and Items in the hand, and somebody to strike', () => {
    const view = machine.view(machine.begin(setup(), FIRST_BATTLE.seed).state, [0]);
    const types = (view.seats[0]?.hand ?? []).map(({ def }) => content.get(def)?.type);
    expect(types.filter((type) => type === 'person').length).toBeGreaterThanOrEqual(3);
    expect(types.filter((type) => type === 'item').length).toBeGreaterThanOrEqual(2);
    expect(view.inPlay.map(({ def }) => content.get(def)?.type)).toEqual(['person']);
  });
});
