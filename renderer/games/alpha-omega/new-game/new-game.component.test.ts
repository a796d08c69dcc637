import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { newcomersWin, rulesOfLevel } from '../../../../engine/alpha-omega/index.ts';
import type { NewGame, TrashedDeck } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { USUAL, type Player, type Settings } from '../../../../electron/shared/settings.ts';
import App from '../../../app.svelte';
import { settings } from '../../../settings.svelte.ts';
import { fakeGame } from '../../../testing/fake-game.ts';
import { frames } from '../../../testing/settled.ts';
import { fakeCards } from '../words/testing/fake-cards.ts';
import { battle } from '../words/testing/scenes.ts';
import '../../../ui/theme.css';
import '../../../testing/all-parts.ts';
import { wholeTable } from '../../../testing/whole-table.ts';
import CampaignTile from './campaign-tile.svelte';

const OBJECTIVE = 'starter:and-there-was-war-in-heaven';
const RUTH: Player = {
  ...{ id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', name: 'Ruth' },
  ...{ colour: 'rose', emblem: 'harp', own: {} },
};

/** The program with these settings kept, and what it is asked to begin. */
async function start(changes: Partial<Settings> = {}, trash: readonly TrashedDeck[] = []) {
  const api = fakeGame([battle()]);
  let kept: Settings = { ...USUAL, ...changes };
  const requests: NewGame[] = [];
  const spied = {
    ...api,
    settings: () => Promise.resolve({ ok: true, value: kept } as const),
    saveSettings: (settings: Settings) => {
      kept = settings;
      return Promise.resolve({ ok: true, value: settings } as const);
    },
    deckList: async () => {
      const shelf = await api.deckList();
      return shelf.ok ? { ok: true as const, value: { ...shelf.value, trash } } : shelf;
    },
    newGame: (request: NewGame) => (requests.push(request), api.newGame(request)),
  };
  const screen = await render(App, { api: spied });
  await expect.element(screen.getByRole('button', { name: 'New game' })).toBeVisible();
  return { screen, requests, kept: () => kept };
}

async function setUp(changes: Partial<Settings> = {}) {
  const started = await start(changes);
  await started.screen.getByRole('button', { name: 'New game' }).click();
  return started;
}

test('people, the program and private hands are set around a table, in the order they are moved to', async () => {
  const { screen, requests, kept } = await setUp({ players: [RUTH] });
  await screen.getByRole('radio', { name: 'Standard' }).click();
  await screen.getByRole('button', { name: 'Ruth' }).click();
  await screen.getByRole('button', { name: 'Add player' }).click();
  await screen.getByRole('textbox', { name: 'Name of player 2' }).fill('Naomi');
  await screen.getByRole('button', { name: 'Add player' }).click();
  await screen.getByRole('radio', { name: 'Computer' }).last().click();
  await screen.getByRole('radio', { name: 'Private hands' }).click();
  const later = screen.getByRole('button', { name: 'Move down: Your name' });
  (later.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'Name of player 2' })).toHaveValue('Ruth');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(screen.getByRole('textbox', { name: 'Name of player 3' })).toHaveValue('Ruth');
  await screen.getByRole('button', { name: 'Start game' }).click();
  await wholeTable();
  // What is played as printed names no help of ours.
  const { assists } = rulesOfLevel('standard', 3);
  const expected = {
    ...{ objective: OBJECTIVE, seats: ['Naomi', 'Disciple 2', 'Ruth'] },
    ...(assists.length > 0 ? { assists } : {}),
    table: {
      hands: 'private',
      seats: [
        { kind: 'person', name: 'Naomi', profile: null },
        { kind: 'bot' },
        { kind: 'person', name: 'Ruth', profile: RUTH.id },
      ],
    },
  };
  expect(requests).toEqual([expected]);
  await expect.poll(() => kept().lastGame).toEqual(expected);
});

