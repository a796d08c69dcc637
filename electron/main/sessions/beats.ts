import { statesAfter } from '../../../engine/kernel/tables.ts';
import type { Applied, GameTypes } from '../../../engine/kernel/types.ts';
import type { BeatOf } from '../../shared/table/standing.ts';
import type { GameAdapter } from './game-adapter.ts';
import { stateOf, type Running } from './running.ts';

type Beat<G extends GameTypes, Told> = BeatOf<G['view'], Told>;

/**
 * What an answer led to, thing by thing, each with what is otherwise in the view after it: for the eyes that look after the
 * answer, and from the view that was shown before it.
 */
export function beatsFor<G extends GameTypes, Told>(
  adapter: GameAdapter<G, Told, unknown>,
  before: Running<G>,
  after: Running<G>,
  applied: Applied<G>,
): readonly Beat<G, Told>[] {
  const { machine, eyes } = after;
  const groups = adapter.beats(applied.events);
  const states = statesAfter(machine, stateOf(before), groups);
  let shown = textsOf(machine.view(stateOf(before), before.eyes));
  return groups.map((events, index) => {
    const state = states[index] ?? applied.state;
    const view = machine.view(state, eyes);
    const texts = textsOf(view);
    const changed = Object.entries(view as object).filter(([key]) => texts.get(key) !== shown.get(key));
    shown = texts;
    return {
      events: adapter.tell({ ...applied, events }, machine.content, eyes),
      changes: Object.fromEntries(changed) as Beat<G, Told>['changes'],
    };
  });
}

/** Each part of a view as text: two of them are the same when their texts are. */
const textsOf = (view: unknown): ReadonlyMap<string, string> =>
  new Map(Object.entries(view as object).map(([key, value]) => [key, JSON.stringify(value)]));
