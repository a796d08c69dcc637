import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { input } from '../../input/input.svelte.ts';
import type { PadButton } from '../../input/pad-buttons.ts';
import { plugIn } from '../../input/testing/fake-pad.ts';
import { heldPad } from '../../input/testing/held-pad.ts';
import { finger } from '../../input/testing/finger.ts';
import type { View } from '../../../engine/alpha-omega/index.ts';
import { standingWith } from '../../testing/fake-game.ts';
import { sitDown } from '../../testing/sit-down.ts';
import { settled } from '../../testing/settled.ts';
import { sitWithTwoWays } from '../../testing/two-ways.ts';
import { settings } from '../../settings.svelte.ts';
import { attack } from './words/testing/options.ts';
import { battle, playing, start, tie } from './words/testing/scenes.ts';
import { openDrawer } from '../../testing/open-drawer.ts';

beforeEach(openDrawer);

type Seated = Awaited<ReturnType<typeof sitDown>>;

const cardIn = ({ screen }: Seated, name: RegExp) => screen.getByRole('button', { name });
const michael = /^Michael/;
const paimon = /^Paimon/;

/** Ways to let Michael attack Paimon. */
const ways: Readonly<Record<string, (seated: Seated) => Promise<void>>> = {
  mouse: async (seated) => {
    await cardIn(seated, michael).click();
    await cardIn(seated, paimon).click();
  },
  'dragging with the mouse': (seated) =>
    userEvent.dragAndDrop(cardIn(seated, michael), cardIn(seated, paimon)),
  touch: async (seated) => {
    await finger.tap(cardIn(seated, michael).element());
    await finger.tap(cardIn(seated, paimon).element());
  },
  'dragging with a finger': (seated) =>
    finger.drag(cardIn(seated, michael).element(), cardIn(seated, paimon).element()),
  'keyboard, from card to card': async (seated) => {
    await walkTo(cardIn(seated, michael).element(), (key) => userEvent.keyboard(key));
    await userEvent.keyboard('{Enter}');
    await walkTo(cardIn(seated, paimon).element(), (key) => userEvent.keyboard(key));
    await userEvent.keyboard('{Enter}');
  },
  'keyboard, by figures': async (seated) => {
    await walkTo(cardIn(seated, michael).element(), (key) => userEvent.keyboard(key));
    await userEvent.keyboard('{Enter}');
    await expect.element(cardIn(seated, michael)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('1');
  },
  gamepad: async (seated) => {
    const pad = await plugIn();
    const buttons = { '{F6}': 'rb', '{ArrowRight}': 'right' } as const satisfies Record<string, PadButton>;
    const press = (key: Key): Promise<void> => pad.press(buttons[key]);
    await walkTo(cardIn(seated, michael).element(), press);
    await pad.press('a');
    await walkTo(cardIn(seated, paimon).element(), press);
    await pad.press('a');
    pad.unplug();
  },
};

type Key = '{F6}' | '{ArrowRight}';

/** Goes to a card by zones, and within its zone to the right. */
async function walkTo(card: Element, press: (key: Key) => Promise<void>): Promise<void> {
  const zone = card.closest('[data-zone]');
  for (let step = 0; step < 12 && zone?.contains(document.activeElement) !== true; step += 1)
    await onward(() => press('{F6}'));
  for (let step = 0; step < 12 && document.activeElement !== card; step += 1)
    await onward(() => press('{ArrowRight}'));
  await expect.poll(() => document.activeElement, { message: 'the card is never reached' }).toBe(card);
}

/** Presses what leads on, and waits until it did. */
async function onward(press: () => Promise<void>): Promise<void> {
  const before = document.activeElement;
  await press();
  await expect.poll(() => document.activeElement).not.toBe(before);
}

for (const [name, attack] of Object.entries(ways)) {
  test(`the same turn by ${name}`, async () => {
    const view = battle();
    const seated = await sitDown(view, start());
    await attack(seated);
    await expect.poll(() => seated.api.answers.map(({ answer }) => answer)).toHaveLength(1);
    const paimons = view.pending?.ask?.options.find(({ kind }) => kind === 'attack');
    expect(seated.api.answers[0]?.answer).toEqual([paimons?.id]);
    await expect.element(seated.screen.getByRole('heading', { name: /draw a card/ })).toBeVisible();
  });
}

test('a card is dragged from the hand into play, or onto its bearer', async () => {
  const seated = await sitDown(playing(), battle());
  const board = seated.screen.getByRole('region', { name: 'Good cards in play' });
  await userEvent.dragAndDrop(cardIn(seated, /^Gabriel/), board);
  await expect.poll(() => seated.api.answers[0]?.answer[0]).toMatch(/^play:\d+$/);
});

test('the whole table takes a card that needs no target, and shines while it is dragged', async () => {
  const seated = await sitDown(playing(), battle());
  const board = document.querySelector('[data-board]');
  let shone = false;
  new MutationObserver(() => (shone ||= board?.hasAttribute('data-takes') === true)).observe(document.body, {
    subtree: true,
    attributeFilter: ['data-takes'],
  });
  const aims = document.querySelector('[data-zone=aims]');
  if (aims === null) throw new Error('the table has its aims');
  await userEvent.dragAndDrop(cardIn(seated, /^Gabriel/), page.elementLocator(aims));
  await expect.poll(() => seated.api.answers[0]?.answer[0]).toMatch(/^play:\d+$/);
  expect(shone).toBe(true);
  expect(board?.hasAttribute('data-takes')).toBe(false);
});

test('an Item is dragged to its bearer and to nobody else, which says why', async () => {
  const seated = await sitDown(playing(), battle());
  const armour = seated.screen
    .getByRole('list', { name: /hand$/ })
    .getByRole('button', { name: /^Heavenly Armor/ });
  const bearer = cardIn(seated, michael).element().getAttribute('data-card');
  await userEvent.dragAndDrop(armour, cardIn(seated, paimon));
  // Whoever is under the pointer then says as well what makes its number.
  const whys = (): readonly unknown[] =>
    seated.api.asked.map(({ why }) => why).filter(({ about }) => about === 'cannotPlay');
  const host = Number(cardIn(seated, paimon).element().getAttribute('data-card'));
  await expect.poll(whys).toEqual([expect.objectContaining({ about: 'cannotPlay', host })]);
  await userEvent.keyboard('{Escape}');
  await userEvent.dragAndDrop(armour, cardIn(seated, michael));
  const toMichael = expect.stringMatching(new RegExp(`^play:\\d+>${String(bearer)}$`)) as string;
  await expect.poll(() => seated.api.answers.map(({ answer }) => answer)).toEqual([[toMichael]]);
});

/** Michael with an attack and an ability, and what a hand does there. */
async function handWithTwoWays() {
  const { seated, by, chosen, ability } = await sitWithTwoWays();
  /** The answer is known before the card is let go: so fast is no hand. */
  const lift = async (): Promise<void> => {
    await cardIn(seated, michael).click();
    await settled();
  };
  const which = seated.screen.getByRole('group', { name: 'What Michael does with Paimon' });
  /** The next question is for whom the ability is. @returns one of those that can be chosen */
  const asksFor = (at: number): number => {
    const { view } = seated.session;
    const source = view.inPlay.find(({ id }) => id === by) ?? null;
    const options = chosen.map((card) => ({ id: `card:${String(card)}`, kind: 'card', card }) as const);
    const pending = { id: 99, seat: 0, about: 'chooseCard', source, ask: { kind: 'one', options } } as const;
    const step = { ...standingWith({ ...view, pending }), beats: [] };
    vi.spyOn(seated.api, 'answer').mockImplementationOnce((given) => {
      seated.api.answers.push(given);
      return Promise.resolve({ ok: true, value: step });
    });
    return chosen[at] ?? -1;
  };
  return { seated, lift, which, ability, asksFor, attack: attack(by, chosen[0] ?? -1).id };
}

test('a card that can do two things where it is let go asks which, and Escape lays it back', async () => {
  const { seated, lift, which, ability } = await handWithTwoWays();
  await lift();
  await userEvent.dragAndDrop(cardIn(seated, michael), cardIn(seated, paimon));
  await expect.element(which.getByRole('button', { name: /^Attack Paimon with Michael/ })).toHaveFocus();
  // The attack says its figures itself; the ability stands there with what it does.
  await expect.element(which).toMatchTextContent(/Attack Paimon with Michael \(.*defeats.*ability.*attack/s);
  expect(seated.api.answers).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(which).not.toBeInTheDocument();
  await expect.element(cardIn(seated, michael)).toHaveAttribute('aria-pressed', 'false');
  await lift();
  await expect.element(which).not.toBeInTheDocument();
  await userEvent.dragAndDrop(cardIn(seated, michael), cardIn(seated, paimon));
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => seated.api.answers.map(({ answer }) => answer)).toEqual([[ability]]);
});

test('the ability that is chosen there is for the card under it: nobody is asked for that again', async () => {
  const { seated, lift, which, ability, asksFor } = await handWithTwoWays();
  const target = asksFor(0);
  await lift();
  await userEvent.dragAndDrop(cardIn(seated, michael), cardIn(seated, paimon));
  await expect.element(which).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect
    .poll(() => seated.api.answers.map(({ answer }) => answer))
    .toEqual([[ability], [`card:${String(target)}`]]);
});

test('which it was is asked beside the card, with the attack at the height of the pointer', async () => {
  const { seated, lift, which } = await handWithTwoWays();
  await lift();
  const target = cardIn(seated, paimon);
  const { top, width, height } = target.element().getBoundingClientRect();
  const targetPosition = { x: Math.round(width / 2), y: Math.round(height * 0.8) };
  await userEvent.dragAndDrop(cardIn(seated, michael), target, { targetPosition });
  const attackOn = which.getByRole('button', { name: /^Attack Paimon with Michael/ });
  await expect.element(attackOn).toHaveFocus();
  const button = attackOn.element().getBoundingClientRect();
  expect(button.top).toBeLessThan(top + targetPosition.y);
  expect(button.bottom).toBeGreaterThan(top + targetPosition.y);
  const group = which.element().getBoundingClientRect();
  expect(group.top).toBeGreaterThan(top + height / 2);
  expect(group.bottom).toBeLessThan(window.innerHeight);
});

test('where the other thing is not for the card under it, letting go attacks', async () => {
  const { seated, lift, which } = await handWithTwoWays();
  await lift();
  await userEvent.dragAndDrop(cardIn(seated, michael), cardIn(seated, /^Abigor/));
  await expect
    .poll(() => seated.api.answers.map(({ answer }) => answer[0]))
    .toEqual([expect.stringMatching(/^attack:/)]);
  await expect.element(which).not.toBeInTheDocument();
});

/** Lets an Item from the hand go where the board is empty. @returns whether it was seen to fly back */
async function letGoBeside(seated: Seated): Promise<boolean> {
  let flew = false;
  const seen = new MutationObserver(() => (flew ||= document.querySelector('[data-flies-back]') !== null));
  seen.observe(document.body, { subtree: true, childList: true, attributes: true });
  const armour = seated.screen
    .getByRole('list', { name: /hand$/ })
    .getByRole('button', { name: /^Heavenly Armor/ });
  const aims = document.querySelector('[data-zone=aims]');
  if (aims === null) throw new Error('the table has its aims');
  await userEvent.dragAndDrop(armour, page.elementLocator(aims));
  await expect
    .element(seated.screen.getByText('Nothing takes Heavenly Armor there: drop it on a highlighted card.'))
    .toBeVisible();
  await expect.poll(() => document.querySelector('.lifted')).toBeNull();
  seen.disconnect();
  return flew;
}

test('a card that nothing takes where it is let go flies back, and the line of the question says why', async () => {
  const seated = await sitDown(playing());
  expect(await letGoBeside(seated)).toBe(true);
  expect(seated.api.answers).toEqual([]);
  await cardIn(seated, /^Gabriel/).click();
  await expect.element(seated.screen.getByText(/^Nothing takes Heavenly Armor/)).not.toBeInTheDocument();
});

/** The Hint stands open over the board. */
async function withHint(view: View) {
  const seated = await sitDown(view, start());
  await seated.screen.getByRole('button', { name: /^Hint/ }).click();
  await expect.poll(() => document.querySelector('.given')).not.toBeNull();
  return { seated, hint: document.querySelector('.given') ?? document.body };
}

test('on an open Hint a card that needs no target reaches the table beneath', async () => {
  const { seated, hint } = await withHint(playing());
  await userEvent.dragAndDrop(cardIn(seated, /^Gabriel/), page.elementLocator(hint));
  await expect.poll(() => seated.api.answers[0]?.answer[0]).toMatch(/^play:\d+$/);
});

test('on an open Hint whoever attacks is told that nothing takes the blow there', async () => {
  const { seated, hint } = await withHint(battle());
  await userEvent.dragAndDrop(cardIn(seated, michael), page.elementLocator(hint));
  await expect
    .element(seated.screen.getByText('Nothing takes Michael there: drop it on a highlighted card.'))
    .toBeVisible();
  expect(seated.api.answers).toEqual([]);
});

test('with reduced motion it lies back at once', async () => {
  await settings.change({ motion: 'reduced' });
  onTestFinished(() => settings.change({ motion: 'system' }));
  expect(await letGoBeside(await sitDown(playing()))).toBe(false);
});

test('what is let go elsewhere is put down, and Escape ends a drag', async () => {
  const seated = await sitDown(battle());
  const card = cardIn(seated, michael);
  await userEvent.dragAndDrop(card, seated.screen.getByRole('heading', { level: 1 }));
  await expect.element(card).toHaveAttribute('aria-pressed', 'false');
  const [from, to] = [card.element(), cardIn(seated, paimon).element()];
  const at = (on: Element) => ({
    clientX: on.getBoundingClientRect().x + 20,
    clientY: on.getBoundingClientRect().y + 20,
  });
  const pointer = { bubbles: true, isPrimary: true, button: 0, pointerId: 1, pointerType: 'mouse' } as const;
  from.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, ...at(from) }));
  // A pointer that is made up cannot be captured.
  seated.screen.getByRole('main').element().setPointerCapture = () => undefined;
  from.dispatchEvent(new PointerEvent('pointermove', { ...pointer, ...at(to) }));
  await expect.element(card).toHaveAttribute('aria-pressed', 'true');
  expect(to.hasAttribute('data-dropping')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(card).toHaveAttribute('aria-pressed', 'false');
  to.dispatchEvent(new PointerEvent('pointerup', { ...pointer, ...at(to) }));
  await settled();
  expect(seated.api.answers).toEqual([]);
  expect(to.hasAttribute('data-dropping')).toBe(false);
});

