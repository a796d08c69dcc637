import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-svelte';
import App from '../app.svelte';
import { fakeGame } from '../testing/fake-game.ts';
import { summary } from '../testing/fake-summary.ts';
import { fakePilgrim, fakeJourneyList } from '../testing/fake-journeys.ts';
import type { GameSummary, JourneyLine } from '../../electron/shared/games/alpha-omega/api.ts';
import { pages } from '../pages.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { settled } from '../testing/settled.ts';
import { finished, lessonIn, runningIn } from '../games/alpha-omega/words/game/going-on.ts';
import { idOf } from '../games/alpha-omega/words/testing/fake-cards.ts';
import { battle, over } from '../games/alpha-omega/words/testing/scenes.ts';
import '../ui/theme.css';
import '../testing/all-parts.ts';
import { fromMenu } from '../testing/from-menu.ts';
import { openDrawer } from '../testing/open-drawer.ts';
import { wholeTable } from '../testing/whole-table.ts';

beforeEach(openDrawer);

/** The page of a new game, and what the program is asked to begin. */
async function setUp() {
  const api = fakeGame([battle()]);
  const requests: unknown[] = [];
  const spied = {
    ...api,
    newGame: (request: Parameters<typeof api.newGame>[0]) => (requests.push(request), api.newGame(request)),
  };
  const screen = await render(App, { api: spied });
  await screen.getByRole('button', { name: 'New game' }).click();
  return { screen, requests };
}

test('the first page leads to the latest game, tells of it once, and lists the others without their seeds', async () => {
  const games = [summary(), summary({ id: 'game-2', seats: ['Ruth'] })];
  const screen = await render(App, { api: fakeGame([battle()], games) });
  await expect.element(screen.getByRole('heading', { level: 1, name: /Alpha.*Omega/ })).toBeVisible();
  const latest = screen.getByRole('button', {
    name: /^Continue: And There Was War in Heaven Mindy, round 3$/,
  });
  await expect.element(latest).toBeVisible();
  expect(latest.element().querySelector('img')).not.toBeNull();
  const others = screen.getByRole('region', { name: 'Games to continue' }).getByRole('listitem');
  await expect.poll(() => others.elements()).toHaveLength(1);
  await expect.element(others.first()).toMatchTextContent(/Ruth, round 3/);
  expect(document.body.textContent).not.toMatch(/jubilee-31|[Ss]eed|Trash/);
  await latest.click();
  await wholeTable();
  await fromMenu(screen, 'Exit to menu');
  await expect.element(screen.getByRole('heading', { name: 'Games to continue' })).toBeVisible();
});

test('the first page names the journey of a game, and tells what is over apart', async () => {
  const journey = { id: 'journey-1', kind: 'campaign', name: 'Naomi' } as const;
  const games = [
    summary({ id: 'game-2', outcome: over().outcome }),
    summary({ id: 'game-3' }),
    summary({ journey }),
  ];
  const screen = await render(App, { api: fakeGame([battle()], games) });
  await expect.element(screen.getByRole('heading', { name: 'Finished games' })).toBeVisible();
  const lists = screen
    .getByRole('list')
    .elements()
    .map(({ textContent }) => textContent);
  const [running, done] = lists.filter((words) => words.includes('And There Was War in Heaven'));
  expect(running).toContain('Campaign “Naomi”');
  expect(done).toContain('won');
  expect(done).not.toContain('Naomi');
});

/** Which of the buttons on the first page is gold. */
const gold = (): readonly string[] =>
  [...document.querySelectorAll('main header button.gold')].map(({ textContent }) => textContent);

test('a game that cannot be gone on with says so where it is listed, and is watched and not continued', async () => {
  const games = [summary({ goesOn: false }), summary({ id: 'game-2', outcome: over().outcome })];
  const screen = await render(App, { api: fakeGame([battle()], games) });
  const line = screen.getByRole('button', {
    name: /^Watch replay And There .* Other rules: can be watched, not/,
  });
  await expect.element(line).toBeVisible();
  expect(screen.getByRole('button', { name: /^Continue:? And There/ }).elements()).toEqual([]);
  await line.click();
  await expect.poll(() => pages.shown).toEqual({ name: 'replay', game: 'game-1' });
});

