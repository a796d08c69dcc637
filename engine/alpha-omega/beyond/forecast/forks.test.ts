import { afterEach, describe, expect, test } from 'vitest';
import type { State } from '../../game.ts';
import { withStrengths } from '../../testing/cards.ts';
import { leaveOpen, scene } from '../../testing/scene.ts';
import { starter } from '../../testing/starter.ts';
import { forecast, type ForecastOptions } from './forecast.ts';
import type { Branch } from './types.ts';

afterEach(leaveOpen);

/** Three Persons as weak as each other and two who strike: two forks one after the other, of three and of two options. */
const game = scene(
  {
    ...{ round: 2, turn: 0, opponents: ['agares', 'abigor'] },
    seats: [{ play: ['ambriel', 'camael', 'haniel'] }],
  },
  withStrengths({ haniel: 4 }),
).run({ kind: 'act', seat: 0 }, { kind: 'cleanUp' }, { kind: 'strengthCheck' }, { kind: 'verdict' });

const foreseen = (options: Partial<ForecastOptions>): Branch =>
  forecast(game.state, game.look.content, { eyes: [0], ...options });

const optionOf = (name: string): string => `card:${String(game.card(name)?.id)}`;

/** The ends that were followed, as the Persons who were struck on the way there. */
function followed({ fork, balance }: Branch, way = ''): readonly string[] {
  if (fork === null) return balance === null ? [] : [way];
  return fork.branches.flatMap(({ option, then }) => {
    const struck = option.kind === 'card' ? (game.names([option.card])[0] ?? '') : '';
    return then === null ? [] : followed(then, way === '' ? struck : `${way} ${struck}`);
  });
}

describe('which of many ends are followed', () => {
  const EARLY = ['ambriel camael', 'camael ambriel', 'haniel ambriel'];
  const [first = '', second = '', third = ''] = EARLY;

  test.each([
    [1, [first]],
    [2, [first, second]],
    [3, [first, second, third]],
    [4, [first, 'ambriel haniel', second, third]],
    [5, [first, 'ambriel haniel', second, 'camael haniel', third]],
    [6, [first, 'ambriel haniel', second, 'camael haniel', third, 'haniel camael']],
    [40, [first, 'ambriel haniel', second, 'camael haniel', third, 'haniel camael']],
  ])(
    '%i at most: the options of the earliest fork, in their order, before those of a later one',
    (leaves, ends) => {
      expect(followed(foreseen({ leaves }))).toEqual(ends);
    },
  );

  test('one, unless more are wanted', () => {
    expect(followed(foreseen({}))).toEqual([first]);
  });

  test('the wanted options come first, and the second of them only behind the first', () => {
    const choices = ['haniel', 'haniel'].map(optionOf);
    expect(followed(foreseen({ choices }))).toEqual(['haniel ambriel']);
    expect(followed(foreseen({ choices: ['haniel', 'camael'].map(optionOf) }))).toEqual(['haniel camael']);
    expect(followed(foreseen({ choices, leaves: 3 }))).toEqual(EARLY);
  });
});

test('a fork names who asks what of whom, and every option', () => {
  expect(foreseen({}).fork).toMatchObject({
    seat: 0,
    about: 'opponentTarget',
    source: game.card('agares')?.id,
  });
  expect(foreseen({}).fork?.branches.map(({ option }) => option.id)).toEqual(
    ['ambriel', 'camael', 'haniel'].map(optionOf),
  );
});

describe('a forecast is refused', () => {
  test('of a game that asks nothing', () => {
    const over: State = { ...game.state, pending: null };
    expect(() => forecast(over, starter, { eyes: [0] })).toThrow('a forecast needs a game that goes on');
  });

  test('after an answer that is not offered', () => {
    expect(() => foreseen({ first: ['no such option'] })).toThrow('an answer that is not offered');
  });
});
