import { expect, test } from 'vitest';
import { ARRANGEMENTS } from '../../../../electron/shared/games/alpha-omega/table/tutorial.ts';
import { alphaOmega, counsel, type Counsel, type State } from '../../../../engine/alpha-omega/index.ts';
import { createMachine } from '../../../../engine/index.ts';
import { whole } from '../../../../engine/kernel/in-parts.ts';
import { leavesBe } from '../words/asking/options.ts';
import { fakeBook } from '../words/testing/fake-cards.ts';
import { isAtEnd, placeOf } from './script.ts';
import { offered } from './situation.ts';

/*
 * Hint is asked at every step of the worked example. Its advice may differ from the example's, which plays to show the
 * rules; it may not be worse by what Hint itself counts when these two answers alone are played on.
 */

const machine = createMachine(alphaOmega, fakeBook);

/** Less than a person is given: the example asks some sixty times. */
const BRIEFLY = { steps: 150, checks: 2, playouts: 300 };
/** Two answers alone get as many games each as a whole question else. */
const FAIRLY = { steps: 40, checks: 2, playouts: 400 };

function advised(state: State, seed: string, effort: typeof BRIEFLY): Counsel {
  const work = state.pending && counsel(state, fakeBook, { seat: state.pending.seat, seed, effort });
  if (work === null) throw new Error('nothing is asked');
  return whole(work);
}

/** The same question with no more than these choices. */
function between(state: State, ids: readonly string[]): State {
  const { pending } = state;
  if (pending?.ask.kind !== 'one') throw new Error('the example is asked for one choice at a time');
  const options = pending.ask.options.filter(({ id }) => ids.includes(id));
  return { ...state, pending: { ...pending, ask: { kind: 'one', options } } };
}

interface Step {
  readonly at: string;
  readonly state: State;
  readonly example: string;
}

/** Every question of the example that leaves a choice. */
function steps(): readonly Step[] {
  const found: Step[] = [];
  const { seed, ...setup } = ARRANGEMENTS.exampleOfPlay;
  let { state } = machine.begin({ ...setup, arranged: 'exampleOfPlay' }, seed);
  for (;;) {
    const view = machine.view(state, [0, 1]);
    const place = placeOf(view);
    const example = place === null ? undefined : offered(view).get(place.step.answer);
    const { pending } = state;
    if (isAtEnd(view) || place === null || example === undefined || pending === null) return found;
    if (pending.ask.options.length > 1) found.push({ at: place.step.at, state, example: example.id });
    const after = machine.apply(state, { decision: pending.id, seat: pending.seat, answer: [example.id] });
    if (!after.ok) throw new Error(after.error.code);
    ({ state } = after.value);
  }
}

/** Is the example's answer clearly worth more than the one that Hint gives, in other worlds than those Hint was given in? */
function isWorse({ state, example }: Pick<Step, 'state' | 'example'>, answer: string, seed: string): boolean {
  const { best, instead } = advised(between(state, [answer, example]), seed, FAIRLY);
  return best[0]?.answer[0] === example && instead?.answer[0] === answer;
}

test('Hint never advises a worse move than the example plays', () => {
  const all = steps();
  expect(all.length).toBeGreaterThan(30);
  const others = all.flatMap((step) => {
    const answer = advised(step.state, `hint ${step.at}`, BRIEFLY).best[0]?.answer[0] ?? '';
    return answer === step.example ? [] : [{ step, answer }];
  });
  // The judge tells moves that are worse: to do nothing where the example does something.
  const isIdlenessWorse = ({ state, example }: Step): boolean =>
    state.pending?.ask.options.some(
      ({ id, kind }) => leavesBe({ kind }) && id !== example && isWorse({ state, example }, id, 'judged'),
    ) === true;
  expect(all.some(isIdlenessWorse)).toBe(true);
  // What chance alone tells once in forty, it does not tell twice.
  const worse = others.filter(
    ({ step, answer }) => isWorse(step, answer, 'judged') && isWorse(step, answer, 'judged again'),
  );
  expect(worse.map(({ step, answer }) => `${step.at}: ${answer}, not ${step.example}`)).toEqual([]);
});