test('beside a game of six the title of its Objective is not broken up', async () => {
  await page.viewport(1280, 800);
  const seats = ['Melchizedek', 'Bartholomew', 'Nebuchadnezzar', 'Jehoshaphat', 'Zerubbabel', 'Artaxerxes'];
  const objective = idOf('And There Was War in Heaven');
  const screen = await render(App, {
    api: fakeGame([battle()], [summary(), summary({ id: 'game-2', objective, seats })]),
  });
  const title = screen.getByRole('strong').filter({ hasText: 'And There Was War in Heaven' });
  await expect.element(title).toBeVisible();
  await settled();
  const range = document.createRange();
  range.selectNodeContents(title.element());
  expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
});

/** The first page with these games and journeys. */
async function firstPage(games: readonly GameSummary[], journeys: readonly JourneyLine[] = []) {
  const shelf = { ok: true, value: fakeJourneyList(...journeys) } as const;
  const api = { ...fakeGame([battle()], games), journeys: () => Promise.resolve(shelf) };
  return render(App, { api });
}

const { outcome } = over();
const won = summary({ id: 'game-3', outcome });
const lost = summary({ outcome: outcome && { ...outcome, winner: 'opponent' } });
const jonah = fakePilgrim().line;

test('everything on the first page is after the first game where it was before it', async () => {
  await page.viewport(1280, 800);
  const { chosen } = settings;
  onTestFinished(() => {
    settings.chosen = chosen;
  });
  const places = async (...shown: Parameters<typeof firstPage>): Promise<readonly number[]> => {
    const screen = await firstPage(...shown);
    await expect.element(screen.getByRole('button', { name: 'New game', exact: true })).toBeVisible();
    await settled();
    const all = document.querySelectorAll('.start > button, nav[aria-label="More"] button');
    const tops = [...all].map((one) => one.getBoundingClientRect().top);
    cleanup();
    return tops;
  };
  settings.chosen = { ...chosen, lastGame: null };
  const before = await places([]);
  settings.chosen = {
    ...chosen,
    lastGame: { objective: idOf('And There Was War in Heaven'), seats: ['Ruth'] },
  };
  expect(await places([lost])).toEqual(before);
  expect(await places([won])).toEqual(before);
  expect(before).toHaveLength(12);
});

test('one thing leads on from the first page: what was begun, else the First Battle, and the journey once one has won', async () => {
  settings.chosen = { ...settings.chosen, learnt: [] };
  const lesson = summary({ id: 'game-2', arranged: 'exampleOfPlay' });
  const isGold = async (words: RegExp, ...shown: Parameters<typeof firstPage>): Promise<void> => {
    const screen = await firstPage(...shown);
    await expect.poll(gold).toEqual([expect.stringMatching(words)]);
    await screen.unmount();
  };
  const journey = { id: 'journey-1', kind: 'campaign', name: 'Naomi' } as const;
  await isGold(/^First Battle Learn as you play · about 5 minutes$/, []);
  await isGold(/^Continue: And There Was War in Heaven Mindy, round 3$/, [summary(), lesson]);
  await isGold(/^Continue the journey Campaign “Naomi” · And There/, [summary({ journey }), won]);
  await isGold(/^Continue the book’s example/, [lesson, summary()]);
  await isGold(/^First Battle/, [lost]);
  await isGold(/^View the journey The map of the journeys\.$/, [won]);
  await isGold(/^Continue the journey Jonah · 2 of 7 achieved/, [won], [jonah]);
  await isGold(/^View the journey/, [won], [{ ...jonah, putAway: true }]);
  const later = { ...jonah, playedAt: '2026-11-22T09:30:00.000Z' };
  const its = { id: later.id, kind: 'pilgrimage', name: 'Jonah' } as const;
  await isGold(/^Continue: And There/, [summary()], [{ ...later, playedAt: '2026-11-20T09:30:00.000Z' }]);
  await isGold(/^Continue the journey Jonah · 2 of 7 achieved/, [won, summary()], [later]);
  await isGold(/^Continue the journey Pilgrimage “Jonah”/, [summary({ journey: its })], [later]);
});

test('the game that is older than the journey that leads on is listed', async () => {
  const screen = await firstPage([summary()], [{ ...jonah, playedAt: '2026-11-22T09:30:00.000Z' }]);
  const others = screen.getByRole('region', { name: 'Games to continue' }).getByRole('listitem');
  await expect.poll(() => others.elements()).toHaveLength(1);
});

test('the name of the journey of a game stands in one line where its tile has room for it', async () => {
  const journey = { id: 'journey-1', kind: 'pilgrimage', name: 'Journey of 27 November 2026' } as const;
  const screen = await firstPage([{ ...won, journey }, lost]);
  const name = screen.getByText('Pilgrimage “Journey of 27 November 2026”');
  await expect.element(name).toBeVisible();
  const lines = document.createRange();
  lines.selectNodeContents(name.element());
  expect(lines.getClientRects()).toHaveLength(1);
});

