import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { openDrawer } from '../../../testing/open-drawer.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { attack } from '../words/testing/options.ts';
import { battle, start } from '../words/testing/scenes.ts';

beforeEach(openDrawer);

const cardOf = (name: string, { inPlay }: View, book: { readonly get: (def: string) => unknown }): number =>
  inPlay.find(({ def }) => (book.get(def) as { readonly name: string }).name === name)?.id ?? -1;

const named = (card: number): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-card="${String(card)}"]`) ?? document.body;

const arrow = () => document.querySelector('[data-aim] .aim')?.getAttribute('d');

/** The battle, in which nobody can strike what Paimon carries. */
function sparingItems(): View {
  const view = battle();
  const blade = view.inPlay.find(({ host, side }) => host !== null && side === 'opponent')?.id ?? -1;
  const { pending } = view;
  if (pending?.ask?.kind !== 'one') return view;
  const options = pending.ask.options.filter((option) => option.kind !== 'attack' || option.target !== blade);
  return { ...view, pending: { ...pending, ask: { kind: 'one', options } } };
}

/** Two cards, and what hangs on the one of them. */
async function atTheBattle() {
  const view = sparingItems();
  const seated = await sitDown(view, start());
  const { book } = seated.session;
  const [michael, paimon] = [cardOf('Michael', view, book), cardOf('Paimon', view, book)];
  await expect.poll(() => named(paimon).querySelector('[data-seal]')).not.toBeNull();
  await settled();
  const parts: Readonly<Record<string, HTMLElement>> = {
    seal: named(paimon).querySelector<HTMLElement>('[data-seal]') ?? document.body,
    item: named(cardOf('Black Blade', view, book)),
  };
  return { seated, michael, paimon, part: (name: string) => parts[name] ?? document.body };
}

for (const name of ['seal', 'item']) {
  test(`what is let go on the ${name} of a card goes to that card`, async () => {
    const { seated, michael, paimon, part } = await atTheBattle();
    await userEvent.dragAndDrop(page.elementLocator(named(michael)), page.elementLocator(part(name)));
    await expect
      .poll(() => seated.api.answers.map(({ answer }) => answer))
      .toEqual([[attack(michael, paimon).id]]);
  });

  test(`with a card taken up the ${name} of another is aimed at and pressed as that card is`, async () => {
    const { seated, michael, paimon, part } = await atTheBattle();
    await page.elementLocator(named(michael)).click();
    await userEvent.hover(page.elementLocator(named(paimon)), { position: { x: 20, y: 60 } });
    await expect.poll(arrow).not.toBeUndefined();
    const aimed = arrow();
    await userEvent.hover(page.elementLocator(part(name)));
    await settled();
    expect(arrow()).toBe(aimed);
    await userEvent.click(page.elementLocator(part(name)));
    await expect
      .poll(() => seated.api.answers.map(({ answer }) => answer))
      .toEqual([[attack(michael, paimon).id]]);
  });
}
