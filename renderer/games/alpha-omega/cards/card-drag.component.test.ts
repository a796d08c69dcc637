import { expect, test } from 'vitest';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { change, prediction } from '../words/testing/predictions.ts';
import { fakeBook, idOf } from '../words/testing/fake-cards.ts';
import { battle, playing, start } from '../words/testing/scenes.ts';

const idIn = (view: View, name: string): number =>
  view.inPlay.find(({ def }) => def.endsWith(`:${name}`))?.id ?? -1;

/** The battle, where Raphael's ability can heal Michael, who is then asked for. */
async function sitWithHealer(view: View = battle()) {
  const [raphael, michael] = [idIn(view, 'raphael'), idIn(view, 'michael')];
  const source = view.inPlay.find(({ id }) => id === raphael) ?? null;
  const asked: View = {
    ...view,
    pending: {
      ...{ id: 13, seat: 0, about: 'chooseCard', source },
      ask: { kind: 'one', options: [{ id: `card:${michael}`, kind: 'card', card: michael }] },
    },
  };
  const seated = await sitDown(view, asked, start());
  seated.api.predict = ({ options }) =>
    Promise.resolve({
      ok: true,
      value: options.map((id) =>
        id === `ability:${raphael}#0`
          ? prediction(id, {
              ...{ choosing: [michael], unsure: 'choice' },
              onChosen: [change(michael, { healed: 2, left: 7 })],
            })
          : prediction(id),
      ),
    });
  return { seated, raphael, michael };
}

const cardOf = (id: number): HTMLElement => {
  const card = document.querySelector<HTMLElement>(`[data-unit] > [data-card="${id}"]`);
  if (card === null) throw new Error(`card ${id} is not in play`);
  return card;
};

/** A mouse that holds a card, and where it goes with it; or one that pressed so far left of a card. */
function held(from: Element, beside: { readonly card: Element; readonly left: number } | null = null) {
  const at = (on: Element, left = -20): PointerEventInit => {
    const { x, y } = on.getBoundingClientRect();
    const pointer = { bubbles: true, isPrimary: true, button: 0, pointerId: 1, pointerType: 'mouse' };
    return { ...pointer, clientX: x - left, clientY: y + 20 };
  };
  // A pointer that is made up cannot be captured.
  const main = document.querySelector('main');
  if (main !== null) main.setPointerCapture = () => undefined;
  from.dispatchEvent(new PointerEvent('pointerdown', at(beside?.card ?? from, beside?.left)));
  return {
    over: (on: Element, left?: number) => from.dispatchEvent(new PointerEvent('pointermove', at(on, left))),
    letGo: (on: Element) => on.dispatchEvent(new PointerEvent('pointerup', at(on))),
  };
}

test('whoever heals is dragged onto the wounded: what it comes to stands there, and letting go heals', async () => {
  const { seated, raphael, michael } = await sitWithHealer();
  const [healer, wounded] = [cardOf(raphael), cardOf(michael)];
  const hand = held(healer);
  hand.over(wounded);
  await expect.poll(() => wounded.classList.contains('target')).toBe(true);
  await expect.poll(() => wounded.querySelector('[data-plate] b')?.getAttribute('data-drawn')).toBe('+2');
  hand.over(wounded);
  expect(wounded.hasAttribute('data-dropping')).toBe(true);
  hand.letGo(wounded);
  await expect
    .poll(() => seated.api.answers.map(({ answer }) => answer))
    .toEqual([[`ability:${raphael}#0`], [`card:${michael}`]]);
});

test('whoever cannot attack is dragged onto a foe that its ability harms: there it says that this is no attack', async () => {
  const view = battle();
  const [raphael, paimon] = [idIn(view, 'raphael'), idIn(view, 'paimon')];
  const { pending } = view;
  if (pending?.ask?.kind !== 'one') throw new Error('somebody is asked who acts');
  const options = pending.ask.options.filter(({ kind }) => kind !== 'attack');
  const { api } = await sitDown({ ...view, pending: { ...pending, ask: { ...pending.ask, options } } });
  api.predict = ({ options: asked }) =>
    Promise.resolve({
      ok: true,
      value: asked.map((id) => prediction(id, { changes: [change(paimon, { damage: 3, left: 2 })] })),
    });
  const hand = held(cardOf(raphael));
  const foe = cardOf(paimon);
  hand.over(foe);
  const said = (): readonly (string | null)[] =>
    [...foe.querySelectorAll('[data-plate] [data-drawn]')].map((part) => part.getAttribute('data-drawn'));
  await expect.poll(said).toEqual(['Ability, no attack', '−3', '2 left']);
  hand.letGo(document.body);
});