test('a finger that rests on a card looks at it and presses nothing', async () => {
  const seated = await sitDown(battle());
  const full = seated.screen.getByRole('region', { name: 'Card in full' });
  await finger.tap(cardIn(seated, paimon).element(), 650);
  await expect.element(full.getByRole('heading', { name: 'Paimon' })).toBeVisible();
  await finger.tap(cardIn(seated, michael).element(), 650);
  await expect.element(full.getByRole('heading', { name: 'Michael' })).toBeVisible();
  await expect.element(cardIn(seated, michael)).toHaveAttribute('aria-pressed', 'false');
  const kept = seated.screen.getByRole('region', { name: 'Pinned: Michael' });
  await expect.element(kept.getByRole('button', { name: 'Unpin' })).toBeVisible();
});

test('on a screen for fingers every button has room for one, and nothing lies over anything', async () => {
  await finger.onItsScreen(async () => {
    expect(matchMedia('(pointer: coarse)').matches).toBe(true);
    const seated = await sitDown(battle());
    await cardIn(seated, michael).click();
    await expect.element(cardIn(seated, michael)).toHaveAttribute('aria-pressed', 'true');
    await settled();
    const buttons = [
      ...document.querySelectorAll(
        'main button:not([data-card], [data-why-line], [role=link]), main summary',
      ),
    ].filter((button) => button.checkVisibility());
    const boxes = buttons.map((button) => ({ button, box: button.getBoundingClientRect() }));
    const small = boxes.filter(({ box }) => box.width < 43.5 || box.height < 43.5);
    expect(small.map(({ button }) => button.outerHTML.slice(0, 120))).toEqual([]);
    const tops = boxes.filter(({ button }) => button.closest('[data-zone=top]') !== null);
    const covered = tops.flatMap(({ button, box }) => {
      const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return button.contains(on) ? [] : [[button, on].map((element) => element?.outerHTML.slice(0, 120))];
    });
    expect(covered).toEqual([]);
  });
});

