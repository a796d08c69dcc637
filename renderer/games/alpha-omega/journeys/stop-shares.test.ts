import { expect, test } from 'vitest';
import type { MeasuredStop } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { fakeLevels } from '../../../testing/fake-levels.ts';
import { hardnessWords } from '../new-game/hardness.ts';
import { rulesAt } from '../new-game/levels.ts';
import { hardnessAt } from './stop-shares.ts';

const how = { key: '', seed: '', commit: '' };
const stop: MeasuredStop = {
  ...{ level: 'pilgrim', players: 2, from: 'starter:a', objective: 'starter:b', reached: 10, won: 7 },
  ...how,
};
const measured = [{ objective: 'starter:b', level: 'pilgrim', games: 10, won: 2, ...how }] as const;
const library = { measured, measuredStops: [stop] };
const { assists = [], campaign } = rulesAt('pilgrim', 2, fakeLevels) ?? {};
const played = { variants: campaign?.variants ?? [], assists, players: 2, from: 'starter:a' };

test('an Objective of a campaign that was measured is as hard as there', () => {
  expect(hardnessAt('starter:b', played, library)?.share).toBe(0.7);
});

test('it is as hard on every other map of so many players, whatever their level and first Objective', () => {
  const alone = { ...library, measuredStops: [stop, { ...stop, players: 1, won: 5 }] };
  expect(hardnessAt('starter:b', { ...played, assists: [] }, library)?.share).toBe(0.7);
  expect(hardnessAt('starter:b', { ...played, from: 'starter:b' }, library)?.share).toBe(0.7);
  // A pilgrim is one player.
  expect(hardnessAt('starter:b', null, alone)?.share).toBe(0.5);
});

test('of campaigns that begin at several Objectives, those that begin where this one does tell it', () => {
  const measuredStops = [{ ...stop, from: 'starter:c', won: 1 }, stop];
  expect(hardnessAt('starter:b', played, { ...library, measuredStops })?.share).toBe(0.7);
});

test('where nobody came to it on the way, games of its own tell it', () => {
  const none = { ...library, measuredStops: [{ ...stop, reached: 0, won: 0 }] };
  expect(hardnessAt('starter:b', played, none)?.share).toBe(0.2);
  expect(hardnessAt('starter:b', { ...played, players: 1 }, library)?.share).toBe(0.2);
  expect(hardnessAt('starter:b', null, library)?.share).toBe(0.2);
  expect(hardnessAt('starter:c', null, library)).toBeNull();
});

test('it says of which games that is: the same Objective may bear other flames where it is played by itself', () => {
  const wordsOf = (campaign: typeof played | null): string => {
    const hardness = hardnessAt('starter:b', campaign, library);
    return hardness === null ? '' : hardnessWords(hardness);
  };
  expect(wordsOf(played)).toMatch(
    /^About 7 in 10 newcomers win: in a campaign, .* worn .*, 2 players, at Pilgrim\. In New game it is played by itself/,
  );
  expect(wordsOf(null)).toMatch(
    /^About 2 in 10 newcomers win: by itself, with a whole deck and one player, at Pilgrim\. On a journey it can be harder or easier/,
  );
});
