import type { SeatId } from '../../../kernel/types.ts';
import type { Catalogue } from '../../definitions.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import type { State } from '../../game.ts';
import { cardsIn, type Option } from '../../options.ts';
import { alphaOmega } from '../../ruleset.ts';
import type { CardId, Table } from '../../types.ts';
import { changesBetween } from './changes-between.ts';
import { knowledgeOf } from './knowledge.ts';
import { standStill, steppersIn } from './stand-still.ts';
import type { Prediction, Unsure } from './types.ts';
import { isOver, SEEING, STOPPING, watched, type Watched } from './watched.ts';

type Pending = NonNullable<State['pending']>;

/**
 * What each of some answers to the pending question is sure to do at once, by the rules themselves: to the end of what it
 * begins, or to where a hidden card, the die or somebody's choice decides. Whoever may step in is taken to let it be,
 * and named.
 * @param eyes who asks: nothing is told that these seats, looking together, may not know
 * @param options answers to a question that wants one
 */
export function predict(
  state: State,
  content: Catalogue,
  eyes: readonly SeatId[],
  options: readonly Option[],
): readonly Prediction[] {
  const { pending } = state;
  if (pending?.ask.kind !== 'one') return [];
  const { run, from } = begun(state, content, eyes);
  return options.map((option) => predictionOf(run, from, pending, option));
}

/** How far each of some answers to a question that wants one can be followed by the rules themselves. */
export function followed(
  state: State,
  content: Catalogue,
  eyes: readonly SeatId[],
  options: readonly Option[],
): readonly Followed[] {
  const { pending } = state;
  if (pending?.ask.kind !== 'one') return [];
  const { run, from } = begun(state, content, eyes);
  return options.map((option) => follow(run, from, pending, option));
}

/** The rules from what some eyes know, stopping where what is asked about is over. */
function begun(
  state: State,
  content: Catalogue,
  eyes: readonly SeatId[],
): { readonly run: Watched; readonly from: State } {
  const knowledge = knowledgeOf(state, eyes);
  return { run: watched(content, knowledge, STOPPING), from: stoppingAfter(knowledge.state) };
}

/** Nothing is played beyond what the pending question is about. */
function stoppingAfter(state: State): State {
  const { stack, pending } = state;
  // Who steps in does so into an attack, which goes on after that.
  const attack = stack.findLastIndex(({ kind }) => kind === 'attackEnd');
  const at = pending?.about === 'interruptAttack' && attack >= 0 ? attack : stack.length - 1;
  return { ...state, stack: [...stack.slice(0, at), { kind: 'verdict' }, ...stack.slice(at)] };
}

/** As far as one answer was followed. */
export interface Followed {
  readonly events: readonly AlphaOmegaEvent[];
  /** The table after the last event that is sure. */
  readonly table: Table;
  /** Cards of players that could step in, and were taken not to. */
  readonly mayStepIn: readonly CardId[];
  /** What is to be chosen next, where that decides. */
  readonly next: { readonly asked: Pending; readonly state: State } | null;
  readonly unsure: Unsure | 'choice' | null;
}

function predictionOf(run: Watched, from: State, pending: Pending, option: Option): Prediction {
  const { events, table, mayStepIn, next, unsure } = follow(run, from, pending, option);
  const before = { table: from.table, content: run.machine.prepared };
  const choices = next === null ? [] : choicesInPlay(next.asked, pending.seat, next.state);
  const stepsIn = events.flatMap((event) => (event.type === 'attackRedirected' ? [event.to] : [])).at(-1);
  const stoppedBy = events
    .flatMap((event) => (event.type === 'attackCancelled' ? [event.through] : []))
    .at(-1);
  return {
    option: option.id,
    changes: changesBetween(before, { ...before, table }, events, cardsIn(option)),
    stepsIn: stepsIn ?? null,
    stoppedBy: stoppedBy ?? null,
    ...{ mayStepIn, unsure },
    choosing: choices.flatMap(cardsIn),
    onChosen:
      next === null || option.kind !== 'ability' || next.asked.ask.kind !== 'one'
        ? []
        : choices.flatMap((choice) => {
            const chosen = follow(run, next.state, next.asked, choice);
            const all = [...events, ...chosen.events];
            return changesBetween(before, { ...before, table: chosen.table }, all, cardsIn(choice)).filter(
              ({ card }) => cardsIn(choice).includes(card),
            );
          }),
  };
}

/** The choices among cards in play that this seat is asked to make. */
function choicesInPlay(asked: Pending, seat: SeatId, { table }: State): readonly Option[] {
  if (asked.seat !== seat) return [];
  const isInPlay = (card: CardId): boolean => table.inPlay.some(({ id }) => id === card);
  return asked.ask.options.filter((option) => cardsIn(option).some(isInPlay));
}

/** Questions what to do next: what was begun before them is over. */
const PLAYING_ON: readonly Pending['about'][] = [
  'drawOrCalling',
  'play',
  'action',
  'luredAttack',
  'opponentPlay',
  'opponentAction',
];

function follow(run: Watched, from: State, { id, seat }: Pending, option: Option): Followed {
  let state = from;
  let next: Parameters<Watched['machine']['apply']>[1] = { decision: id, seat, answer: [option.id] };
  let blind = SEEING;
  const events: AlphaOmegaEvent[] = [];
  const mayStepIn = new Set<CardId>();
  for (;;) {
    run.watch(blind);
    const result = run.machine.apply(state, next);
    if (!result.ok) return { events, table: state.table, mayStepIn: [], next: null, unsure: null };
    const seen = run.seen();
    ({ blind } = seen);
    if (seen.mark !== null) {
      const sure = result.value.events.slice(0, seen.mark.at);
      const table = sure.reduce(
        (before, event) => alphaOmega.evolve(before, event, run.machine.prepared),
        state.table,
      );
      return {
        events: [...events, ...sure],
        table,
        mayStepIn: [...mayStepIn],
        next: null,
        unsure: seen.mark.why,
      };
    }
    ({ state } = result.value);
    events.push(...result.value.events);
    const asked = state.pending;
    const reached = { events, table: state.table, mayStepIn: [...mayStepIn], next: null };
    if (asked === null || isOver(asked.source)) return { ...reached, unsure: null };
    if (PLAYING_ON.includes(asked.about)) return { ...reached, unsure: null };
    const stance = standStill(asked);
    if (stance.kind === 'fork') return { ...reached, next: { asked, state }, unsure: 'choice' };
    if (stance.unsure !== null) return { ...reached, unsure: stance.unsure };
    for (const card of steppersIn(asked)) mayStepIn.add(card);
    next = { decision: asked.id, seat: asked.seat, answer: stance.answer };
  }
}
