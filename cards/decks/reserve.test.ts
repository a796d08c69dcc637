import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setUp } from '../pack.ts';
import { loadPacks } from '../load.ts';
import { rulesOfLevel, type LevelId } from '../../engine/alpha-omega/index.ts';

const [pack] = loadPacks(join(import.meta.dirname, '../packs')).packs;

function opponentsAt(level: LevelId, from: number, names: readonly string[]) {
  if (pack === undefined) throw new Error('there is no pack');
  const [objective = '', ...campaign] = pack.objectives.slice(from);
  const { opponentDeck, reserve = [] } = setUp(pack, objective, names, {
    ...rulesOfLevel(level, names.length),
    campaign,
  });
  const one = setUp(pack, objective, names, rulesOfLevel(level, names.length));
  return { opponentDeck, reserve, one };
}

test.each([['Ana'], ['Ana', 'Ben']])(
  'a campaign of newcomers begins against few, and all come in time',
  (...names) => {
    const { opponentDeck, reserve, one } = opponentsAt('pilgrim', 0, names);
    expect(opponentDeck.length).toBeLessThan(one.opponentDeck.length);
    const all = [...opponentDeck, ...reserve.flatMap(({ cards }) => cards)];
    expect(all.toSorted()).toEqual(one.opponentDeck.toSorted());
    expect(one.reserve).toBeUndefined();
    expect(reserve[0]?.after).toBe(2);
  },
);

test('whoever begins with a later Objective meets as many as there', () => {
  const afters = [0, 1, 2].map((from) =>
    opponentsAt('pilgrim', from, ['Ana']).reserve.map(({ after }) => after),
  );
  expect(afters).toEqual([[2], [1], []]);
});

test('no other level has anybody wait', () => {
  for (const level of ['shepherd', 'standard', 'narrowWay'] as const)
    expect(opponentsAt(level, 0, ['Ana']).reserve).toEqual([]);
});
