import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import type { Layout } from '../../../testing/layout.ts';
import { strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene, type Scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, hadraniel: 6, nuriel: 4, satan: 8 });

/** Strength 48. */
const host = ['michael', 'azrael', 'raphael', 'uriel', 'jehudiel', 'gabriel', 'metatron', 'hadraniel'];
const judged = (layout: Layout): Scene => scene(layout, content).run(...strengthCheck);

test('Good wins with a lead of 50; weapons count, armour and Places do not', () => {
  const play = [...host, 'heaven', 'heavenly-armor on michael'];
  expect(judged({ seats: [{ play }] }).state.outcome).toBeNull();
  const won = judged({ seats: [{ play: [...play, 'flaming-sword on michael'] }] });
  expect(won.state.outcome).toMatchObject({ winner: 'good', reason: 'objectiveAchieved' });
});

test('damage does not lessen the lead', () => {
  const play = [...host.slice(1), 'michael damaged 6', 'dumah damaged 2'];
  expect(judged({ seats: [{ play }] }).state.outcome).toMatchObject({ winner: 'good' });
});

test('the Opponents win with a lead of 50, not of 49', () => {
  const opponents = [
    'satan',
    'abigor',
    'asmodee',
    'agares',
    'adramalech',
    'paimon',
    'azrael of 0',
    'uriel of 0',
  ];
  const held = judged({ opponents, seats: [{ play: ['nuriel'] }] });
  expect([held.balance, held.state.outcome]).toEqual([-49, null]);
  const lost = judged({ opponents, seats: [{ play: ['dumah'] }] });
  expect(lost.state.outcome).toMatchObject({ winner: 'opponent', reason: 'objectiveLost' });
});
