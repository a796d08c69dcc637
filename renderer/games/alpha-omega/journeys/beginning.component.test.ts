import { expect, test } from 'vitest';
import type { GameApi, Journey } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Variant } from '../../../../engine/alpha-omega/index.ts';
import { pages } from '../../../pages.svelte.ts';
import { battle } from '../words/testing/scenes.ts';
import { fakeGame, openedWith } from '../../../testing/fake-game.ts';
import {
  fakeCampaign,
  fakePilgrim,
  fakeJourneyList,
  freshPilgrim,
  WAY,
} from '../../../testing/fake-journeys.ts';
import { settled } from '../../../testing/settled.ts';
import { openProgram } from '../../../testing/screens/program.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { wholeTable } from '../../../testing/whole-table.ts';

const well = <T>(value: T) => Promise.resolve({ ok: true, value } as const);

/** The program with this journey, of which nothing was played yet, and with a game of it. */
async function programWith(journey: Journey, variants: readonly Variant[], changes: Partial<GameApi>) {
  inLanguage('en');
  const { id, name } = journey.line;
  const shown = await openProgram({
    ...{ journeys: () => well(fakeJourneyList()), journey: () => well(journey) },
    beginPilgrimage: () => well(freshPilgrim()),
    goOn: () => well(openedWith({ ...battle(), variants })),
    placeOfGame: () => well({ kind: 'journey', journey: id, name, station: 0 }),
    ...changes,
  });
  await expect.element(shown.getByRole('button', { name: 'New game' })).toBeVisible();
  return { shown, dialog: shown.getByRole('dialog', { name: 'The way begins' }) };
}

/** Its game, come to from the list of journeys. */
async function atBeginning(
  journey: Journey,
  variants: readonly Variant[] = [],
  changes: Partial<GameApi> = {},
) {
  const program = await programWith(journey, variants, changes);
  pages.go({ name: 'journeys' });
  await program.shown.getByRole('button', { name: 'Begin the Pilgrimage' }).click();
  await wholeTable();
  return program;
}

test('a Pilgrimage is introduced in a few lines, and one press begins it', async () => {
  const { shown, dialog } = await atBeginning(freshPilgrim());
  await expect.element(dialog.getByText(/^You set out with 30 cards/)).toBeVisible();
  await expect.element(dialog.getByText(/^You carry 5 lamps/)).toBeVisible();
  await expect.element(dialog.getByRole('heading', { name: /And There Was War in Heaven/ })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Start' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(shown.getByText(/^You carry/)).not.toBeInTheDocument();
});

test('a campaign that begins from the map is introduced as well', async () => {
  const { dialog } = await atBeginning(fakeCampaign({ achieved: 0, restarts: 0 }));
  await expect.element(dialog.getByText(/^7 Objectives, one after the other/)).toBeVisible();
});

test('after what was won before, the Objective that begins stands out on its way', async () => {
  const [first = ''] = WAY;
  const campaign = fakeCampaign({ achieved: 0, restarts: 0, wonBefore: [first] });
  const stations = campaign.stations.slice(1).map((station, at) => ({
    ...station,
    state: at === 0 ? ('here' as const) : ('ahead' as const),
  }));
  const { dialog } = await atBeginning({ ...campaign, stations });
  await expect.element(dialog).toBeVisible();
  await settled();
  const glasses = [...dialog.element().querySelectorAll('.stop .glass')].map((glass) =>
    glass.getBoundingClientRect(),
  );
  expect(glasses).toHaveLength(WAY.length);
  const widths = glasses.map(({ width }) => Math.round(width));
  expect(widths.indexOf(Math.max(...widths))).toBe(1);
  // Its light is not cut where the page scrolls.
  const glow = 15;
  const body = dialog.element().querySelector('.way')?.parentElement?.getBoundingClientRect();
  expect((glasses[1]?.top ?? 0) - (body?.top ?? Infinity)).toBeGreaterThanOrEqual(glow);
});

test.each([
  ['Pilgrimage', { ...freshPilgrim(), game: null }],
  ['campaign', fakeCampaign({ achieved: 0, restarts: 0, rounds: 0 })],
] as const)('from its own map, which has told all of it, one press begins a %s', async (_, journey) => {
  const { shown, dialog } = await programWith(journey, [], {});
  pages.go({ name: 'journey', id: journey.line.id });
  await shown.getByRole('button', { name: 'Start', exact: true }).click();
  await wholeTable();
  await settled();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what was played of a journey is no beginning', async () => {
  const { dialog } = await atBeginning(fakePilgrim());
  await expect.element(dialog).not.toBeInTheDocument();
});

test('other leads than in a campaign are told, with the reason', async () => {
  const { levels } = await libraryOf();
  expect(levels.some(({ byPlayers }) => byPlayers[0]?.campaign?.variants.includes('fast'))).toBe(true);
  const { dialog } = await atBeginning(freshPilgrim());
  await expect.element(dialog.getByText(/^In a campaign 25 wins and 25 loses/)).toBeVisible();
});

test('where the leads are those of a campaign, none are compared', async () => {
  const { dialog } = await atBeginning(freshPilgrim(), ['fast']);
  await expect.element(dialog.getByText(/^You carry 5 lamps/)).toBeVisible();
  await expect.element(dialog.getByText(/^In a campaign/)).not.toBeInTheDocument();
});

async function libraryOf() {
  const reply = await fakeGame([battle()]).library();
  if (!reply.ok) throw new Error(reply.error.code);
  return reply.value;
}
