import type { Page } from '@playwright/test';
import type { LogEntry } from '../electron/shared/games/alpha-omega/api.ts';
import { valueOf, type GameWindow } from './api.ts';
import { expect, test } from './app.ts';
import { AT_ONCE, CouchPage } from './pages/couch.ts';

test.use({ chosen: AT_ONCE });

/** More questions than any game takes. */
const FUSE = 1500;

const NAMES = ['Ruth', 'Naomi', 'Boaz', 'Esther', 'Jonah', 'Tamar'];

/** The whole story of the only game, also what is folded on the page. */
async function logOf(window: Page): Promise<readonly LogEntry[]> {
  const opened = await window.evaluate(async () => {
    const { game } = globalThis as unknown as GameWindow;
    const list = await game.listGames();
    return game.openGame(list.ok ? (list.value.games[0]?.id ?? '') : '');
  });
  return valueOf(opened).log.entries;
}

test('six people with private hands play a whole game at one screen; two take over, one leaves, one comes', async ({
  window,
}) => {
  const couch = new CouchPage(window);
  const { table } = couch;
  await couch.begin({ names: NAMES, seed: 'couch-e2e' });

  let handOvers = 0;
  let takenOver = 0;
  const seen = new Set<string>();
  for (let step = 0; step < FUSE && !(await couch.table.ending.isVisible()); step += 1) {
    const asking = await couch.asking();
    if (asking.stand === 'curtain') {
      await expect(couch.hands).toHaveCount(0);
      const next = await couch.next();
      seen.add(next);
      handOvers += 1;
      if (handOvers === 6) {
        const menu = await couch.menu('Boaz');
        await menu.getByRole('button', { name: 'Computer player, while Boaz is away' }).click();
        await expect(menu).toBeHidden();
        continue;
      }
      if (handOvers === 11) {
        const menu = await couch.menu('Boaz');
        await menu.getByRole('textbox', { name: 'Someone else' }).fill('Orpah');
        await menu.getByRole('button', { name: 'Sit down' }).click();
        await expect(menu).toBeHidden();
        continue;
      }
      const helper = NAMES.find((name) => name !== next && name !== 'Boaz') ?? '';
      if (takenOver < 2 && handOvers % 4 === 0 && next !== 'Boaz' && next !== 'Orpah') {
        takenOver += 1;
        await couch.takeOver(helper, next);
      } else await couch.uncover();
    } else if (asking.heading === 'The game is over.') break;
    else {
      if (asking.stand === 'question') await table.choose('mouse');
      await couch.past(asking);
    }
  }

  await expect(table.ending).toBeVisible();
  expect(handOvers).toBeGreaterThan(14);
  expect([...seen].toSorted()).toEqual([...NAMES, 'Orpah'].toSorted());
  expect(takenOver).toBe(2);
  const log = await logOf(window);
  expect(log.filter((entry) => entry.kind === 'answered' && entry.by !== entry.seat)).toHaveLength(2);
  expect(log.flatMap((entry) => (entry.kind === 'seated' ? entry.player : []))).toEqual([
    { kind: 'bot' },
    { kind: 'person', name: 'Orpah', profile: null },
  ]);
  await window.keyboard.press('Escape');
  // Nobody has anything to hide any more.
  await window.getByRole('button', { name: /^Jonah, / }).click();
  await expect(couch.hands).toHaveCount(1);
});
