import type { Locator, Page } from '@playwright/test';
import { sampleOf } from '../engine/kernel/testing/sample.ts';
import { expect, test } from './app.ts';
import { HomePage, type Start } from './pages/home.ts';
import { KeyboardPlayer } from './pages/keyboard.ts';
import { MousePlayer } from './pages/mouse.ts';
import { TablePage } from './pages/table.ts';

/** More answers than any game takes; a game that needs them all has a fault of its own. */
const FUSE = 800;

/** A way to play, from the first page on and back to it. */
interface Hand {
  readonly begin: (start: Start) => Promise<void>;
  readonly answer: (asked: number) => Promise<void>;
  readonly press: (button: Locator) => Promise<void>;
  /** Is the story read beside the table? */
  readonly reads?: boolean;
}

const HANDS: Readonly<Record<string, (window: Page, table: TablePage) => Hand>> = {
  'by roles and names': (window, table) => ({
    begin: (start) => new HomePage(window).begin(start),
    answer: (asked) => table.answer(asked % 3 === 0 ? 'keyboard' : 'mouse'),
    press: (button) => button.click(),
    reads: true,
  }),
  'with the mouse alone: cards, their targets, and the choices': (window) => {
    const hand = new MousePlayer(window);
    return {
      begin: (start) => new HomePage(window).begin(start),
      answer: () => hand.answer(),
      press: (button) => hand.press(button),
    };
  },
  'by the keyboard alone': (window, table) => {
    const player = new KeyboardPlayer(window, table);
    return {
      begin: (start) => player.begin(start),
      answer: () => player.answer(),
      press: async (button) => {
        await player.reach(button, 'Tab');
        await player.press('Enter');
      },
    };
  },
};

const WAYS = Object.entries(HANDS);

// Each of them plays other games in every run, and each kind of choice is made in every run.
for (const [name, handOf] of sampleOf(WAYS, WAYS.length)) {
  test(`a whole game is played to its outcome ${name}`, async ({ window }) => {
    const table = new TablePage(window);
    const { begin, answer, press, reads = false } = handOf(window, table);
    await begin({ name: 'Mindy', seed: 'solo-e2e' });
    await expect(table.round).toBeVisible();
    if (reads) await table.showLog();
    for (let asked = 0; asked < FUSE && !(await table.isOver()); asked += 1) await answer(asked);

    await expect(table.ending).toContainText(/in round \d+/);
    if (reads) await expect(table.log).toContainText('Strength Check: Good');
    await press(table.ending.getByRole('button', { name: 'Main menu' }));
    await expect(new HomePage(window).games).toContainText([/(won|lost|a draw) in round \d+/]);
  });
}
