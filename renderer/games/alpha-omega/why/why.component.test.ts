import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { explanation } from '../words/testing/reasons.ts';
import { battle, crowd, playing } from '../words/testing/scenes.ts';
import App from '../../../app.svelte';
import '../../../testing/all-parts.ts';
import { fakeGame } from '../../../testing/fake-game.ts';
import { summary } from '../../../testing/fake-summary.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { fakeBook } from '../words/testing/fake-cards.ts';
import Why from './why.svelte';
import { openDrawer } from '../../../testing/open-drawer.ts';
import { wholeTable } from '../../../testing/whole-table.ts';

beforeEach(openDrawer);

const at = { left: 40, top: 40, width: 90, height: 120 };

const numberOn = (name: RegExp, about: string): Element => {
  const button = [...document.querySelectorAll('button')].find((one) => name.test(one.ariaLabel ?? ''));
  const number = button?.querySelector(`[data-why='${about}']`);
  if (number == null) throw new Error(`nothing on ${String(name)} can be asked about its ${about}`);
  return number;
};

test('a number of a card in play says what it is made of, each line with its source', async () => {
  const { screen, api } = await sitDown(battle());
  await userEvent.click(numberOn(/^Michael/, 'strength'), { button: 'right' });
  const panel = screen.getByRole('dialog', { name: 'Why is this Michael’s Strength?' });
  await expect.element(panel).toBeVisible();
  await expect.element(panel).toHaveFocus();
  const lines = panel.getByRole('listitem');
  await expect.element(lines.nth(0)).toMatchTextContent(/The Strength printed on Michael is 7\./);
  await expect.element(lines.nth(0)).toMatchTextContent(/Rulebook, Person cards/);
  await expect.element(lines.last()).toMatchTextContent(/With it, Michael strikes and weighs 11\./);
  expect(api.asked.at(-1)?.why.about).toBe('strength');
  // What it was pressed for is not what a press on the card does.
  expect(api.answers).toEqual([]);
});

