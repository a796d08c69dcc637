import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { walkTo } from '../../../input/walked.ts';
import { sampled } from '../../../testing/sample.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled, still } from '../../../testing/settled.ts';
import { sitAtFirstBattle, sitDown } from '../../../testing/sit-down.ts';
import { shownBook } from '../words/cards/shown-cards.ts';
import { fakeCards } from '../words/testing/fake-cards.ts';
import { burying, ordering, picking } from '../words/testing/cloth-scenes.ts';
import { known } from '../words/testing/card-views.ts';
import { change, prediction } from '../words/testing/predictions.ts';
import { battle, playing, steppingIn, tie } from '../words/testing/scenes.ts';
import { weighedAgainst } from './weighed.ts';

beforeEach(async () => {
  inLanguage('en', { hints: false, drawer: 'closed' });
  await page.viewport(1280, 800);
});

const large = (): HTMLElement | null => document.querySelector('[data-preview]');
const shownName = (): string | undefined => large()?.querySelector('h2')?.textContent.trim();
const nameOf = (card: HTMLElement): string => card.getAttribute('aria-label')?.split(',')[0] ?? '';

function inHand(at: number): HTMLElement {
  const card = document.querySelectorAll<HTMLElement>('[data-zone=hand] [data-card]')[at];
  if (card === undefined) throw new Error('so many cards are not in this hand');
  return card;
}

test('a focus that comes by itself shows no card large; one that somebody walks with does', async () => {
  const { screen } = await sitDown(playing());
  await settled();
  inHand(0).focus({ focusVisible: true });
  await settled();
  expect(large()).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(shownName).toBe(nameOf(inHand(1)));
  // Back from what lies over the table.
  await userEvent.keyboard('w');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.poll(large).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(inHand(1)).toHaveFocus();
  await settled();
  expect(large()).toBeNull();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(shownName).toBe(nameOf(inHand(0)));
});

test('what is large beside the focus is gone when a pointer goes over another card', async () => {
  await sitDown(playing());
  await settled();
  walkTo(inHand(0));
  await expect.poll(shownName).toBe(nameOf(inHand(0)));
  const far = { screenX: 700, screenY: 700, movementX: 5, bubbles: true };
  inHand(3).dispatchEvent(new PointerEvent('pointermove', far));
  await expect.poll(shownName).not.toBe(nameOf(inHand(0)));
});

const covers = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

const theirs = fakeCards
  .filter(({ type }) => type !== 'objective' && type !== 'calling')
  .map(({ name }) => name);

test.each([
  ['7 to pick from', () => picking()],
  ['20 to pick from', () => picking(theirs.slice(0, 20))],
  ['10 in order', () => ordering(theirs.slice(0, 10))],
  ['2 of 5', () => burying(theirs.slice(0, 5), 2)],
])('no card that is laid out, and no button, lies under the large card (%s)', async (_, make) => {
  const { screen } = await sitDown(make());
  await settled();
  const laid = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-laid]')];
  for (const each of laid()) {
    const card = each.querySelector<HTMLElement>('[data-card]') ?? each;
    walkTo(card);
    await expect.poll(large).not.toBeNull();
    await settled();
    const box = large()?.getBoundingClientRect() ?? new DOMRect();
    const buttons = [...document.querySelectorAll('[data-zone=question] button')];
    const under = [...laid(), ...buttons].filter((other) => covers(box, other.getBoundingClientRect()));
    expect(under.map((other) => other.textContent)).toEqual([]);
    card.blur();
  }
  await screen.unmount();
});

test('what stands on a chosen card is not under the large one', async () => {
  await sitDown(battle());
  await settled();
  const [attacker] = document.querySelectorAll<HTMLElement>('[data-zone=good] .card-button.open');
  if (attacker === undefined) throw new Error('nobody can act');
  walkTo(attacker);
  await expect.poll(large).not.toBeNull();
  attacker.click();
  await settled();
  const box = large()?.getBoundingClientRect() ?? new DOMRect();
  const kept = document.querySelectorAll('[data-zone=question] button, .card-button.target');
  expect(kept.length).toBeGreaterThan(2);
  expect([...kept].filter((other) => covers(box, other.getBoundingClientRect()))).toEqual([]);
});

