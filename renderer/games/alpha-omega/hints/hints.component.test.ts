import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { settings } from '../../../settings.svelte.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { hints } from '../../../text/language/en/alpha-omega/hints.ts';
import { t } from '../../../text/language/language.ts';
import { idOf } from '../words/testing/fake-cards.ts';
import { blow, branch, omen } from '../words/testing/omens.ts';
import { battle, over, playing, start } from '../words/testing/scenes.ts';
import { LESSONS } from './hints.ts';

beforeEach(() => {
  settings.chosen = { ...settings.chosen, hints: true, learnt: [], pace: 'instant' };
});

test('what is met for the first time is explained, and vanishes for good when it is known', async () => {
  settings.chosen = { ...settings.chosen, learnt: ['goal'] };
  const { screen } = await sitDown(start());
  const hint = screen.getByRole('complementary', { name: 'Tip' });
  await expect.element(hint).toMatchTextContent(/take a Calling, a task that helps/);
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect.element(hint).not.toMatchTextContent(/take a Calling/);
  expect(settings.chosen.learnt).toEqual(['goal', 'drawOrCalling']);
});

test('a hint that was seen with its question is known, and does not come again in another game', async () => {
  const { screen, session } = await sitDown(start(), { ...playing(), phase: 'playPhase' });
  await screen.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect.poll(() => session.view.pending?.about).toBe('play');
  await expect.poll(() => settings.chosen.learnt).toEqual(['goal']);
  const hint = screen.getByRole('complementary', { name: 'Tip' });
  await expect.element(hint).toMatchTextContent(/^Tip You may play one card a turn/);
});

test('what somebody does by themselves is known, and no more taught', async () => {
  settings.chosen = { ...settings.chosen, learnt: ['goal', 'drawOrCalling'] };
  const view = { ...playing(), phase: 'playPhase' } as const;
  const { screen, session } = await sitDown(view, battle());
  const hint = screen.getByRole('complementary', { name: 'Tip' });
  await expect.element(hint).toMatchTextContent(/You may play one card a turn/);
  const event = { type: 'cardPlayed', seat: 0, card: 1 } as const;
  session.log = [{ kind: 'answered', moment: 1, seat: 0, by: 0, events: [{ event, defs: {} }] }];
  await expect.element(hint).toMatchTextContent(/Persons fight for you/);
  session.view = battle();
  await expect.poll(() => settings.chosen.learnt).toContain('play');
  await expect.element(hint).toMatchTextContent(/Each Good Person may attack/);
});

test('what “spared” on a seal means is told as soon as it is foretold', async () => {
  settings.chosen = { ...settings.chosen, learnt: [...LESSONS] };
  const view = battle();
  const idOfCard = (name: string): number => view.inPlay.find(({ def }) => def === idOf(name))?.id ?? -1;
  const [card, by] = [idOfCard('Michael'), idOfCard('Paimon')];
  const spared = omen(view, { type: 'spared', card, by, damage: 6, excess: 2 });
  const { screen, api } = await sitDown(start(), view);
  // Only of the second question: what is foretold at the first is known once that is answered.
  api.forecast = (request) =>
    Promise.resolve({
      ok: true,
      value: branch(request.decision === view.pending?.id ? [...blow(view, by, card), spared] : []),
    });
  await screen.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect
    .element(screen.getByRole('complementary', { name: 'Tip' }))
    .toMatchTextContent(/Spared: .* your card keeps 1 hit point/);
});

test.each(['en', 'es'] as const)('each tip has room where it stands: %s', async (language) => {
  await page.viewport(1280, 800);
  onTestFinished(() => inLanguage('en'));
  inLanguage(language, { hints: true, learnt: [], pace: 'instant' });
  await sitDown(start());
  const box = (): HTMLElement => document.querySelector<HTMLElement>('.tip') ?? document.body;
  await expect.poll(() => box().querySelector('p')).not.toBeNull();
  const words = box().querySelector('p') ?? document.body;
  const cut = Object.keys(hints).filter((hint) => {
    words.lastChild?.replaceWith(` ${t(`hints.${hint as keyof typeof hints}`)}`);
    return box().scrollHeight > box().clientHeight + 1;
  });
  expect(cut).toEqual([]);
});

test('at the table of a game that has ended nothing is taught', async () => {
  const view = { ...battle(), pending: null };
  const idOfCard = (name: string): number => view.inPlay.find(({ def }) => def === idOf(name))?.id ?? -1;
  const [by, target] = [idOfCard('Paimon'), idOfCard('Michael')];
  const { screen, session } = await sitDown(view);
  const tip = screen.getByRole('complementary', { name: 'Tip' });
  const why = { kind: 'weakest', left: 7, tied: 1, chosenBy: null } as const;
  session.fresh = [{ event: { type: 'attackDeclared', by, target, why }, defs: {} }];
  await expect.element(tip).toMatchTextContent(/Opponents act by themselves/);
  session.view = { ...view, outcome: over().outcome };
  await expect.element(tip).not.toBeInTheDocument();
});

test('nobody is told who has switched hints off', async () => {
  settings.chosen = { ...settings.chosen, hints: false };
  const { screen } = await sitDown(start());
  await expect.element(screen.getByRole('button', { name: 'Draw', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('complementary', { name: 'Tip' })).not.toBeInTheDocument();
});
