import { afterEach, expect, test } from 'vitest';
import type { BackupInside, Difference } from '../../../electron/shared/api.ts';
import { pages } from '../../pages.svelte.ts';
import { fakeKeeping } from '../../testing/fake-keeping.ts';
import { openProgram } from '../../testing/screens/program.ts';
import { inLanguage } from '../../testing/screens/screen.ts';

afterEach(() => inLanguage('en'));

const game = (
  name: string,
  likeness: Difference['likeness'],
  here: number | null,
  there: number | null,
): Difference => ({ id: name, name, objective: null, seats: ['Mindy'], likeness, here, there });

/** The headings of what is otherwise in a backup, each with the lines under it. */
async function headingsOver(...differences: readonly Difference[]) {
  const inside: Omit<BackupInside, 'file'> = {
    ...{ games: differences.length, holds: {}, decks: [], additions: {}, differences },
  };
  const shown = await openProgram({
    ...fakeKeeping(),
    lookIntoBackup: (file) => Promise.resolve({ ok: true, value: { ...inside, file } }),
  });
  await expect.element(shown.getByRole('heading', { level: 1 })).toBeVisible();
  pages.go({ name: 'backups' });
  await shown
    .getByRole('button', { name: /^See what is in it/ })
    .first()
    .click();
  const dialog = shown.getByRole('dialog');
  await expect.element(dialog.getByText('Mindy').first()).toBeVisible();
  return [...dialog.element().querySelectorAll('.kinds section')].map((part) => [
    part.querySelector('h3')?.textContent.trim(),
    [...part.querySelectorAll('li')].map((line) =>
      ['b', 'small'].map((piece) => line.querySelector(piece)?.textContent.trim()).join(': '),
    ),
  ]);
}

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
