import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-svelte';
import type { OpenGame } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Settings } from '../../../../electron/shared/settings.ts';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import { Session } from '../session.svelte.ts';
import { chosenTime } from '../../../testing/chosen-time.ts';
import { rulesAt } from '../new-game/levels.ts';
import { fakeLevels } from '../../../testing/fake-levels.ts';
import { settings } from '../../../settings.svelte.ts';
import { fakeGame, openedWith } from '../../../testing/fake-game.ts';
import { fakeGains } from '../../../testing/fake-journeys.ts';
import { settled } from '../../../testing/settled.ts';
import { comeToIt, drawAnew, sitAtFirstBattle, sitDown } from '../../../testing/sit-down.ts';
import { battle, over } from '../words/testing/scenes.ts';
import { chooseSettings } from '../../../testing/choose-settings.svelte.ts';
import CouchTable from '../couch/couch-table.svelte';
import type { Again } from './again.ts';

const usual = settings.chosen;

afterEach(() => {
  settings.chosen = usual;
  vi.restoreAllMocks();
});

/** Where no pixels are drawn, no picture is decoded: here each is as soon as this says so. */
const decodedAfter = (when: Promise<undefined>): unknown =>
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(when);

function lost(): View {
  const { outcome, ...view } = over();
  const how = { winner: 'opponent', reason: 'objectiveLost', balance: { good: 10, opponent: 62 } } as const;
  return { ...view, balances: [], outcome: outcome && { ...outcome, ...how } };
}

/** A game that ends while somebody sits at it. */
async function ends(changes: Partial<Settings>, end: View = over(), painted = Promise.resolve(undefined)) {
  decodedAfter(painted);
  settings.chosen = { ...usual, motion: 'full', pace: 'calm', ...changes };
  const sat = await sitDown(battle(), end);
  sat.session.view = end;
  return sat;
}

const moment = (): HTMLElement | null => document.querySelector<HTMLElement>('dialog:is(.victory, .defeat)');
const isPlaying = (): boolean => moment()?.classList.contains('playing') ?? false;

