import { describe, expect, test } from 'vitest';
import { alphaOmega, tell, type ToldEvent } from '../../../engine/alpha-omega/index.ts';
import { sampleOf } from '../../../engine/kernel/testing/sample.ts';
import { overhear } from '../../testing/private-table.ts';
import { alphaOmegaAdapter } from '../games/alpha-omega/adapter.ts';

const EVERYBODY = [0, 1, 2, 3, 4, 5];
const KINDS = [
  'answer',
  'barred',
  'reveal',
  'conceal',
  'undo',
  'redo',
  'lookAt',
  'openGame',
  'sit',
  'explain',
  'forecast',
  'predict',
];

/** `npm run soak leaks` plays 20 games of 400 steps at each of these tables. */
describe('at a private table', () => {
  const tables = [
    { seats: 2, steps: 100 },
    { seats: 3, opponents: 1, steps: 100 },
    { seats: 4, opponents: 2, steps: 100 },
    { seats: 6, steps: 100 },
    { seats: 2, bots: 1, steps: 160 },
    { seats: 4, bots: 2, steps: 100 },
  ];
  test.each(sampleOf(tables, 3))('(%o) nothing is told to eyes that may not know it', (table) => {
    const { leaks, done } = overhear({ ...table, adapter: alphaOmegaAdapter, seed: 'private' });
    expect(leaks).toEqual([]);
    const { bots = 0 } = table;
    const kinds = [
      ...KINDS,
      ...(bots > 0 ? ['botAnswer', 'barredFromABot'] : []),
      ...(bots === 0 ? ['takeOver'] : []),
    ];
    for (const kind of kinds) expect(done, kind).toHaveProperty(kind);
  });
});

describe('a planted leak is noticed:', () => {
  const remembered = new WeakMap<object, readonly ToldEvent[]>();
  test.each([
    [
      'what happens is told to everybody',
      { tell: ({ events, state }) => tell(events, state.table, EVERYBODY) },
    ],
    [
      'every hand is in the view',
      {
        ruleset: {
          ...alphaOmega,
          view: (state, content, eyes) => ({ ...alphaOmega.view(state, content, EVERYBODY), eyes }),
        },
      },
    ],
    [
      'what was told to other eyes is told again',
      {
        tell: (applied, _, eyes) => {
          const told = remembered.get(applied) ?? tell(applied.events, applied.state.table, eyes);
          remembered.set(applied, told);
          return told;
        },
      },
    ],
  ] satisfies readonly (readonly [string, Partial<typeof alphaOmegaAdapter>])[])('%s', (_, changes) => {
    const adapter = { ...alphaOmegaAdapter, ...changes };
    expect(overhear({ adapter, seats: 2, seed: 'planted', steps: 60 }).leaks).not.toEqual([]);
  });
});
