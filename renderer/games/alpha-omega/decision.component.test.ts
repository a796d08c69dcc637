import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { battle, playing, scene, start, tie } from '../../text/testing/scenes.ts';
import { sitDown } from '../../testing/sit-down.ts';

test('a question with few choices shows each of them as a button, and one press answers it', async () => {
  const { screen, api } = await sitDown(tie(), battle());
  await expect
    .element(screen.getByRole('heading', { name: /Mindy, which does Paimon attack\?/ }))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Let Paimon attack Raphael (6 left)' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Mindy, who acts next?' })).toBeVisible();
  expect(api.answers).toHaveLength(1);
  expect(api.answers[0]?.decision).toBe(14);
});

test('lifting a card lights up its targets, and pressing one attacks it', async () => {
  const { screen, api } = await sitDown(battle(), start());
  const michael = screen.getByRole('button', { name: /^Michael/ });
  await michael.click();
  await expect.element(michael).toHaveAttribute('aria-pressed', 'true');
  const paimon = screen.getByRole('button', { name: /^Paimon/ });
  await expect.element(paimon).toHaveAttribute('title', 'Attack Paimon with Michael (11 damage, 5 left)');
  await paimon.click();
  expect(api.answers[0]?.answer[0]).toMatch(/^attack:/);
});

test('Escape puts a lifted card down again', async () => {
  const { screen } = await sitDown(battle());
  const michael = screen.getByRole('button', { name: /^Michael/ });
  await michael.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(michael).toHaveAttribute('aria-pressed', 'false');
});

test('every choice is in a plain list, each under a name of its own', async () => {
  const { screen, api } = await sitDown(battle(), start());
  await screen.getByRole('button', { name: 'All 6 choices' }).click();
  const choices = screen.getByRole('dialog', { name: 'All choices' }).getByRole('listitem');
  const names = choices.elements().map((element) => element.textContent.trim());
  expect(names).toHaveLength(6);
  expect(new Set(names).size).toBe(6);
  await choices.getByRole('button', { name: 'Attack Black Blade with Michael (11 damage, 4 left)' }).click();
  expect(api.answers).toHaveLength(1);
});

test('a hand card that can be played one way is played by pressing it twice', async () => {
  const { screen, api } = await sitDown(playing(), battle());
  const gabriel = screen.getByRole('button', { name: /^Gabriel/ });
  await gabriel.click();
  expect(api.answers).toHaveLength(0);
  await expect.element(gabriel).toHaveAttribute('title', 'Play Gabriel');
  await gabriel.click();
  expect(api.answers[0]?.answer[0]).toMatch(/^play:/);
});

test('the keyboard alone can choose', async () => {
  const { screen, api } = await sitDown(start(), battle());
  const draw = screen.getByRole('button', { name: 'Draw and play on' });
  draw.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(api.answers[0]?.answer).toEqual(['draw']);
});

const [first, second] = battle().inPlay.filter((card) => card.side === 'good' && card.attack !== null);
const cards = [first, second].flatMap((card) => (card === undefined ? [] : [card]));
const options = cards.map((card) => ({ id: `card:${card.id}`, kind: 'card', card: card.id }) as const);

test('where several may be chosen, no more than allowed can be', async () => {
  const ask = { kind: 'some', options, min: 0, max: 1 } as const;
  const { screen, api } = await sitDown(
    scene({ inPlay: cards, pending: { id: 5, seat: 0, about: 'chooseCard', source: null, ask } }),
    start(),
  );
  await expect.element(screen.getByText('Choose up to 1, or none.')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Choose Michael (5 left)' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Choose Raphael (6 left)' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Confirm 1 chosen' }).click();
  expect(api.answers[0]?.answer).toEqual([options[0]?.id]);
});

test('an order is changed with buttons and confirmed', async () => {
  const ask = { kind: 'order', options } as const;
  const { screen, api } = await sitDown(
    scene({ inPlay: cards, pending: { id: 6, seat: 0, about: 'arrangeCards', source: null, ask } }),
    start(),
  );
  await screen.getByRole('button', { name: 'Move Raphael up, from place 2' }).click();
  await screen.getByRole('button', { name: 'Put them in this order' }).click();
  expect(api.answers[0]?.answer).toEqual([options[1]?.id, options[0]?.id]);
});
