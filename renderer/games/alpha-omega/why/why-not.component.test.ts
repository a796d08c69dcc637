import { expect, test } from 'vitest';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { walkTo } from '../../../input/walked.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { battle, ownPlace, playing } from '../words/testing/scenes.ts';

test('every Good card in play that cannot be used now says why not when it is pressed', async () => {
  const { screen, api } = await sitDown(battle());
  const cards = [...document.querySelectorAll<HTMLElement>('[data-zone=good] button[data-card]')].filter(
    (card) => !card.matches('.open, .target, .selected, .picked'),
  );
  expect(cards.length).toBeGreaterThan(1);
  for (const card of cards) {
    card.click();
    const panel = screen.getByRole('dialog', { name: /^Can / });
    await expect.element(panel).toBeVisible();
    (panel.getByRole('button', { name: 'Close' }).element() as HTMLElement).click();
    await expect.element(panel).not.toBeInTheDocument();
  }
  for (const { why } of api.asked) expect(why.about).toMatch(/^cannot/);
  expect(api.asked).toHaveLength(cards.length);
  expect(api.answers).toEqual([]);
});

test('a foe that is pressed says what its numbers are, not whether it could be sent', async () => {
  const { screen, api } = await sitDown(battle());
  (screen.getByRole('button', { name: /^Paimon/ }).element() as HTMLElement).click();
  await expect.poll(() => api.asked.at(-1)?.why.about).toBe('strength');
  const questions = screen.getByRole('dialog').getByRole('group').getByRole('button').elements();
  expect(questions.map(({ textContent }) => textContent.trim())).not.toContain('Can it attack?');
});

test('a card in hand that was taken up says why it cannot go where it was put', async () => {
  const { screen, api } = await sitDown(playing());
  const open = document.querySelector<HTMLElement>('[data-zone=hand] button[data-card].open');
  if (open === null) throw new Error('nothing can be played in this scene');
  open.click();
  const paimon = screen.getByRole('button', { name: /^Paimon/ }).element() as HTMLElement;
  paimon.click();
  await expect
    .poll(() => api.asked.at(-1)?.why)
    .toMatchObject({ about: expect.stringMatching(/^cannot/) as string });
  expect(api.answers).toEqual([]);
});

test('shown large, a card in hand that is spent says why in the words of Why?', async () => {
  const { api } = await sitDown(playing());
  const spent = document.querySelector<HTMLElement>('[data-zone=hand] button[data-card]:has(.card.spent)');
  const open = document.querySelector<HTMLElement>('[data-zone=hand] button[data-card].open');
  if (spent === null || open === null) throw new Error('the scene has a spent card and an open one');
  const said = (): string =>
    document.querySelector('[data-preview] [data-closed-reason]')?.textContent.trim() ?? '';
  walkTo(spent);
  await expect.poll(said).not.toBe('');
  expect(api.asked.at(-1)?.why).toMatchObject({ about: 'cannotPlay', card: Number(spent.dataset['card']) });
  walkTo(open);
  await expect.poll(said).toBe('');
});

/** Nobody of the Opponents can be attacked any more: Michael could strike Heaven, and nothing else. */
function ownAlone(): View {
  const view = ownPlace();
  const { pending } = view;
  if (pending?.ask?.kind !== 'one') throw new Error('it asks who acts');
  const heaven = view.inPlay[0]?.id;
  const options = pending.ask.options.filter(
    (option) => option.kind === 'end' || (option.kind === 'attack' && option.target === heaven),
  );
  return { ...view, pending: { ...pending, ask: { kind: 'one', options } } };
}

test('where only the own Place is left to strike, the question says so, the end is what leads on, and "why" is no plain yes', async () => {
  const { screen, api } = await sitDown(ownAlone());
  api.explain = () => Promise.resolve({ ok: true, value: { reason: [], defs: {} } });
  // That one's own Place could be struck is no advice: whoever wants it finds it among all choices.
  await expect
    .element(screen.getByText('No foe is left to attack: end the phase.', { exact: true }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'End phase' })).toHaveClass(/gold/);
  (screen.getByRole('button', { name: /^Michael/ }).element() as HTMLElement).click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Can Michael attack?' }))
    .toMatchTextContent(/only Heaven, on your own side/);
});
