import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Option, View } from '../../../../engine/alpha-omega/index.ts';
import { finger } from '../../../input/testing/finger.ts';
import { heldPad } from '../../../input/testing/held-pad.ts';
import { couchOf } from '../couch/couch.svelte.ts';
import { settled } from '../../../testing/settled.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { burying, discarding, ordering, picking } from '../words/testing/cloth-scenes.ts';
import { fakeCards } from '../words/testing/fake-cards.ts';
import { battle, start } from '../words/testing/scenes.ts';

const idsOf = (view: View): readonly string[] =>
  (view.pending?.ask?.options ?? []).map(({ id }: Option) => id);

const laid = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-laid]')];
const names = (): readonly (string | undefined)[] =>
  laid().map((card) => card.querySelector('.name')?.firstChild?.textContent?.trim());
const cardAt = (place: number): HTMLElement => {
  const card = laid()[place]?.querySelector<HTMLElement>('[data-card]');
  if (card == null) throw new Error(`nothing lies at place ${String(place)}`);
  return card;
};
const slot = (): Element => document.querySelector('[data-slot]') ?? document.body;

const orders: Readonly<Record<string, () => Promise<unknown>>> = {
  'pressing them in that order': async () => {
    cardAt(2).click();
    await settled();
    cardAt(0).click();
  },
  'dragging with the mouse': async () => {
    await userEvent.dragAndDrop(cardAt(2), cardAt(0), { steps: 12 });
  },
  'dragging with a finger': () => finger.drag(cardAt(2), cardAt(0)),
  figures: async () => {
    await userEvent.keyboard('3');
    await settled();
    await userEvent.keyboard('1');
  },
  'keys that move a card': async () => {
    cardAt(2).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  },
  'buttons with names': async () => {
    for (const place of [3, 2]) {
      const button = page.getByRole('button', { name: `Move Black Blade up from place ${String(place)}` });
      (button.element() as HTMLElement).click();
      await settled();
    }
  },
  'a gamepad': async () => {
    const pad = await heldPad(1, 0);
    cardAt(2).focus();
    await pad.press('a');
    await settled();
    cardAt(0).focus();
    await pad.press('a');
  },
};

test.each(Object.keys(orders))('cards are put in order by %s', async (how) => {
  const view = ordering();
  const { screen, api } = await sitDown(view, start());
  await settled();
  expect(names()).toEqual(['Moloch', 'Satan Lures Angels', 'Black Blade']);
  await orders[how]?.();
  const heard = screen.getByRole('list', { name: 'Order' });
  for (const [place, name] of ['Black Blade', 'Moloch', 'Satan Lures Angels'].entries())
    await expect
      .element(heard.getByRole('button', { name: new RegExp(`^${String(place + 1)}\\. ${name}`) }))
      .toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const [one, two, three] = idsOf(view);
  await expect.poll(() => api.answers[0]?.answer).toEqual([three, one, two]);
});

const numbers = (): readonly (string | null | undefined)[] =>
  laid().map((card) => card.querySelector('.given')?.getAttribute('data-drawn'));

test('no press wipes an order that is complete: the last keeps its number, another is taken out alone', async () => {
  const view = ordering();
  const { screen, api } = await sitDown(view, start());
  await settled();
  const isOffered = (name: string) => expect.element(screen.getByRole('button', { name })).toBeEnabled();
  cardAt(0).click();
  // Of those that were given no number it is not said that their order is kept.
  await isOffered('Leave the others as they lie');
  cardAt(2).click();
  await expect.poll(numbers).toEqual(['1', '3', '2']);
  await isOffered('Keep this order');
  expect(cardAt(1).title).toBe('It has place 3: only that one is left.');
  cardAt(1).click();
  cardAt(1).click();
  await settled();
  expect(numbers()).toEqual(['1', '3', '2']);
  cardAt(0).click();
  await expect.poll(numbers).toEqual([undefined, '2', '1']);
  await isOffered('Leave the others as they lie');
  cardAt(0).click();
  await expect.poll(numbers).toEqual(['3', '2', '1']);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const [one, two, three] = idsOf(view);
  await expect.poll(() => api.answers[0]?.answer).toEqual([three, two, one]);
});

