import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { battle, crowd, over } from './words/testing/scenes.ts';
import { scene } from './words/testing/table.ts';
import { sitDown } from '../../testing/sit-down.ts';
import { settled } from '../../testing/settled.ts';
import { fromMenu } from '../../testing/from-menu.ts';
import { openDrawer } from '../../testing/open-drawer.ts';

beforeEach(openDrawer);

test('a card in play says all that is to be known of it in its name', async () => {
  const { screen } = await sitDown(battle());
  await expect
    .element(screen.getByRole('button', { name: /^Michael/ }))
    .toHaveAccessibleName(/strength 11 with what it carries, 7 without, 5 hit points left, 2 damage taken/);
  await expect
    .element(screen.getByRole('button', { name: /^Uriel.*Lured Astray, lures astray/ }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Raphael.*has acted this round/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Heavenly Armor.*, on Michael$/ })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /^Hail of Iron Globes.*stays for 2 rounds/ }))
    .toBeVisible();
});

test('the focused card is shown in full, with its text and verse', async () => {
  const { screen } = await sitDown(battle());
  screen
    .getByRole('button', { name: /^Raphael/ })
    .element()
    .focus();
  const full = screen.getByRole('region', { name: 'Card in full' });
  await expect.element(full.getByRole('heading', { name: 'Raphael' })).toBeVisible();
  await expect.element(full).toMatchTextContent(/remove all damage/);
});

test('the arrow keys walk along a zone', async () => {
  const { screen } = await sitDown(battle());
  screen
    .getByRole('button', { name: /^Gabriel/ })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: /^Crystal Sea/ })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('button', { name: /^Unseated Hills/ })).toHaveFocus();
});

test('a Person already played this game is shown as spent', async () => {
  const { screen } = await sitDown(battle());
  await expect
    .element(screen.getByRole('button', { name: /^Camael.*already played this game$/ }))
    .toBeVisible();
});