/** How light a colour is, from 0 to 255. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return 0.3 * red + 0.6 * green + 0.1 * blue;
}

test('by day, too, every way on can be read on the night behind it', async () => {
  onTestFinished(() => chooseSettings(usual));
  await ends({ motion: 'reduced' }, lost());
  chooseSettings({ surroundings: 'day' });
  const quiet = () => [...document.querySelectorAll('.actions button.quiet')];
  await expect.poll(quiet).not.toHaveLength(0);
  for (const button of quiet()) expect(lightness(getComputedStyle(button).color)).toBeGreaterThan(150);
});

test('a victory is a window over everything that says how it was won, and the results are a press away', async () => {
  const { screen } = await ends({ motion: 'reduced' });
  const window = screen.getByRole('dialog', { name: 'Victory' });
  await expect.element(window).toBeVisible();
  expect(isPlaying()).toBe(false);
  await expect.element(window).toMatchTextContent(/The Good side led by 52 points/);
  await expect.element(window).toHaveAccessibleDescription(/Revelation 12:8/);
  await window.getByRole('button', { name: 'Results' }).click();
  await expect.element(screen.getByRole('table', { name: 'Achievement Scoring' })).toBeVisible();
  expect(moment()).toBeNull();
});

test('the glow of the window lies behind whoever stands beside it', async () => {
  await page.viewport(1280, 800);
  const { screen } = await ends({ motion: 'reduced' });
  await expect.element(screen.getByRole('dialog', { name: 'Victory' })).toBeVisible();
  const hidden = [...document.querySelectorAll('.witness .arch')].filter((arch) => {
    const { x, y, width, height } = arch.getBoundingClientRect();
    return !arch.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(document.querySelector('.witness .arch')).not.toBeNull();
  expect(hidden).toEqual([]);
});

test('a defeat says what was nearly enough, and leads to where it turned', async () => {
  const { screen } = await ends({ motion: 'reduced' }, lost());
  const window = screen.getByRole('dialog', { name: 'Defeat' });
  await expect.element(window).toMatchTextContent(/What was nearly enough: 3 Strength more/);
  await window.getByRole('button', { name: 'Results' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'The Objective is lost' })).toBeVisible();
});

test('from the results Escape leads back to how it ended, and to the table when they were opened from there', async () => {
  const { screen } = await ends({ motion: 'reduced' });
  const window = screen.getByRole('dialog', { name: 'Victory' });
  await window.getByRole('button', { name: 'Results' }).click();
  await expect.element(screen.getByRole('table', { name: 'Achievement Scoring' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(window).toBeVisible();
  await window.getByRole('button', { name: 'Results' }).click();
  await screen.getByRole('button', { name: 'View table' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Results' }).click();
  await expect.element(screen.getByRole('table', { name: 'Achievement Scoring' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['Victory', over()],
  ['Defeat', lost()],
])('after a %s its like is offered by the same names in the same order', async (name, end) => {
  decodedAfter(Promise.resolve(undefined));
  settings.chosen = { ...usual, motion: 'reduced' };
  comeToIt();
  const session = new Session(fakeGame([battle()]), openedWith(battle()));
  const nothing = (): void => undefined;
  const screen = await render(CouchTable, { session, onleave: nothing, onagain: nothing });
  session.view = end;
  const window = screen.getByRole('dialog', { name });
  await expect.element(window.getByRole('button', { name: 'Play again' })).toHaveFocus();
  const ways = [...window.element().querySelectorAll('.actions button')].map((way) => way.textContent.trim());
  expect(ways).toEqual([
    ...['Play again', 'Same game again', 'Change set-up', 'Main menu'],
    ...['Results', 'View table'],
  ]);
});

test.each([
  ['Victory', over(), 'Harder: Standard', 'standard'],
  ['Defeat', lost(), 'Gentler: Pilgrim', 'pilgrim'],
] as const)('after a %s at Shepherd a step on the ladder is offered', async (name, end, words, level) => {
  decodedAfter(Promise.resolve(undefined));
  settings.chosen = { ...usual, motion: 'reduced' };
  comeToIt();
  const opened = openedWith(battle());
  const request = { ...opened.request, ...rulesAt('shepherd', battle().seats.length, fakeLevels) };
  const session = new Session(fakeGame([battle()]), { ...opened, request } as OpenGame);
  const wanted: Again[] = [];
  const onagain = (how: Again): void => void wanted.push(how);
  const screen = await render(CouchTable, { session, levels: fakeLevels, onleave: () => undefined, onagain });
  session.view = end;
  await screen.getByRole('dialog', { name }).getByRole('button', { name: words }).click();
  await expect.poll(() => wanted).toEqual([{ level }]);
});

test('won or lost, it says what the game gave', async () => {
  const { screen } = await ends({ motion: 'reduced' }, lost());
  const given = screen.getByRole('list', { name: 'What this game gave' });
  await expect.element(given).toMatchTextContent(/Achievement: The good fight, level 1.*3 new cards: /);
});

/** More than stands in one row. */
const MUCH = {
  ...fakeGains,
  progress: [
    { id: 'victories', before: 0, value: 1, level: 1, needs: 10 },
    { id: 'ownPersons', before: 0, value: 2, level: 1, needs: 3 },
  ],
  firstMet: ['starter:squadrons-at-once', ...fakeGains.firstMet, 'starter:david', 'starter:goliath'],
} as const;

test.each([
  [1280, 800],
  [1440, 900],
  [1920, 1080],
])(
  'what was gained pushes no way on out of a window of %i x %i, and nothing is to be scrolled',
  async (...size) => {
    await page.viewport(...size);
    decodedAfter(Promise.resolve(undefined));
    for (const language of ['en', 'es'] as const) {
      settings.chosen = { ...usual, motion: 'reduced', language };
      const { screen, session } = await sitAtFirstBattle(battle(), MUCH);
      session.view = over();
      const window = screen.getByRole('dialog');
      await expect.element(window.getByRole('list')).toBeVisible();
      await settled();
      const rows = new Set(
        [...document.querySelectorAll('dialog li')].map((one) => one.getBoundingClientRect().top),
      );
      expect(rows.size).toBeGreaterThan(1);
      const { scrollHeight, clientHeight } = window.element();
      expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
      cleanup();
    }
  },
);