test('what an ability comes to on a card is not under the large one, wherever it lies', async () => {
  const view = battle();
  const { pending } = view;
  if (pending?.ask?.kind !== 'one') throw new Error('somebody is asked who acts');
  const options = pending.ask.options.filter(({ kind }) => kind !== 'attack');
  const asking = { ...view, pending: { ...pending, ask: { ...pending.ask, options } } };
  let plates = 0;
  for (const { id } of view.inPlay.filter(({ host }) => host === null)) {
    const { api, screen } = await sitDown(asking);
    api.predict = ({ options: asked }) =>
      Promise.resolve({
        ok: true,
        value: asked.map((one) => prediction(one, { changes: [change(id, { damage: 3, left: 2 })] })),
      });
    await settled();
    const user = document.querySelector<HTMLElement>('[data-zone=good] .card-button.open');
    if (user === null) throw new Error('nobody has an ability');
    walkTo(user);
    await expect.poll(large).not.toBeNull();
    user.click();
    await settled();
    const plate = document.querySelector(`[data-unit] [data-card="${String(id)}"] [data-plate]`);
    const box = large()?.getBoundingClientRect() ?? new DOMRect();
    plates += plate === null ? 0 : 1;
    const seen = [plate, plate?.closest('[data-unit]')].filter((one) => one != null);
    expect(
      seen.filter((one) => covers(box, one.getBoundingClientRect())).map((one) => one.className),
      String(id),
    ).toEqual([]);
    await screen.unmount();
  }
  expect(plates).toBeGreaterThan(2);
});

test.each([
  ['whom a card could strike, before it is chosen', () => battle(), '[data-zone=good] .card-button.open'],
  ['who strikes whom, before somebody steps in', () => steppingIn(), '[data-zone=good] .card-button.open'],
])('%s, is not under the large one', async (_, make, where) => {
  const view = make();
  await sitDown(view);
  await settled();
  const options = view.pending?.ask?.options ?? [];
  for (const on of document.querySelectorAll<HTMLElement>(where)) {
    walkTo(on);
    await expect.poll(large).not.toBeNull();
    await settled();
    const box = large()?.getBoundingClientRect() ?? new DOMRect();
    const foes = weighedAgainst(Number(on.dataset['card']), options, view).map((id) =>
      document.querySelector(`[data-unit] [data-card="${String(id)}"]`),
    );
    const under = foes.filter((foe) => foe !== null && covers(box, foe.getBoundingClientRect()));
    expect(under.map((foe) => foe?.getAttribute('aria-label'))).toEqual([]);
    on.blur();
  }
});

test('under a pointer that rests nothing stays large once it was chosen, and comes again when the pointer moves', async () => {
  await sitDown(burying(theirs.slice(0, 3), 2));
  await settled();
  const at = (place: number): HTMLElement =>
    document.querySelectorAll<HTMLElement>('[data-laid] [data-card]')[place] ?? document.body;
  await userEvent.hover(at(0));
  await userEvent.hover(at(1));
  await expect.poll(large).not.toBeNull();
  at(1).click();
  await expect.poll(large).toBeNull();
  await userEvent.hover(at(0));
  await expect.poll(large).not.toBeNull();
});

test('with a question goes what was large before it, also where the same card lies there', async () => {
  const { session } = await sitDown(battle(), { ...battle(), round: 4 });
  await settled();
  const card = (): HTMLElement =>
    document.querySelector<HTMLElement>('[data-zone=good] .card-button') ?? document.body;
  await userEvent.hover(inHand(0), { position: { x: 12, y: 90 } });
  await userEvent.hover(card());
  await expect.poll(large).not.toBeNull();
  await session.answer(['end']);
  await expect.poll(large).toBeNull();
  await settled();
  expect(large()).toBeNull();
});

test.each([
  ['is another one', (card: HTMLElement) => card.setAttribute('data-card', '999')],
  ['is taken away', (card: HTMLElement) => card.remove()],
  ['slides away', (card: HTMLElement) => void (card.style.translate = '0 -40rem')],
])('what is large beside a card goes when that %s under the pointer', async (_, change) => {
  await sitDown(playing());
  await settled();
  await userEvent.hover(inHand(2), { position: { x: 12, y: 90 } });
  await userEvent.hover(inHand(3), { position: { x: 12, y: 90 } });
  await expect.poll(shownName).toBe(nameOf(inHand(3)));
  change(inHand(3));
  await expect.poll(large).toBeNull();
});

