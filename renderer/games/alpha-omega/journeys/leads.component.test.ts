import { beforeEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-svelte';
import type { Journey } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Variant } from '../../../../engine/alpha-omega/index.ts';
import { pages } from '../../../pages.svelte.ts';
import { fakeCampaignGame } from '../../../testing/fake-campaign-game.ts';
import { summary } from '../../../testing/fake-summary.ts';
import { fakeCampaign, fakePilgrim } from '../../../testing/fake-journeys.ts';
import { openProgram } from '../../../testing/screens/program.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';

beforeEach(() => inLanguage('en', { pace: 'instant' }));

const well = <T>(value: T) => Promise.resolve({ ok: true, value } as const);

type Texts = readonly Element[];

/** The leads that win and lose by the words of what an Objective adds. */
function leadsIn(texts: Texts): readonly (readonly (string | undefined)[])[] {
  const adds = texts.flatMap((part) =>
    [...part.querySelectorAll('h3, h4')].filter(({ textContent }) => textContent === 'What it adds'),
  );
  return adds.map(({ nextElementSibling }) => {
    const words = nextElementSibling?.textContent ?? '';
    return [/leads by (\d+) Strength/, /they lead by (\d+)\b/].map((lead) => lead.exec(words)?.[1]);
  });
}

/** The leads that the page of a journey tells of one Objective after the other. */
async function leadsOfWay(journey: Journey) {
  const shown = await openProgram({ journey: () => well(journey) });
  await expect.element(shown.getByRole('button', { name: 'New game' })).toBeVisible();
  pages.go({ name: 'journey', id: journey.line.id });
  const told: unknown[] = [];
  for (const number of [1, 2, 3]) {
    await shown.getByRole('button', { name: new RegExp(`^${String(number)}\\. `) }).click();
    const panel = shown.getByRole('region', { name: new RegExp(`^${String(number)}\\. `) });
    await expect.element(panel).toBeVisible();
    told.push(...leadsIn([panel.element()]));
  }
  cleanup();
  return told;
}

const played: readonly (readonly [readonly Variant[], string, string])[] = [
  [[], '50', '50'],
  [['fast'], '25', '25'],
  [['extended'], '100', '100'],
  [['fast', 'narrowWay'], '25', '1'],
];

test.each(played)(
  'the page of a journey played with %j tells a lead of %s, and of %s that loses',
  async (...way) => {
    const [variants, wins, loses] = way;
    const three = [1, 2, 3].map(() => [wins, loses]);
    for (const journey of [fakeCampaign({ variants }), fakePilgrim()]) {
      const line = { ...journey.line, variants };
      expect(await leadsOfWay({ ...journey, line }), journey.kind).toEqual(three);
    }
  },
);

test('a burden of the Narrow Way changes the leads of the Objective that it is borne for', async () => {
  expect(await leadsOfWay(fakePilgrim({ burden: { kind: 'narrowWay' } }))).toEqual([
    ['50', '50'],
    ['50', '1'],
    ['50', '50'],
  ]);
});

test.each([25, 100])(
  'what is told between two Objectives tells of the lead of %i that decides there',
  async (goal) => {
    const list = { games: [summary()], unreadable: [] };
    const shown = await openProgram({ ...fakeCampaignGame(goal), listGames: () => well(list) });
    await shown
      .getByRole('button', { name: /^Continue: / })
      .first()
      .click();
    const dialog = shown.getByRole('dialog');
    const told = [String(goal), String(goal)];
    const leads = () => {
      const words = dialog.element().textContent;
      return [/Good leads by (\d+)\./, /Opponents lead by (\d+)\./].map((lead) => lead.exec(words)?.[1]);
    };
    await expect.element(dialog.getByRole('heading', { name: 'The way begins' })).toBeVisible();
    await expect.poll(leads).toEqual(told);
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Victory', exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: /^Continue/ }).click();
    await expect
      .element(dialog.getByRole('heading', { name: /^Victory! Objective 1 of the journey/ }))
      .toBeVisible();
    await expect.poll(leads).toEqual(told);
  },
);
