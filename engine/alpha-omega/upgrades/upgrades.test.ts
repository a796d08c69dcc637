import { describe, expect, test } from 'vitest';
import { createMachine, type Machine } from '../../kernel/machine.ts';
import { startStream } from '../../kernel/rng.ts';
import { loadState, saveState, type SavedState } from '../../kernel/save.ts';
import { randomAnswer } from '../../toolbox/random-answer.ts';
import type { AlphaOmega, State } from '../game.ts';
import { alphaOmega } from '../ruleset.ts';
import { misplaced } from '../testing/census.ts';
import { goldenStateFiles, goldenStates } from '../testing/golden-states.ts';
import { keepStates } from '../testing/kept-states.ts';

/*
 * States as every earlier version of the rules really wrote them go on under the rules of today: see `golden/README.md`.
 */
const files = goldenStateFiles().map((file) => ({ file, ...goldenStates(file) }));
/** So many answers of chance each state is led on by; then it is let be, or played to its end. */
const ANSWERS = 300;

const read = (saved: SavedState): State => {
  const loaded = loadState<AlphaOmega>(saved, alphaOmega);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
};

/** Shows a state to every seat by itself, to all of them and to nobody. */
function lookAt(machine: Machine<AlphaOmega>, state: State): void {
  const seats = [...state.table.seats, ...state.table.opponents].map((_, seat) => seat);
  for (const eyes of [[], seats, ...seats.map((seat) => [seat])]) machine.view(state, eyes);
  expect(misplaced(state.table)).toEqual([]);
}

/** Answers by chance, saving and loading before each answer. */
function playOn(machine: Machine<AlphaOmega>, from: State, seed: string): State {
  let state = from;
  let rng = startStream(seed, 'random player');
  for (let answers = 0; state.pending !== null && answers < ANSWERS; answers += 1) {
    const { id, seat, ask } = state.pending;
    const [answer, after] = randomAnswer(ask, rng);
    rng = after;
    const result = machine.apply(read(saveState(state)), { decision: id, seat, answer });
    if (!result.ok) throw new Error(`a legal answer was refused: ${result.error.code}`);
    ({ state } = result.value);
    expect(misplaced(state.table)).toEqual([]);
  }
  return state;
}

/** The fields of a frame of each kind as the rules of today write it: those that it always has, and all. */
interface Fields {
  readonly always: readonly string[];
  readonly all: readonly string[];
}

function fieldsOf(states: readonly SavedState[]): ReadonlyMap<string, Fields> {
  const fields = new Map<string, Fields>();
  for (const frame of states.flatMap((saved) => read(saved).stack)) {
    const here = Object.keys(frame);
    const { always, all } = fields.get(frame.kind) ?? { always: here, all: here };
    const inBoth = always.filter((field) => here.includes(field));
    fields.set(frame.kind, { always: inBoth, all: [...new Set([...all, ...here])] });
  }
  return fields;
}

const FIELDS = fieldsOf(keepStates().states);

describe.each(files)('states of rules $rules, out of $file', ({ rules, cards, states }) => {
  const machine = createMachine<AlphaOmega>(alphaOmega, new Map(cards.map((card) => [card.id, card])));

  test('are of that version, and enough to have every kind of thing between them', () => {
    expect(states.length).toBeGreaterThanOrEqual(60);
    for (const { text } of states) expect(JSON.parse(text)).toMatchObject({ rules });
  });

  test('have every frame with the fields that it has today', () => {
    const brought = fieldsOf(states);
    expect([...brought.keys()]).toEqual(expect.arrayContaining(['defeat', 'callingCount']));
    for (const [kind, { always, all }] of brought) {
      const today = FIELDS.get(kind);
      if (today === undefined) continue;
      expect(always, `no frame ${kind} lacks one`).toEqual(expect.arrayContaining([...today.always]));
      expect(today.all, `no frame ${kind} has another`).toEqual(expect.arrayContaining([...all]));
    }
  });

  test('are read as states of today, shown to all eyes, and go on', () => {
    for (const { game, ...saved } of states) {
      const state = read(saved);
      expect(state.rules).toBe(alphaOmega.version);
      lookAt(machine, state);
      const later = playOn(machine, state, game);
      lookAt(machine, later);
      expect(later.pending === null).toBe(later.outcome !== null);
    }
  });
});
