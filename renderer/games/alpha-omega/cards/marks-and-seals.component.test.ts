import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { USUAL } from '../../../../electron/shared/settings.ts';
import { settings } from '../../../settings.svelte.ts';
import { walkTo } from '../../../input/walked.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { idOf } from '../words/testing/fake-cards.ts';
import { battle, tie } from '../words/testing/scenes.ts';
import { Preview } from './preview-state.svelte.ts';
import { wholeTable } from '../../../testing/whole-table.ts';

beforeEach(async () => {
  await page.viewport(1280, 800);
  inLanguage('en', { hints: false, drawer: 'closed' });
});
afterEach(() => settings.change(USUAL));

const seals = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-seal]')];
const tip = (): HTMLElement | null => document.querySelector('[data-tip]');
const isSeen = (): boolean => tip()?.checkVisibility({ visibilityProperty: true }) === true;
const boxes = (): readonly unknown[] =>
  [...document.querySelectorAll('[data-unit] > button')].map(
    (card) => card.getBoundingClientRect().toJSON() as unknown,
  );

test('under an Opponent stands what the Omens are sure of, and the card says it in words', async () => {
  const { screen } = await sitDown(battle());
  await expect.poll(seals).toHaveLength(2);
  expect(tip()?.textContent).toBe('About to strike Michael for 8 and Lure Astray.');
  expect(seals()[0]?.closest('[data-unit]')?.querySelector('button')?.ariaLabel).toMatch(/^Paimon/);
  await expect
    .element(screen.getByRole('button', { name: /^Paimon/ }))
    .toHaveAttribute('aria-description', expect.stringContaining('About to strike Michael for 8'));
  // Uriel ties: his blow is sure, whom it falls on is not.
  await expect
    .element(screen.getByRole('button', { name: /^Uriel/ }))
    .toHaveAttribute(
      'aria-description',
      expect.stringMatching(/^About to strike for 8\. It’s a tie: a player chooses Raphael or Heaven\./),
    );
  const drawn = [...(seals()[1]?.querySelectorAll('[data-drawn]') ?? [])];
  expect(drawn.map((each) => each.getAttribute('data-drawn'))).toEqual(['8', '?']);
  expect(seals()[1]?.querySelector('.face')).toBeNull();
});

test('what is about to become of a card stands with all that it is just now, where it is looked at large', async () => {
  const { screen } = await sitDown(battle());
  await expect.poll(seals).toHaveLength(2);
  await settled();
  const large = (): string => document.querySelector('[data-preview]')?.textContent ?? '';
  walkTo(screen.getByRole('button', { name: /^Michael/ }).element() as HTMLElement);
  await expect.poll(large).toContain('about to be Lured Astray');
});

test('what a seal means stands under it for a pointer on it, and while its card is in focus', async () => {
  const { screen } = await sitDown(battle());
  await expect.poll(seals).toHaveLength(2);
  await settled();
  expect(isSeen()).toBe(false);
  await userEvent.hover(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.hover(page.elementLocator(seals()[0] ?? document.body));
  await expect.poll(isSeen).toBe(true);
  const box = tip()?.getBoundingClientRect() ?? new DOMRect();
  // Nothing else lies over it.
  const over = (x: number): Element | null => {
    const on = tip();
    if (on !== null) on.style.pointerEvents = 'auto';
    const found = document.elementFromPoint(x, box.top + box.height / 2);
    if (on !== null) on.style.pointerEvents = '';
    return found;
  };
  expect([over(box.left + 4), over(box.right - 4)]).toEqual([tip(), tip()]);
  await userEvent.hover(screen.getByRole('button', { name: 'Menu' }));
  await expect.poll(isSeen).toBe(false);
  walkTo(screen.getByRole('button', { name: /^Paimon/ }).element() as HTMLElement);
  await expect.poll(isSeen).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isSeen).toBe(false);
});

test('no seal says by itself what it means: not where a press left the focus, nor to a pointer that it slid under', async () => {
  const { screen } = await sitDown(battle());
  await expect.poll(seals).toHaveLength(2);
  await settled();
  const paimon = screen.getByRole('button', { name: /^Paimon/ }).element() as HTMLElement;
  const box = seals()[0]?.getBoundingClientRect() ?? new DOMRect();
  const at = { screenX: box.left + 4, screenY: box.top + 4, bubbles: true };
  seals()[0]?.dispatchEvent(new PointerEvent('pointermove', { ...at, movementX: 5 }));
  await expect.poll(isSeen).toBe(true);
  paimon.dispatchEvent(new PointerEvent('pointerleave'));
  await expect.poll(isSeen).toBe(false);
  seals()[0]?.dispatchEvent(new PointerEvent('pointerenter'));
  seals()[0]?.dispatchEvent(new PointerEvent('pointermove', { ...at, movementX: 0 }));
  // As the browser draws it once any key was pressed.
  paimon.focus({ focusVisible: true });
  await expect.poll(() => paimon.matches(':focus-visible')).toBe(true);
  await settled();
  expect(isSeen()).toBe(false);
});