test('the Balance, the round, the phase and the purposes can be read', async () => {
  const { screen } = await sitDown(battle());
  const balance = screen.getByRole('meter', { name: 'Balance of Strength' });
  await expect.element(balance).toHaveAttribute('aria-valuenow', '5');
  await expect
    .element(balance)
    .toHaveAttribute('aria-valuetext', 'Good 13, Opponents 8: the Good side leads by 5 of 50');
  await expect.element(screen.getByRole('heading', { name: 'Round 3', level: 1 })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Action Phase' }))
    .toHaveAttribute('aria-current', 'step');
  await expect
    .element(screen.getByRole('button', { name: 'Calling: Squadrons at Once, 1 of 3' }))
    .toBeVisible();
});

test('the log says why an Opponent chose its target', async () => {
  const { screen } = await sitDown(battle());
  const log = screen.getByRole('log', { name: 'Log' });
  await expect
    .element(log)
    .toMatchTextContent(/Paimon attacks Heavenly Armor: it has the fewest hit points left \(5\)\./);
  await expect
    .element(log)
    .toMatchTextContent(/two have the fewest hit points left \(1\), and Mindy chose between them\./);
});

test('a discard pile opens, latest card first', async () => {
  const { screen } = await sitDown(battle());
  await screen.getByRole('button', { name: 'Opponent discard pile, 2 cards' }).click();
  const items = screen.getByRole('dialog', { name: /Opponent discard pile/ }).getByRole('listitem');
  await expect.element(items.nth(0)).toMatchTextContent(/Despair/);
  await expect.element(items.nth(1)).toMatchTextContent(/Alloces/);
});

test('the end of the game says why, and leads back home', async () => {
  const { screen, hasLeft } = await sitDown(over());
  const dialog = screen.getByRole('dialog', { name: 'The Objective is achieved' });
  await expect
    .element(dialog)
    .toMatchTextContent(/The Good side led by 52 points at the Strength Check in round 9/);
  await expect.element(dialog).toMatchTextContent(/Total/);
  await dialog.getByRole('button', { name: 'Main menu' }).click();
  await expect.poll(() => hasLeft()).toBe(true);
});

test('where a variation sets the leads, the Objective in full and the scale say which decide here', async () => {
  const { screen } = await sitDown(scene({ variants: ['narrowWay'], lostBy: 1 }));
  const full = screen.getByRole('region', { name: 'Card in full' });
  await expect.element(full).toMatchTextContent(/leads by 50 Strength.*they lead by 1[^0-9]/);
  await expect.element(full).toMatchTextContent(/the printed card asks for a lead of 50/);
  const scale = screen.getByRole('meter', { name: 'Balance of Strength' });
  await expect.element(scale).toHaveAttribute('aria-valuemin', '-1');
  await expect.element(scale).toHaveAttribute('aria-valuemax', '50');
});

test('the course of a game that ended before its last Strength Check goes up to its end', async () => {
  const { outcome, ...view } = over();
  const lost = {
    round: 3,
    winner: 'opponent',
    reason: 'objectiveLost',
    balance: { good: 0, opponent: 10 },
  } as const;
  const balances = [
    { good: 12, opponent: 3 },
    { good: 8, opponent: 2 },
  ];
  const ended = outcome && { ...outcome, ...lost };
  const { screen } = await sitDown({ ...view, variants: ['narrowWay'], lostBy: 1, balances, outcome: ended });
  const chart = screen.getByRole('group', { name: 'The lead at each Strength Check' });
  await expect
    .element(chart.getByRole('button').last())
    .toHaveAccessibleName(/^Round 3: Good 0, Opponents 10/);
});

test('what the figures of a carried card are can be seen', async () => {
  const { screen, hasAsked } = await sitDown(battle());
  const drawn = (within: ParentNode): readonly (string | undefined)[] =>
    [...within.querySelectorAll<HTMLElement>('[data-drawn]')].map(({ dataset }) => dataset['drawn']);
  const sword = screen.getByRole('button', { name: /^Flaming Sword/ }).element();
  expect(sword.querySelectorAll('svg')).toHaveLength(2);
  expect(drawn(sword)).toContainEqual(expect.stringMatching(/^\+\d$/));
  await fromMenu(screen, /^Rulebook/);
  await expect.poll(() => hasAsked()).toBe(true);
});

test('the table is there to look at after the end', async () => {
  const { screen } = await sitDown(over());
  await screen.getByRole('button', { name: 'View table' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'The game is over.' })).toBeVisible();
});

const sizes = [
  ['empty', scene()],
  ['a battle', battle()],
  ['forty cards', crowd()],
] as const;

for (const [name, view] of sizes) {
  for (const text of [100, 200]) {
    test(`nothing is cut off sideways with ${name} on the table and text at ${text} %`, async () => {
      document.documentElement.style.fontSize = `${text}%`;
      try {
        await sitDown(view);
        await settled();
        const page = document.documentElement;
        expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
        const buttons = [...document.querySelectorAll('main button')].map((button) =>
          button.getBoundingClientRect(),
        );
        expect(buttons.filter((box) => box.right > page.clientWidth + 1 || box.left < -1)).toEqual([]);
      } finally {
        document.documentElement.style.fontSize = '';
      }
    });
  }
}

test('a game is conceded from its menu, after a question that says what it counts as', async () => {
  const { screen, api } = await sitDown(battle());
  await fromMenu(screen, /Concede/);
  const dialog = screen.getByRole('dialog', { name: 'Concede this game?' });
  await expect.element(dialog).toMatchTextContent(/count it as a lost game/);
  await dialog.getByRole('button', { name: 'Keep playing' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.answers).toEqual([]);
  await fromMenu(screen, /Concede/);
  await dialog.getByRole('button', { name: 'Concede', exact: true }).click();
  await expect.poll(() => api.answers.map(({ answer }) => answer)).toEqual([['concede']]);
});

test('a game that is over cannot be conceded', async () => {
  const { screen } = await sitDown(over());
  await expect.element(screen.getByRole('dialog', { name: 'The Objective is achieved' })).toBeInTheDocument();
  const entry = (name: string) => screen.getByRole('button', { name, includeHidden: true });
  await expect.element(entry('Save as…')).toBeInTheDocument();
  await expect.element(entry('Concede')).not.toBeInTheDocument();
});
