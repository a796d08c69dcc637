import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { played } from '../words/testing/card-views.ts';
import { playing, start } from '../words/testing/scenes.ts';
import { beat } from './testing/steps.ts';

/** A Play Phase, and how it stands once Gabriel was played. */
function gabrielPlayed(): { readonly before: View; readonly after: View } {
  const before = playing();
  const [seat] = before.seats;
  const gabriel = seat?.hand?.find(({ def }) => def === played('Gabriel', 'good').def);
  if (seat === undefined || gabriel === undefined) throw new Error('Gabriel is in no hand');
  const hand = seat.hand?.filter((card) => card !== gabriel) ?? null;
  const after = {
    ...before,
    pending: start().pending,
    inPlay: [...before.inPlay, { ...played('Gabriel', 'good'), id: gabriel.id }],
    seats: [{ ...seat, hand, handCount: hand?.length ?? 0 }],
  };
  return { before, after };
}

/** The middle of where a likeness begins its flight. */
function beginningOf(ghost: HTMLElement) {
  const [flight] = ghost.getAnimations();
  const frame = flight?.effect instanceof KeyframeEffect ? flight.effect.getKeyframes()[0] : undefined;
  const { e: x, f: y, a: scale, d } = new DOMMatrix(String(frame?.['transform']));
  const { left, top, width, height } = ghost.style;
  const [w, h] = [Number.parseFloat(width) * scale, Number.parseFloat(height) * d];
  return { x: Number.parseFloat(left) + x + w / 2, y: Number.parseFloat(top) + y + h / 2, height: h };
}

test('a card that is dragged into play lies where it was let go, and flies to its place from there', async () => {
  inLanguage('en', { hints: false, drawer: 'closed', pace: 'calm', motion: 'full' });
  const { before, after } = gabrielPlayed();
  const { screen, api } = await sitDown(before, after);
  const answer = api.answer.bind(api);
  const { inPlay, seats, pending } = after;
  const card = inPlay.at(-1)?.id ?? 0;
  const told = beat({ inPlay, seats, pending }, { type: 'cardPlayed', seat: 0, card });
  vi.spyOn(api, 'answer').mockImplementation(async (given) => {
    const reply = await answer(given);
    return reply.ok ? { ...reply, value: { ...reply.value, beats: [told] } } : reply;
  });
  const flights: ReturnType<typeof beginningOf>[] = [];
  let hasLain = false;
  const seen = new MutationObserver(() => {
    const ghost = document.querySelector<HTMLElement>('.stage .ghost');
    if (ghost !== null) flights.push(beginningOf(ghost));
    hasLain ||= document.querySelector(`[data-let-go="${card}"]`) !== null;
  });
  seen.observe(document.body, { subtree: true, childList: true, attributes: true });
  onTestFinished(() => seen.disconnect());
  const letGo = { x: 0, y: 0 };
  const up = ({ clientX: x, clientY: y }: PointerEvent): unknown => Object.assign(letGo, { x, y });
  addEventListener('pointerup', up, { once: true, capture: true });
  const hand = screen.getByRole('list', { name: /hand$/ });
  await userEvent.dragAndDrop(
    hand.getByRole('button', { name: /^Gabriel/ }),
    screen.getByRole('region', { name: 'Good cards in play' }),
    { targetPosition: { x: 40, y: 40 } },
  );
  await expect.poll(() => flights).not.toHaveLength(0);
  expect(hasLain).toBe(true);
  const from = flights[0] ?? { x: 0, y: 0, height: 0 };
  expect(from.x).toBeCloseTo(letGo.x, -1);
  // It is held a little below its middle.
  expect(from.y).toBeCloseTo(letGo.y - from.height * 0.1, -1);
  await expect.poll(() => document.querySelector('.lifted')).toBeNull();
});