test('a card that is carried over the edge of the cloth is seen whole', async () => {
  await page.viewport(1280, 800);
  await sitDown(ordering(), start());
  await settled();
  const before = cardAt(0).getBoundingClientRect();
  const cloth = document.querySelector<HTMLElement>('[data-cloth]') ?? document.body;
  const at = (event: string, x: number): boolean =>
    cardAt(0).dispatchEvent(
      new PointerEvent(event, {
        ...{
          bubbles: true,
          cancelable: true,
          isPrimary: true,
          pointerId: 1,
          pointerType: 'mouse',
          buttons: 1,
        },
        ...{ clientX: x, clientY: before.top + before.height / 2 },
      }),
    );
  at('pointerdown', before.left + 20);
  for (let step = 1; step <= 8; step += 1) at('pointermove', before.left + 20 - 20 * step);
  await expect.poll(() => document.querySelector('li.held')).not.toBeNull();
  expect(getComputedStyle(cloth).overflow).toBe('visible');
  at('pointerup', before.left - 140);
  await expect.poll(() => document.querySelector('li.held')).toBeNull();
  expect(getComputedStyle(cloth).overflow).toBe('auto');
});

test('a card keeps its slot and the focus while it is numbered, and gives its number back when pressed again', async () => {
  const { screen } = await sitDown(ordering(), start());
  await settled();
  const boxes = (): readonly DOMRect[] => laid().map((card) => card.getBoundingClientRect());
  const before = boxes();
  expect(cardAt(2).title).toBe('Give it place 1 in the order.');
  cardAt(2).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(numbers).toEqual([undefined, undefined, '1']);
  expect(names()).toEqual(['Moloch', 'Satan Lures Angels', 'Black Blade']);
  // The others say which number each would have, were no other given.
  const follow = [...document.querySelectorAll('.caption b')].map((one) => one.getAttribute('data-drawn'));
  expect(follow).toEqual(['2', '3']);
  expect(boxes()).toEqual(before);
  expect(document.activeElement).toBe(cardAt(2));
  expect([cardAt(2).title, cardAt(0).title]).toEqual([
    'Take place 1 back from it.',
    'Give it place 2 in the order.',
  ]);
  cardAt(0).click();
  // The last one has only one place left.
  await expect.poll(numbers).toEqual(['2', '3', '1']);
  expect(boxes()).toEqual(before);
  await screen.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(numbers).toEqual([undefined, undefined, undefined]);
  cardAt(2).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.poll(numbers).toEqual([undefined, undefined, undefined]);
  await screen.getByRole('button', { name: 'Reset' }).click();
  await expect.element(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
});

const burials: Readonly<
  Record<string, (screen: Awaited<ReturnType<typeof sitDown>>['screen']) => Promise<unknown>>
> = {
  'a press': async () => {
    await userEvent.click(cardAt(0));
  },
  'dragging it into the slot': () => userEvent.dragAndDrop(cardAt(0), slot(), { steps: 12 }),
  'dragging it there with a finger': () => finger.drag(cardAt(0), slot()),
  'its figure': () => userEvent.keyboard('1'),
  'role and name': (screen) =>
    screen.getByRole('checkbox', { name: 'Put Moloch under the Opponent deck' }).click(),
};

test.each(Object.keys(burials))('a card is buried by %s, and lies in the slot', async (how) => {
  const view = burying();
  const { screen, api } = await sitDown(view, start());
  await settled();
  await expect.element(screen.getByRole('button', { name: /^Choose none/ })).toBeEnabled();
  await burials[how]?.(screen);
  await expect.element(screen.getByRole('button', { name: /^Confirm 1 chosen/ })).toBeVisible();
  await settled();
  const [card, box] = [cardAt(0), slot()].map((element) => element.getBoundingClientRect());
  expect(card?.left).toBeGreaterThanOrEqual(box?.left ?? Infinity);
  expect(card?.bottom).toBeLessThanOrEqual(box?.bottom ?? 0);
  await screen.getByRole('button', { name: /^Confirm 1 chosen/ }).click();
  await expect.poll(() => api.answers[0]?.answer).toEqual(idsOf(view));
});

test('a card is taken out of the slot by dragging it away or pressing it; of one that may lie there, another takes its place', async () => {
  const { screen } = await sitDown(burying(['Moloch', 'Wrath']), start());
  await settled();
  const box = (name: string) => screen.getByRole('checkbox', { name: `Put ${name} under the Opponent deck` });
  await box('Moloch').click();
  await box('Wrath').click();
  await expect.element(box('Moloch')).not.toBeChecked();
  await expect.element(box('Wrath')).toBeChecked();
  await settled();
  await userEvent.dragAndDrop(cardAt(1), cardAt(0), { steps: 12 });
  await expect.element(box('Wrath')).not.toBeChecked();
  await box('Wrath').click();
  await box('Wrath').click();
  await expect.element(box('Wrath')).not.toBeChecked();
});

test('no more cards can be chosen than may be', async () => {
  const { screen } = await sitDown(burying(['Moloch', 'Wrath', 'Agares'], 2), start());
  const box = (name: string) => screen.getByRole('checkbox', { name: `Put ${name} under the Opponent deck` });
  await box('Moloch').click();
  await box('Agares').click();
  await expect.element(box('Wrath')).toBeDisabled();
  // Of a card under another a strip is seen.
  await box('Moloch').click({ position: { x: 10, y: 80 } });
  await expect.element(box('Wrath')).toBeEnabled();
});

const picks: Readonly<
  Record<string, (screen: Awaited<ReturnType<typeof sitDown>>['screen']) => Promise<unknown>>
> = {
  'a press': () => userEvent.click(cardAt(5)),
  'a finger': () => finger.tap(cardAt(5)),
  'dragging it into the slot': () => userEvent.dragAndDrop(cardAt(5), slot(), { steps: 12 }),
  'its figure': () => userEvent.keyboard('6'),
  'arrows and Enter': async () => {
    document.querySelector<HTMLElement>('[data-zone=question] h2')?.focus();
    for (let step = 0; step < 20 && document.activeElement !== cardAt(5); step += 1)
      await userEvent.keyboard(step === 0 ? '{Home}' : '{ArrowRight}');
    await userEvent.keyboard('{Enter}');
  },
  'its name': (screen) => screen.getByRole('button', { name: 'Shuffle back Uriel' }).click(),
  'the list of all': async (screen) => {
    await screen.getByRole('button', { name: 'All 7 choices' }).click();
    const list = screen.getByRole('dialog', { name: 'All choices' }).getByRole('listitem');
    await list.getByRole('button', { name: 'Shuffle back Uriel' }).click();
  },
};

test.each(Object.keys(picks))('a card of a pile is picked by %s', async (how) => {
  const view = picking();
  const { screen, api } = await sitDown(view, start());
  await settled();
  await expect.element(screen.getByRole('heading', { name: 'Your discard pile' })).toBeVisible();
  await picks[how]?.(screen);
  await expect.poll(() => api.answers.map(({ answer }) => answer)).toEqual([[idsOf(view)[5]]]);
});

test('one of two is made by pressing it', async () => {
  const view = picking(['Michael', 'Heaven']);
  const { api } = await sitDown(view, start());
  cardAt(1).click();
  await expect.poll(() => api.answers[0]?.answer).toEqual([idsOf(view)[1]]);
});

test('what is lost from the own hand is chosen there: no cloth lies over the table, and the cards rise', async () => {
  const view = discarding();
  const { screen, api } = await sitDown(view, start());
  await settled();
  expect(document.querySelector('[data-cloth]')).toBeNull();
  const love = screen.getByRole('button', { name: /^Love/ });
  const before = love.element().getBoundingClientRect().top;
  await love.click();
  await userEvent.keyboard('1');
  await userEvent.hover(document.querySelector('.top') ?? document.body);
  await settled();
  await expect.element(love).toHaveAttribute('aria-pressed', 'true');
  expect(love.element().getBoundingClientRect().top).toBeLessThan(before - 8);
  await expect
    .element(screen.getByRole('button', { name: /^Gabriel/ }))
    .toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: /^Confirm 2 chosen/ }).click();
  const ids = idsOf(view);
  await expect.poll(() => api.answers[0]?.answer).toEqual([ids[4], ids[0]]);
});

