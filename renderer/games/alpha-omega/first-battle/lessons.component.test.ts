import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { startInput } from '../../../input/start.ts';
import { Session } from '../session.svelte.ts';
import { settings } from '../../../settings.svelte.ts';
import { fakeGame, openedWith } from '../../../testing/fake-game.ts';
import { branch } from '../words/testing/omens.ts';
import { battle, over, playing, start } from '../words/testing/scenes.ts';
import { es } from '../../../text/language/es/index.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import '../../../ui/theme.css';
import CouchTable from '../couch/couch-table.svelte';
import type { Again } from '../outcome/again.ts';
import { LESSONS } from '../hints/hints.ts';

const usual = settings.chosen;

beforeEach(() => {
  settings.chosen = { ...usual, hints: true, learnt: [], pace: 'instant', motion: 'reduced' };
});

/** The First Battle, as it stands in these views. */
async function fight(...views: readonly [View, ...View[]]) {
  onTestFinished(startInput());
  const api = fakeGame(views);
  const session = new Session(api, openedWith(views[0]));
  const left: string[] = [];
  const screen = await render(CouchTable, {
    session,
    onleave: () => left.push('home'),
    onjourney: () => left.push('journey'),
    onagain: (how: Again) => left.push(typeof how === 'object' ? how.level : how),
  });
  const lessons = screen.getByRole('complementary', { name: 'Lessons' });
  return { screen, session, api, lessons, left };
}

test('it begins with the goal, and leaves each thing behind once its question has passed', async () => {
  const { screen, lessons } = await fight(start(), { ...playing(), phase: 'playPhase' });
  await expect.element(lessons).toMatchTextContent(/^You win by being far enough ahead in Strength/);
  await screen.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect.element(lessons).toMatchTextContent(/^You may play one card a turn/);
  await expect.poll(() => settings.chosen.learnt).toEqual(['goal']);
});

test('whoever knows it is told the next thing at once', async () => {
  const { lessons } = await fight(start());
  await lessons.getByRole('button', { name: 'Got it' }).click();
  await expect.element(lessons).toMatchTextContent(/^Draw a card, and you may play one and act/);
});

test('every choice is open: nothing shines or is refused because of a lesson', async () => {
  const { screen, lessons } = await fight(battle());
  await expect.element(lessons).toBeVisible();
  const offered = battle().pending?.ask?.options.length ?? 0;
  await screen.getByRole('button', { name: `All ${String(offered)} choices` }).click();
  const list = screen.getByRole('dialog', { name: 'All choices' });
  await expect.element(list).toBeVisible();
  expect(list.getByRole('listitem').getByRole('button', { disabled: false }).elements()).toHaveLength(
    offered,
  );
});

test('what a lesson speaks of is ringed, and what is asked is not', async () => {
  const { screen, lessons } = await fight(start());
  const ring = (): number => document.querySelectorAll('.ring').length;
  await expect.poll(ring).toBe(1);
  await lessons.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(ring).toBe(0);
  await expect.element(screen.getByRole('button', { name: 'Draw', exact: true })).toBeVisible();
});

