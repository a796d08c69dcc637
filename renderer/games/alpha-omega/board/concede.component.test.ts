import { expect, test } from 'vitest';
import type { GameApi, Journey } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { openedWith } from '../../../testing/fake-game.ts';
import { summary } from '../../../testing/fake-summary.ts';
import { fakeCampaign, fakePilgrim, WAY } from '../../../testing/fake-journeys.ts';
import { fromMenu } from '../../../testing/from-menu.ts';
import { goingOn, openProgram } from '../../../testing/screens/program.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { wholeTable } from '../../../testing/whole-table.ts';
import { battle } from '../words/testing/scenes.ts';

const well = <T>(value: T) => Promise.resolve({ ok: true, value } as const);

const ofJourney = (journey: Journey): Partial<GameApi> => ({
  placeOfGame: () => well({ kind: 'journey', journey: journey.line.id, name: '', station: 0 }),
  journey: () => well(journey),
});

async function atTable(changes: Partial<GameApi>) {
  inLanguage('en');
  const games = [summary()];
  const shown = await openProgram({ listGames: () => well({ games, unreadable: [] }), ...changes });
  await goingOn(shown).click();
  await wholeTable();
  return shown;
}

/** The dialog that asks whether the game is given up. */
async function asked(shown: Awaited<ReturnType<typeof atTable>>) {
  await fromMenu(shown, 'Concede');
  return shown.getByRole('dialog', { name: 'Concede this game?' });
}

test('a single game that is given up is lost, and no more than that is said', async () => {
  const dialog = await asked(await atTable({}));
  await expect
    .element(
      dialog.getByText(
        'The game ends now with a defeat for all Good players. Statistics and achievements count it as a lost game. Undo takes you back into the game, which then no longer counts as lost.',
        { exact: true },
      ),
    )
    .toBeVisible();
  await expect.element(dialog.getByText(/campaign|Pilgrimage|lamp/)).not.toBeInTheDocument();
});

test('Enter, pressed once too often, gives up no game', async () => {
  const dialog = await asked(await atTable({}));
  await expect.element(dialog.getByRole('button', { name: 'Keep playing' })).toHaveFocus();
});

test('a campaign ends with the game that it is', async () => {
  const opened = openedWith(battle());
  const [objective = '', ...campaign] = WAY;
  const request = { objective, campaign, seats: ['Mindy'] };
  const shown = await atTable({ ...ofJourney(fakeCampaign()), openGame: () => well({ ...opened, request }) });
  await shown.getByRole('button', { name: 'Start' }).click();
  const dialog = await asked(shown);
  await expect.element(dialog.getByText(/The whole campaign ends with it/)).toBeVisible();
  await expect.element(dialog.getByText(/lamp/)).not.toBeInTheDocument();
});

test.each([
  [6, /One of your 6 lamps goes out, and you try this Objective again\./],
  [1, /Your last lamp goes out, and the Pilgrimage ends\./],
])('in a Pilgrimage with %i lamps it costs one', async (lamps, words) => {
  const dialog = await asked(await atTable(ofJourney(fakePilgrim({ lamps }))));
  await expect.element(dialog.getByText(words)).toBeVisible();
  await expect.element(dialog.getByText(/campaign/)).not.toBeInTheDocument();
});
