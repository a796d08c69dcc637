import { expect, test } from 'vitest';
import { starter } from '../../engine/alpha-omega/testing/starter.ts';
import { leadOf, VARIANTS } from '../../engine/index.ts';
import { goalOf } from '../../engine/alpha-omega/variants.ts';
import { asPlayed } from './as-played.ts';
import { cardText } from './card-texts.ts';

const WAYS = VARIANTS.map((variant) => ({
  ...{ variant, lead: leadOf(variant) },
  ...{ excludes: [], withOpponents: true },
}));
const objectives = [...starter.values()].filter((def) => def.type === 'objective');

test('an Objective asks for the lead that decides in a game of these variants', () => {
  expect(objectives.length).toBeGreaterThan(9);
  for (const variant of VARIANTS)
    for (const objective of objectives) {
      const goal = goalOf(objective.id, [variant], starter);
      const words = cardText(asPlayed(objective, [variant], WAYS), starter)
        .lines.flatMap(({ spans }) => spans.map(({ text }) => text))
        .join('');
      expect(words, `${objective.name}, ${variant}`).toContain(`leads by ${String(goal)} Strength`);
      expect(words).toContain(`they lead by ${String(goal)}`);
    }
});

test('every other card is as it is', () => {
  for (const def of starter.values())
    if (def.type !== 'objective') expect(asPlayed(def, ['fast'], WAYS)).toBe(def);
});