test('a card that is kept in sight stays there, beside the one looked at, until it is let go', async () => {
  const seated = await sitDown(battle());
  const kept = seated.screen.getByRole('region', { name: 'Pinned: Michael' });
  const full = seated.screen.getByRole('region', { name: 'Card in full' });
  (cardIn(seated, michael).element() as HTMLElement).focus();
  await userEvent.keyboard('l');
  (cardIn(seated, paimon).element() as HTMLElement).focus();
  await expect.element(kept.getByRole('heading', { name: 'Michael' })).toBeVisible();
  await expect.element(full.getByRole('heading', { name: 'Paimon' })).toBeVisible();
  await userEvent.keyboard('l');
  await expect.element(kept).not.toBeInTheDocument();
});

test('F6 goes from part to part of the table and round again, and back to where it was in each', async () => {
  const seated = await sitDown(battle());
  const zoneNow = () => document.activeElement?.closest('[data-zone]')?.getAttribute('data-zone');
  const visited: unknown[] = [];
  for (let step = 0; step < 20 && (step === 0 || zoneNow() !== 'question'); step += 1) {
    await onward(() => userEvent.keyboard('{F6}'));
    visited.push(zoneNow());
  }
  for (const zone of ['hand', 'card', 'story', 'top', 'aims', 'rail', 'opponent', 'good', 'question']) {
    expect(visited).toContain(zone);
  }
  expect(new Set(visited).size).toBe(visited.length);
  await userEvent.keyboard('{F6}{ArrowRight}');
  const card = cardIn(seated, /^Crystal Sea/).element();
  await expect.poll(() => document.activeElement).toBe(card);
  await userEvent.keyboard('{Shift>}{F6}{/Shift}{F6}');
  await expect.poll(() => document.activeElement).toBe(card);
});

