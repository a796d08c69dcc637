import { expect, test } from 'vitest';
import { alphaOmega } from '../ruleset.ts';
import { goldenStateFiles, goldenStates } from '../testing/golden-states.ts';
import { digestOfGames, missingBeside, type Release } from '../testing/released.ts';
import { changesOfRules, RULES_CHANGES } from './changes.ts';
import { UPGRADES } from './upgrades.ts';

const now: Release = {
  version: alphaOmega.version,
  upgrades: UPGRADES,
  changes: RULES_CHANGES,
  kept: goldenStateFiles().map(goldenStates),
  games: digestOfGames(),
};

test('every version of the rules has an upgrade, a line for players and golden states of the one before', () => {
  expect(missingBeside(now)).toEqual([]);
});

test('rules that were raised without what must come with them are seen', () => {
  const raised = missingBeside({ ...now, version: now.version + 1 });
  expect(raised.join()).toMatch(/no upgrade.*no line tells.*nothing says how/);
});

test('released rules that play golden games otherwise are seen until the version is raised', () => {
  expect(missingBeside({ ...now, games: 'other' }).join()).toMatch(/are released raise `version`/);
});

test('rules of which it is not kept how they play the golden games are seen', () => {
  const kept = now.kept.filter(({ rules }) => rules !== now.version);
  expect(missingBeside({ ...now, kept }).join()).toMatch(/nothing says how/);
});

test('an upgrade beyond the version is seen', () => {
  const upgrades = [...UPGRADES, { number: (now.version + 1) * 10, up: (state: object) => ({ ...state }) }];
  expect(missingBeside({ ...now, upgrades }).join()).toMatch(/leads beyond/);
});

test('what changed is told from the version on that a game was played by', () => {
  expect(changesOfRules(3, 4)).toEqual(RULES_CHANGES[4]);
  expect(changesOfRules(4, 5)).toEqual(RULES_CHANGES[5]);
  expect(changesOfRules(4, 4)).toEqual([]);
});

test('of two changes of which the later undid the earlier only the later is told, where both came', () => {
  const all = [...RULES_CHANGES[2], ...RULES_CHANGES[3], ...RULES_CHANGES[4]];
  for (const from of [1, 2]) {
    const told = changesOfRules(from, 4);
    expect(told).not.toContain('easyLead');
    expect(told).toContain('easyAsPrinted');
  }
  expect(changesOfRules(1, 4)).toEqual(all.filter((change) => change !== 'easyLead'));
  expect(changesOfRules(1, 3)).toContain('easyLead');
  expect(changesOfRules(3, 5)).not.toContain('raisedActs');
});
