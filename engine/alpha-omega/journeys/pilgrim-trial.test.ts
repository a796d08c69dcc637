import { expect, test } from 'vitest';
import type { DefId } from '../selects.ts';
import { withStrengths } from '../testing/cards.ts';
import { starter, starterStock } from '../testing/starter.ts';
import { tryPilgrimage, type InclinationName, type Tried } from './pilgrim-trial.ts';
import { pilgrimSetup } from './pilgrim-setup.ts';

const strengths = (ids: readonly DefId[], strength: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    ids
      .filter((id) => starter.get(id)?.type === 'person')
      .map((id) => [id.replace('starter:', ''), strength]),
  );

/** Persons with whom even a plain player comes far in little time. */
const content = withStrengths({
  ...strengths(starterStock.opponent, 4),
  ...strengths(starterStock.good, 12),
});

/** The first Objectives alone: what is tested is the way, not the games. */
const tried = (inclination: InclinationName, seed: string): Tried =>
  tryPilgrimage({
    ...{ content, inclination, bot: 'steady' },
    setup: pilgrimSetup(
      {
        ...{ content, objectives: starterStock.objectives.slice(0, 4), good: starterStock.good },
        ...{ opponents: starterStock.opponent, callings: starterStock.callings },
      },
      seed,
      [],
    ),
  });

test('a whole way is walked to its end, the same for the same seed', () => {
  const [one, again] = [tried('weighs', 'jericho'), tried('weighs', 'jericho')];
  expect(again).toEqual(one);
  expect(one.pilgrim.phase).toBe('arrived');
  expect(one.steps.filter((step) => step.kind === 'ended' && step.winner === 'good')).toHaveLength(4);
  expect(one.steps.filter(({ kind }) => kind === 'chose')).toHaveLength(3);
});

test('what is taken is what is wanted', () => {
  const first = (name: InclinationName): string => {
    const step = tried(name, 'emmaus').steps.find(({ kind }) => kind === 'chose');
    return step?.kind === 'chose' ? step.offer : '';
  };
  expect([first('earns'), first('bears')]).toEqual(['earn', 'burden']);
});
