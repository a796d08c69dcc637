import type { Catalogue } from '../definitions.ts';
import type { State } from '../game.ts';
import type { Option } from '../options.ts';
import { countsFor } from '../queries/cards.ts';
import { blowsAsked, type Blow } from '../queries/blow.ts';
import type { CardId, Table } from '../types.ts';
import { followed, type Followed } from './predict.ts';

type Pending = NonNullable<State['pending']>;

const known = new WeakMap<State, Option | null>();

/**
 * The answer to a question about a blow that does nothing, whomever it falls on and whoever steps in: nobody need be asked
 * it. Null where anything may come otherwise, as far as the asked seat may know.
 */
export function needlessAnswer(state: State, content: Catalogue): Option | null {
  const before = known.get(state);
  if (before !== undefined) return before;
  const answer = state.pending === null ? null : answerTo(state, content, state.pending);
  known.set(state, answer);
  return answer;
}

function answerTo(state: State, content: Catalogue, pending: Pending): Option | null {
  const { about, ask } = pending;
  if (ask.kind !== 'one' || (about !== 'opponentTarget' && about !== 'interruptAttack')) return null;
  const blows = blowsAsked({ table: state.table, content }, state);
  const answer = about === 'opponentTarget' ? ask.options[0] : ask.options.find(({ id }) => id === 'decline');
  // Most blows do something: they are told at a glance, and not played.
  if (answer === undefined || !meantIn(state, ask.options).every((card) => isIdle(blows, card))) return null;
  const all = new Map(
    followed(state, content, [pending.seat], ask.options).map((one, at) => [ask.options[at], one] as const),
  );
  const best = all.get(answer);
  return best !== undefined && [...all.values()].every((other) => isNoBetter(other, best)) ? answer : null;
}

/** Whom the blow is meant for, or may be. */
function meantIn({ table, pending }: State, options: readonly Option[]): readonly CardId[] {
  if (pending?.about === 'interruptAttack') return table.attack === null ? [] : [table.attack.target];
  return options.flatMap((option) => (option.kind === 'card' ? [option.card] : []));
}

const isIdle = (blows: readonly Blow[], card: CardId): boolean =>
  blows.some((blow) => blow.target === card && blow.damage === 0 && blow.absorbed === 0 && blow.excess === 0);

/** Does an answer come to nothing more than another, whatever the Good side's own cards suffer by it? */
function isNoBetter(other: Followed, best: Followed): boolean {
  return (
    [other, best].every(({ next, unsure }) => next === null && unsure === null) &&
    other.mayStepIn.join() === best.mayStepIn.join() &&
    left(other.table) === left(best.table) &&
    best.table.inPlay.every(
      ({ id, damage }) => damage <= (other.table.inPlay.find((card) => card.id === id)?.damage ?? Infinity),
    )
  );
}

/** What an answer leaves behind, but for what was used on the way and the damage of Good cards. */
function left(table: Table): string {
  const inPlay = table.inPlay.map((card) =>
    countsFor(table, card) === 'good' ? { ...card, damage: 0 } : card,
  );
  return JSON.stringify({ ...table, attack: null, uses: null, inPlay });
}
