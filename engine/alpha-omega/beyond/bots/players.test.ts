import { describe, expect, test } from 'vitest';
import { startStream } from '../../../kernel/rng.ts';
import type { Answer, Ask } from '../../../kernel/types.ts';
import { cardOption, type Option } from '../../options.ts';
import { acting, machine } from '../../testing/middle.ts';
import { starter } from '../../testing/starter.ts';
import { BOTS, botNamed } from './bots.ts';
import { pendingOf } from './pending.ts';
import { randomAnswer } from '../../../toolbox/random-answer.ts';
import { rarestAnswer, type Choices } from './rarest.ts';
import { steadyAnswer } from './steady.ts';
import { thoughtfulAnswer } from './thoughtful.ts';

const rng = startStream('players', 'bot');

const state = acting({ seats: [{ play: ['michael', 'camael'] }], opponents: ['adramalech', 'abigor'] });
const view = machine.view(state, [0]);

describe('the players that the program has', () => {
  test('are these, the weakest first', () => {
    expect(BOTS).toEqual(['random', 'steady', 'thoughtful']);
  });

  test('are found by name', () => {
    expect(botNamed('random')(state, machine, rng)).toEqual(randomAnswer(pendingOf(state).ask, rng));
    expect(botNamed('steady')(state, machine, rng)).toEqual(steadyAnswer(view, starter, rng));
    // Where there is nothing to choose nobody has to think for long.
    const ask = { kind: 'one', options: pendingOf(state).ask.options.slice(-1) } as const;
    const forced = { ...state, pending: { ...pendingOf(state), ask } };
    const [answer, after] = botNamed('thoughtful')(forced, machine, rng);
    expect([answer, after]).toEqual(thoughtfulAnswer(forced, machine, rng));
    expect(answer).toEqual(['end']);
    expect(after).not.toEqual(botNamed('random')(forced, machine, rng)[1]);
  });

  test('of good sense cannot be asked what another seat is', () => {
    const message = 'the view shows no question that this seat may answer';
    expect(() => steadyAnswer({ ...view, pending: null }, starter, rng)).toThrow(message);
    const pending = view.pending && { ...view.pending, ask: null };
    expect(() => steadyAnswer({ ...view, pending }, starter, rng)).toThrow(message);
  });
});

describe('an answer by chance', () => {
  const options: readonly Option[] = [0, 1, 2, 3].map(cardOption);

  /** Two hundred answers to a question, each by the chance that the one before has left. */
  function answersTo(ask: Ask<Option>): readonly Answer[] {
    let chance = rng;
    return Array.from({ length: 200 }, () => {
      const [answer, after] = randomAnswer(ask, chance);
      chance = after;
      return answer;
    });
  }

  test('is any one option', () => {
    const answers = answersTo({ kind: 'one', options });
    expect(answers.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(answers.flat())).toEqual(new Set(options.map(({ id }) => id)));
  });

  test('is any number of options from the least to the most, none twice', () => {
    const answers = answersTo({ kind: 'some', options, min: 1, max: 3 });
    expect(new Set(answers.map(({ length }) => length))).toEqual(new Set([1, 2, 3]));
    expect(answers.every((answer) => new Set(answer).size === answer.length)).toBe(true);
    expect(new Set(answers.flat()).size).toBe(4);
  });

  test('is any order of all options', () => {
    const answers = answersTo({ kind: 'order', options: options.slice(0, 3) });
    expect(new Set(answers.map((answer) => answer.join(' '))).size).toBe(6);
  });
});

describe('the player who does what is seldom done', () => {
  /** What is chosen in the same position again and again, in words of kind and card. */
  function chosen(times: number): readonly string[] {
    let [choices, chance]: [Choices, typeof rng] = [new Map(), rng];
    return Array.from({ length: times }, () => {
      const given = rarestAnswer(state, choices, chance);
      [choices, chance] = [given.choices, given.rng];
      return given.answer[0] ?? '';
    });
  }

  test('takes the kind of option least often taken, and of that kind the cards least often taken', () => {
    const options = pendingOf(state).ask.options.map(({ id }) => id);
    const attacks = options.filter((id) => id.startsWith('attack'));
    expect(options).toEqual([...attacks, 'end']);
    expect(attacks).toHaveLength(4);
    const answers = chosen(8);
    // Each pair an attack and an end, in whichever order.
    for (const at of [0, 2, 4, 6])
      expect(answers.slice(at, at + 2).filter((answer) => answer === 'end')).toHaveLength(1);
    expect(new Set(answers.filter((answer) => answer !== 'end'))).toEqual(new Set(attacks));
  });

  test('keeps count of kinds and of cards, by what is asked, by whom and of whom', () => {
    const first = rarestAnswer(state, new Map([['action attack', 1]]), rng);
    expect(first.answer).toEqual(['end']);
    expect(Object.fromEntries(first.choices)).toEqual({
      'action attack': 1,
      'action end': 1,
      'action end -': 1,
    });
    const known = new Map([
      ['action end', 1],
      ['action attack - starter:michael starter:adramalech', 2],
      ['action attack - starter:michael starter:abigor', 2],
      ['action attack - starter:camael starter:abigor', 1],
    ]);
    const then = rarestAnswer(state, known, rng);
    expect(Object.fromEntries(then.choices)).toEqual({
      ...Object.fromEntries(known),
      ...{ 'action attack': 1, 'action attack - starter:camael starter:adramalech': 1 },
    });
    expect(Object.fromEntries(known)).not.toHaveProperty('action attack');
  });

  test('counts a card that asks as well', () => {
    const asking = { ...state, pending: { ...pendingOf(state), source: 1 } };
    const { choices } = rarestAnswer(asking, new Map([['action attack', 1]]), rng);
    expect(Object.fromEntries(choices)).toMatchObject({ 'action end starter:michael': 1 });
  });

  test('leaves several cards and an order to chance', () => {
    const options = [0, 1, 2].map(cardOption);
    for (const ask of [
      { kind: 'some', options, min: 0, max: 3 },
      { kind: 'order', options },
    ] as const) {
      const choices = new Map([['action end', 3]]);
      const [answer, after] = randomAnswer(ask, rng);
      expect(rarestAnswer({ ...state, pending: { ...pendingOf(state), ask } }, choices, rng)).toEqual({
        ...{ answer, rng: after, choices },
      });
    }
  });
});