test('the First Battle scolds nobody for what was undone, as one is invited to there', async () => {
  decodedAfter(Promise.resolve(undefined));
  settings.chosen = { ...usual, motion: 'reduced' };
  const undone = { ...fakeGains, uncounted: 'rewound', progress: [] } as const;
  const { screen, session } = await sitAtFirstBattle(battle(), undone);
  session.view = over();
  const given = screen.getByRole('list', { name: 'What this game gave' });
  await expect.element(given).toMatchTextContent(/3 new cards: /);
  await expect.element(given).not.toMatchTextContent(/No achievements/);
});

test.each(['{Enter}', 'x', ' '])(
  'the key %s shows its last picture, presses nothing, and then it is done',
  async (key) => {
    chosenTime();
    const { screen } = await ends({});
    await expect.poll(isPlaying).toBe(true);
    await userEvent.keyboard(key);
    await expect.poll(isPlaying).toBe(false);
    const window = screen.getByRole('dialog', { name: 'Victory' });
    await expect.element(window.getByRole('button', { name: 'Results' })).toHaveFocus();
  },
);

test('a press anywhere shows its last picture too', async () => {
  chosenTime();
  await ends({});
  await expect.poll(isPlaying).toBe(true);
  moment()?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(isPlaying).toBe(false);
});

test('what can be pressed is pressed as soon as it comes, before the last picture stands', async () => {
  const pass = chosenTime();
  const { screen } = await ends({});
  await expect.poll(isPlaying).toBe(true);
  const results = screen.getByRole('dialog', { name: 'Victory' }).getByRole('button', { name: 'Results' });
  await expect.poll(() => moment()?.querySelector('.actions')?.matches('[inert]:has(button)')).toBe(true);
  await pass(2700);
  await expect.element(results).toHaveFocus();
  expect(isPlaying()).toBe(true);
  await results.click();
  await expect.element(screen.getByRole('dialog').filter({ hasText: 'Summary' })).toBeVisible();
});

test('the table stands as the last blow left it until the window is painted that is to complete', async () => {
  chosenTime();
  const painted = Promise.withResolvers<undefined>();
  const { screen } = await ends({}, lost(), painted.promise);
  await expect.element(screen.getByText('The game is over.')).toBeVisible();
  expect(moment()).toBeNull();
  painted.resolve(undefined);
  await expect.poll(isPlaying).toBe(true);
  await expect.poll(() => moment()?.querySelector('.unlit')).toBeTruthy();
});

test('a window that is not painted in good time keeps nobody from how it ended', async () => {
  const pass = chosenTime();
  const painted = Promise.withResolvers<undefined>();
  const { screen } = await ends({}, over(), painted.promise);
  await expect.element(screen.getByText('The game is over.')).toBeVisible();
  await pass(2500);
  await expect.poll(isPlaying).toBe(true);
  painted.resolve(undefined);
});

test('at once there is nothing to wait for', async () => {
  await ends({ pace: 'instant' });
  await expect.poll(() => moment() !== null).toBe(true);
  expect(isPlaying()).toBe(false);
});

test('drawn anew, as in another language, it is not played again', async () => {
  const { session } = await ends({});
  await expect.poll(isPlaying).toBe(true);
  const anew = await drawAnew(session);
  await expect.element(anew.getByRole('dialog', { name: 'Victory' })).toBeVisible();
  expect(isPlaying()).toBe(false);
});

test('a game that was over when somebody sat down is read of, not played again', async () => {
  const { screen } = await sitDown(over());
  await expect.element(screen.getByRole('table', { name: 'Achievement Scoring' })).toBeVisible();
  expect(moment()).toBeNull();
});

test('Escape sets it aside for the table', async () => {
  const { screen } = await ends({ motion: 'reduced' });
  await expect.element(screen.getByRole('dialog', { name: 'Victory' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(moment).toBeNull();
  await expect.element(screen.getByRole('button', { name: 'Results' })).toBeVisible();
});
