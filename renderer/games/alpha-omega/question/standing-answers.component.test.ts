import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { Session } from '../session.svelte.ts';
import { openedWith } from '../../../testing/fake-game.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { drawAnew, sitDown } from '../../../testing/sit-down.ts';
import { t } from '../../../text/language/language.ts';
import { attack } from '../words/testing/options.ts';
import { battle, start } from '../words/testing/scenes.ts';

beforeEach(async () => {
  await page.viewport(1280, 800);
  inLanguage('en');
});

/** The battle, where Raphael asks whether his ability is used; the number tells one time from another. */
function mayI(id: number): View {
  const view = battle();
  const source = view.inPlay.find((card) => card.def.endsWith(':raphael'));
  if (source === undefined) throw new Error('Raphael is not there');
  const options = [
    { id: 'accept', kind: 'accept' },
    { id: 'decline', kind: 'decline' },
  ] as const;
  const { def } = source;
  return {
    ...view,
    pending: { id, seat: 0, about: 'may', source: { id: source.id, def }, ask: { kind: 'one', options } },
  };
}

/** The question of the battle, asked after so many others. */
function acts(id: number): View {
  const view = battle();
  return { ...view, pending: view.pending && { ...view.pending, id } };
}

const DECLINE = 'Not now';

test('it says of what and for how long an answer stands, before it is given', async () => {
  const { screen } = await sitDown(mayI(12), mayI(13));
  await expect
    .element(screen.getByRole('checkbox', { name: 'Remember my answer' }))
    .toHaveAccessibleDescription(
      /^What you choose next answers this question by itself for the rest of this game, until/,
    );
});

test('that an answer may stand is said smaller than the question and than its answers', async () => {
  const { screen } = await sitDown(mayI(12));
  const sizeOf = (element: Element | null | undefined): number =>
    element ? Number.parseFloat(getComputedStyle(element).fontSize) : Number.NaN;
  const once = screen.getByRole('checkbox', { name: 'Remember my answer' });
  await expect.element(once).toBeVisible();
  const size = sizeOf(once.element().closest('label'));
  expect(size).toBeLessThan(0.85 * sizeOf(screen.getByRole('button', { name: DECLINE }).element()));
  expect(size).toBeLessThan(0.85 * sizeOf(screen.getByRole('region', { name: 'What is asked' }).element()));
});

test('what is answered once for all is not asked again, until somebody wants it to be', async () => {
  const { screen, api } = await sitDown(mayI(12), mayI(13), acts(14), mayI(15));
  await screen.getByRole('checkbox', { name: 'Remember my answer' }).click();
  await screen.getByRole('button', { name: DECLINE }).click();
  await expect.element(screen.getByRole('heading', { name: 'Mindy, choose who acts.' })).toBeVisible();
  expect(api.answers.map(({ answer }) => answer)).toEqual([['decline'], ['decline']]);
  await screen.getByRole('button', { name: 'Always (1)' }).click();
  await screen.getByRole('button', { name: 'Ask again: Skip Raphael’s ability' }).click();
  await screen.getByRole('button', { name: 'End phase' }).click();
  await screen.getByRole('button', { name: 'End phase' }).click();
  await expect.element(screen.getByRole('button', { name: DECLINE })).toBeVisible();
  expect(api.answers).toHaveLength(3);
});

const windows = (
  [
    [1280, 800],
    [1920, 1080],
  ] as const
).flatMap((size) =>
  ([100, 150] as const).flatMap((textSize) =>
    (['en', 'es'] as const).map((language) => ({ size, textSize, language })),
  ),
);

