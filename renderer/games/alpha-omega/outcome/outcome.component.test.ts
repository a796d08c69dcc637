import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { Session } from '../session.svelte.ts';
import { fakeGame, openedWith } from '../../../testing/fake-game.ts';
import { FakeTime } from '../../../testing/fake-time.ts';
import { comeToIt, drawAnew, sitDown, sitInTime } from '../../../testing/sit-down.ts';
import { over } from '../words/testing/scenes.ts';
import { openDrawer } from '../../../testing/open-drawer.ts';
import CouchTable from '../couch/couch-table.svelte';
import Scores from './scores.svelte';
import Statistics from './statistics.svelte';
import type { View } from '../../../../engine/alpha-omega/index.ts';

beforeEach(openDrawer);

async function atTheEnd() {
  const time = new FakeTime(3);
  const sat = await sitInTime(time);
  const page = sat.screen.getByRole('dialog');
  await expect.element(page).toBeVisible();
  return { ...sat, time, page };
}

test('the score has every line for every player, with the rule of it', async () => {
  const { page, session } = await atTheEnd();
  const table = page.getByRole('table', { name: 'Achievement Scoring' });
  await expect
    .element(table.getByRole('rowheader', { name: /^Never a Lured Player/ }))
    .toMatchTextContent(/5 if you/);
  const { scores = [] } = session.view.outcome ?? {};
  const total = table.getByRole('row', { name: /^Total/ });
  await expect.element(total).toHaveTextContent(`Total${scores.map(({ total: points }) => points).join('')}`);
  await expect
    .element(table.getByRole('columnheader', { name: session.view.seats[0]?.name ?? '' }))
    .toBeVisible();
});

test('the chart says each round by itself, and the same stands in a table', async () => {
  const { screen } = await sitDown(over());
  const page = screen.getByRole('dialog');
  const rounds = page.getByRole('group', { name: 'The lead at each Strength Check' }).getByRole('button');
  await expect
    .element(rounds.nth(2))
    .toHaveAccessibleName(/^Round 3: Good 24, Opponents 30\. The Opponents lead by 6\./);
  // One stop for Tab, and arrows within.
  const stops = rounds.elements().filter((round) => round instanceof HTMLElement && round.tabIndex === 0);
  expect(stops).toHaveLength(1);
  stops[0]?.focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.element(rounds.nth(1)).toHaveFocus();
  await page.getByText('As a table').click();
  const table = page.getByRole('table', { name: 'The lead at each Strength Check' });
  await expect.element(table.getByRole('row', { name: /^3 24 30 −6$/ })).toBeVisible();
  await expect.element(page.getByText('+50 wins')).toBeVisible();
  await expect.element(page.getByText('−50 loses')).toBeVisible();
});

test('a turning point leads to its moment, and from there back to the page', async () => {
  const { screen, page, session } = await atTheEnd();
  const point = page.getByRole('region', { name: 'Biggest swings' }).getByRole('button').first();
  const [, round = ''] = /^Round (\d+):/.exec(point.element().textContent) ?? [];
  await point.click();
  const banner = screen.getByRole('region', { name: 'Rewind' });
  await expect.element(banner).toBeVisible();
  await expect.element(screen.getByRole('log')).toMatchTextContent(new RegExp(`Round ${round}`));
  expect(session.view.outcome).not.toBeNull();
  await banner.getByRole('button', { name: 'Back to the results' }).click();
  await expect.element(page).toBeVisible();
});

test('the page can be set aside and opened again', async () => {
  const { screen, page } = await atTheEnd();
  await page.getByRole('button', { name: 'View table' }).click();
  await expect.element(page).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Results' }).click();
  await expect.element(page).toBeVisible();
});

test('the page that was set aside stays so when all is drawn anew, as in another language', async () => {
  const { page, session } = await atTheEnd();
  await page.getByRole('button', { name: 'View table' }).click();
  const anew = await drawAnew(session);
  await expect.element(anew.getByRole('button', { name: 'Results' })).toBeVisible();
  expect(page.query()).toBeNull();
});

test('the last answer can be taken back from the page, and the end is told again when it is brought back', async () => {
  const { screen, page, time } = await atTheEnd();
  const end = time.head;
  const button = page.getByRole('button', { name: /^Undo: / });
  await button.click();
  if (time.head === end) await button.click();
  await expect.poll(() => time.head).toBe(end - 1);
  await expect.element(page).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(page).toBeVisible();
  expect(screen.getByRole('region', { name: 'Rewind' }).query()).toBeNull();
});

test('what hides again what was seen is undone by the second press of the same button, and the warning stands once', async () => {
  const { screen, page, time, session } = await atTheEnd();
  session.moments = session.moments.map((moment) => ({ ...moment, revealed: true }));
  const end = time.head;
  const button = page.getByRole('button', { name: /^Undo: / });
  await button.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('alert').elements()).toHaveLength(1);
  await button.click();
  await expect.poll(() => time.head).toBe(end - 1);
});

test('its like can be played again: the same, another, or at another table', async () => {
  const { page, again } = await atTheEnd();
  await page.getByRole('button', { name: 'Same game again' }).click();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByRole('button', { name: 'Change set-up' }).click();
  await expect.poll(() => again).toEqual(['sameSeed', 'anotherSeed', 'change']);
});

test('nothing of the chart of a single round lies over the buttons beside it', async () => {
  await browser.viewport(1920, 1080);
  onTestFinished(() => browser.viewport(1280, 800));
  const won = over();
  const view: View = {
    ...{ ...won, round: 1, balances: won.balances.slice(0, 1) },
    outcome: won.outcome && { ...won.outcome, round: 1 },
  };
  comeToIt();
  const session = new Session(fakeGame([view]), openedWith(view));
  const [onleave, onagain] = [() => undefined, () => undefined];
  const page = (await render(CouchTable, { session, onleave, onagain })).getByRole('dialog');
  for (const name of ['Play again', 'Same game again', 'Change set-up']) {
    const button = page.getByRole('button', { name });
    await expect.element(button).toBeVisible();
    const box = button.element().getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    expect(button.element().contains(there)).toBe(true);
  }
});

test('the names of three players stand whole over their figures', async () => {
  const [score] = over().outcome?.scores ?? [];
  if (score === undefined) throw new Error('nobody scored');
  const seats = ['Disciple', 'Disciple 2', 'Disciple 3'];
  const target = document.createElement('div');
  target.style.width = '24rem';
  document.body.append(target);
  onTestFinished(() => target.remove());
  const screen = await render(Scores, { target, props: { seats, scores: seats.map(() => score) } });
  await render(Statistics, { target, props: { seats, statistics: () => 3 } });
  for (const head of screen.getByRole('columnheader', { name: 'Disciple', exact: true }).elements()) {
    const lines = document.createRange();
    lines.selectNodeContents(head);
    expect(lines.getClientRects()).toHaveLength(1);
  }
});
