import { expect, test, vi } from 'vitest';
import { ARRANGEMENTS } from '../../../../electron/shared/games/alpha-omega/table/tutorial.ts';
import { alphaOmega, type State } from '../../../../engine/alpha-omega/index.ts';
import { createMachine } from '../../../../engine/index.ts';
import { fakeBook } from '../words/testing/fake-cards.ts';
import { offered } from './situation.ts';
import { findExampleMoment, type Past } from './example-moment.ts';

const machine = createMachine(alphaOmega, fakeBook);

function pastOf(...answers: readonly string[]): Past {
  const { seed, ...setup } = ARRANGEMENTS.exampleOfPlay;
  const states: State[] = [machine.begin({ ...setup, arranged: 'exampleOfPlay' }, seed).state];
  for (const words of answers) {
    const state = states.at(-1);
    const id = state && offered(machine.view(state, [0, 1])).get(words)?.id;
    if (!state?.pending || id === undefined) throw new Error(words);
    const { id: decision, seat } = state.pending;
    const result = machine.apply(state, { decision, seat, answer: [id] });
    if (!result.ok) throw new Error(words);
    states.push(result.value.state);
  }
  const moments = states.map(({ table: { round, phase, turn } }, number) => {
    return { number, round, phase, turn, seat: null, revealed: false };
  });
  const lookAt = vi.fn((number: number) => {
    const [state, moment] = [states[number], moments[number]];
    if (!state || !moment) throw new Error('there was no such moment');
    return Promise.resolve({
      ok: true,
      value: { moment, view: machine.view(state, [0, 1]), entries: 0 },
    } as const);
  });
  return { moments, lookAt };
}

test('the way back leads to the latest moment of the example, and looks no further', async () => {
  const past = pastOf('draw', 'play gabriel', 'gabriel attacks abigor', 'end');
  await expect(findExampleMoment(past)).resolves.toBe(1);
  expect(past.lookAt).toHaveBeenCalledTimes(3);
});

test('where nothing can be looked at there is no way back, and nothing breaks', async () => {
  const past = pastOf('draw', 'play gabriel');
  const lookAt: Past['lookAt'] = () =>
    Promise.resolve({ ok: false, error: { code: 'noSuchGame', detail: 'gone' } });
  await expect(findExampleMoment({ ...past, lookAt })).resolves.toBeNull();
});