test('what a seal says goes as soon as it would say something else, or is gone', async () => {
  const on = document.createElement('button');
  on.dataset['card'] = '7';
  on.innerHTML = '<span data-seal><span data-tip>About to strike Michael for 8.</span></span>';
  document.body.append(on);
  onTestFinished(() => on.remove());
  on.focus();
  const preview = new Preview();
  const words = 'About to strike Michael for 8.';
  preview.tell(on, words, 'focus');
  preview.check();
  await expect.poll(() => preview.isTold('7', words)).toBe(true);
  await expect.poll(() => preview.isTold('7', 'About to strike Heaven for 8.')).toBe(false);
  await expect.poll(() => preview.isTold('8', words)).toBe(false);
  on.querySelector('[data-tip]')?.replaceChildren('About to strike Heaven for 8.');
  preview.check();
  await expect.poll(() => preview.isTelling).toBe(false);
  preview.tell(on, words, 'focus');
  on.replaceChildren();
  preview.check();
  await expect.poll(() => preview.isTelling).toBe(false);
});

test('a key hides the seals and brings them back, and no card moves', async () => {
  await sitDown(battle());
  await expect.poll(seals).toHaveLength(2);
  await settled();
  const rest = boxes();
  await userEvent.keyboard('{Shift>}O{/Shift}');
  await expect.poll(seals).toHaveLength(0);
  await settled();
  expect(boxes()).toEqual(rest);
  expect(settings.chosen.seals).toBe(false);
  await userEvent.keyboard('{Shift>}O{/Shift}');
  await expect.poll(seals).toHaveLength(2);
});

test('within a phase a seal stays until it is known what comes now, and in the next one it is gone at once', async () => {
  const view = battle();
  if (view.pending === null) throw new Error('nothing is asked');
  const next = { ...view, pending: { ...view.pending, id: view.pending.id + 1 } };
  const later = { ...next, phase: 'cleanUp', pending: { ...view.pending, id: view.pending.id + 2 } } as const;
  const { api, session } = await sitDown(view, next, later);
  await settings.change({ pace: 'instant', endGuard: false });
  await expect.poll(seals).toHaveLength(2);
  const foreseen = Promise.withResolvers<undefined>();
  const forecast = api.forecast.bind(api);
  api.forecast = (asked) => foreseen.promise.then(() => forecast(asked));
  const first = api.foreseen.length;
  await session.answer(['end'], undefined);
  await settled();
  expect(session.view.pending?.id).toBe(next.pending.id);
  expect(api.foreseen).toHaveLength(first);
  expect(seals()).toHaveLength(2);
  await session.answer(['end'], undefined);
  await expect.poll(() => session.view.phase).toBe('cleanUp');
  await settled();
  expect(seals()).toHaveLength(0);
  foreseen.resolve(undefined);
  await expect.poll(seals).toHaveLength(2);
});

test('a seal lies in the room that is kept for it', async () => {
  await sitDown(battle());
  await expect.poll(seals).toHaveLength(2);
  await settled();
  const seal = seals()[0]?.getBoundingClientRect() ?? new DOMRect();
  const card = seals()[0]?.closest('[data-unit]')?.getBoundingClientRect() ?? new DOMRect();
  const line = document.querySelector('.line')?.getBoundingClientRect() ?? new DOMRect();
  expect(seal.top).toBeGreaterThanOrEqual(card.bottom);
  expect(seal.bottom).toBeLessThanOrEqual(line.top + 1);
});

test('where these eyes are not asked nothing is foreseen', async () => {
  const view = battle();
  const { api } = await sitDown({
    ...view,
    eyes: [],
    pending: view.pending === null ? null : { ...view.pending, ask: null },
  });
  await settled();
  await wholeTable();
  expect(api.foreseen).toEqual([]);
  expect(seals()).toEqual([]);
});

test('marks cover neither name nor numbers nor Strength, on the least card as well', async () => {
  const view = tie();
  const inPlay = view.inPlay.map((card) => ({
    ...card,
    cannot: ['attack', 'beLured'] as const,
    readiness: { activated: 'ready', interrupt: 'spent' } as const,
  }));
  await sitDown({ ...view, inPlay });
  await settled();
  const cards = [...document.querySelectorAll<HTMLElement>('[data-unit] > .card-button')];
  const marked = cards.filter((card) => card.querySelector('[data-marks]') !== null);
  expect(marked.length).toBeGreaterThan(3);
  for (const card of marked) {
    const marks = card.querySelector('[data-marks]')?.getBoundingClientRect() ?? new DOMRect();
    const box = card.getBoundingClientRect();
    expect(marks.left).toBeGreaterThanOrEqual(box.left);
    expect(marks.right).toBeLessThanOrEqual(box.right);
    expect(marks.bottom).toBeLessThanOrEqual(card.querySelector('.name')?.getBoundingClientRect().top ?? 0);
    expect(marks.top).toBeGreaterThanOrEqual(box.top + box.width * 0.24);
    for (const mark of card.querySelectorAll<HTMLElement>('[data-mark-of]')) expect(mark.title).not.toBe('');
  }
});

test('a mark and the sign of an effect say to a pointer that rests on them what they mean, and whose doing it is', async () => {
  const view = battle();
  const inPlay = view.inPlay.map((card) => ({
    ...card,
    cannot: ['beHealed'] as const,
    stateFrom: { beHealed: idOf('Tophet') },
    effects: [{ name: 'effect', source: idOf('Despair') }],
  }));
  const { screen } = await sitDown({ ...view, inPlay });
  await settled();
  const card = screen.getByRole('button', { name: /^Raphael.*cannot be healed \(Tophet\)/ }).element();
  const tipOn = (sign: string): string | undefined => {
    const box = card.querySelector(sign)?.getBoundingClientRect() ?? new DOMRect();
    const under = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return under?.closest<HTMLElement>('[title]')?.title;
  };
  expect(tipOn('[data-mark-of=cannotBeHealed]')).toBe('cannot be healed (Tophet)');
  expect(tipOn('[data-effect]')).toBe('under an effect of Despair');
});
