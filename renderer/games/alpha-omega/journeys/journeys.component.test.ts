import { expect, onTestFinished, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import type { GameApi, NewGame } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { rulesOfLevel } from '../../../../engine/alpha-omega/index.ts';
import { pages, type Page } from '../../../pages.svelte.ts';
import {
  fakeCalendar,
  fakeCampaign,
  fakeLine,
  fakePilgrim,
  fakeJourneyList,
  freshPilgrim,
} from '../../../testing/fake-journeys.ts';
import { fakeCampaignGame } from '../../../testing/fake-campaign-game.ts';
import { settled } from '../../../testing/settled.ts';
import { fakeGame, openedWith } from '../../../testing/fake-game.ts';
import { summary } from '../../../testing/fake-summary.ts';
import { openProgram } from '../../../testing/screens/program.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { t } from '../../../text/language/language.ts';
import { battle, over } from '../words/testing/scenes.ts';
import { fakeCards, idOf } from '../words/testing/fake-cards.ts';
import { chosenTime } from '../../../testing/chosen-time.ts';
import { wholeTable } from '../../../testing/whole-table.ts';

/** The program with a page shown, answering as the test wants. */
async function at(page: Page, title: string, changes: Partial<GameApi> = {}) {
  inLanguage('en');
  const shown = await openProgram(changes);
  await expect.element(shown.getByRole('button', { name: 'New game' })).toBeVisible();
  pages.go(page);
  await expect.element(shown.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  return shown;
}

const well = <T>(value: T) => Promise.resolve({ ok: true, value } as const);

test('the map shows where one is, and what is told of any Objective that is chosen', async () => {
  const shown = await at({ name: 'journey', id: 'journey-1' }, 'Naomi');
  await expect
    .element(shown.getByRole('button', { name: '3. The Waters Prevailed, you are here' }))
    .toHaveAttribute('aria-current', 'step');
  await expect.element(shown.getByRole('heading', { name: '3. The Waters Prevailed' })).toBeVisible();
  await shown.getByRole('button', { name: '2. Ye Shall Be as Gods, achieved, restarted' }).click();
  const told = shown.getByRole('region', { name: '2. Ye Shall Be as Gods' });
  await expect.element(told.getByText(/A garden, four rivers/)).toBeVisible();
  await expect.element(told.getByText(/The serpent goes upon its belly/)).toBeVisible();
  await expect.element(told.getByText(/Genesis 3:15/)).toBeVisible();
  await expect.element(told.getByText(/Gabriel fell to Beelzebub in round 2\./)).toBeVisible();
});

test.each([
  ['journey-1', 'Naomi', { journey: () => well(fakeCampaign()) }],
  ['journey-2', 'Jonah', { journey: () => well(freshPilgrim()) }],
] as const)('what leads from the map of %s to its table is in sight wherever one reads', async (...of) => {
  const [id, title, changes] = of;
  const shown = await at({ name: 'journey', id }, title, changes);
  await shown.getByRole('button', { name: /^2\. Ye Shall Be as Gods/ }).click();
  const goOn = shown.getByRole('button', { name: 'Continue', exact: true });
  await expect.element(goOn).toBeInViewport({ ratio: 1 });
  const page = shown.getByRole('main').element();
  expect(page.scrollHeight).toBeGreaterThan(page.clientHeight);
  page.scrollTop = page.scrollHeight;
  await settled();
  await expect.element(goOn).toBeInViewport({ ratio: 1 });
});

test('what has not been achieved is not told to its end', async () => {
  const shown = await at({ name: 'journey', id: 'journey-1' }, 'Naomi');
  await shown.getByRole('button', { name: /^5\. The Wall Fell Down Flat/ }).click();
  const told = shown.getByRole('region', { name: '5. The Wall Fell Down Flat' });
  await expect.element(told.getByText(/None went out of Jericho/)).toBeVisible();
  await expect.element(told.getByRole('heading', { name: 'After' })).not.toBeInTheDocument();
  await expect.element(told.getByRole('button', { name: 'Restart this Objective' })).not.toBeInTheDocument();
});

test('a restart is asked for before it is made, and says what it costs', async () => {
  const restartObjective = vi.fn(() => well(fakeCampaign({ restarts: 2 })));
  const shown = await at({ name: 'journey', id: 'journey-1' }, 'Naomi', { restartObjective });
  await shown.getByRole('button', { name: /^2\. Ye Shall Be as Gods/ }).click();
  await shown.getByRole('button', { name: 'Restart this Objective' }).click();
  const dialog = shown.getByRole('dialog');
  await expect.element(dialog.getByText(/counts for no record or achievement/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await shown.getByRole('button', { name: 'Restart this Objective' }).click();
  await dialog.getByRole('button', { name: 'Restart this Objective' }).click();
  const once = [[{ journey: 'journey-1', station: 1 }]];
  await expect.poll(() => restartObjective.mock.calls).toEqual(once);
  await expect.element(shown.getByText(/restarted 2 times/)).toBeVisible();
});

test('a choice of a Pilgrimage can be made once as much was taken as it says, and the focus goes on', async () => {
  const after = fakePilgrim({ phase: 'ready', station: 2, offers: [] });
  const chooseOffer = vi.fn(() => well(after));
  const shown = await at({ name: 'journey', id: 'journey-2' }, 'Jonah', { chooseOffer });
  const burden = shown.getByRole('region', { name: 'Take up a burden' });
  const take = burden.getByRole('button', { name: 'Choose this' });
  await expect.element(burden.getByText(/Moloch and Mammon join the Opponents at once/)).toBeVisible();
  await expect.element(take).toBeDisabled();
  await burden.getByRole('checkbox', { name: 'Eremiel' }).click();
  await expect.element(take).toBeDisabled();
  await burden.getByRole('checkbox', { name: 'Sinai' }).click();
  await expect.element(burden.getByRole('checkbox', { name: 'Crystal Sea' })).toBeDisabled();
  await take.click();
  await expect
    .poll(() => chooseOffer)
    .toHaveBeenCalledWith({
      journey: 'journey-2',
      offer: 'burden',
      cards: [idOf('Eremiel'), idOf('Sinai')],
    });
  await expect.element(shown.getByRole('button', { name: 'Start', exact: true })).toHaveFocus();
});

test.each([
  [1280, 800],
  [1920, 1080],
] as const)(
  'a card to earn is chosen by a press on its text, and what takes it is in sight in %i x %i',
  async (width, height) => {
    await browser.viewport(width, height);
    onTestFinished(() => browser.viewport(1280, 800));
    const shown = await at({ name: 'journey', id: 'journey-2' }, 'Jonah');
    const earn = shown.getByRole('region', { name: 'Earn a card' });
    await earn.getByText(/Once per turn, remove all damage/).click();
    await expect.element(earn.getByRole('radio', { name: 'Raphael' })).toBeChecked();
    const take = earn.getByRole('button', { name: 'Choose this' });
    await expect.element(take).toBeEnabled();
    const { bottom } = take.element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(height);
  },
);

test('what helps takes no card, and says what it does in numbers', async () => {
  const chooseOffer = vi.fn(() => well(fakePilgrim({ phase: 'ready', offers: [] })));
  const shown = await at({ name: 'journey', id: 'journey-2' }, 'Jonah', { chooseOffer });
  const heal = shown.getByRole('region', { name: 'Heal the fallen' });
  await expect
    .element(heal.getByText('Camael and Ambriel come back. Your deck then has 30 cards.'))
    .toBeVisible();
  await heal.getByRole('button', { name: 'Choose this' }).click();
  await expect
    .poll(() => chooseOffer)
    .toHaveBeenCalledWith({ journey: 'journey-2', offer: 'heal', cards: [] });
});

test('a campaign that cannot begin says why, and what was written stays', async () => {
  const beginCampaign = vi.fn((_: unknown) => Promise.reject(new Error('the disk is full')));
  const shown = await at({ name: 'journeys' }, 'Journeys', { beginCampaign });
  await shown.getByRole('button', { name: /New campaign$/ }).click();
  await shown.getByRole('textbox', { name: 'Name' }).fill('Ruth');
  await shown.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.element(shown.getByRole('alert')).toBeVisible();
  await expect.element(shown.getByRole('textbox', { name: 'Name' })).toHaveValue('Ruth');
  expect(beginCampaign.mock.calls[0]?.[0]).toMatchObject({ name: 'Ruth', game: { seats: ['Disciple'] } });
});

test('journeys open on the map of a new campaign, which one press begins', async () => {
  const request = {
    objective: idOf('And There Was War in Heaven'),
    campaign: [idOf('Eden')],
    seats: ['Disciple'],
  };
  const beginCampaign = vi.fn((_: unknown) => well({ ...openedWith(battle()), request, id: 'game-9' }));
  const journeys = () => well(fakeJourneyList());
  const shown = await at({ name: 'journeys' }, 'Journeys', { beginCampaign, journeys });
  await expect.element(shown.getByRole('list', { name: 'Map' })).toBeVisible();
  await expect
    .element(shown.getByRole('button', { name: '1. And There Was War in Heaven, you are here' }))
    .toBeVisible();
  await shown.getByRole('button', { name: 'Begin the journey' }).click();
  await wholeTable();
  expect(beginCampaign.mock.calls[0]?.[0]).toMatchObject({ game: { seats: ['Disciple'] } });
  // What the map has told is not told again.
  await settled();
  await expect.element(shown.getByRole('heading', { name: 'The way begins' })).not.toBeInTheDocument();
});

test('the map of a new campaign says the leads that will decide, at which level and for whom', async () => {
  const journeys = () => well(fakeJourneyList());
  const shown = await at({ name: 'journeys' }, 'Journeys', { journeys });
  await expect.element(shown.getByText(/Good wins when it leads by 25 Strength/)).toBeVisible();
  await expect.element(shown.getByText(/^Level: Pilgrim\. /)).toBeVisible();
  await expect.element(shown.getByText(/^Players: Disciple\./)).toBeVisible();
});

test('an Objective that was won as the First Battle is lit on the map, and the journey begins after it', async () => {
  const beginCampaign = vi.fn((_: unknown) => well({ ...openedWith(battle()), id: 'game-9' }));
  const game = fakeGame([battle()]);
  const library = async () => {
    const reply = await game.library();
    if (!reply.ok) return reply;
    const more = ['Ye Shall Be as Gods', 'Let My People Go'].map(idOf);
    return { ...reply, value: { ...reply.value, objectives: [...reply.value.objectives, ...more] } };
  };
  const games = [summary({ outcome: over().outcome })];
  const changes = {
    ...{ beginCampaign, library, journeys: () => well(fakeJourneyList()) },
    listGames: () => well({ games, unreadable: [] }),
  };
  const shown = await at({ name: 'journeys' }, 'Journeys', changes);
  await expect
    .element(shown.getByRole('button', { name: '2. Ye Shall Be as Gods, you are here' }))
    .toBeVisible();
  await shown.getByRole('button', { name: '1. And There Was War in Heaven, achieved' }).click();
  await expect.element(shown.getByText('won as the First Battle')).toBeVisible();
  await shown.getByRole('button', { name: 'Begin the journey' }).click();
  await expect.poll(() => beginCampaign).toHaveBeenCalledOnce();
  expect(beginCampaign.mock.calls[0]?.[0]).toMatchObject({
    wonBefore: [idOf('And There Was War in Heaven')],
    game: { objective: idOf('Ye Shall Be as Gods'), campaign: [idOf('Let My People Go')] },
  });
});

test('journeys open on the map of the one that runs, and one press goes on with it', async () => {
  const goOn = vi.fn((_: string) => well(openedWith(battle())));
  const shown = await at({ name: 'journeys' }, 'Journeys', { goOn });
  await expect
    .element(shown.getByRole('button', { name: '3. The Waters Prevailed, you are here' }))
    .toBeVisible();
  await shown.getByRole('button', { name: 'Continue: Naomi' }).click();
  await expect.poll(() => goOn).toHaveBeenCalledWith('journey-1');
});

test('a campaign begins under its name and leads to its map', async () => {
  const beginCampaign = vi.fn((_: unknown) => well({ ...openedWith(battle()), id: 'game-9' }));
  const placeOfGame = vi.fn((_: string) =>
    well({ kind: 'journey', journey: 'journey-1', name: 'Naomi', station: 0 } as const),
  );
  const shown = await at({ name: 'journeys' }, 'Journeys', { beginCampaign, placeOfGame });
  await shown.getByRole('button', { name: /New campaign$/ }).click();
  await shown.getByRole('textbox', { name: 'Name' }).fill('Ruth');
  await shown.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.element(shown.getByRole('heading', { name: 'Naomi', level: 1 })).toBeVisible();
  await expect.poll(() => beginCampaign).toHaveBeenCalledOnce();
  expect(beginCampaign.mock.calls[0]?.[0]).toMatchObject({ name: 'Ruth', game: { seats: ['Disciple'] } });
  await expect.poll(() => placeOfGame).toHaveBeenCalledWith('game-9');
  await shown.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.element(shown.getByRole('heading', { name: 'Journeys', level: 1 })).toBeVisible();
});

test('the level of a campaign is chosen by the tiles of New game, and said where it begins', async () => {
  const beginCampaign = vi.fn((_: unknown) => well({ ...openedWith(battle()), id: 'game-9' }));
  const shown = await at({ name: 'journeys' }, 'Journeys', { beginCampaign });
  await shown.getByRole('button', { name: /New campaign$/ }).click();
  const standard = shown.getByRole('radio', { name: 'Standard', exact: true });
  await expect.element(standard).toHaveAccessibleDescription(/newcomers win/);
  await standard.click();
  await expect.element(standard).toBeChecked();
  await expect.element(shown.getByRole('status').getByText(/^Level: Standard\./)).toBeVisible();
  await shown.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(() => beginCampaign).toHaveBeenCalledOnce();
  const { assists } = rulesOfLevel('standard', 1);
  const [begun] = beginCampaign.mock.lastCall ?? [];
  const { game } = begun as { readonly game: NewGame };
  expect(game.assists ?? []).toEqual(assists);
});

test('the map of two players of one name shows a deck for each', async () => {
  const campaign = fakeCampaign({ players: ['Anna', 'Anna'] });
  const journey = () => well({ ...campaign, decks: [...campaign.decks, { size: 60, left: 29 }] });
  const shown = await at({ name: 'journey', id: 'journey-1' }, 'Naomi', { journey });
  await expect.element(shown.getByText(/31 of 60 cards/)).toBeVisible();
  await expect.element(shown.getByText(/29 of 60 cards/)).toBeVisible();
});

test('a Pilgrimage begins with one pilgrim and leads to its map', async () => {
  const beginPilgrimage = vi.fn(() => well(fakePilgrim()));
  const shown = await at({ name: 'journeys' }, 'Journeys', { beginPilgrimage });
  await shown.getByRole('button', { name: /New Pilgrimage$/ }).click();
  await expect.element(shown.getByText(/You carry 5 lamps/)).toBeVisible();
  await shown.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.element(shown.getByRole('heading', { name: 'Jonah', level: 1 })).toBeVisible();
  await expect
    .poll(() => beginPilgrimage)
    .toHaveBeenCalledWith(expect.objectContaining({ seat: 'Disciple', variants: [] }));
  await shown.getByRole('button', { name: 'Back' }).click();
  await expect.element(shown.getByRole('heading', { name: 'Journeys', level: 1 })).toBeVisible();
});

test('a Pilgrimage begins with one press from the map, at its first Objective', async () => {
  const beginPilgrimage = vi.fn((_: unknown) => well(fakePilgrim()));
  const goOn = vi.fn((_: string) => well(openedWith(battle())));
  const journeys = () => well(fakeJourneyList());
  const shown = await at({ name: 'journeys' }, 'Journeys', { beginPilgrimage, goOn, journeys });
  await shown.getByRole('button', { name: 'Begin the Pilgrimage' }).click();
  await wholeTable();
  expect(beginPilgrimage.mock.calls[0]?.[0]).toMatchObject({ seat: 'Disciple', variants: [] });
  expect(goOn.mock.calls).toEqual([[fakePilgrim().line.id]]);
});

test('a campaign whose game lies in the trash says so, and brings it back', async () => {
  const away = { ...fakeCampaign({ state: 'inTrash' }), game: null, trashed: 'game-1' };
  const restoreGames = vi.fn(() => well({ count: 1 }));
  const journey = vi.fn(() => well(restoreGames.mock.calls.length === 0 ? away : fakeCampaign()));
  const shown = await at({ name: 'journey', id: 'journey-1' }, 'Naomi', { journey, restoreGames });
  await expect.element(shown.getByText(/is in the trash\. Restore it to continue\./)).toBeVisible();
  await expect.element(shown.getByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  await shown.getByRole('button', { name: 'Restore its game' }).click();
  await expect.poll(() => restoreGames).toHaveBeenCalledWith(['game-1']);
  await expect.element(shown.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('the list leads straight to the table, or to the choice that waits', async () => {
  const goOn = vi.fn(() => well(openedWith(battle())));
  const journeys = () =>
    well({
      ...fakeJourneyList(),
      journeys: [
        fakeLine(),
        fakeLine({ id: 'journey-2', kind: 'pilgrimage', name: 'Jonah', isChoosing: true }),
      ],
    });
  const shown = await at({ name: 'journeys' }, 'Journeys', { journeys, goOn });
  await expect.element(shown.getByText(/a choice to make/)).toBeVisible();
  await shown.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect.element(shown.getByRole('heading', { name: 'Choose one' })).toBeVisible();
  pages.go({ name: 'journeys' });
  await shown.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => goOn).toHaveBeenCalledWith('journey-1');
});

test('a Pilgrimage lists its cards, each by its name, and says how it goes', async () => {
  const shown = await at({ name: 'journey', id: 'journey-2' }, 'Jonah', {
    journey: () => well(fakePilgrim()),
  });
  const { deck, away } = fakePilgrim().pilgrim;
  const here = fakeCards.find(({ id }) => deck.includes(id) && !away.includes(id));
  await shown.getByText('Which these are').click();
  await expect.element(shown.getByText(here?.name ?? '', { exact: true }).first()).toBeVisible();
  await shown.getByText('How it works').click();
  await expect.element(shown.getByText(/You set out with 34 of the Good cards/)).toBeVisible();
});

test('a journey that was put away can be taken out again at once', async () => {
  const line = fakeLine();
  const putAwayJourney = vi.fn(({ away }: { readonly away: boolean }) =>
    well(fakeJourneyList({ ...line, putAway: away })),
  );
  const shown = await at({ name: 'journeys' }, 'Journeys', { putAwayJourney });
  await shown.getByRole('button', { name: 'Archive' }).first().click();
  await expect.element(shown.getByText('No journeys yet.')).toBeVisible();
  await shown.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => putAwayJourney.mock.calls.map(([{ away }]) => away)).toEqual([true, false]);
  await expect.element(shown.getByRole('article', { name: 'Naomi' })).toBeVisible();
});

test('the first try of a day is begun for whoever gives a name, and is played', async () => {
  const page = fakeCalendar('daily');
  const untried = page.days.map((day) => (day.game.day === page.now ? { ...day, tries: [] } : day));
  const playCalendar = vi.fn((_: unknown) => well(openedWith(battle())));
  const shown = await at({ name: 'calendar', calendar: 'daily' }, 'Daily challenge', {
    calendar: () => well({ ...page, days: untried }),
    playCalendar,
  });
  await shown.getByRole('textbox', { name: 'Your name' }).fill('Ruth');
  await expect.element(shown.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await shown.getByRole('button', { name: t('calendar.firstTry') }).click();
  await wholeTable();
  await expect
    .poll(() => playCalendar)
    .toHaveBeenCalledWith({ calendar: 'daily', day: '2026-11-23', seat: 'Ruth' });
});

test('another try that is refused says why, and the page goes over to the week', async () => {
  const refused = { ok: false, error: { code: 'notYet', detail: 'x' } } as const;
  const playCalendar = vi.fn(() => Promise.resolve(refused));
  const shown = await at({ name: 'calendar', calendar: 'daily' }, 'Daily challenge', { playCalendar });
  await shown.getByRole('button', { name: 'Try again' }).click();
  await expect.element(shown.getByRole('alert')).toMatchTextContent(/that day is still to come/);
  await shown.getByRole('tab', { name: 'Weekly' }).click();
  await expect.element(shown.getByRole('heading', { name: 'Earlier weeks' })).toBeVisible();
});

test('with the clock set back, the game of the day is that of the day, and a later one only told of', async () => {
  const page = { ...fakeCalendar('daily'), now: '2026-11-16' };
  const playCalendar = vi.fn(() =>
    Promise.resolve({ ok: false, error: { code: 'rejected', detail: '' } } as const),
  );
  const calendar = () => well(page);
  const shown = await at({ name: 'calendar', calendar: 'daily' }, 'Daily challenge', {
    calendar,
    playCalendar,
  });
  await expect.element(shown.getByRole('heading', { name: /^Today, .*16/ })).toBeVisible();
  const later = shown.getByRole('region', { name: 'Days to come' });
  await expect.element(later.getByText(/23/).first()).toBeVisible();
  await expect.element(later.getByRole('button')).not.toBeInTheDocument();
  await shown.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => playCalendar).toHaveBeenCalledWith(expect.objectContaining({ day: '2026-11-16' }));
});

test('an achievement says how far one has come, for eyes and ears', async () => {
  const shown = await at({ name: 'achievements' }, 'Achievements');
  const one = shown.getByRole('article', { name: 'The good fight' });
  await expect.element(one.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 10');
  await expect.element(one.getByText(/^Level 1: 1, reached/)).toBeInTheDocument();
  await expect.element(shown.getByText(/In 2 games something that had been seen was undone/)).toBeVisible();
});

test('from the end of a game one goes back to its journey', async () => {
  const games = [summary({ outcome: over().outcome })];
  const place = { kind: 'journey', journey: 'journey-1', name: 'Naomi', station: 1 } as const;
  inLanguage('en');
  const shown = await openProgram(
    { listGames: () => well({ games, unreadable: [] }), placeOfGame: () => well(place) },
    [over()],
  );
  await shown.getByText('View', { exact: true }).click();
  await shown.getByRole('button', { name: 'To the journey' }).click();
  await expect.element(shown.getByRole('heading', { name: 'Naomi', level: 1 })).toBeVisible();
});

test('the records count the Objectives of a campaign as its map does', async () => {
  const { line: journey } = fakeCampaign();
  const line = { ...journey, wonBefore: [idOf('And There Was War in Heaven')] };
  const journeys = () => well(fakeJourneyList(line));
  const shown = await at({ name: 'journeys' }, 'Journeys', { journeys });
  const table = shown.getByRole('table', { name: 'Records' });
  const words = `${String(journey.achieved + 1)} of ${String(journey.of + 1)} achieved`;
  await expect.element(table.getByText(words)).toBeVisible();
});

test('between two Objectives the table tells of both, waits until it was read, and tells of each once', async () => {
  inLanguage('en');
  const game = fakeCampaignGame();
  const list = { games: [summary()], unreadable: [] };
  const shown = await openProgram({ ...game, listGames: () => well(list) });
  await shown
    .getByRole('button', { name: /^Continue: / })
    .first()
    .click();
  const dialog = shown.getByRole('dialog');
  // It begins here, and not on the map.
  await expect.element(dialog.getByRole('heading', { name: 'The way begins' })).toBeVisible();
  await dialog.getByText('Read more').click();
  await expect.element(dialog.getByText(/there was war in heaven/)).toBeVisible();
  expect(game.answers()).toBe(0);
  const pass = chosenTime();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => pass(200).then(game.answers)).toBe(1);
  await pass(5000);
  await expect.element(dialog.getByRole('heading', { name: 'Victory', exact: true })).toBeVisible();
  await expect.element(dialog.getByText(/neither was their place found/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Continue/ }).click();
  await expect
    .element(dialog.getByRole('heading', { name: 'Victory! Objective 1 of the journey' }))
    .toBeVisible();
  await expect.element(dialog.getByText('Objectives achieved')).toBeVisible();
  await expect.element(dialog.getByText('3 cards met for the first time')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Continue to / })).toHaveFocus();
  const michael = dialog.getByRole('button', { name: 'Michael', exact: true });
  await michael.click();
  await expect.element(michael).toHaveAttribute('aria-expanded', 'true');
  await expect.element(dialog.getByText(/ · Strength \d+$/)).toBeVisible();
  await dialog.getByText('Read more').click();
  await expect.element(dialog.getByText(/Gabriel fell to Beelzebub in round 2\./)).toBeVisible();
  await expect.element(dialog.getByText(/A garden, four rivers/)).toBeVisible();
  await pass(1500);
  expect(game.answers()).toBe(1);
  await dialog.getByRole('button', { name: /^Continue/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