test('a new name can be remembered, and a known one is known', async () => {
  const { screen, requests, kept } = await setUp({ players: [RUTH] });
  const name = screen.getByRole('textbox', { name: 'Your name' });
  await name.fill('Naomi');
  await screen.getByRole('button', { name: 'Remember Naomi for other games' }).click();
  await expect.poll(() => kept().players.map((player) => player.name)).toEqual(['Ruth', 'Naomi']);
  const [, naomi] = kept().players;
  expect(naomi?.colour).not.toBe(RUTH.colour);
  await name.fill('Ruth');
  await expect.element(screen.getByRole('button', { name: /^Remember/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Start game' }).click();
  await expect.poll(() => requests[0]?.table?.seats[0]).toMatchObject({ name: 'Ruth', profile: RUTH.id });
});

test('the same table is there again with one press, as far as it still holds', async () => {
  const table = {
    hands: 'private',
    seats: [{ kind: 'person', name: 'Ruth', profile: 'forgotten' }, { kind: 'bot' }],
  } as const;
  const lastGame = { objective: 'starter:gone', seats: ['Ruth', 'Naomi'], table };
  const { screen, requests } = await start({ lastGame });
  await screen.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => requests).toHaveLength(1);
  expect(requests[0]).toEqual({
    ...{ objective: OBJECTIVE, seats: ['Ruth', 'Naomi'] },
    table: { hands: 'private', seats: [{ kind: 'person', name: 'Ruth', profile: null }, { kind: 'bot' }] },
  });
});

test('the page for a new game begins as the last one was set up', async () => {
  const { screen } = await setUp({
    lastGame: { objective: OBJECTIVE, seats: ['Boaz', 'Ruth'], variants: ['easy'] },
  });
  await expect.element(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Boaz');
  await expect.element(screen.getByRole('textbox', { name: 'Name of player 2' })).toHaveValue('Ruth');
  await expect.element(screen.getByRole('checkbox', { name: 'Easy Mode' })).toBeChecked();
});

test('whoever leaves the page and comes back finds what they had chosen, until a game is begun', async () => {
  const { screen, requests } = await setUp();
  await screen.getByRole('radio', { name: 'Shepherd' }).click();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your name' }), 'Naomi');
  await screen.getByRole('button', { name: 'Back' }).click();
  await screen.getByRole('button', { name: 'New game' }).click();
  await expect.element(screen.getByRole('radio', { name: 'Shepherd' })).toBeChecked();
  await expect.element(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Naomi');
  await screen.getByRole('button', { name: 'Start game' }).click();
  await expect.poll(() => requests.map(({ seats }) => seats)).toEqual([['Naomi']]);
});

test('whoever was remembered since the last game is not offered to be remembered again', async () => {
  const lastGame = { objective: OBJECTIVE, seats: [RUTH.name] };
  const { screen } = await setUp({ players: [RUTH], lastGame });
  await expect.element(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue(RUTH.name);
  await expect.element(screen.getByRole('button', { name: /^Remember/ })).not.toBeInTheDocument();
});

test('a first game is offered at the gentle level, and its figures are those of so many players', async () => {
  const { screen, requests } = await setUp();
  const pilgrim = screen.getByRole('radio', { name: 'Pilgrim' });
  await expect.element(pilgrim).toBeChecked();
  const told = (players: number): RegExp => {
    const share = newcomersWin('pilgrim', players);
    return new RegExp(`About ${String(Math.round((share ?? 0) * 10))} in 10 newcomers win`);
  };
  await expect.element(pilgrim).toHaveAccessibleDescription(told(1));
  // The fast variant at Pilgrim alone, the Objective's own lead at Standard.
  await expect.element(pilgrim).toHaveAccessibleDescription(/lead by 25 · about/);
  const standard = screen.getByRole('radio', { name: 'Standard' });
  await expect.element(standard).toHaveAccessibleDescription(/lead by 50 · about/);
  for (let more = 0; more < 3; more += 1) await screen.getByRole('button', { name: 'Add player' }).click();
  await expect.element(pilgrim).toBeChecked();
  await expect.element(pilgrim).toHaveAccessibleDescription(told(4));
  await screen.getByRole('button', { name: 'Start game' }).click();
  await expect.poll(() => requests[0]).toMatchObject({ assists: rulesOfLevel('pilgrim', 4).assists });
  expect(requests[0]).not.toHaveProperty('variants');
});

test('a level that somebody changes is a mix of their own, and what it is made of can be seen', async () => {
  const { screen, requests } = await setUp();
  await screen.getByRole('button', { name: 'More ways to play' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Watchmen on the wall' })).toBeChecked();
  await screen.getByRole('radio', { name: 'A gentle Opponent deck' }).click();
  await expect.element(screen.getByRole('radio', { name: 'Pilgrim' })).not.toBeChecked();
  await expect.element(screen.getByText(/^Your own mix, which no level has/)).toBeVisible();
  await screen.getByRole('button', { name: 'Start game' }).click();
  const { variants, assists } = rulesOfLevel('pilgrim', 1);
  await expect.poll(() => requests[0]).toMatchObject({ variants, assists: [...assists, 'gentleDeck'] });
});

test('what a variant shuts out says so where it would be', async () => {
  const { screen, requests } = await setUp();
  await screen.getByRole('radio', { name: 'Standard' }).click();
  await screen.getByRole('button', { name: 'More ways to play' }).click();
  const easy = screen.getByRole('checkbox', { name: 'Easy Mode' });
  await expect
    .element(easy)
    .toHaveAccessibleDescription(/^The rulebook’s other turn order: .*before the Opponent card/);
  await easy.click();
  await expect.element(screen.getByText(/^Not together with Easy Mode\.$/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Add Opponent player' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Start game' }).click();
  await expect.poll(() => requests[0]?.variants).toEqual(['easy']);
});

test('an Objective tells what wins it in the game that is set up, and how often newcomers win', async () => {
  const { screen } = await setUp();
  const tile = screen.getByRole('radio', { name: 'And There Was War in Heaven' });
  await expect
    .element(tile)
    .toHaveAccessibleDescription(
      /Good leads by 25\..*About 7 in 10 newcomers win: by itself, with a whole deck and one player, at Pilgrim\. On a journey/,
    );
  await screen.getByRole('radio', { name: 'Standard' }).click();
  await expect.element(tile).toHaveAccessibleDescription(/Good leads by 50\./);
  await screen.getByRole('button', { name: 'Read the card' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'And There Was War in Heaven' })).toBeVisible();
});

test('a campaign says which Objectives it has: the chosen one and those after it', async () => {
  const objectives = fakeCards.filter((card) => card.type === 'objective');
  const following = objectives.length - 1;
  const onchange = (): void => undefined;
  const screen = await render(CampaignTile, { objectives, following, checked: false, onchange });
  await expect
    .element(screen.getByRole('checkbox', { name: 'Campaign' }))
    .toHaveAccessibleDescription(
      new RegExp(`^The chosen Objective and the ${String(objectives.length - 1)} after it, with`),
    );
});

test('a deck is chosen by its picture, and is there again in the next game', async () => {
  const { screen, requests, kept } = await setUp();
  await screen.getByRole('button', { name: 'Deck of Disciple: The whole pack' }).click();
  const shelf = screen.getByRole('dialog', { name: 'Deck of Disciple' });
  await shelf.getByRole('button', { name: 'Balm in Gilead' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Deck of Disciple: Balm in Gilead' }))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Start game' }).click();
  const decks = [expect.objectContaining({ name: 'Balm in Gilead', deck: null })];
  await expect.poll(() => requests[0]).toMatchObject({ decks });
  await expect.poll(() => kept().lastGame).toMatchObject({ decks });
});

test('three and more are dealt a preconstructed deck each, and the pictures say which', async () => {
  const { screen } = await setUp();
  await screen.getByRole('button', { name: 'Add player' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Deck of Disciple: The whole pack' }))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Add player' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Deck of Disciple 3: Balm in Gilead' }))
    .toBeVisible();
});

test('the last set-up is offered once, to be played again with one press', async () => {
  const lastGame = { objective: OBJECTIVE, seats: ['Boaz', 'Ruth'] };
  const { screen, requests } = await setUp({ lastGame });
  await screen.getByRole('radio', { name: 'Narrow Way' }).click();
  const again = screen.getByRole('button', { name: /^Play again/ });
  await expect
    .element(again)
    .toMatchTextContent(/Same as last time: And There Was War in Heaven, Boaz and Ruth/);
  await again.click();
  await expect.poll(() => requests).toEqual([lastGame]);
});

test('variations that hold again from the last game are not folded away', async () => {
  const { screen } = await setUp({
    lastGame: { objective: OBJECTIVE, seats: ['Boaz'], variants: ['fast'] },
  });
  await expect.element(screen.getByRole('checkbox', { name: 'Fast Play' })).toBeChecked();
});

test('a last game whose deck is gone is not begun with another unsaid: it leads to a new one', async () => {
  const deck = '6f9619ff-8b86-4d01-b42d-00cf4fc964aa';
  const lastGame: NewGame = { objective: OBJECTIVE, seats: ['Ruth'], decks: [{ deck }] };
  const trash = [
    { id: deck, name: 'Daybreak', side: 'good', deletedAt: '2026-11-20T18:00:00.000Z' } as const,
  ];
  const { screen, requests } = await start({ lastGame }, trash);
  const again = screen.getByRole('button', { name: 'Play again' });
  await again.click();
  const told = screen.getByRole('dialog', { name: 'A deck of the last game is missing' });
  await expect.element(told).toMatchTextContent(/“Daybreak” of the last game is in the trash/);
  expect(requests).toEqual([]);
  await told.getByRole('button', { name: 'Set up a new game' }).click();
  await expect.element(screen.getByRole('button', { name: 'Start game' })).toBeVisible();
  await expect.element(screen.getByText(/“Daybreak” of the last game is in the trash/)).toBeVisible();
  await screen.getByRole('button', { name: 'Back', exact: true }).click();
  await again.click();
  await told.getByRole('button', { name: 'Use the preconstructed deck' }).click();
  await wholeTable();
  expect(requests).toEqual([{ objective: OBJECTIVE, seats: ['Ruth'] }]);
});

test('in a low window whoever is added to the table is seen at once', async () => {
  await page.viewport(1280, 800);
  const { screen } = await setUp({});
  const choices = document.querySelector('.choices');
  await screen.getByRole('button', { name: 'Add player' }).click();
  const added = screen.getByRole('textbox', { name: 'Name of player 2' });
  await expect
    .poll(() => added.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(choices?.getBoundingClientRect().bottom ?? 0);
});

test('a second player makes no seat higher, so that all of two stays in sight', async () => {
  await page.viewport(1280, 800);
  const { screen } = await setUp({});
  const height = (): number | undefined =>
    screen.getByRole('textbox').first().element().closest('.card')?.getBoundingClientRect().height;
  // Of the level with the same Opponent deck for both: what is said of another makes the row higher.
  await screen.getByRole('radio', { name: 'Standard' }).click();
  const alone = height();
  await screen.getByRole('button', { name: 'Add player' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Name of player 2' })).toBeVisible();
  expect(height()).toBeLessThanOrEqual((alone ?? 0) + 1);
});

test('the wheel of an Objective is seen whole, not as a band of it, and no flame lies on it', async () => {
  await page.viewport(1280, 800);
  await setUp({});
  await expect.poll(() => document.querySelector('.objectives .flames')).not.toBeNull();
  const boxOf = (sought: string): DOMRect | undefined =>
    document.querySelector(`.objectives ${sought}`)?.getBoundingClientRect();
  const wheel = boxOf('img');
  expect(wheel?.width).toBeCloseTo(wheel?.height ?? 0, 0);
  expect(wheel?.right).toBeLessThanOrEqual(boxOf('.flames')?.left ?? 0);
});

test('with what lead the Opponents win is said beside their deck, as the level has it', async () => {
  const { screen } = await setUp();
  const opponents = screen.getByRole('group', { name: 'Opponents' });
  await screen.getByRole('radio', { name: 'Standard' }).click();
  await expect.element(opponents).toMatchTextContent(/They win with a lead of 50\./);
  await screen.getByRole('radio', { name: 'Narrow Way' }).click();
  await expect.element(opponents).toMatchTextContent(/They win with any lead\./);
});

test('a game that comes once the window is gone changes no settings', async () => {
  const { promise: isWanted, resolve: want } = Promise.withResolvers<undefined>();
  const { promise: comes, resolve: come } = Promise.withResolvers<undefined>();
  const api = fakeGame([battle()]);
  const saveSettings = vi.fn(api.saveSettings);
  const newGame = async (request: NewGame) => {
    want(undefined);
    await comes;
    return api.newGame(request);
  };
  const screen = await render(App, { api: { ...api, saveSettings, newGame } });
  await screen.getByRole('button', { name: 'New game' }).click();
  await screen.getByRole('button', { name: 'Start game' }).click();
  await isWanted;
  await screen.unmount();
  const { chosen } = settings;
  come(undefined);
  await frames(4);
  expect(saveSettings.mock.calls).toEqual([]);
  expect(settings.chosen).toBe(chosen);
});
