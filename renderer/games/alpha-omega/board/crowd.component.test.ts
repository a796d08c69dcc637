import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { View } from '../../../../engine/index.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { known, played } from '../../../text/testing/card-views.ts';
import { crowd } from '../../../text/testing/scenes.ts';
import { scene } from '../../../text/testing/table.ts';

const NAMES = ['Mindy', 'Steve', 'Ruth', 'Jonathan', 'Esther', 'Bartholomew'] as const;

/** The same table with so many players, each of whom has so many Callings. */
function among(players: number, callings: number, view: View): View {
  const [seat] = view.seats;
  const [calling] = seat?.callings ?? [];
  if (seat === undefined || calling === undefined) throw new Error('a scene has a player with a Calling');
  const another = () => ({ ...calling, ...known('Squadrons at Once') });
  const seats = NAMES.slice(0, players).map((name, number) => ({
    ...{ ...seat, seat: number, name },
    callings: Array.from({ length: callings }, another),
  }));
  return { ...view, seats };
}

const sixty = (): View => crowd(28, 31);

const rooms = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-room]')];

const namesSeen = (): readonly boolean[] =>
  [...document.querySelectorAll('[data-calling] .name')].map((name) => name.checkVisibility());

beforeEach(() => inLanguage('en', { hints: false }));

test('sixty cards and six players with a Calling each have room at 1280x800, without scrolling', async () => {
  await page.viewport(1280, 800);
  await sitDown(among(6, 1, sixty()));
  expect(document.querySelectorAll('[data-room] [data-card]').length).toBe(60);
  await expect
    .poll(() => rooms().map((room) => room.scrollHeight - room.clientHeight))
    .toEqual(rooms().map(() => 0));
});

test('the side of which cards would lie out of sight gets more of the room', async () => {
  await page.viewport(1280, 760);
  await sitDown(crowd(1, 40));
  await settled();
  const [theirs = 0, ours = 0] = rooms().map(({ clientHeight }) => clientHeight);
  expect(theirs).toBeGreaterThan(ours * 2.5);
});

test.each([
  [
    'of many players over a full table, which their marks tell apart, leave their names out',
    6,
    1,
    800,
    false,
  ],
  ['of a player alone keep their names', 1, 3, 800, true],
  ['of which a player has two keep their names', 2, 2, 800, true],
  ['keep their names on a low page, which scrolls', 6, 1, 600, true],
] as const)('Callings %s', async (_, players, callings, height, seen) => {
  await page.viewport(1280, height);
  await sitDown(among(players, callings, sixty()));
  await expect.poll(namesSeen).toEqual(Array.from({ length: players * callings }, () => seen));
});

test.each([760, 780, 800])(
  'what a card carries has room in a window %d high: a side is not measured while the other alone is known',
  async (height) => {
    await page.viewport(1280, height);
    const hosts = ['Michael', 'Gabriel', 'Raphael', 'Uriel', 'Camael'].map((name) => played(name, 'good'));
    const chariot = played('Chariot of God', 'good', { host: hosts[0]?.id ?? null });
    const theirs = Array.from({ length: 6 }, () => played('Paimon', 'opponent'));
    await sitDown(scene({ inPlay: [...hosts, chariot, ...theirs] }));
    await settled();
    expect(rooms().map((room) => room.scrollHeight - room.clientHeight)).toEqual([0, 0]);
  },
);
