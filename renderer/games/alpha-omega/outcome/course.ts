import type { Balance, Outcome, ToldEvent, View } from '../../../../engine/alpha-omega/index.ts';
import { lead } from '../words/game/outcome.ts';
import { countedRound, type CountedRound, type Followed } from '../words/telling/objective-round.ts';
import { turns, type Happening, type Round } from '../time/rounds.ts';

/** What a round's Strength Check found; without a moment where the story does not tell of it. */
export interface Point {
  /** The Narrow Way, and a concession, may end a round before its Strength Check. */
  readonly isCheck: boolean;
  readonly round: number;
  /** The same as players count it. */
  readonly counted: CountedRound;
  readonly balance: Balance;
  readonly lead: number;
  readonly moment: number | null;
}

/** The course of a game by its Strength Checks. In the Narrow Way it may end before the last of them. */
export function courseOf(
  { balances }: Pick<View, 'balances'>,
  outcome: Outcome,
  rounds: readonly Round[],
  followed: Followed = [],
): readonly Point[] {
  const point = (balance: Balance, round: number, isCheck: boolean): Point => {
    const told = rounds.find((one) => one.round === round);
    const moment = told?.check?.moment ?? told?.happenings.at(-1)?.moment ?? null;
    return { isCheck, round, counted: countedRound(round, followed), balance, lead: lead(balance), moment };
  };
  const course = balances.map((balance, index) => point(balance, index + 1, true));
  return balances.length < outcome.round ? [...course, point(outcome.balance, outcome.round, false)] : course;
}

/** Who was lured, defeated and brought over in a round: Persons only. */
export interface Fates {
  readonly lured: readonly Happening[];
  readonly defeated: readonly Happening[];
  readonly returned: readonly Happening[];
}

/** A round in which the lead changed sides or moved far. */
export interface TurningPoint extends Fates {
  readonly point: Point;
  /** The lead before it. */
  readonly before: number;
  readonly turned: boolean;
}

/** So many turning points are told of. */
const MOST = 5;
/** What is small beside the farthest move is no turning point. */
const FAR = 1 / 3;

type IsPerson = (told: ToldEvent) => boolean;

function fatesIn(round: Round | undefined, isPerson: IsPerson): Fates {
  const of = (type: ToldEvent['event']['type']): readonly Happening[] =>
    (round?.happenings ?? []).filter(({ told }) => told.event.type === type);
  const lured = of('luredAstray');
  const defeated = of('defeated').filter(
    ({ told }) => told.event.type === 'defeated' && told.event.fate === 'discarded' && isPerson(told),
  );
  return { lured, defeated, returned: of('broughtOver') };
}

/** In Campaign Mode the next Objective begins at an empty table. */
const beginsAnew = (round: Round | undefined): boolean =>
  round?.happenings.some(({ told }) => told.event.type === 'objectiveFollowed') === true;

/** The rounds in which the lead changed sides, and then those in which it moved most, in their order. */
export function turningPoints(
  course: readonly Point[],
  rounds: readonly Round[],
  isPerson: IsPerson,
): readonly TurningPoint[] {
  const roundOf = (round: number): Round | undefined => rounds.find((one) => one.round === round);
  const turned = turns(course.map((point) => point.lead));
  const all = course.map((point, index): TurningPoint => {
    const last = course[index - 1];
    const before = last === undefined || beginsAnew(roundOf(last.round)) ? 0 : last.lead;
    return { point, before, turned: turned[index] === true, ...fatesIn(roundOf(point.round), isPerson) };
  });
  const move = ({ point, before }: TurningPoint): number => Math.abs(point.lead - before);
  const farthest = Math.max(...all.map(move));
  return all
    .filter((one) => move(one) > 0 && (one.turned || move(one) >= farthest * FAR))
    .toSorted((a, b) => Number(b.turned) - Number(a.turned) || move(b) - move(a))
    .slice(0, MOST)
    .toSorted((a, b) => a.point.round - b.point.round);
}
