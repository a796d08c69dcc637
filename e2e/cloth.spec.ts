import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { arrangeCloths, type CLOTHS } from '../electron/testing/arranged-cloth.ts';
import { choose } from '../electron/testing/kept-settings.ts';
import { valueOf, type GameWindow } from './api.ts';
import { expect, HURRIED, test } from './app.ts';
import { expectAccessible } from './axe.ts';
import { HomePage } from './pages/home.ts';
import { TablePage } from './pages/table.ts';

type Situation = keyof typeof CLOTHS;

/** A player, by what that one has in hand. */
interface Hand {
  /** Takes the last card of the cloth to the front. */
  readonly bringForward: (seat: Seat) => Promise<void>;
  /** Lays the first card into the slot of the cloth. */
  readonly lay: (seat: Seat) => Promise<void>;
  /** Picks the second card of the cloth. */
  readonly pick: (seat: Seat) => Promise<void>;
  /** Chooses the first card of the hand to be lost. */
  readonly lose: (seat: Seat) => Promise<void>;
  /** Is done with it. */
  readonly confirm: (seat: Seat) => Promise<void>;
}

interface Seat {
  readonly window: Page;
  readonly table: TablePage;
}

/** Goes there in steps, as a hand does, with a card or without. */
async function moveTo(
  window: Page,
  what: Locator,
  at: { readonly x: number; readonly y: number },
): Promise<void> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('what should be gone to is not to be seen');
  await window.mouse.move(box.x + box.width * at.x, box.y + box.height * at.y, { steps: 8 });
}

const MIDDLE = { x: 0.5, y: 0.5 } as const;

async function drag(window: Page, from: Locator, to: Locator): Promise<void> {
  await moveTo(window, from, MIDDLE);
  await window.mouse.down();
  await moveTo(window, to, MIDDLE);
  await window.mouse.up();
}

async function click(
  window: Page,
  what: Locator,
  at: { readonly x: number; readonly y: number } = MIDDLE,
): Promise<void> {
  await moveTo(window, what, at);
  await window.mouse.down();
  await window.mouse.up();
}

const slotOf = (window: Page): Locator => window.locator('[data-slot]');
const confirmOf = ({ table }: Seat): Locator =>
  table.asked.getByRole('button', { name: /^(Keep this order|Confirm 1)/ });

const mouse: Hand = {
  bringForward: ({ window, table }) => drag(window, table.cloth.last(), table.cloth.first()),
  lay: ({ window, table }) => drag(window, table.cloth.first(), slotOf(window)),
  pick: ({ window, table }) => click(window, table.cloth.nth(1)),
  lose: ({ window, table }) =>
    click(window, table.hand('Mindy').getByRole('listitem').first(), { x: 0.2, y: 0.4 }),
  confirm: (seat) => click(seat.window, confirmOf(seat)),
};

/** Presses a key until something has the focus. */
async function reach({ window }: Seat, wanted: Locator, ...keys: readonly string[]): Promise<void> {
  const isThere = async (): Promise<boolean> => (await wanted.and(window.locator(':focus')).count()) > 0;
  for (let step = 0; !(await isThere()); step += 1) {
    expect(step, `${keys.join(', ')} never reach ${String(wanted)}`).toBeLessThan(60);
    await window.keyboard.press(keys[Math.floor(step / 20) % keys.length] ?? 'Tab');
  }
}

const keyboard: Hand = {
  bringForward: async (seat) => {
    await reach(seat, seat.table.cloth.last(), 'n');
    await seat.window.keyboard.press('Alt+ArrowUp');
    await expect(seat.table.cloth.nth(1)).toBeFocused();
    await seat.window.keyboard.press('Alt+ArrowUp');
    await expect(seat.table.cloth.first()).toBeFocused();
  },
  lay: async (seat) => {
    await reach(seat, seat.table.cloth.first(), 'n');
    await seat.table.read();
    await seat.window.keyboard.press('Enter');
  },
  pick: async (seat) => {
    await reach(seat, seat.table.cloth.nth(1), 'n');
    await seat.table.read();
    await seat.window.keyboard.press('Enter');
  },
  lose: async ({ window, table }) => {
    await table.read();
    await window.keyboard.press('1');
  },
  confirm: ({ window }) => window.keyboard.press('Control+Enter'),
};

/** Pressed as a screen reader presses it, wherever it lies. */
const act = (what: Locator): Promise<void> => what.dispatchEvent('click');