test('after an answer the focus is on the question, or on the card that was answered with', async () => {
  const seated = await sitDown(tie(), battle());
  await userEvent.keyboard('1');
  await expect.element(seated.screen.getByRole('heading', { name: 'Mindy, choose who acts.' })).toHaveFocus();
});

test('a card that goes from the hand into play takes the focus along', async () => {
  const before = playing();
  const after = battle();
  const seat = before.seats[0];
  const played = seat?.hand?.find(({ def }) => /gabriel/.test(def));
  if (seat === undefined || played === undefined) throw new Error('Gabriel is not in the hand');
  const shown = { ...after.inPlay[1], ...played, side: 'good', host: null } as (typeof after.inPlay)[number];
  const seats = [{ ...seat, hand: seat.hand?.filter((card) => card !== played) ?? [] }];
  const seated = await sitDown(before, { ...after, seats, inPlay: [...after.inPlay, shown] });
  const gabriel = cardIn(seated, /^Gabriel/);
  (gabriel.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect
    .element(
      seated.screen
        .getByRole('region', { name: 'Good cards in play' })
        .getByRole('button', { name: /^Gabriel/ }),
    )
    .toHaveFocus();
});

test('whose gamepad is not asked points, is told whose question it is, and can take over', async () => {
  const view = tie();
  const [seat] = view.seats;
  if (seat === undefined) throw new Error('nobody sits at the table');
  const seats = [seat, { ...seat, seat: 1, name: 'Steve', hand: [], handCount: 0, callings: [] }];
  const seated = await sitDown({ ...view, seats }, battle());
  const pad = await heldPad(1, 1);
  const choice = cardIn(seated, michael);
  (choice.element() as HTMLElement).focus();
  await pad.press('a');
  await expect
    .element(seated.screen.getByRole('alert'))
    .toMatchTextContent(/^Mindy is asked, not Steve\. What Steve presses only pings\./);
  expect(seated.api.answers).toEqual([]);
  (seated.screen.getByRole('button', { name: 'Take over for Mindy' }).element() as HTMLElement).focus();
  await pad.press('a');
  (choice.element() as HTMLElement).focus();
  await pad.press('a');
  await expect.poll(() => seated.api.answers).toMatchObject([{ seat: 0, by: 1 }]);
});

test('the gamepad of a seat answers for it, and is shaken when it is asked', async () => {
  const pad = await heldPad(0, 0);
  const seated = await sitDown(tie(), battle());
  expect(pad.shakes()).toBe(1);
  const choice = cardIn(seated, michael);
  (choice.element() as HTMLElement).focus();
  await pad.press('a');
  await expect.poll(() => seated.api.answers).toHaveLength(1);
  expect(seated.api.answers[0]).not.toHaveProperty('by');
});

test('a gamepad that is pulled out presses nothing, and works again when it is back', async () => {
  const seated = await sitDown(tie(), battle());
  const first = await plugIn();
  expect(input.pads.connected).toEqual([{ index: 0, id: 'Fake pad 0' }]);
  first.unplug();
  expect(input.pads.connected).toEqual([]);
  const choice = cardIn(seated, michael);
  (choice.element() as HTMLElement).focus();
  await first.press('a');
  await settled();
  expect(seated.api.answers).toEqual([]);
  const again = await plugIn();
  await again.press('a');
  await expect.poll(() => seated.api.answers).toHaveLength(1);
  again.unplug();
});

test('keys and buttons that are shown are those of what was last used', async () => {
  const seated = await sitDown(battle());
  const sign = () =>
    seated.screen.getByRole('button', { name: 'Omens', exact: true }).element().querySelector('kbd');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => sign()?.dataset['sign']).toBe('O');
  const pad = await plugIn();
  await pad.press('right');
  await expect.poll(() => sign()?.dataset['sign']).toBe('Y');
  pad.unplug();
  await finger.tap(seated.screen.getByRole('heading', { level: 1 }).element());
  await expect.poll(() => sign()).toBeNull();
});
