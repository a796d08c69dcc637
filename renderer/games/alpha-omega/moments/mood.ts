import type { CardDef, View } from '../../../../engine/alpha-omega/index.ts';
import { lead } from '../words/game/outcome.ts';
import type { Mood } from '../../../sound/moods.ts';

/** This share of the lead that decides is near the end. */
const NEAR = 0.7;
/** This share of the lead that loses presses. */
const BEHIND = 0.2;
/** So many Persons Lured Astray press. */
const LURED = 2;
/** So many rounds before the last one it turns. */
const LAST_ROUNDS = 2;

type Asked = NonNullable<Extract<CardDef, { readonly type: 'objective' }>['won']>;

function roundsIn(asked: Asked | undefined): readonly number[] {
  if (asked === undefined) return [];
  if ('round' in asked) return [asked.round];
  return 'all' in asked ? asked.all.flatMap(roundsIn) : [];
}

/** How a game feels, by what lies on the table: its Balance, who is Lured, and the rounds that are left. */
export function moodOf(view: View, objective: CardDef | undefined): Mood {
  const by = lead(view.balance);
  const last =
    objective?.type === 'objective' ? [...roundsIn(objective.won), ...roundsIn(objective.lost)] : [];
  const isLast = last.some(
    (round) => view.objectiveRound <= round && round - view.objectiveRound <= LAST_ROUNDS,
  );
  // In the Narrow Way any lead of the Opponents loses: it is near all the time, and no turn.
  const isLosing = view.lostBy > 1 && -by >= view.lostBy * NEAR;
  if (isLast || by >= view.goal * NEAR || isLosing) return 'turning';
  const lured = view.inPlay.filter((card) => card.lured).length;
  const isLuredPlayer = view.seats.some(({ luredTurns }) => luredTurns !== null);
  return isLuredPlayer || lured >= LURED || -by > view.lostBy * BEHIND ? 'pressed' : 'quiet';
}
