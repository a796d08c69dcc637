import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-svelte';
import type { BackupInside, Difference } from '../../../electron/shared/games/alpha-omega/api.ts';
import { pages } from '../../pages.svelte.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { openProgram } from '../../testing/screens/program.ts';
import { inLanguage } from '../../testing/screens/screen.ts';

afterEach(() => inLanguage('en'));

const game = (
  name: string,
  likeness: Difference['likeness'],
  here: number | null,
  there: number | null,
): Difference => ({ id: name, name, game: null, likeness, here, there });

/** A backup that is looked into, with the changes. */
async function lookInto(changes: Partial<BackupInside>) {
  const same = { games: 0, holds: {}, decks: [], additions: {}, differences: [] } as const;
  const shown = await openProgram({
    ...fakeStorage(),
    lookIntoBackup: (file) => Promise.resolve({ ok: true, value: { ...same, ...changes, file } }),
  });
  await expect.element(shown.getByRole('heading', { level: 1 })).toBeVisible();
  pages.go({ name: 'backups' });
  await shown
    .getByRole('button', { name: /^View contents/ })
    .first()
    .click();
  const dialog = shown.getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { name: 'Merge' })).toBeVisible();
  return dialog;
}

/** The headings of what is otherwise in a backup, each with the lines under it. */
async function headingsOver(...differences: readonly Difference[]) {
  const dialog = await lookInto({ games: differences.length, differences });
  return [...dialog.element().querySelectorAll('.kinds section')].map((part) => [
    part.querySelector('h3')?.textContent.trim(),
    [...part.querySelectorAll('li')].map((line) =>
      ['b', 'small'].map((piece) => line.querySelector(piece)?.textContent.trim()).join(': '),
    ),
  ]);
}

/** What is said before any heading. */
const saidFirst = (dialog: Awaited<ReturnType<typeof lookInto>>): readonly string[] =>
  [...dialog.element().querySelectorAll('p:has(~ .kinds)')].map(({ textContent }) => textContent.trim());

test('a game stands under where its newer answers are, here or in the backup, and under neither where both went on', async () => {
  inLanguage('en');
  expect(
    await headingsOver(
      game('Ours', 'behind', 14, 3),
      game('Theirs', 'ahead', 3, 14),
      game('Both', 'apart', 14, 14),
      game('Left', 'missing', 2, null),
      game('Come', 'new', null, 1),
    ),
  ).toEqual([
    ['Only in the backup (1)', ['Come: 1 answer there']],
    ['Newer in the backup (1)', ['Theirs: 3 answers here, 14 answers there']],
    ['Went another way in the backup (1)', ['Both: 14 answers here, 14 answers there']],
    ['Newer here (1)', ['Ours: 14 answers here, 3 answers there']],
    ['Only here (1)', ['Left: 2 answers here']],
  ]);
});

test('what is newer and has fewer answers says that some were undone, and where', async () => {
  inLanguage('en');
  expect(
    await headingsOver(
      game('Ours', 'behind', 0, 14),
      game('Theirs', 'ahead', 14, 0),
      game('Even', 'behind', 5, 5),
      game('Both', 'apart', 14, 1),
    ),
  ).toEqual([
    ['Newer in the backup (1)', ['Theirs: 14 answers here, 0 answers there, some undone there']],
    ['Went another way in the backup (1)', ['Both: 14 answers here, 1 answer there']],
    [
      'Newer here (2)',
      ['Ours: 0 answers here, 14 answers there, some undone here', 'Even: 5 answers here, 5 answers there'],
    ],
  ]);
});

test('a backup says what it holds, each kind by its count, and names its decks', async () => {
  inLanguage('en');
  const everything = {
    ...{ decks: 2, journeys: 1, teams: 3, saved_searches: 1 },
    ...{ card_notes: 4, replay_notes: 1, calendar_tries: 5 },
  };
  const dialog = await lookInto({ games: 3, holds: everything, decks: ['Light of Zion', 'Host'] });
  expect(saidFirst(dialog)).toEqual([
    'It contains 3 games, 2 decks, 1 campaign or Pilgrimage, 3 teams, 1 saved search, 4 notes on cards, 1 note on a game and 5 games of days and weeks.',
    'Decks: Light of Zion and Host.',
    'Every game in it is here too, and the same.',
  ]);
});

test('a backup of decks alone is not told as if it were empty, nor one of games alone as if it had decks', async () => {
  inLanguage('en');
  const decks = await lookInto({ holds: { decks: 1, journeys: 0 }, decks: ['Light of Zion'] });
  expect(saidFirst(decks).slice(0, 2)).toEqual(['It contains no game and 1 deck.', 'Decks: Light of Zion.']);
  cleanup();
  const games = await lookInto({ games: 1, holds: { decks: 0 } });
  expect(saidFirst(games)).toEqual(['It contains 1 game.', 'Every game in it is here too, and the same.']);
});
