import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { battle } from '../words/testing/scenes.ts';
import { chosenTime } from '../../../testing/chosen-time.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { glance, glanceAtFocus } from '../../../table/hand/glance.ts';
import { openDrawer } from '../../../testing/open-drawer.ts';

beforeEach(openDrawer);

const slid = { screenX: 500, screenY: 300, bubbles: true };

test('a card that slides under a resting pointer is not looked at; one that the pointer moves to and rests on is', async () => {
  const { screen } = await sitDown(battle());
  const full = screen.getByRole('region', { name: 'Card in full' });
  const card = (name: RegExp): HTMLElement => screen.getByRole('button', { name }).element() as HTMLElement;
  card(/^Raphael/).focus();
  await expect.element(full.getByRole('heading', { name: 'Raphael' })).toBeVisible();
  const pass = chosenTime();
  // Crossed, and left before the pointer rests; then the page moves under it.
  card(/^Gabriel/).dispatchEvent(new PointerEvent('pointermove', slid));
  card(/^Gabriel/).dispatchEvent(new PointerEvent('pointerleave', slid));
  card(/^Michael/).dispatchEvent(new PointerEvent('pointerenter', slid));
  card(/^Michael/).dispatchEvent(new PointerEvent('pointermove', slid));
  await pass(400);
  await expect.element(full.getByRole('heading', { name: 'Raphael' })).toBeVisible();
  await userEvent.hover(card(/^Michael/));
  await pass(400);
  await expect.element(full.getByRole('heading', { name: 'Michael' })).toBeVisible();
});

test('what leaves play leaves the panel, to the card that came last', async () => {
  const before = battle();
  const gone = before.inPlay.find(({ def }) => def.endsWith('raphael'));
  const after = { ...before, inPlay: before.inPlay.filter((card) => card !== gone) };
  const { screen, session } = await sitDown(before, after);
  (screen.getByRole('button', { name: /^Raphael/ }).element() as HTMLElement).focus();
  const full = screen.getByRole('region', { name: 'Card in full' });
  await expect.element(full.getByRole('heading', { name: 'Raphael' })).toBeVisible();
  await session.answer([before.pending?.ask?.options[0]?.id ?? '']);
  const newest = session.book.get(after.inPlay.at(-1)?.def ?? '')?.name ?? '';
  await expect.element(full.getByRole('heading', { name: newest })).toBeVisible();
});

test('what is gone by the time that a pointer has rested is not looked at', async () => {
  const pass = chosenTime();
  const seen: string[] = [];
  const lay = (name: string): HTMLElement => {
    const on = document.createElement('div');
    on.addEventListener('pointermove', (event) => glance(event, () => seen.push(name)));
    document.body.append(on);
    return on;
  };
  const gone = lay('gone');
  gone.dispatchEvent(new PointerEvent('pointermove', { screenX: 7, screenY: 7, movementX: 1 }));
  gone.remove();
  await pass(300);
  const there = lay('there');
  there.dispatchEvent(new PointerEvent('pointermove', { screenX: 9, screenY: 9, movementX: 1 }));
  await pass(300);
  expect(seen).toEqual(['there']);
  there.remove();
});

test('a pointer that has rested on a card since before the program began has not come to it', async () => {
  const pass = chosenTime();
  const seen: string[] = [];
  // Under an address of its own, the module is read anew, as when the program begins.
  const unread = '../../../table/hand/glance.ts?unread';
  const begun = (await import(/* @vite-ignore */ unread)) as { readonly glance: typeof glance };
  const look = (event: PointerEvent): void => {
    begun.glance(event, () => seen.push(`${event.screenX}`));
  };
  document.body.addEventListener('pointermove', look);
  onTestFinished(() => document.body.removeEventListener('pointermove', look));
  for (const screenX of [1, 2]) {
    document.body.dispatchEvent(new PointerEvent('pointermove', { screenX }));
    await pass(300);
  }
  expect(seen).toEqual(['2']);
});

test('of cards that the focus walks over, only the one where it stays is looked at, once the focus is painted there', async () => {
  const seen: string[] = [];
  const buttons = ['first', 'second', 'third'].map((name) => {
    const on = document.createElement('button');
    on.addEventListener('focus', () => glanceAtFocus(on, () => seen.push(name)));
    document.body.append(on);
    onTestFinished(() => on.remove());
    return on;
  });
  for (const on of buttons) on.focus();
  expect(seen).toEqual([]);
  await expect.poll(() => seen).toEqual(['third']);
});
