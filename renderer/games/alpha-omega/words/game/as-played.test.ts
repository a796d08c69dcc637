import { expect, test } from 'vitest';
import { starter } from '../../../../../engine/alpha-omega/testing/starter.ts';
import {
  leadOf,
  losingLeadOf,
  refusalOf,
  VARIANTS,
  type Assist,
  type Variant,
} from '../../../../../engine/alpha-omega/index.ts';
import { LONG_SUFFERING } from '../../../../../engine/alpha-omega/assists.ts';
import { goalOf, leadThatLoses } from '../../../../../engine/alpha-omega/variants.ts';
import { asPlayed, asPlayedAt } from './as-played.ts';
import { cardText, spokenText } from '../cards/card-texts.ts';

const WAYS = VARIANTS.map((variant) => ({
  ...{ variant, lead: leadOf(variant), loses: losingLeadOf(variant) },
  ...{ excludes: [], withOpponents: true },
}));
const LIBRARY = { variants: WAYS, longSuffering: LONG_SUFFERING };
const HELPS: readonly (readonly Assist[])[] = [[], ['longSuffering']];
const objectives = [...starter.values()].filter((def) => def.type === 'objective');

/** All that can be chosen together, nothing at all among it. */
const COMBINATIONS: readonly (readonly Variant[])[] = VARIANTS.reduce<readonly (readonly Variant[])[]>(
  (all, variant) => [...all, ...all.map((chosen) => [...chosen, variant])],
  [[]],
).filter((variants) => {
  const nobody = { objective: '', seats: [{ name: 'One', deck: [] }], opponentDeck: [], callingDeck: [] };
  return refusalOf({ ...nobody, variants }) === null;
});

test('an Objective asks of both sides for the leads that decide in a game of these variants and helps', () => {
  expect(objectives.length).toBeGreaterThan(9);
  expect(COMBINATIONS).toContainEqual(['fast', 'narrowWay']);
  expect(COMBINATIONS).not.toContainEqual(['fast', 'extended']);
  const all = COMBINATIONS.flatMap((variants) => HELPS.map((assists) => ({ variants, assists })));
  for (const { variants, assists } of all)
    for (const objective of objectives) {
      const goal = goalOf(objective.id, variants, starter);
      const lost = leadThatLoses({ goal, variants, assists });
      const played = asPlayed(objective, { variants, assists }, LIBRARY);
      const words = cardText(played, starter)
        .lines.flatMap(({ spans }) => spans.map(({ text }) => text))
        .join('');
      for (const told of [words, spokenText(played, starter)]) {
        expect(told, `${objective.name}, ${[...variants, ...assists].join(' ')}`).toContain(
          `leads by ${String(goal)} Strength`,
        );
        expect(told, `${objective.name}, ${[...variants, ...assists].join(' ')}`).toMatch(
          new RegExp(`they lead by ${String(lost)}\\b`),
        );
      }
    }
});

test('an Objective whose leads no variant changes is as it is printed', () => {
  for (const objective of objectives)
    expect(asPlayed(objective, { variants: ['easy'], assists: ['watchmen'] }, LIBRARY)).toBe(objective);
});

test('the Objective of a table asks for what decides at it, another one for what is printed', () => {
  const [here, other] = objectives;
  if (here === undefined || other === undefined) throw new Error('there are no Objectives');
  const table = { objective: { id: 1, def: here.id }, goal: 25, lostBy: 1 };
  expect(spokenText(asPlayedAt(here, table), starter)).toMatch(/leads by 25 Strength .*they lead by 1\b/);
  expect(asPlayedAt(other, table)).toBe(other);
});

test('every other card is as it is', () => {
  for (const def of starter.values())
    if (def.type !== 'objective')
      expect(asPlayed(def, { variants: ['fast', 'narrowWay'], assists: ['longSuffering'] }, LIBRARY)).toBe(
        def,
      );
});