test('a rule opens its paragraph of the rulebook, and the panel is there again after it', async () => {
  const screen = await render(App, { api: fakeGame([battle()], [summary()]) });
  await screen.getByRole('button', { name: /^Continue: / }).click();
  await wholeTable();
  await userEvent.click(numberOn(/^Michael/, 'hitPoints'), { button: 'right' });
  const panel = screen.getByRole('dialog', { name: 'How many hit points has Michael, and why?' });
  const rule = panel.getByRole('button', { name: 'Ruling 2' });
  await rule.click();
  await expect.element(screen.getByRole('heading', { name: 'Whom Opponents attack' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog', { name: 'Rulebook' })).not.toBeInTheDocument();
  await expect.element(rule).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

test('other questions about the same card are a press away', async () => {
  const { screen, api } = await sitDown(battle());
  await userEvent.click(numberOn(/^Raphael/, 'strength'), { button: 'right' });
  const panel = screen.getByRole('dialog');
  const others = panel.getByRole('group', { name: 'What is asked' });
  await others.getByRole('button', { name: 'Ability' }).click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Can the ability of Raphael be used?' }))
    .toMatchTextContent(/Yes: nothing stands in the way\./);
  expect(api.asked.map(({ why }) => why.about)).toEqual(['strength', 'cannotUse']);
});

test('a reason goes with the question that it was asked in', async () => {
  const { screen, session } = await sitDown(battle());
  await userEvent.click(numberOn(/^Raphael/, 'strength'), { button: 'right' });
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  const { pending } = session.view;
  session.view = { ...session.view, pending: pending && { ...pending, id: pending.id + 1 } };
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('the keyboard opens it from a card and Escape closes it, back on that card', async () => {
  const { screen } = await sitDown(battle());
  const card = screen.getByRole('button', { name: /^Paimon/ });
  card.element().focus();
  // What the menu key, and Shift with F10, send.
  card.element().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  await expect.element(screen.getByRole('dialog', { name: 'Why is this Paimon’s Strength?' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(card).toHaveFocus();
});

const pressRight = (on: Element): boolean =>
  on.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, buttons: 2 }));

test('a right button that is still pressed opens it as it is let go, which would close what had opened before', async () => {
  const { screen } = await sitDown(battle());
  const card = screen.getByRole('button', { name: /^Paimon/ }).element();
  const panel = screen.getByRole('dialog', { name: 'Why is this Paimon’s Strength?' });
  pressRight(card);
  await settled();
  await expect.element(panel).not.toBeInTheDocument();
  card.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.element(panel).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

test('a press of the right button that ended nowhere asks nothing at the next press', async () => {
  const { screen } = await sitDown(battle());
  const card = screen.getByRole('button', { name: /^Paimon/ }).element();
  pressRight(card);
  card.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
  card.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await settled();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a right click anywhere on a card asks about it, also in a fan, and on a number about that', async () => {
  inLanguage('en', { hints: false, drawer: 'closed' });
  await page.viewport(1280, 800);
  const { screen } = await sitDown(crowd(12, 12));
  await settled();
  const card = document.querySelector('[data-zone=good] .fanned > button');
  if (card === null) throw new Error('so few cards are no fan');
  const { left, top } = card.getBoundingClientRect();
  const rightOn = (x: number, y: number): Promise<void> =>
    userEvent.click(page.elementLocator(card), { button: 'right', position: { x: x - left, y: y - top } });
  await rightOn(left + 12, top + 90);
  await expect.element(screen.getByRole('dialog', { name: /^Why is this .*Strength\?$/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  // Under the pointer it is seen whole, and its numbers stand elsewhere than in the fan.
  await expect.poll(() => card.matches(':hover')).toBe(true);
  const number = card.querySelector("[data-why='hitPoints']")?.getBoundingClientRect() ?? new DOMRect();
  await rightOn(number.left + 3, number.top + number.height / 2);
  await expect.element(screen.getByRole('dialog', { name: /^How many hit points/ })).toBeVisible();
});

test('the card that is shown large gives way to the reason, and does not lie over it', async () => {
  inLanguage('en', { hints: false, drawer: 'closed' });
  await page.viewport(1280, 800);
  const { screen } = await sitDown(battle());
  await settled();
  const card = screen.getByRole('button', { name: /^Paimon/ });
  const large = (): Element | null => document.querySelector('[data-preview]');
  await userEvent.hover(card, { position: { x: 30, y: 60 } });
  await expect.poll(large).not.toBeNull();
  await userEvent.click(card, { button: 'right', position: { x: 30, y: 60 } });
  const panel = screen.getByRole('dialog', { name: 'Why is this Paimon’s Strength?' });
  await expect.element(panel.getByRole('listitem').first()).toBeVisible();
  await expect.poll(large).toBeNull();
  await userEvent.hover(card, { position: { x: 40, y: 70 } });
  await expect.poll(large).not.toBeNull();
  const [one, other] = [large(), panel.element()].map((each) => each?.getBoundingClientRect());
  if (one === undefined || other === undefined) throw new Error('both are shown');
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  expect(Math.min(across, down)).toBeLessThanOrEqual(0);
});

test('the Balance says how it is weighed', async () => {
  const { screen } = await sitDown(battle());
  await screen.getByRole('button', { name: 'Why is this the Balance?' }).click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Why is this the Balance of Strength?' }))
    .toMatchTextContent(/So the Good side leads by 5\./);
});

test('the card in full asks the same', async () => {
  const { screen } = await sitDown(battle());
  screen
    .getByRole('button', { name: /^Paimon/ })
    .element()
    .focus();
  await screen.getByRole('button', { name: 'Why these numbers?' }).click();
  await expect.element(screen.getByRole('dialog', { name: /Paimon’s Strength/ })).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a card of the hand that cannot be played says why, one that can is played', async () => {
  const { screen, api } = await sitDown(playing());
  await screen.getByRole('button', { name: /^Camael/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Can Camael be played?' });
  await expect.element(panel).toMatchTextContent(/each Person can be played only once a game/);
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: /^Love.*cannot be played now$/ }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Can Love be played?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: /^Gabriel/ }).click();
  await screen.getByRole('button', { name: /^Gabriel/ }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.answers).toHaveLength(1);
});

test('an attack in the story says why; the arrow keys climb from one such line to the one before', async () => {
  const { screen } = await sitDown(battle());
  const log = screen.getByRole('log', { name: 'Log' });
  const tie = log.getByRole('button', { name: /^Why\? Abigor attacks Uriel/ });
  tie.element().focus();
  await userEvent.keyboard('{ArrowUp}');
  const attack = log.getByRole('button', { name: /^Why\? Paimon attacks Heavenly Armor/ });
  await expect.element(attack).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('dialog', { name: 'Why?' });
  await expect
    .element(panel)
    .toMatchTextContent(
      /fewest hit points left, not least Strength\), and that is Heavenly Armor \(5 left\)/,
    );
  const stops = [...log.element().querySelectorAll('button')].filter((button) => button.tabIndex === 0);
  expect(stops).toHaveLength(1);
});

test('what can no longer be asked says so', async () => {
  const screen = await render(Why, {
    asked: { at, whys: [{ about: 'balance' }] },
    cast: { book: fakeBook, seats: ['Mindy'] },
    names: { card: () => 'Michael' },
    explain: () => Promise.resolve({ ok: false, error: { code: 'rejected', detail: 'notSeen' } }),
    onlook: vi.fn(),
    onclose: vi.fn(),
  });
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/That choice is no longer available\./);
});

test('names of cards show the card, and the panel stays inside a small window', async () => {
  const view = battle();
  const michael = view.inPlay.find((card) => fakeBook.get(card.def)?.name === 'Michael');
  const note = { code: 'notMeant', card: michael?.id ?? -1, amount: 7 } as const;
  const onlook = vi.fn();
  const screen = await render(Why, {
    asked: {
      at: { left: 1270, top: 790, width: 90, height: 120 },
      line: { tone: 'opponent', parts: [{ text: 'Paimon attacks.' }] },
      why: explanation(
        Array.from({ length: 40 }, () => note),
        view,
      ),
    },
    cast: { book: fakeBook, seats: ['Mindy'] },
    names: { card: () => 'Michael' },
    explain: () => Promise.reject(new Error('not asked')),
    onlook,
    onclose: vi.fn(),
  });
  const panel = screen.getByRole('dialog');
  await expect.element(panel.getByText('Paimon attacks.')).toBeVisible();
  await expect
    .poll(() => {
      const box = panel.element().getBoundingClientRect();
      return box.right <= window.innerWidth && box.bottom <= window.innerHeight && box.top >= 0;
    })
    .toBe(true);
  await userEvent.hover(panel.getByText('Michael').first());
  await expect.poll(() => onlook).toHaveBeenCalledWith(michael?.def);
});
