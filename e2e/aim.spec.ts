import type { Locator, Page } from '@playwright/test';
import { keepCrowd } from '../electron/testing/keep-game.ts';
import { choose } from '../electron/testing/kept-settings.ts';
import { valueOf, type GameWindow } from './api.ts';
import { expect, HURRIED, test } from './app.ts';
import { HomePage } from './pages/home.ts';
import { TablePage } from './pages/table.ts';

const TARGETS = 12;

/** The middle of what is seen of a card. */
async function spotOf(card: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const hit = card.locator('.hit');
  const box = await ((await hit.count()) > 0 ? hit : card).boundingBox();
  if (box === null) throw new Error('a card that is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 };
}

/** Where every card in play lies. */
const places = (window: Page): Promise<readonly string[]> =>
  window.locator('[data-unit] > button').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return [x, y, width, height].map((side) => side.toFixed(1)).join(' ');
    }),
  );

/** The damage on a card as main knows it now; null of one that has left play. */
async function harmOf(window: Page, card: number): Promise<number | null> {
  const reply = await window.evaluate(async () => {
    const { game: api } = globalThis as unknown as GameWindow;
    const listed = await api.listGames();
    if (!listed.ok) return listed;
    return api.openGame(listed.value.games[0]?.id ?? '');
  });
  return valueOf(reply).view.inPlay.find(({ id }) => id === card)?.damage ?? null;
}

test('an attack is dragged over twelve targets: each says what it would suffer, none moves, and it falls on the last', async ({
  launch,
  userData,
}) => {
  keepCrowd(userData, { seats: 1, persons: 3, opponents: TARGETS + 2, items: { good: 1, opponent: 0 } });
  choose(userData, HURRIED);
  const { window } = await launch();
  const table = new TablePage(window);
  await new HomePage(window).resume('bench');
  await table.ready();
  await table.answer('mouse');
  await table.ready();

  const open = table.cards('Good').and(window.locator('.card-button.open'));
  const attacker = open.first();
  const before = await places(window);
  const from = await spotOf(attacker);
  await window.mouse.move(from.x, from.y);
  await window.mouse.down();
  await window.mouse.move(from.x, from.y - 30, { steps: 4 });
  const targets = table.cards('Opponent').and(window.locator('.card-button.target'));
  // There are Opponents whom not everybody may attack.
  await expect.poll(() => targets.count()).toBeGreaterThanOrEqual(TARGETS);
  const dropping = window.locator('[data-dropping]');
  const told = new Set<string>();
  for (const target of await targets.all()) {
    const { x, y } = await spotOf(target);
    await window.mouse.move(x, y, { steps: 3 });
    await expect(dropping).toHaveCount(1);
    await expect(dropping).toHaveAttribute('data-card', (await target.getAttribute('data-card')) ?? '');
    const plate = target.locator('[data-plate]');
    await expect(plate).toBeVisible();
    told.add(
      (
        await plate
          .locator('[data-drawn]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-drawn')))
      ).join(' '),
    );
    expect(await places(window)).toEqual(before);
  }
  expect([...told].every((words) => /\d|defeat/i.test(words))).toBe(true);
  const last = targets.last();
  const card = (await last.getAttribute('data-card')) ?? '';
  await window.mouse.up();
  await expect.poll(async () => harmOf(window, Number(card))).not.toBe(0);
});
