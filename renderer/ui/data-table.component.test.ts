import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { createRawSnippet } from 'svelte';
import type { Column } from './columns.ts';
import DataTable from './data-table.svelte';
import './theme.css';

interface Row {
  readonly name: string;
  readonly games: number;
}

const bar = createRawSnippet<[Row]>((row) => ({ render: () => `<b>${'|'.repeat(row().games)}</b>` }));

const columns: readonly Column<Row>[] = [
  { key: 'name', head: 'Deck', words: ({ name }) => name, order: (a, b) => a.name.localeCompare(b.name) },
  { key: 'bar', kind: 'drawing', cell: bar },
  {
    ...{ key: 'games', head: 'Games', kind: 'figure', words: ({ games }) => games },
    ...{ order: (a, b) => b.games - a.games, isDescending: true },
  },
];
const rows: readonly Row[] = [
  { name: 'Ruth', games: 3 },
  { name: 'Esther', games: 7 },
];

async function show(room: string) {
  const target = document.createElement('div');
  target.style.width = room;
  document.body.append(target);
  onTestFinished(() => target.remove());
  const props = {
    rows,
    columns,
    keyOf: ({ name }: Row) => name,
    name: 'Decks',
    sorted: 'games',
    tightUnder: 20,
  };
  await render(DataTable, { target, props });
  return target;
}

const names = (): readonly string[] =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent);

test('rows are sorted by the heading that is pressed, which says so', async () => {
  await show('40rem');
  expect(names()).toEqual(['Esther', 'Ruth']);
  const games = page.getByRole('columnheader', { name: 'Games' });
  const deck = page.getByRole('columnheader', { name: 'Deck' });
  await expect.element(games).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Deck' }).click();
  await expect.element(deck).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(games).not.toHaveAttribute('aria-sort');
  expect(names()).toEqual(['Esther', 'Ruth']);
});

test.each(['40rem', '15rem'])('in %s of room each figure stands under its own heading', async (room) => {
  const target = await show(room);
  const [head, cell] = ['thead th:last-child', 'tbody td:last-child'].map((found) =>
    target.querySelector(found)?.getBoundingClientRect(),
  );
  expect([cell?.left, cell?.width]).toEqual([head?.left, head?.width]);
  const isDrawn = target.querySelector('td b')?.checkVisibility() ?? false;
  expect(isDrawn).toBe(room === '40rem');
});