/** Holds that nothing of what is asked sticks out of its bar. */
async function staysWithin(): Promise<void> {
  await settled();
  const bar = document.querySelector('.ask')?.getBoundingClientRect() ?? new DOMRect();
  const parts = [...document.querySelectorAll('.asks :is(h2, p, button, label)')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  expect(parts.length).toBeGreaterThan(4);
  expect(Math.min(...parts.map(({ top }) => top))).toBeGreaterThanOrEqual(bar.top);
  expect(Math.max(...parts.map(({ bottom }) => bottom))).toBeLessThanOrEqual(bar.bottom);
  expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(bar.right);
}

test.each(windows)(
  'the question stays within its bar while an answer stands: $size, $textSize %, $language',
  async ({ size, textSize, language }) => {
    await page.viewport(size[0], size[1]);
    inLanguage(language, { hints: false, textSize });
    const first = start();
    const { screen } = await sitDown(mayI(12), {
      ...first,
      pending: first.pending && { ...first.pending, id: 13 },
    });
    await screen.getByRole('checkbox', { name: t('ask.onceForAll') }).click();
    await staysWithin();
    await screen.getByRole('button', { name: t('options.doNotUseIt') }).click();
    await expect
      .element(screen.getByRole('button', { name: t('ask.standingCount', { count: 1 }) }))
      .toBeVisible();
    await staysWithin();
  },
);

/** The own Place is all that can be struck. */
function ownPlaceAlone(id: number): View {
  const view = battle();
  const [heaven, michael] = view.inPlay;
  if (heaven === undefined || michael === undefined || view.pending === null)
    throw new Error('both are there');
  const options = [{ id: 'end', kind: 'end' } as const, attack(michael.id, heaven.id)];
  return { ...view, pending: { ...view.pending, id, ask: { kind: 'one', options } } };
}

test('a phase in which no more than the own Place can be struck ends by itself where that is wanted', async () => {
  const { screen, api } = await sitDown(ownPlaceAlone(12), ownPlaceAlone(13), acts(14));
  await screen.getByRole('checkbox', { name: 'Remember my answer' }).click();
  await screen.getByRole('button', { name: 'End phase' }).click();
  await expect.poll(() => api.answers.map(({ answer }) => answer)).toEqual([['end'], ['end']]);
  // Where there is a foe it is asked.
  await expect.element(screen.getByRole('button', { name: 'End phase' })).toBeVisible();
  expect(api.answers).toHaveLength(2);
});

test('an answer that was not meant to stand does not', async () => {
  const { screen, api } = await sitDown(mayI(12), mayI(13));
  await screen.getByRole('button', { name: DECLINE }).click();
  await expect.poll(() => api.answers.length).toBe(1);
  await expect.element(screen.getByRole('button', { name: DECLINE })).toBeVisible();
  expect(api.answers).toHaveLength(1);
});

test('whoever takes a move back is asked again', async () => {
  const { screen, api } = await sitDown(mayI(12), acts(13), mayI(11));
  await screen.getByRole('checkbox', { name: 'Remember my answer' }).click();
  await screen.getByRole('button', { name: DECLINE }).click();
  await screen.getByRole('button', { name: 'End phase' }).click();
  await screen.getByRole('button', { name: 'End phase' }).click();
  await expect.element(screen.getByRole('button', { name: DECLINE })).toBeVisible();
  expect(api.answers).toHaveLength(2);
});

test('an answer stands when a later move is taken back, and when the game is left and come back to', async () => {
  const { screen, api, session } = await sitDown(mayI(12), acts(15), acts(14), mayI(16));
  await screen.getByRole('checkbox', { name: 'Remember my answer' }).click();
  await screen.getByRole('button', { name: DECLINE }).click();
  await screen.getByRole('button', { name: 'End phase' }).click();
  await screen.getByRole('button', { name: 'End phase' }).click();
  await expect.poll(() => session.view.pending?.id).toBe(14);
  const again = await drawAnew(new Session(api, { ...openedWith(acts(14)), id: session.id }));
  await again.getByRole('button', { name: 'End phase' }).click();
  await again.getByRole('button', { name: 'End phase' }).click();
  await expect.poll(() => api.answers.at(-1)?.answer).toEqual(['decline']);
});