test('whoever comes to the button of an ability sees on those whom it is for what it would do', async () => {
  const { seated, raphael, michael } = await sitWithHealer();
  await seated.screen.getByRole('button', { name: /^Raphael/ }).click();
  const plate = (): string | null | undefined =>
    cardOf(michael).querySelector('[data-plate] b')?.getAttribute('data-drawn');
  await settled();
  document.querySelector<HTMLElement>(`[data-option="ability:${raphael}#0"]`)?.focus();
  await expect.poll(plate).toBe('+2');
  expect(seated.api.answers).toEqual([]);
});

test('whoever is wounded and can do nothing else is healed by a press, once the healer is chosen', async () => {
  const usual = battle();
  const { pending } = usual;
  const michaels = idIn(usual, 'michael');
  if (pending?.ask?.kind !== 'one') throw new Error('somebody is asked who acts');
  const options = pending.ask.options.filter((option) => !('card' in option) || option.card !== michaels);
  const view: View = { ...usual, pending: { ...pending, ask: { ...pending.ask, options } } };
  const { seated, raphael, michael } = await sitWithHealer(view);
  await seated.screen.getByRole('button', { name: /^Raphael/ }).click();
  await settled();
  cardOf(michael).click();
  await expect
    .poll(() => seated.api.answers.map(({ answer }) => answer))
    .toEqual([[`ability:${raphael}#0`], [`card:${michael}`]]);
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('let go on nobody whom it heals, nothing is used', async () => {
  const { seated, raphael, michael } = await sitWithHealer();
  const healer = cardOf(raphael);
  const hand = held(healer);
  hand.over(cardOf(michael));
  await expect.poll(() => cardOf(michael).classList.contains('target')).toBe(true);
  const paimon = seated.screen.getByRole('button', { name: /^Paimon/ }).element();
  hand.over(paimon);
  hand.letGo(paimon);
  await settled();
  expect(seated.api.answers).toEqual([]);
  expect(cardOf(michael).classList.contains('target')).toBe(false);
  expect(healer.getAttribute('aria-pressed')).toBe('false');
});

test('whoever moves while pressing a card has pressed it: it is chosen, and by the next such press let go', async () => {
  const view = battle();
  const { api } = await sitDown(view);
  const michael = cardOf(idIn(view, 'michael'));
  const slide = (): void => {
    const hand = held(michael);
    hand.over(michael, -40);
    hand.letGo(michael);
  };
  slide();
  await expect.poll(() => michael.getAttribute('aria-pressed')).toBe('true');
  slide();
  await expect.poll(() => michael.getAttribute('aria-pressed')).toBe('false');
  expect(api.answers).toEqual([]);
});

test.each([
  [5, true],
  [20, false],
])('a press in the gap beside a card, %i pixels from it, takes the card up: %s', async (left, takes) => {
  const view = battle();
  await sitDown(view, start());
  const michael = cardOf(idIn(view, 'michael'));
  const paimon = cardOf(idIn(view, 'paimon'));
  const row = michael.closest('[data-shape=card]');
  if (row === null) throw new Error('Michael lies in a row');
  const hand = held(row, { card: michael, left });
  row.dispatchEvent(
    new PointerEvent('pointermove', {
      ...{ bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'mouse' },
      clientX: paimon.getBoundingClientRect().x + 20,
      clientY: paimon.getBoundingClientRect().y + 20,
    }),
  );
  await settled();
  expect(document.documentElement.dataset['dragging'] !== undefined).toBe(takes);
  hand.letGo(document.body);
});

test('a Place lights where the Place lies and nothing else, and is taken there', async () => {
  const view = playing();
  const [seat, ...others] = view.seats;
  const zion = seat?.hand?.find(({ def, spent }) => !spent && fakeBook.get(def)?.type === 'person');
  if (seat?.hand == null || zion === undefined) throw new Error('a card of the hand can be played');
  const hand = seat.hand.map((card) => (card === zion ? { ...card, def: idOf('Zion') } : card));
  const { api } = await sitDown({ ...view, seats: [{ ...seat, hand }, ...others] }, battle());
  const slot = document.querySelector('[data-place-slot]');
  const card = document.querySelector(`[data-zone=hand] [data-card="${zion.id}"]`);
  if (slot === null || card === null) throw new Error('the table has room for a Place, and the hand has one');
  const lit = (): readonly Element[] => [...document.querySelectorAll('[data-takes], [data-dropping]')];
  const dragged = held(card);
  dragged.over(slot);
  await expect.poll(lit).toEqual([slot]);
  dragged.over(cardOf(idIn(view, 'michael')));
  await settled();
  expect(lit()).toEqual([slot]);
  dragged.over(slot);
  dragged.letGo(slot);
  await expect.poll(() => api.answers.map(({ answer }) => answer)).toEqual([[`play:${zion.id}`]]);
  expect(lit()).toEqual([]);
});