const roles: Hand = {
  bringForward: async ({ table }) => {
    for (const place of [3, 2])
      await act(
        table.asked.getByRole('button', { name: new RegExp(`^Move .* up from place ${String(place)}$`) }),
      );
  },
  lay: ({ table }) => act(table.asked.getByRole('checkbox', { name: /^Put .* under the Opponent deck$/ })),
  pick: ({ table }) => act(table.asked.getByRole('button', { name: /^Shuffle back / }).nth(1)),
  lose: ({ table }) => act(table.hand('Mindy').getByRole('button').first()),
  confirm: (seat) => act(confirmOf(seat)),
};

/** The decks as main knows them now. */
async function viewOf(window: Page, seed: string) {
  const reply = await window.evaluate(async (wanted) => {
    const { game: api } = globalThis as unknown as GameWindow;
    const listed = await api.listGames();
    if (!listed.ok) return listed;
    return api.openGame(listed.value.games.find((game) => game.seed === wanted)?.id ?? '');
  }, seed);
  return valueOf(reply).view;
}

const namesOf = (cards: Locator): Promise<readonly string[]> =>
  cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? ''));

const does: Readonly<Record<Situation, (seat: Seat, hand: Hand) => Promise<void>>> = {
  ordering: async (seat, hand) => {
    const [one, two, three] = await namesOf(seat.table.cloth);
    await hand.bringForward(seat);
    await expect.poll(() => namesOf(seat.table.cloth)).toEqual([three, one, two]);
    await hand.confirm(seat);
    await expect
      .poll(async () => {
        const { opponent } = await viewOf(seat.window, 'ordering');
        const known = opponent.knownDeck.toSorted((a, b) => a.place - b.place);
        return known.map(({ id }) => String(id)).slice(-2);
      })
      // The first may have been drawn by now.
      .toEqual([one, two]);
    await expect
      .poll(async () =>
        (await viewOf(seat.window, 'ordering')).opponent.knownDeck
          .slice(0, -2)
          .every(({ id }) => String(id) === three),
      )
      .toBe(true);
  },
  burying: async (seat, hand) => {
    const [card] = await namesOf(seat.table.cloth);
    await hand.lay(seat);
    await hand.confirm(seat);
    await expect
      .poll(async () => {
        const { opponent } = await viewOf(seat.window, 'burying');
        const { place } = opponent.knownDeck.find(({ id }) => String(id) === card) ?? {};
        return place === opponent.deckCount - 1;
      })
      .toBe(true);
  },
  'one of two': async (seat, hand) => {
    await expect(seat.table.cloth).toHaveCount(2);
    await takesFrom(seat, hand, 'one of two');
  },
  picking: (seat, hand) => takesFrom(seat, hand, 'picking'),
  discarding: async (seat, hand) => {
    await expect(seat.table.cloth).toHaveCount(0);
    const [first] = await namesOf(seat.table.hand('Mindy').getByRole('listitem').locator('[data-card]'));
    await hand.lose(seat);
    await hand.confirm(seat);
    await expect
      .poll(async () => {
        const [mindy] = (await viewOf(seat.window, 'discarding')).seats;
        return mindy?.discard.map(({ id }) => String(id));
      })
      .toContain(first);
  },
};

/** Picks a card of the discard pile, which is not there any more then. */
async function takesFrom(seat: Seat, hand: Hand, seed: Situation): Promise<void> {
  const cards = await namesOf(seat.table.cloth);
  await hand.pick(seat);
  await expect
    .poll(async () => {
      const [mindy] = (await viewOf(seat.window, seed)).seats;
      return mindy?.discard.map(({ id }) => String(id));
    })
    .not.toContain(cards[1]);
}

const HANDS = { mouse, keyboard, 'roles and names': roles };

for (const [name, hand] of Object.entries(HANDS)) {
  test(`cards are ordered, buried, picked and lost as cards by ${name}`, async ({ launch, userData }) => {
    arrangeCloths(join(userData, 'alpha-omega.sqlite'), 'Mindy');
    choose(userData, HURRIED);
    const { window } = await launch();
    const seat = { window, table: new TablePage(window) };
    for (const [situation, play] of Object.entries(does)) {
      await new HomePage(window).resume(situation);
      await seat.table.ready();
      if (name === 'roles and names') await expectAccessible(window, situation);
      await play(seat, hand);
      await window.keyboard.press('Shift+Escape');
    }
  });
}