test('a card that rises in the hand covers no button of the question, chosen, in focus or picked', async () => {
  await sitDown(playing());
  await settled();
  const question = document.querySelector('.ask')?.getBoundingClientRect() ?? new DOMRect();
  const buttons = [...document.querySelectorAll('.ask button')].map((one) => one.getBoundingClientRect());
  const lowest = Math.max(...buttons.map(({ bottom }) => bottom));
  expect(lowest).toBeGreaterThan(question.top);
  const cards = document.querySelectorAll('[data-zone=hand] [data-card]').length;
  for (let at = 0; at < cards; at += 1) {
    walkTo(inHand(at));
    await still();
    // Its light counts as well.
    expect(inHand(at).getBoundingClientRect().top - 4).toBeGreaterThanOrEqual(lowest);
  }
});

/** A hand of all these cards, of which none can be played. */
function holding(cards: readonly (typeof fakeCards)[number][]): View {
  const view = playing();
  const hand = cards.map(({ id }, at) => ({ id: 5000 + at, def: id, spent: false }));
  const [seat] = view.seats;
  if (seat === undefined || view.pending?.ask?.kind !== 'one') throw new Error('nobody plays a card here');
  const ask = {
    ...view.pending.ask,
    options: view.pending.ask.options.filter(({ kind }) => kind === 'pass'),
  };
  return { ...view, seats: [{ ...seat, hand }], pending: { ...view.pending, ask } };
}

const ONE_IN = 4;

const held = sampled(
  [...shownBook(fakeCards, 'en').values()].filter(({ type }) => type !== 'objective' && type !== 'calling'),
  ONE_IN,
);

test.each([true, false])(
  'of each card that cannot be played the reason comes first and all text is seen (beside a lesson: %s)',
  async (isLed) => {
    const sit = isLed ? sitAtFirstBattle : sitDown;
    if (isLed) inLanguage('en', { hints: true, drawer: 'closed' });
    await sit(holding(held));
    await settled();
    const cut: string[] = [];
    for (const [at, { name }] of held.entries()) {
      walkTo(inHand(at));
      const reason = (): Element | null => large()?.querySelector('.words > :first-child') ?? null;
      await expect.poll(shownName).toBe(name);
      await expect.poll(() => reason()?.matches('[data-closed-reason]')).toBe(true);
      const words = large()?.querySelector('.words');
      if (words == null || words.scrollHeight > words.clientHeight + 1) cut.push(name);
      const question = document.querySelector('.ask')?.getBoundingClientRect() ?? new DOMRect();
      if ((large()?.getBoundingClientRect().bottom ?? 0) > question.top)
        cut.push(`${name}, over the question`);
    }
    expect(cut).toEqual([]);
  },
);

test('of a hurt, Lured card in play that says most of itself all text is seen', async () => {
  const before = battle();
  const inPlay = before.inPlay.map((card) =>
    card.attack === null ? card : { ...card, lured: true, acted: true, damage: 2, left: 3 },
  );
  await sitDown({ ...before, inPlay });
  await settled();
  for (const card of document.querySelectorAll<HTMLElement>('[data-unit] > [data-card]')) {
    walkTo(card);
    await expect.poll(shownName).toBe(nameOf(card));
    const words = large()?.querySelector('.words');
    expect((words?.scrollHeight ?? 0) - (words?.clientHeight ?? 0), shownName()).toBeLessThanOrEqual(1);
  }
});

test('the next card of a deck is shown large while somebody is asked, beside a Place that can be chosen', async () => {
  const view = tie();
  const asked = view.inPlay.filter(({ side }) => side === 'good').map(({ id }) => id);
  const options = asked.map((card) => ({ id: `card:${String(card)}`, kind: 'card' as const, card }));
  const pending = view.pending && { ...view.pending, ask: { kind: 'one' as const, options } };
  const opponent = { ...view.opponent, knownDeck: [{ ...known('Alloces'), place: 0 }] };
  const { screen } = await sitDown({ ...view, opponent, pending });
  await settled();
  const heaven = document.querySelector<HTMLElement>('[data-zone=rail] [data-card].open');
  expect(heaven).not.toBeNull();
  await userEvent.hover(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.hover(screen.getByRole('button', { name: /^Opponent deck/ }));
  await expect.poll(shownName).toBe('Alloces');
  await settled();
  const box = large()?.getBoundingClientRect() ?? new DOMRect();
  expect(covers(box, heaven?.getBoundingClientRect() ?? new DOMRect())).toBe(false);
  expect(large()?.checkVisibility({ visibilityProperty: true })).toBe(true);
});