const inPlay = (): readonly unknown[] =>
  [...document.querySelectorAll('[data-unit] > button, .board')].map(
    (one) => one.getBoundingClientRect().toJSON() as unknown,
  );

test('no card in play moves when the cloth comes, is put aside by its key, its button or Escape, and comes back', async () => {
  await page.viewport(1280, 800);
  const view = ordering();
  const { screen, session } = await sitDown({ ...battle(), inPlay: view.inPlay }, view);
  await settled();
  const rest = inPlay();
  await session.answer(['end']);
  await expect.poll(laid).toHaveLength(3);
  await settled();
  expect(inPlay()).toEqual(rest);
  const asides = [
    () => userEvent.keyboard('f'),
    () => userEvent.keyboard('{Escape}'),
    () => screen.getByRole('button', { name: /^See the table/ }).click(),
  ];
  for (const putAside of asides) {
    await putAside();
    await expect.poll(laid).toHaveLength(0);
    expect(inPlay()).toEqual(rest);
    await userEvent.keyboard('f');
    await expect.poll(laid).toHaveLength(3);
  }
});

test('whoever comes back reads the recap first: the cloth does not lie over it', async () => {
  const { session } = await sitDown(burying());
  await expect.poll(laid).toHaveLength(1);
  couchOf(session).recap = true;
  await expect.poll(laid).toHaveLength(0);
  couchOf(session).recap = false;
  await expect.poll(laid).toHaveLength(1);
});

