import { expect, test } from 'vitest';
import type { MeasuredStop } from '../../../../electron/shared/api.ts';
import { fakeLevels } from '../../../testing/fake-levels.ts';
import { waysAt } from '../../../shell/new-game/levels.ts';
import { shareAt } from './stop-shares.ts';

const how = { key: '', seed: '', commit: '' };
const stop: MeasuredStop = {
  ...{ level: 'pilgrim', players: 2, from: 'starter:a', objective: 'starter:b', reached: 10, won: 7 },
  ...how,
};
const measured = [{ objective: 'starter:b', level: 'pilgrim', games: 10, won: 2, ...how }] as const;
const library = { levels: fakeLevels, measured, measuredStops: [stop] };
const { assists = [], campaign } = waysAt('pilgrim', 2, fakeLevels) ?? {};
const played = { variants: campaign?.variants ?? [], assists, players: 2, from: 'starter:a' };

test('an Objective of a campaign that was measured is as hard as there', () => {
  expect(shareAt('starter:b', played, library)).toBe(0.7);
});

test('any other campaign, and a Pilgrimage, tell it by games of their own', () => {
  expect(shareAt('starter:b', { ...played, from: 'starter:b' }, library)).toBe(0.2);
  expect(shareAt('starter:b', { ...played, players: 1 }, library)).toBe(0.2);
  expect(shareAt('starter:b', { ...played, assists: [] }, library)).toBe(0.2);
  expect(shareAt('starter:b', null, library)).toBe(0.2);
  expect(shareAt('starter:c', null, library)).toBeNull();
});
