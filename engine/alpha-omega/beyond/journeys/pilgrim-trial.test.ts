import { expect, test } from 'vitest';
import type { DefId } from '../../selects.ts';
import { withStrengths } from '../../testing/cards.ts';
import { starter, starterStock } from '../../testing/starter.ts';
import { LAMPS, type PilgrimSetup } from './pilgrim.ts';
import { INCLINATIONS, tryPilgrimage, type InclinationName, type Tried } from './pilgrim-trial.ts';
import { pilgrimSetup } from './pilgrim-setup.ts';
import { setOut } from './pilgrimage.ts';

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
const setupOf = (seed: string): PilgrimSetup =>
  pilgrimSetup(
    {
      ...{ content, objectives: starterStock.objectives.slice(0, 4), good: starterStock.good },
      ...{ opponents: starterStock.opponent, callings: starterStock.callings },
    },
    seed,
    [],
  );

const tried = (inclination: InclinationName, seed: string): Tried =>
  tryPilgrimage({ ...{ content, inclination, bot: 'steady' }, setup: setupOf(seed) });

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
  // All lamps burn and nobody is away: what is wanted most is not offered.
  expect([first('rests'), first('heals')]).toEqual(['earn', 'earn']);
});

test('who weighs takes light while two lamps are left and help while four are away, else a card', () => {
  const firstWanted = (lamps: number, fallen: number): string | undefined => {
    const pilgrim = setOut(setupOf('emmaus'));
    return INCLINATIONS.weighs({ ...pilgrim, lamps, away: pilgrim.deck.slice(0, fallen) })[0];
  };
  expect([firstWanted(3, 0), firstWanted(2, 0)]).toEqual(['earn', 'rest']);
  expect([firstWanted(LAMPS, 3), firstWanted(LAMPS, 4)]).toEqual(['earn', 'heal']);
});

test('who is in play when a game ends has not fallen in it', () => {
  const [first] = tried('weighs', 'jericho').steps;
  // The lead that won it is of Persons in play.
  expect(first).toMatchObject({ kind: 'ended', winner: 'good', fallen: [] });
});