test('what was picked is kept while the table is looked at, and nothing is picked unseen', async () => {
  await sitDown(burying(['Moloch', 'Wrath'], 2), start());
  cardAt(1).click();
  await userEvent.keyboard('f');
  await expect.poll(laid).toHaveLength(0);
  await userEvent.keyboard('1');
  await userEvent.keyboard('f');
  await expect
    .poll(() => laid().map((card) => card.querySelector('[aria-checked=true]') !== null))
    .toEqual([false, true]);
});

const theirs = fakeCards.filter((card) => 'side' in card && card.side === 'opponent').map(({ name }) => name);

test.each([
  [1280, 800, 100],
  [1920, 1080, 150],
])(
  'at %ix%i and text of %i in a hundred, one card to twenty lie within the board, and none over another',
  async (width, height, textSize) => {
    await page.viewport(width, height);
    inLanguage('en', { hints: false, drawer: 'closed', textSize });
    onTestFinished(() => inLanguage('en'));
    for (const make of [1, 2, 5, 9, 20].flatMap((count) => [
      () => ordering(theirs.slice(0, count)),
      () => picking(theirs.slice(0, count)),
    ])) {
      const { screen } = await sitDown(make());
      await settled();
      const board = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
      const boxes = laid().map((_, place) => cardAt(place).getBoundingClientRect());
      expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(84);
      expect(Math.min(...boxes.map((box) => box.top))).toBeGreaterThanOrEqual(board.top);
      expect(Math.max(...boxes.map((box) => box.bottom))).toBeLessThanOrEqual(board.bottom);
      const isClear = (one: DOMRect, other: DOMRect): boolean =>
        other.left >= one.right - 1 || other.top >= one.bottom - 1;
      const covered = boxes.filter((box, place) =>
        boxes.slice(place + 1).some((other) => !isClear(box, other)),
      );
      expect(covered).toEqual([]);
      await screen.unmount();
    }
  },
);

test('the card under the pointer is shown in full, beside the others', async () => {
  await page.viewport(1280, 800);
  await sitDown(ordering());
  await settled();
  await userEvent.hover(cardAt(0));
  await userEvent.hover(cardAt(1));
  await expect
    .poll(() => document.querySelector('[data-preview]')?.textContent)
    .toMatch(/Satan Lures Angels/);
  await settled();
  const preview = document.querySelector('[data-preview]')?.getBoundingClientRect() ?? new DOMRect();
  const under = cardAt(1).getBoundingClientRect();
  expect(preview.left >= under.right || preview.right <= under.left).toBe(true);
});

test('the cloth comes softly, and at once where movement is not wanted', async () => {
  const comes = (): readonly (string | undefined)[] =>
    document
      .getAnimations()
      .map((one) => (one instanceof CSSAnimation ? one.effect?.getComputedTiming().endTime : null))
      .map((end) => (typeof end === 'number' && end > 100 ? 'softly' : undefined));
  const { session } = await sitDown(battle(), ordering(), battle(), ordering());
  await session.answer(['end']);
  await expect.poll(comes).toContain('softly');
  await settled();
  await session.answer(['end']);
  inLanguage('en', { motion: 'reduced' });
  onTestFinished(() => inLanguage('en'));
  await session.answer(['end']);
  await expect.poll(laid).toHaveLength(3);
  expect(comes()).not.toContain('softly');
});

test('the figure that chooses a card lies on it, where nothing cuts it', async () => {
  await sitDown(burying());
  await settled();
  const figure = document.querySelector('[data-laid] .figure')?.getBoundingClientRect();
  if (figure === undefined) throw new Error('the cards have figures');
  expect(figure.top).toBeGreaterThanOrEqual(cardAt(0).getBoundingClientRect().top);
});
