import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown, sitWith } from '../../../testing/sit-down.ts';
import { known } from '../words/testing/card-views.ts';
import { change, prediction } from '../words/testing/predictions.ts';
import { battle, steppingIn } from '../words/testing/scenes.ts';

beforeEach(() => inLanguage('en', { hints: false, drawer: 'closed' }));

const buttons = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('.choices [data-choice]')].map(({ innerText }) =>
    innerText.replaceAll(/\s+/g, ' ').trim(),
  );

const idOf = (view: View, name: string): number =>
  view.inPlay.find(({ def }) => def === known(name).def)?.id ?? -1;

const onCard = (id: number): string =>
  [...document.querySelectorAll<HTMLElement>(`[data-card="${String(id)}"] [data-plate] [data-drawn]`)]
    .map(({ dataset }) => dataset['drawn'])
    .join(' ');

test('who can prevent a blow stands before letting it fall, the best first, and on the cards as well', async () => {
  await page.viewport(1280, 800);
  const view = steppingIn();
  await sitDown(view);
  await settled();
  expect(buttons()).toEqual([
    expect.stringMatching(/^Zadkiel stops it/),
    expect.stringMatching(/^Michael steps in: 9 damage, is Lured Astray/),
    'Let Zadkiel be Lured Astray (9 damage)',
  ]);
  expect(document.querySelector('[data-option=decline]')?.className).not.toContain('gold');
  expect(onCard(idOf(view, 'Zadkiel'))).toBe('Stops it');
  expect(onCard(idOf(view, 'Michael'))).toBe('Steps in −9 falls');
  expect(onCard(idOf(view, 'Raphael'))).toBe('');
});

test('letting a blow be says what it brings upon whoever strikes: who stops it stops that as well', async () => {
  const view = steppingIn();
  const changes = [
    change(idOf(view, 'Zadkiel'), { damage: 9, fate: 'lured' }),
    change(idOf(view, 'Paimon'), { damage: 9, fate: 'falls' }),
  ];
  const predict = ({ options }: { readonly options: readonly string[] }) =>
    Promise.resolve({
      ok: true as const,
      value: options.map((id) => prediction(id, id === 'decline' ? { changes } : {})),
    });
  await sitWith({ predict }, view);
  await settled();
  await expect.poll(() => buttons().at(-1)).toBe('Let Paimon strike Zadkiel (−9, Lured, Paimon falls)');
});

test('whoever is attacked and can save himself shines as one who can act', async () => {
  const view = steppingIn();
  await sitDown(view);
  const ring = (name: string): string | undefined => {
    const card = document.querySelector(`[data-card="${String(idOf(view, name))}"]`);
    return card === null ? undefined : getComputedStyle(card).boxShadow.split(/, (?=rgb|color)/)[0];
  };
  await settled();
  expect(ring('Zadkiel')).toBe(ring('Michael'));
});

test('one press of a card steps in', async () => {
  const view = steppingIn();
  const { screen, api } = await sitDown(view, battle());
  await screen
    .getByRole('button', { name: /^Zadkiel \d/ })
    .or(screen.getByRole('button', { name: /^Zadkiel,/ }))
    .click();
  await expect
    .poll(() => api.answers.map(({ answer }) => answer))
    .toEqual([[`ability:${String(idOf(view, 'Zadkiel'))}#0`]]);
});

test('no key lets a Person fall whom somebody keeps for nothing; where nobody can, it is the key for declining, not that for ending', async () => {
  const view = steppingIn();
  const { screen, api } = await sitDown(view, battle());
  await settled();
  await userEvent.keyboard('e');
  await userEvent.keyboard('x');
  await userEvent.keyboard('{Enter}');
  await settled();
  expect(api.answers).toEqual([]);
  await userEvent.keyboard('1');
  await expect.poll(() => api.answers).toHaveLength(1);
  await screen.unmount();
  const { pending } = view;
  if (pending?.ask?.kind !== 'one') throw new Error('The scene asks something');
  const options = pending.ask.options.filter(
    (option) => option.kind !== 'ability' || option.card !== idOf(view, 'Zadkiel'),
  );
  const alone = await sitDown({ ...view, pending: { ...pending, ask: { kind: 'one', options } } }, battle());
  await settled();
  await userEvent.keyboard('e');
  await settled();
  expect(alone.api.answers).toEqual([]);
  await userEvent.keyboard('x');
  await expect.poll(() => alone.api.answers.map(({ answer }) => answer)).toEqual([['decline']]);
});

test('of more than have room the best stands there, with what lets it be and the way to all', async () => {
  await sitDown(steppingIn('Hadraniel'));
  await settled();
  expect(buttons()).toEqual([
    expect.stringMatching(/^Zadkiel stops it/),
    'Let Zadkiel be Lured Astray (9 damage)',
    expect.stringMatching(/^All 4 choices/),
  ]);
});

test('F6 enters the question at its first answer, though a box to tick stands before it', async () => {
  const { screen } = await sitDown(steppingIn());
  await expect.element(screen.getByRole('checkbox', { name: 'Remember my answer' })).toBeVisible();
  await settled();
  const isIn = () => document.activeElement?.closest('[data-zone=question]') != null;
  for (let step = 0; step === 0 || (step < 12 && !isIn()); step += 1) await userEvent.keyboard('{F6}');
  await expect.element(screen.getByRole('button', { name: 'Zadkiel stops it' })).toHaveFocus();
});

test.each(['en', 'es'] as const)(
  'the question keeps its height beside three answers: %s',
  async (language) => {
    inLanguage(language, { hints: false, drawer: 'closed' });
    await page.viewport(1280, 800);
    await sitDown(steppingIn());
    await settled();
    const asks = document.querySelector<HTMLElement>('.asks');
    expect(asks?.scrollHeight).toBe(asks?.clientHeight);
    expect(asks?.scrollWidth).toBe(asks?.clientWidth);
  },
);

test('a long question stays within its bar, also over what can be ticked', async () => {
  inLanguage('es', { hints: false, drawer: 'open' });
  await page.viewport(1920, 1080);
  await sitDown(steppingIn());
  await settled();
  const boxOf = (part: string): DOMRect | undefined => document.querySelector(part)?.getBoundingClientRect();
  const [bar, question, tick] = [boxOf('.asks'), boxOf('.asks h2'), boxOf('.asks .notes label')];
  if (bar === undefined || question === undefined || tick === undefined) throw new Error('all are there');
  expect(question.height).toBeGreaterThan(30);
  expect(question.top).toBeGreaterThanOrEqual(bar.top);
  expect(tick.bottom).toBeLessThanOrEqual(bar.bottom);
});
