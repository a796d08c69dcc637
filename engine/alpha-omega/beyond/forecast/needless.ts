import type { Catalogue } from '../../definitions.ts';
import type { State } from '../../game.ts';
import type { Look } from '../../look.ts';
import type { Option } from '../../options.ts';
import { countsFor, get } from '../../queries/cards.ts';
import { blowsAsked, type Blow } from '../../queries/blow.ts';
import { interruptsFor } from '../../queries/interrupts.ts';
import type { CardId, Table } from '../../types.ts';
import { followed, type Followed } from './predict.ts';

type Pending = NonNullable<State['pending']>;

const known = new WeakMap<State, Option | null>();

/**
 * The answer to a question about a blow that does nothing, whomever it falls on and whoever steps in, or that the same card
 * must take whomever it is meant for: nobody need be asked it. Null where anything may come otherwise, as far as the asked
 * seat may know.
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
  const look = { table: state.table, content };
  const blows = blowsAsked(look, state);
  const answer = about === 'opponentTarget' ? ask.options[0] : ask.options.find(({ id }) => id === 'decline');
  const meant = meantIn(state, ask.options);
  const idle = meant.every((card) => isIdle(blows, card));
  // Most blows do something where they fall: they are told at a glance, and not played.
  if (answer === undefined || !(idle || isTakenFromAll(look, pending, meant))) return null;
  const isAlike = idle ? isNoBetter : isSame;
  const all = new Map(
    followed(state, content, [pending.seat], ask.options).map((one, at) => [ask.options[at], one] as const),
  );
  const best = all.get(answer);
  return best !== undefined && [...all.values()].every((other) => isAlike(other, best)) ? answer : null;
}

/** Whom the blow is meant for, or may be. */
function meantIn({ table, pending }: State, options: readonly Option[]): readonly CardId[] {
  if (pending?.about === 'interruptAttack') return table.attack === null ? [] : [table.attack.target];
  return options.flatMap((option) => (option.kind === 'card' ? [option.card] : []));
}

const isIdle = (blows: readonly Blow[], card: CardId): boolean =>
  blows.some((blow) => blow.target === card && blow.damage === 0 && blow.absorbed === 0 && blow.excess === 0);

/** Must somebody step in, whoever of these is attacked? */
function isTakenFromAll(look: Look, { about, source }: Pending, meant: readonly CardId[]): boolean {
  if (about !== 'opponentTarget' || source === undefined) return false;
  return meant.every((id) =>
    interruptsFor(look, { on: 'attack', card: get(look.table, id), by: source }, []).some(
      ({ ability }) => ability.may !== true,
    ),
  );
}

/** Do two answers leave the very same table behind, and is nobody asked on the way? */
const isSame = (other: Followed, best: Followed): boolean =>
  [other, best].every(
    ({ next, unsure, mayStepIn }) => next === null && unsure === null && mayStepIn.length === 0,
  ) && JSON.stringify(other.table) === JSON.stringify(best.table);

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