test('before the first game the First Battle is by far the biggest, all else is beneath it, and nothing scrolls', async () => {
  await page.viewport(1280, 800);
  settings.chosen = { ...settings.chosen, lastGame: null };
  const screen = await firstPage([]);
  const first = screen.getByRole('button', { name: /^First Battle/ });
  await expect.element(first).toBeVisible();
  await settled();
  const areaOf = ({ width, height }: DOMRect): number => width * height;
  const box = first.element().getBoundingClientRect();
  const others = screen
    .getByRole('button')
    .elements()
    .filter((one) => one !== first.element());
  expect(others.length).toBeGreaterThan(12);
  for (const other of others) {
    const beneath = other.getBoundingClientRect();
    expect(beneath.top, other.textContent).toBeGreaterThan(box.bottom);
    expect(areaOf(beneath), other.textContent).toBeLessThan(areaOf(box) / 2);
  }
  const { scrollHeight, clientHeight } = screen.getByRole('main').element();
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
});

test('a new game has its place on the first page whatever leads on, and with a game that is over nothing scrolls', async () => {
  await page.viewport(1280, 800);
  const places: DOMRect[] = [];
  settings.chosen = { ...settings.chosen, lastGame: null };
  for (const games of [[won], [summary(), won]]) {
    const screen = await firstPage(games);
    const fresh = screen.getByRole('button', { name: 'New game' });
    await expect.element(fresh).toBeVisible();
    await settled();
    places.push(fresh.element().getBoundingClientRect());
    if (games.length < 2) {
      const { scrollHeight, clientHeight } = screen.getByRole('main').element();
      expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
    }
    await screen.unmount();
    settings.chosen = { ...settings.chosen, lastGame: { objective: won.objective, seats: ['Ruth'] } };
  }
  expect(new Set(places.map(({ left, top }) => `${String(left)} ${String(top)}`)).size).toBe(1);
});

test('with games to continue and a finished one of a journey nothing scrolls either', async () => {
  await page.viewport(1280, 800);
  const { chosen } = settings;
  onTestFinished(() => {
    settings.chosen = chosen;
  });
  settings.chosen = { ...chosen, lastGame: { objective: won.objective, seats: ['Ruth'] } };
  const journey = { id: jonah.id, name: 'Journey of 30 November 2026 (2)', kind: 'pilgrimage' } as const;
  const games = [summary(), summary({ id: 'game-2', seats: ['Ann', 'Ben'] }), { ...won, journey }];
  const screen = await firstPage(games, [jonah]);
  for (const name of ['Games to continue', 'Finished games'])
    await expect.element(screen.getByRole('heading', { name })).toBeVisible();
  await settled();
  const { scrollHeight, clientHeight } = screen.getByRole('main').element();
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
});

test.each([
  [1280, 800],
  [1920, 1080],
])(
  'however many games there are, at %i by %i the first page shows the newest and does not scroll',
  async (...size) => {
    await page.viewport(...size);
    const ids = ['game-4', 'game-5', 'game-6', 'game-7'];
    const games = [
      ...ids.map((id) => summary({ id, seats: [id] })),
      ...ids.map((id) => summary({ id: `${id}-over`, seats: [`${id}-over`], outcome })),
    ];
    const screen = await firstPage(games);
    const shown = screen.getByRole('region').getByRole('listitem');
    await expect.poll(() => shown.elements()).toHaveLength(2);
    expect(shown.elements().map(({ textContent }) => /game-\d(?:-over)?/.exec(textContent)?.[0])).toEqual([
      ...['game-5', 'game-4-over'],
    ]);
    await settled();
    const { scrollHeight, clientHeight } = screen.getByRole('main').element();
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
    await screen.getByRole('button', { name: 'All saved games (8)' }).click();
    await expect.poll(() => pages.shown.name).toBe('saves');
  },
);

test('the menu of the table names the level that is played at', async () => {
  const screen = await firstPage([summary()]);
  await screen.getByRole('button', { name: /^Continue: / }).click();
  await screen.getByRole('button', { name: 'Menu' }).click();
  await expect.element(screen.getByText('Level: Standard')).toBeVisible();
});

test('from a game that was begun on another page one leaves for the first page', async () => {
  const screen = await firstPage([won], [jonah]);
  await expect.element(screen.getByRole('button', { name: 'New game' })).toBeVisible();
  pages.go({ name: 'saves' });
  await screen
    .getByRole('button', { name: /And There Was War in Heaven/ })
    .first()
    .click();
  await wholeTable();
  await fromMenu(screen, 'Exit to menu');
  await expect.element(screen.getByRole('button', { name: 'New game' })).toBeVisible();
  expect(pages.shown).toEqual({ name: 'home' });
});