test('the ring around a seal leaves the numbers of its card alone', async () => {
  settings.chosen = { ...settings.chosen, learnt: LESSONS.filter((lesson) => lesson !== 'seals') };
  const { lessons } = await fight(battle());
  await expect.element(lessons).toMatchTextContent(/The seal under it says whom/);
  const boxOf = (part: string): DOMRect | undefined => document.querySelector(part)?.getBoundingClientRect();
  const room = (): number => {
    const numbers = boxOf('[data-unit]:has([data-seal]) [data-why=hitPoints]');
    return (boxOf('.ring')?.top ?? -Infinity) - (numbers?.bottom ?? Infinity);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

test('who skips the lessons has none any more, and no tips either until they are wanted', async () => {
  const { screen, lessons } = await fight(start());
  await lessons.getByRole('button', { name: 'Skip the lessons' }).click();
  await expect.element(lessons).not.toBeInTheDocument();
  expect(settings.chosen.hints).toBe(false);
  await expect.element(screen.getByRole('complementary', { name: 'Tip' })).not.toBeInTheDocument();
});

test('they close by themselves when all is known; what is rare is a tip as in any game', async () => {
  settings.chosen = { ...settings.chosen, learnt: LESSONS };
  const { screen, lessons } = await fight(battle());
  await expect.element(screen.getByRole('region', { name: 'What is asked' })).toBeVisible();
  await expect.element(lessons).not.toBeInTheDocument();
});

test('the last of them leaves its line standing until the turn passes, and the cards lie still', async () => {
  const [last = 'goal', ...others] = LESSONS;
  settings.chosen = { ...settings.chosen, learnt: others };
  const { session, lessons } = await fight(battle());
  await expect.element(lessons).toBeVisible();
  const lie = (): readonly string[] =>
    [...document.querySelectorAll('[data-unit]')].map((card) => JSON.stringify(card.getBoundingClientRect()));
  const before = lie();
  settings.chosen = { ...settings.chosen, learnt: [...others, last] };
  await expect.element(lessons).toMatchTextContent(/^Every choice is yours/);
  expect(lie()).toEqual(before);
  session.view = { ...session.view, round: session.view.round + 1 };
  await expect.element(lessons).not.toBeInTheDocument();
});

test('as the game ends their line stays, and nothing moves before the ending is shown', async () => {
  settings.chosen = { ...settings.chosen, learnt: [] };
  const { session, lessons } = await fight(battle());
  await expect.element(lessons).toBeVisible();
  const lie = (): readonly string[] =>
    [...document.querySelectorAll('[data-unit], .ask, .hand')].map((part) =>
      JSON.stringify(part.getBoundingClientRect()),
    );
  const before = lie();
  session.view = { ...session.view, pending: null, outcome: over().outcome };
  await expect.element(lessons).toHaveTextContent('The battle is decided.');
  expect(lie()).toEqual(before);
});

test('at the move that wins they say so, whatever else there is to teach', async () => {
  const { session, lessons, api } = await fight(battle());
  api.forecast = () => Promise.resolve({ ok: true, value: branch([], { winner: 'good' }) });
  // Asked anew of what is asked now.
  session.view = { ...session.view };
  await expect.element(lessons).toMatchTextContent(/^Your lead has reached the goal/);
  await expect.element(lessons.getByRole('button', { name: 'Got it' })).not.toBeInTheDocument();
});

test('in another game there are none', async () => {
  const session = new Session(fakeGame([start()]), openedWith(start()));
  const screen = await render(CouchTable, { session, onleave: () => undefined });
  await expect.element(screen.getByRole('complementary', { name: 'Tip' })).toBeVisible();
  await expect.element(screen.getByRole('complementary', { name: 'Lessons' })).not.toBeInTheDocument();
});

test('in Spanish too', async () => {
  inLanguage('es', { hints: true, learnt: [], pace: 'instant', motion: 'reduced' });
  const { screen } = await fight(start());
  const lessons = screen.getByRole('complementary', { name: es.firstBattle.lessons });
  await expect.element(lessons).toMatchTextContent(/^Ganas si al final de una ronda/);
});

const lost = (): View => {
  const { outcome, ...view } = over();
  const how = { winner: 'opponent', reason: 'objectiveLost', balance: { good: 10, opponent: 62 } } as const;
  return { ...view, balances: [], outcome: outcome && { ...outcome, ...how } };
};

test('won, one press leads to the journey', async () => {
  const { screen, session, left } = await fight(battle());
  session.view = over();
  const end = screen.getByRole('dialog', { name: 'Victory' });
  const way = end.getByRole('button', { name: 'View the journey' });
  await expect.element(way).toHaveFocus();
  await way.click();
  await expect.poll(() => left).toEqual(['journey']);
});

test('won, the way to the journey is in the results and at the table, too', async () => {
  const { screen, session, left } = await fight(battle());
  session.view = over();
  await screen.getByRole('dialog', { name: 'Victory' }).getByRole('button', { name: 'Results' }).click();
  const results = screen.getByRole('dialog').filter({ hasText: 'Summary' });
  await results.getByRole('button', { name: 'View the journey' }).click();
  await expect.poll(() => left).toEqual(['journey']);
  await results.getByRole('button', { name: 'View table' }).click();
  await expect.element(results).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'View the journey' }).click();
  await expect.poll(() => left).toEqual(['journey', 'journey']);
});

test('lost, a kind word that names the way to the same cards', async () => {
  const { screen, session, left } = await fight(battle());
  session.view = lost();
  const end = screen.getByRole('dialog', { name: 'Defeat' });
  await expect.element(end).toMatchTextContent(/It happens to everybody/);
  await expect.element(end.getByRole('button', { name: 'View the journey' })).not.toBeInTheDocument();
  await expect.element(end.getByRole('button', { name: 'Play again' })).toHaveFocus();
  await end.getByRole('button', { name: 'Same game again' }).click();
  await expect.poll(() => left).toEqual(['sameSeed']);
});
