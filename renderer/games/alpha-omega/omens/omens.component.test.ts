import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { battle, start, tie } from '../words/testing/scenes.ts';
import { settings } from '../../../settings.svelte.ts';
import { sitDown } from '../../../testing/sit-down.ts';

// The seals ask for the Omens too.
beforeEach(async () => {
  await settings.change({ seals: false });
  onTestFinished(() => settings.change({ seals: true }));
});

type Screen = Awaited<ReturnType<typeof sitDown>>['screen'];

const panelOf = (screen: Screen) => screen.getByRole('region', { name: 'Omens' });
const buttonOf = (screen: Screen) => screen.getByRole('button', { name: 'Omens', exact: true });

test('Omens say step by step what will come, and what the balance will be', async () => {
  const { screen, api } = await sitDown(battle());
  await buttonOf(screen).click();
  const panel = panelOf(screen);
  await expect.element(panel.getByRole('heading', { name: 'Clean-Up' })).toBeVisible();
  const steps = panel.getByRole('list', { name: 'What will come' }).first().getByRole('listitem');
  await expect
    .element(steps.nth(0))
    .toMatchTextContent(/^Paimon attacks Michael, who has the fewest hit points left \(5\)\.$/);
  await expect.element(steps.last()).toMatchTextContent(/^Michael is Lured Astray by Paimon/);
  const summary = panel.getByText(/^Clean-Up: 1 attack, Michael will be Lured Astray, then a tie/);
  expect(summary.element().getAttribute('aria-live')).toBe('polite');
  expect(api.foreseen).toEqual([{ game: 'game-1', decision: 12, choices: [] }]);
  expect(api.answers).toEqual([]);
});

test('Omens and Counsel have one place: the one that is wanted puts the other away', async () => {
  const { screen } = await sitDown(battle());
  const advice = screen.getByText(/^On average, the coming Strength Check ends/);
  await buttonOf(screen).click();
  await expect.element(panelOf(screen)).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(advice).toBeVisible();
  await expect.element(panelOf(screen)).not.toBeInTheDocument();
  await userEvent.keyboard('o');
  await expect.element(panelOf(screen)).toBeVisible();
  await expect.element(advice).not.toBeInTheDocument();
});

test('a tie shows each branch; one that was not followed is asked for', async () => {
  const { screen, api } = await sitDown(battle());
  await buttonOf(screen).click();
  const panel = panelOf(screen);
  await expect.element(panel.getByRole('heading', { name: 'A tie: Mindy will choose.' })).toBeVisible();
  // Where nobody looked yet nothing is drawn.
  expect(panel.getByText(/The balance will be −15/).elements()).toEqual([]);
  await panel.getByText('Let Uriel attack Raphael').click();
  await expect.element(panel.getByText(/The balance will be −15 Good 6, Opponents 21/)).toBeVisible();
  await expect.element(panel.getByText('−15', { exact: true }).first()).toBeVisible();
  await panel.getByText('Let Uriel attack Heaven').click();
  await expect.element(panel.getByText(/The balance will be −14 Good 6, Opponents 20/)).toBeVisible();
  expect(api.foreseen).toHaveLength(2);
  expect(api.foreseen[1]?.choices?.[0]).toMatch(/^card:\d+$/);
});

test('the keyboard alone opens it, reads it and closes it, back on its button', async () => {
  const { screen } = await sitDown(battle());
  const button = buttonOf(screen);
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  const panel = panelOf(screen);
  await expect.element(panel).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(panel.getByText('Let Uriel attack Raphael')).toBeVisible();
  await userEvent.tab();
  await expect.element(panel.getByRole('button', { name: 'Close the Omens' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(panel.getByRole('combobox', { name: 'What you do first', exact: true })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText(/The balance will be −15 Good 6, Opponents 21/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('“If I do this”: for a lifted card by its button, for the choice in focus by a key', async () => {
  const { screen, api } = await sitDown(battle());
  await screen.getByRole('button', { name: /^Michael/ }).click();
  await screen.getByRole('button', { name: 'If I do this' }).click();
  const panel = panelOf(screen);
  const picked = panel.getByRole('combobox', { name: 'What you do first', exact: true });
  await expect.element(panel.getByRole('heading', { name: 'First' })).toBeVisible();
  await expect
    .element(panel.getByText('Until the Strength Check: Paimon will fall, balance plus 7.'))
    .toBeVisible();
  expect(api.foreseen.at(-1)?.first?.[0]).toMatch(/^attack:/);

  screen.getByRole('button', { name: 'End phase' }).element().focus();
  await userEvent.keyboard('o');
  await expect.element(picked).toHaveDisplayValue('End phase');
  expect(api.foreseen.at(-1)?.first).toEqual(['end']);
  await picked.selectOptions('Nothing more');
  await expect.element(panel.getByText(/then a tie: Mindy will choose/)).toBeVisible();
  expect(api.foreseen.at(-1)).toEqual({ game: 'game-1', decision: 12, choices: [] });
  expect(api.answers).toEqual([]);
});

test('open Omens follow the game from question to question', async () => {
  const { screen, api } = await sitDown(tie(), start());
  await buttonOf(screen).click();
  await expect.element(panelOf(screen).getByText(/^Clean-Up: /)).toBeVisible();
  await screen
    .getByRole('region', { name: 'Good cards in play' })
    .getByRole('button', { name: /^Raphael/ })
    .click();
  await expect
    .element(panelOf(screen).getByText('Nothing more will happen before the Strength Check.'))
    .toBeVisible();
  expect(api.foreseen.map(({ decision }) => decision)).toEqual([14, 1]);
});

test('Escape closes a reason that lies on top first', async () => {
  const { screen } = await sitDown(battle());
  await buttonOf(screen).click();
  await screen.getByRole('button', { name: 'Why is this the Balance?' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(panelOf(screen)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panelOf(screen)).not.toBeInTheDocument();
});