test('a tutorial that was followed to its end is not gone on with: one may learn anew', () => {
  const lesson = summary({ id: 'game-2', arranged: 'exampleOfPlay' });
  expect(lessonIn([lesson], [])).toBe(lesson);
  expect(lessonIn([lesson], [finished('game-2')])).toBeNull();
  expect(runningIn([lesson, summary()], [finished('game-2')])?.id).toBe('game-1');
});

test('a game that cannot be read is named with what is wrong, and can be deleted', async () => {
  const api = fakeGame([battle()]);
  const unreadable = [{ id: 'game-9', playedAt: '2026-11-21T09:30:00.000Z', detail: 'set-up: no Objective' }];
  const deleted: string[] = [];
  const damaged = {
    ...api,
    listGames: () => Promise.resolve({ ok: true, value: { games: [], unreadable } } as const),
    deleteGame: (id: string) => (deleted.push(id), api.deleteGame(id)),
  };
  const screen = await render(App, { api: damaged });
  await expect.element(screen.getByText('set-up: no Objective')).toBeVisible();
  await screen.getByRole('button', { name: 'Delete the unreadable game game-9' }).click();
  await screen.getByRole('button', { name: 'Delete for good' }).click();
  await expect.poll(() => deleted).toEqual(['game-9']);
});

test('the window fills the screen and the program is ended from the first page, by key as well', async () => {
  const done: string[] = [];
  const note = (what: string) => () => (done.push(what), Promise.resolve({ ok: true, value: null } as const));
  const api = { ...fakeGame([battle()]), toggleFullScreen: note('full'), quit: note('quit') };
  const screen = await render(App, { api });
  await screen.getByRole('button', { name: 'Full screen' }).click();
  await screen.getByRole('button', { name: 'Quit' }).click();
  await expect.poll(() => done).toEqual(['full', 'quit']);
  await userEvent.keyboard('{F11}');
  await expect.poll(() => done).toEqual(['full', 'quit', 'full']);
});

test('a new game is begun with the Objective, the name and the seed that were given', async () => {
  const { screen, requests } = await setUp();
  await screen.getByRole('textbox', { name: 'Your name' }).fill('Ruth');
  await screen.getByRole('radio', { name: 'Standard' }).click();
  await screen.getByRole('button', { name: 'More ways to play' }).click();
  await screen.getByRole('textbox', { name: 'Seed' }).fill('barley');
  await screen.getByRole('button', { name: 'Start game' }).click();
  await wholeTable();
  expect(requests).toEqual([
    { objective: 'starter:and-there-was-war-in-heaven', seats: ['Ruth'], seed: 'barley' },
  ]);
});

