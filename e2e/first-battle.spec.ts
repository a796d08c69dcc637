import type { Page } from '@playwright/test';
import { sampleOf } from '../engine/kernel/testing/sample.ts';
import { hurry } from './api.ts';
import { expect, test } from './app.ts';
import { expectAccessible } from './axe.ts';
import { FirstBattlePage } from './pages/first-battle.ts';
import { GamepadPlayer } from './pages/gamepad.ts';
import { HomePage } from './pages/home.ts';
import { KeyboardPlayer } from './pages/keyboard.ts';
import { MousePlayer } from './pages/mouse.ts';
import { TablePage, wholeTable } from './pages/table.ts';

/*
 * Each of these plays as it comes, first this card and then that, and wins: the shuffle of the First Battle asks for no skill.
 */

/** More answers than it takes. */
const FUSE = 150;

/** What plays in one way: a hand on something, and what it does with it. */
interface Hand {
  /** Presses the button that is wanted. */
  readonly press: (what: 'begin' | 'toTheJourney') => Promise<void>;
  readonly answer: () => Promise<void>;
}

/** From the first launch to the map of the journeys. */
async function win(window: Page, { press, answer }: Hand): Promise<void> {
  const battle = new FirstBattlePage(window);
  const table = new TablePage(window);
  await press('begin');
  await expect(battle.lessons).toContainText('You win by being far enough ahead in Strength');
  for (let asked = 0; asked < FUSE && !(await table.isOver()); asked += 1) await answer();
  await expect(battle.victory).toContainText(/in round \d+/);
  await press('toTheJourney');
  await expect(battle.journeys).toBeVisible();
}

/** Without a pointer, each choice is walked to, which takes five times as long. */
const WALKING: Readonly<Record<string, (window: Page, battle: FirstBattlePage) => Promise<Hand>>> = {
  'the keyboard': (window, battle) => {
    const player = new KeyboardPlayer(window, new TablePage(window));
    return Promise.resolve({
      press: async (what) => {
        await player.reach(battle[what], 'Tab');
        await player.press('Enter');
      },
      answer: () => player.answer(),
    });
  },
  'a gamepad': async (window, battle) => {
    const player = await GamepadPlayer.sitDown(window, new TablePage(window));
    return {
      press: async (what) => {
        await player.reach(battle[what], 'right', 'left');
        await player.press('a');
      },
      answer: () => player.answer(),
    };
  },
};

const WAYS = Object.entries(WALKING);

// A gamepad plays other games in every run, and the keyboard makes each kind of choice.
for (const [name, handOf] of sampleOf(WAYS, WAYS.length)) {
  test(`the First Battle is won by ${name} alone`, async ({ window }) => {
    await win(window, await handOf(window, new FirstBattlePage(window)));
  });
}

test('the First Battle is won by roles and names alone, and afterwards the first page is as ever', async ({
  window,
}) => {
  const battle = new FirstBattlePage(window);
  const table = new TablePage(window);
  let isFirst = true;
  await win(window, {
    press: (what) => battle[what].click(),
    answer: async () => {
      if (isFirst) await expectAccessible(window, 'a lesson of the First Battle');
      isFirst = false;
      await table.answer('mouse');
    },
  });
  await window.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(new HomePage(window).games).toContainText([/won in round \d+/]);
  await expect(battle.begin).toBeHidden();
  await window.getByRole('button', { name: 'Learn to play' }).click();
  await expect(window.getByRole('dialog', { name: 'Learn to play' })).toBeVisible();
  await expectAccessible(window, 'the ways to learn the game');
  await expect(battle.begin).toBeVisible();
});

/** How many words a minute somebody reads who has never seen the game. */
const WORDS_A_MINUTE = 150;
/** From the first button to the first decision of one's own, in seconds. */
const MOST = 45;

test.describe('where nothing was ever kept', () => {
  test.use({ chosen: null });

  test('the First Battle is won by the mouse alone, from the first launch to the map of the journeys', async ({
    window,
  }) => {
    await hurry(window);
    const battle = new FirstBattlePage(window);
    const hand = new MousePlayer(window);
    await win(window, { press: (what) => hand.press(battle[what]), answer: () => hand.answer() });
  });

  test('one press leads from the first launch to the first decision of one’s own, soon and with little to read', async ({
    window,
  }) => {
    // At normal speed, with all that is told.
    const battle = new FirstBattlePage(window);
    const table = new TablePage(window);
    await battle.begin.click();
    await wholeTable(window).waitFor();
    const texts = [await table.question.innerText(), await battle.lessons.innerText()];
    const words = texts.join(' ').split(/\s+/).length;
    const reading = (words / WORDS_A_MINUTE) * 60;
    expect(reading).toBeLessThan(MOST);
    // What is left of the time is there for the table to tell what it has to.
    const draw = table.asked.getByRole('button', { name: 'Draw', exact: true });
    await expect(draw).toBeEnabled({ timeout: (MOST - reading) * 1000 });
    await expect(table.asked.getByRole('button', { name: /^Take a Calling/ })).toBeEnabled();
  });
});
