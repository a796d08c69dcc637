import { expect, type Locator, type Page } from '@playwright/test';
import { isAnswered, isTold } from './asking.ts';
import { typeSeed } from './home.ts';
import { willing, type TablePage } from './table.ts';

const BUTTONS = [
  ...['a', 'b', 'x', 'y', 'lb', 'rb', 'lt', 'rt', 'back', 'start', 'ls', 'rs'],
  ...['up', 'down', 'left', 'right'],
] as const;
export type Button = 'a' | 'b' | 'x' | 'y' | 'lb' | 'rb' | 'start' | 'rs' | 'up' | 'down' | 'left' | 'right';

/** More steps than lead from anywhere on a page to anywhere else. */
const FAR = 120;

/** So many steps are gone before it is asked anew what is looked for: the page may have drawn it again. */
const AT_ONCE = 8;

/** What the page has instead of a gamepad that is plugged in. */
interface FakePad {
  /** Presses a button and lets it go again, so many times at most, until one of these has the focus. */
  readonly press: (place: number, most: number, wanted: readonly Element[]) => Promise<void>;
}

interface Padded {
  readonly testPad: FakePad;
}

/** Plugs a gamepad into the window before anything of the page is read. */
async function plugIn(window: Page): Promise<void> {
  await window.addInitScript((count: number) => {
    const pressed = new Set<number>();
    const pad = {
      ...{ index: 0, id: 'Test pad', connected: true, mapping: 'standard', timestamp: 0, axes: [0, 0, 0, 0] },
      get buttons() {
        return Array.from({ length: count }, (_, place) => ({ pressed: pressed.has(place), value: 0 }));
      },
    };
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const isThere = (wanted: readonly Element[]): boolean =>
      wanted.some((one) => one === document.activeElement);
    const press: FakePad['press'] = async (place, most, wanted) => {
      for (let step = 0; step < most && !isThere(wanted); step += 1) {
        // The page looks once a frame.
        pressed.add(place);
        await frame();
        pressed.delete(place);
        await frame();
      }
    };
    Object.assign(globalThis, { testPad: { press } } satisfies Padded);
    navigator.getGamepads = () => [pad as unknown as Gamepad, null, null, null];
  }, BUTTONS.length);
  await window.reload();
}

/** Somebody who has a gamepad and nothing else; what is on the screen is read, and only buttons are pressed. */
export class GamepadPlayer {
  readonly #window: Page;
  readonly #table: TablePage;

  private constructor(window: Page, table: TablePage) {
    this.#window = window;
    this.#table = table;
  }

  static async sitDown(window: Page, table: TablePage): Promise<GamepadPlayer> {
    await plugIn(window);
    return new GamepadPlayer(window, table);
  }

  /** Presses a button and lets it go again. */
  async press(button: Button): Promise<void> {
    await this.#window.evaluate(
      (place) => (globalThis as unknown as Padded).testPad.press(place, 1, []),
      BUTTONS.indexOf(button),
    );
  }

  /** Presses buttons by turns until something has the focus. */
  async reach(wanted: Locator, ...buttons: readonly Button[]): Promise<void> {
    // Nobody looks for what is not there yet.
    await expect(wanted).not.toHaveCount(0);
    for (let step = 0; !(await this.#has(wanted)); step += AT_ONCE) {
      expect(step, `${buttons.join(', ')} never reaches ${String(wanted)}`).toBeLessThan(FAR);
      const button = buttons[Math.floor(step / (FAR / 3)) % buttons.length] ?? 'right';
      await wanted.evaluateAll(
        (there, [place, most]) => (globalThis as unknown as Padded).testPad.press(place, most, there),
        [BUTTONS.indexOf(button), AT_ONCE] as const,
      );
    }
  }

  /** Begins a game from the first page, with what the form proposes and a seed: that is typed, as no gamepad writes. */
  async begin(seed: string): Promise<void> {
    await this.reach(
      this.#window.getByRole('button', { name: 'New game', exact: true }),
      'down',
      'left',
      'up',
    );
    await this.press('a');
    await typeSeed(this.#window, seed);
    await this.reach(this.#window.getByRole('button', { name: 'Start game' }), 'down', 'right', 'left');
    await this.press('a');
  }

  /** Goes on with a game of the first page, and past what one is told of it there. */
  async comeBack(game: Locator, recap: Locator): Promise<void> {
    await this.reach(game, 'down', 'right', 'left');
    await this.press('a');
    await this.reach(recap.locator('*'), 'rb');
    await this.reach(recap.getByRole('button', { name: 'Continue', exact: true }), 'down', 'right');
    await this.press('a');
    await expect(recap).toBeHidden();
  }

  /** Is there nothing more to answer? */
  async isDone(): Promise<boolean> {
    do {
      if ((await this.#table.asked.getAttribute('aria-busy')) === 'true') await this.press('b');
      await isTold(this.#window);
    } while (await this.#table.isLeft());
    return (await this.#table.question.innerText()) === 'The game is over.';
  }

  async answer(): Promise<void> {
    const { asked } = this.#table;
    await this.#table.read();
    const before = (await asked.getAttribute('data-decision')) ?? '';
    if (await this.#table.keepOrder.isVisible()) await this.press('rs');
    else if (await this.#table.confirm.isVisible()) await this.#answerSeveral();
    else await this.#answerOne();
    await isAnswered(this.#window, before);
  }

  async #has(wanted: Locator): Promise<boolean> {
    return (await wanted.and(this.#window.locator(':focus')).count()) > 0;
  }

  async #enterQuestion(): Promise<void> {
    const { asked } = this.#table;
    await this.reach(asked.getByRole('button').or(asked.getByRole('checkbox')), 'rb');
  }

  async #answerSeveral(): Promise<void> {
    await this.#enterQuestion();
    for (const card of await this.#table.choosable.all()) {
      if (await this.#table.isChosen()) break;
      // From the question on to the hand where its cards are chosen.
      await this.reach(card, 'right', 'rb', 'left');
      await this.press('a');
    }
    await this.press('rs');
  }

  async #answerOne(): Promise<void> {
    const all = this.#table.asked.getByRole('button', { name: /^(Both|All \d+) choices$/ });
    await this.#enterQuestion();
    if (await all.isVisible()) {
      await this.reach(all, 'right', 'left');
      await this.press('a');
      const list = this.#window.getByRole('dialog', { name: 'All choices' }).getByRole('listitem');
      await this.reach(await willing(list.getByRole('button')), 'down', 'up');
    } else {
      const choices = this.#table.asked.getByRole('group', { name: 'Choices', exact: true });
      await this.reach(await willing(choices.getByRole('button')), 'right', 'left');
    }
    await this.press('a');
  }
}