test('friends, variations and somebody for the Opponents are asked for, and what does not go together says why', async () => {
  const { screen, requests } = await setUp();
  await screen.getByRole('button', { name: 'Add player' }).click();
  await screen.getByRole('textbox', { name: 'Name of player 2' }).fill('Naomi');
  await screen.getByRole('radio', { name: 'Standard' }).click();
  await screen.getByRole('button', { name: 'More ways to play' }).click();
  await screen.getByRole('checkbox', { name: /One shared Good deck/ }).click();
  await screen.getByRole('checkbox', { name: 'Fast Play' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Extended Play' })).toBeDisabled();
  await expect.element(screen.getByText('Not together with Fast Play.')).toBeVisible();
  await screen.getByRole('button', { name: 'Add Opponent player' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Easy Mode' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Start game' }).click();
  await wholeTable();
  expect(requests).toEqual([
    {
      objective: 'starter:and-there-was-war-in-heaven',
      seats: ['Disciple', 'Naomi'],
      variants: ['fast'],
      common: true,
      opponents: ['Adversary'],
    },
  ]);
});

test('what is wrong with a pack is listed, and trouble with a call is told', async () => {
  const api = fakeGame([battle()]);
  const screen = await render(App, {
    api: {
      ...api,
      library: async () => {
        const reply = await api.library();
        const issues = [{ file: 'good/gabriel.json', path: 'strength', message: 'expected a number' }];
        return reply.ok ? { ok: true, value: { ...reply.value, issues } } : reply;
      },
      newGame: () => Promise.resolve({ ok: false, error: { code: 'storage', detail: 'the disk is full' } }),
    },
  });
  await expect.element(screen.getByText('good/gabriel.json')).toBeVisible();
  await screen.getByRole('button', { name: 'New game' }).click();
  await screen.getByRole('button', { name: 'Start game' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/could not be saved to disk\. the disk is full/);
});

test('why there are no cards at all is told as long as there are none', async () => {
  const error = { code: 'unreadable', detail: 'packs: permission denied' } as const;
  const api = { ...fakeGame([battle()]), library: () => Promise.resolve({ ok: false, error } as const) };
  const screen = await render(App, { api });
  await expect
    .element(screen.getByRole('status'))
    .toMatchTextContent(/could not be read from disk\. packs: permission denied/);
});

test('a game shows the prints it is played with, not those of the library, and what is to be known of it', async () => {
  const api = fakeGame([battle()], [summary()]);
  const renamed = {
    ...api,
    openGame: async (id: string) => {
      const reply = await api.openGame(id);
      if (!reply.ok) return reply;
      const cards = reply.value.cards.map((card) =>
        card.name === 'Michael' ? { ...card, name: 'Michael of old' } : card,
      );
      return { ok: true, value: { ...reply.value, cards, notice: 'logIncomplete' } } as const;
    },
  };
  const screen = await render(App, { api: renamed });
  await screen.getByRole('button', { name: /^Continue: / }).click();
  await expect.element(screen.getByRole('button', { name: /^Michael of old/ })).toBeVisible();
  await openDrawer();
  await expect.element(screen.getByRole('log')).toMatchTextContent(/Michael of old attacks/);
  await expect
    .element(screen.getByRole('note'))
    .toMatchTextContent(/its log is damaged and may leave things out/);
});

test('the rulebook is open to every page, by button and by key', async () => {
  const screen = await render(App, { api: fakeGame([battle()], [summary()]) });
  const help = screen.getByRole('dialog', { name: 'Rulebook' });
  await screen.getByRole('button', { name: 'Rulebook' }).click();
  for (const word of ['Strength Check', 'Clean-Up', 'Lured Astray', 'Omens', 'Hint']) {
    await expect.element(help).toMatchTextContent(new RegExp(word));
  }
  await help.getByRole('button', { name: 'Close' }).click();
  await screen.getByRole('button', { name: /^Continue: / }).click();
  await wholeTable();
  await userEvent.keyboard('{F1}');
  await expect.element(help).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  await fromMenu(screen, 'Exit to menu');
  await screen.getByRole('button', { name: 'New game' }).click();
  await screen.getByRole('textbox', { name: 'Your name' }).fill('');
  await userEvent.keyboard('Who?');
  await expect.element(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Who?');
  await expect.element(help).not.toBeInTheDocument();
});

test('a new page has the focus on its heading', async () => {
  const screen = await render(App, { api: fakeGame([battle()], [summary()]) });
  await screen.getByRole('button', { name: 'New game' }).click();
  await expect.element(screen.getByRole('heading', { name: 'New game' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: /Alpha.*Omega/ })).toHaveFocus();
  await screen.getByRole('button', { name: 'Credits' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Credits' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Back' }).click();
  await screen.getByRole('button', { name: /^Continue: / }).click();
  await expect.element(screen.getByRole('heading', { name: 'Mindy, choose who acts.' })).toHaveFocus();
  await fromMenu(screen, 'Exit to menu');
  await expect.element(screen.getByRole('heading', { level: 1, name: /Alpha.*Omega/ })).toHaveFocus();
});

test('the credits name the authors of the emblems and of the rules', async () => {
  const screen = await render(App, { api: fakeGame([battle()]) });
  await screen.getByRole('button', { name: 'Credits' }).click();
  await expect.element(screen.getByText(/game-icons\.net/)).toBeVisible();
  await expect.element(screen.getByText(/independent program/)).toBeVisible();
});

test('a pressed game is seen to come before its table is drawn, and pressed twice it comes once', async () => {
  const api = fakeGame([battle()], [summary()]);
  const shown: (string | undefined)[] = [];
  const openGame: typeof api.openGame = (id) => {
    shown.push(document.querySelector('[role=status]')?.textContent ?? undefined);
    return api.openGame(id);
  };
  const screen = await render(App, { api: { ...api, openGame } });
  const open = screen.getByRole('button', { name: /^Continue: And There Was War/ });
  await expect.element(open).toBeVisible();
  const button = open.element() as HTMLButtonElement;
  button.click();
  button.click();
  await wholeTable();
  expect(shown).toEqual(['Loading cards…']);
  expect(document.querySelector('[role=status]')?.textContent).not.toBe('Loading cards…');
});
