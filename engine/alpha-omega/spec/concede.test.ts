import { expect, test } from 'vitest';
import { createMachine } from '../../kernel/machine.ts';
import { CONCEDE } from '../../kernel/types.ts';
import type { AlphaOmega, State } from '../game.ts';
import { alphaOmega } from '../ruleset.ts';
import { starter, starterSetup, starterStock } from '../testing/starter.ts';
import type { Setup } from '../types.ts';

const machine = createMachine<AlphaOmega>(alphaOmega, starter);

function conceded(setup: Setup): State {
  const { state } = machine.begin(setup, 'give up');
  const { id = 0, seat = 0 } = state.pending ?? {};
  const result = machine.apply(state, { decision: id, seat, answer: [CONCEDE] });
  if (!result.ok) throw new Error(result.error.code);
  expect(result.value.events.map(({ type }) => type)).toEqual(['conceded', 'gameEnded']);
  return result.value.state;
}

test('ruling 47: who is asked may concede instead, and the game is lost for all Good players', () => {
  const { outcome, pending } = conceded(starterSetup(3));
  expect(pending).toBeNull();
  expect(outcome).toMatchObject({ winner: 'opponent', reason: 'conceded', achieved: 0, round: 1 });
  expect(outcome?.scores).toHaveLength(3);
});

test('ruling 47: a campaign that is conceded ends, whatever Objectives were to follow', () => {
  const { objectives } = starterStock;
  const { outcome, table } = conceded({ ...starterSetup(1), campaign: objectives.slice(1) });
  expect(outcome?.reason).toBe('conceded');
  expect(table.nextObjectives).toHaveLength(objectives.length - 1);
});

test('ruling 47: who plays the Opponents, who is not asked, and who asks of a game that is over cannot concede', () => {
  expect(
    alphaOmega.concede?.({ ...machine.begin(starterSetup(1), 'x').state, content: starter }, 1),
  ).toBeNull();
  const { state } = machine.begin(starterSetup(2), 'give up');
  const decision = state.pending?.id ?? 0;
  const other = 1 - (state.pending?.seat ?? 0);
  expect(machine.apply(state, { decision, seat: other, answer: [CONCEDE] })).toMatchObject({
    error: { code: 'notYourDecision' },
  });
  const over = conceded(starterSetup(1));
  expect(machine.apply(over, { decision: 1, seat: 0, answer: [CONCEDE] })).toMatchObject({
    error: { code: 'noDecision' },
  });
});
