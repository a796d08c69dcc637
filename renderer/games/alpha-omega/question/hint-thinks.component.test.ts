import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Counsel } from '../../../../engine/alpha-omega/index.ts';
import type { Reply } from '../../../../electron/shared/api.ts';
import { picking } from '../words/testing/cloth-scenes.ts';
import { hint } from '../words/testing/counsel.ts';
import { battle, playing } from '../words/testing/scenes.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';

/** A table at which a hint is thought over until it is told to come. */
async function thinking() {
  const sat = await sitDown(battle(), playing());
  const { promise, resolve } = Promise.withResolvers<Reply<Counsel>>();
  vi.spyOn(sat.api, 'counsel').mockReturnValue(promise);
  await sat.screen.getByRole('button', { name: 'Hint' }).click();
  const sign = sat.screen.getByText(/Thinking it over/);
  await expect.element(sign).toBeVisible();
  return { ...sat, sign, come: () => resolve({ ok: true, value: hint(battle()) }) };
}

test('a hint that is thought over says so at once, in its own place, and gives way to the hint', async () => {
  const { sign, come, session } = await thinking();
  expect(sign.element().closest('[data-counsel]')).not.toBeNull();
  come();
  await expect.poll(() => session.counsel).not.toBeNull();
  await expect.element(sign).not.toBeInTheDocument();
});

test('the cards that a hint names stand out as long as it is open', async () => {
  const { session } = await sitDown(battle());
  const lit = (): readonly number[] =>
    [...document.querySelectorAll<HTMLElement>('[data-hinted]')].map(({ dataset }) =>
      Number(dataset['card']),
    );
  expect(lit()).toEqual([]);
  const advised = session.view.pending?.ask?.options.find(({ kind }) => kind === 'attack');
  if (advised?.kind !== 'attack') throw new Error('somebody can strike in the battle');
  const best = [{ answer: [advised.id], worth: 0, tried: 40, won: 0.5, lead: 0 }];
  session.counsel = { ...hint(session.view), best };
  await expect.poll(() => lit().toSorted()).toEqual([advised.card, advised.target].toSorted());
  await userEvent.keyboard('{Escape}');
  await expect.poll(lit).toEqual([]);
});

test('whoever chooses meanwhile is not kept waiting, and is told nothing late', async () => {
  const { sign, come, session } = await thinking();
  await session.answer(['end']);
  await expect.poll(() => session.view.pending?.about).toBe('play');
  await expect.element(sign).not.toBeInTheDocument();
  come();
  await expect.poll(() => session.sought).toBeNull();
  expect(session.counsel).toBeNull();
});

test('Escape wants no hint any more', async () => {
  const { sign, come, session } = await thinking();
  await userEvent.keyboard('{Escape}');
  await expect.element(sign).not.toBeInTheDocument();
  come();
  expect(session.counsel).toBeNull();
});

test('beside cards that are laid out over the table the hint is seen whole', async () => {
  await page.viewport(1280, 800);
  const { session, screen } = await sitDown(picking());
  await expect.poll(() => document.querySelectorAll('[data-cloth] [data-laid]').length).toBeGreaterThan(0);
  session.counsel = hint(session.view);
  await expect.element(screen.getByText(/many simulated games/)).toBeVisible();
  await settled();
  const box = document.querySelector('[data-counsel].given')?.getBoundingClientRect() ?? new DOMRect();
  const points = [0.05, 0.5, 0.95].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [box.x + box.width * x, box.y + box.height * y] as const),
  );
  const over = points.map(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-counsel]') ?? null);
  expect(over).not.toContain(null);
});
