import { tick } from 'svelte';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { AfterExample } from '../table-props.ts';
import type { GameApi } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { ARRANGEMENTS } from '../../../../electron/shared/games/alpha-omega/table/tutorial.ts';
import { alphaOmega, type State, type View } from '../../../../engine/alpha-omega/index.ts';
import { createMachine } from '../../../../engine/index.ts';
import { Session } from '../session.svelte.ts';
import { settings } from '../../../settings.svelte.ts';
import { fakeGame, openedWith, standingWith } from '../../../testing/fake-game.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { t } from '../../../text/language/language.ts';
import { hint } from '../words/testing/counsel.ts';
import { fakeBook } from '../words/testing/fake-cards.ts';
import '../../../ui/theme.css';
import { LESSONS } from '../hints/hints.ts';
import CouchTable from '../couch/couch-table.svelte';
import { CHAPTERS } from './script/index.ts';
import { offered } from './situation.ts';

const machine = createMachine(alphaOmega, fakeBook);
const viewOf = (state: State): View => machine.view(state, [0, 1]);

/** The tutorial's own game as a main process would keep it, with each state it has been in. */
function game() {
  const { seed, ...setup } = ARRANGEMENTS.exampleOfPlay;
  const states = [machine.begin({ ...setup, arranged: 'exampleOfPlay' }, seed).state];
  const now = (): State => states.at(-1) ?? machine.begin(setup, seed).state;
  const stand = () =>
    Promise.resolve({ ok: true, value: { ...standingWith(viewOf(now())), timeline: timeline() } } as const);
  const timeline = () => ({
    ...standingWith(viewOf(now())).timeline,
    moments: states.map((state, number) => {
      const { round, phase, turn } = state.table;
      return { number, round, phase, turn, seat: null, revealed: false };
    }),
  });
  const api: GameApi = {
    ...fakeGame([viewOf(now())]),
    answer: ({ decision, seat, answer }) => {
      const result = machine.apply(now(), { decision, seat, answer });
      if (!result.ok) throw new Error(result.error.code);
      states.push(result.value.state);
      return Promise.resolve({
        ok: true,
        value: { ...standingWith(viewOf(now())), timeline: timeline(), beats: [] },
      });
    },
    undo: () => {
      states.pop();
      return stand();
    },
    returnTo: ({ moment }) => {
      states.splice(moment + 1);
      return stand();
    },
    lookAt: ({ moment: number }) => {
      const state = states[number] ?? now();
      const moment = timeline().moments[number];
      if (moment === undefined) throw new Error('there was no such moment');
      return Promise.resolve({ ok: true, value: { moment, view: viewOf(state), entries: 0 } });
    },
  };
  return { api, now };
}

async function learn(...before: readonly string[]) {
  settings.chosen = { ...settings.chosen, pace: 'instant' };
  const { api, now } = game();
  const session = new Session(api, openedWith(viewOf(now())));
  for (const words of before) {
    const option = offered(session.view).get(words);
    if (option === undefined) throw new Error(`not offered: ${words}`);
    await session.answer([option.id]);
  }
  const begun: AfterExample[] = [];
  const props = {
    session,
    onleave: () => undefined,
    onlearnt: (next: AfterExample) => void begun.push(next),
  };
  const screen = await render(CouchTable, props);
  const coach = screen.getByRole('region', { name: 'Tutorial' });
  const press = (name: string | RegExp) => coach.getByRole('button', { name }).click();
  return { screen, session, coach, press, begun };
}

test('pages are turned on and back, and the last one says what the example does', async () => {
  const { coach, press } = await learn();
  await expect.element(coach).toMatchTextContent(/Part 1 of 7 · Round 1/);
  await expect.element(coach).toMatchTextContent(/Welcome/);
  await expect.element(coach.getByRole('button', { name: 'Back' })).toBeDisabled();
  await press('Next');
  await press('Back');
  await expect.element(coach).toMatchTextContent(/Welcome/);
  for (let page = 0; page < 4; page += 1) await press('Next');
  await expect.element(coach).toMatchTextContent(/Now do as the example does: Draw/);
  await expect.element(coach.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('what leads on has one place, whatever it is: the next page, what is shown, the way back', async () => {
  await page.viewport(1280, 800);
  const { screen, coach, press } = await learn('draw', 'play azrael', 'azrael attacks abigor');
  const at = (name: string) => {
    const { left, right, top } = coach.getByRole('button', { name }).element().getBoundingClientRect();
    return { left, right, top };
  };
  await settled();
  const before = { back: at('Back'), next: at('Next') };
  expect(before.back.right).toBeLessThan(before.next.left);
  await press('Next');
  await press('Next');
  await expect.poll(() => ({ back: at('Back'), next: at('Let Steve do it') })).toEqual(before);
  await screen.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect.element(coach.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(at('Undo')).toEqual(before.next);
  expect(at('Continue my way').right).toBeLessThan(before.next.left);
});

/** Follows the example from its beginning to its end, looking at the table at every page of it. */
async function followAll({ session }: Awaited<ReturnType<typeof learn>>, look: () => void): Promise<void> {
  const next = () =>
    [...document.querySelectorAll<HTMLButtonElement>('.onward button:enabled')].find(
      ({ textContent }) => textContent === t('coach.next'),
    );
  for (const { answer } of CHAPTERS.flatMap(({ steps }) => steps)) {
    await tick();
    look();
    for (let button = next(); button !== undefined; button = next()) {
      button.click();
      await tick();
      look();
    }
    await session.answer([offered(session.view).get(answer)?.id ?? '']);
  }
}

test.each(['en', 'es'] as const)(
  'from the first step to the last, all keeps its place: %s',
  async (language) => {
    inLanguage(language);
    onTestFinished(() => inLanguage('en'));
    await page.viewport(1280, 800);
    const learner = await learn();
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const place = () =>
      ['.onward button', '.asks', '.board'].map((selector) => boxOf(selector)?.top ?? Number.NaN);
    await document.fonts.ready;
    const first = place();
    const moved = new Map<string, string>();
    await followAll(learner, () => {
      const now = place();
      // The hand may differ by what a pixel is rounded to.
      const isThere = now.every((top, index) => Math.abs(top - (first[index] ?? 0)) <= 2);
      if (!isThere) moved.set(document.querySelector('.words')?.textContent ?? '', now.join(' '));
      const asks = document.querySelector('.asks');
      expect(asks?.scrollHeight, asks?.textContent).toBe(asks?.clientHeight);
    });
    expect(moved, first.join(' ')).toEqual(new Map());
  },
);

test('Counsel says where the example goes another way, and what gold is then', async () => {
  const { screen, session, press } = await learn();
  for (let turned = 0; turned < 4; turned += 1) await press('Next');
  const calling = offered(session.view).get('calling')?.id ?? '';
  const best = [{ answer: [calling], worth: 1, tried: 40, won: 0.5, lead: 0 }];
  session.counsel = { ...hint(session.view, []), best };
  await expect.element(screen.getByText(/example goes another way: the one in gold/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Draw', exact: true })).toHaveClass('gold');
});

test('a tutorial calls on nobody over the table: it says itself whose turn is played', async () => {
  const { session, screen, coach } = await learn('draw', 'play azrael');
  await session.answer([offered(session.view).get('azrael attacks abigor')?.id ?? '']);
  await expect.element(coach).toMatchTextContent(/Watch Steve/);
  expect(screen.getByText('Steve, your move').elements()).toHaveLength(0);
});

test('nothing else shines while there is something to read, then only what the example does', async () => {
  const { screen, press } = await learn();
  const draw = screen.getByRole('button', { name: 'Draw', exact: true });
  await expect.element(draw).not.toHaveClass('gold');
  for (let page = 0; page < 4; page += 1) await press('Next');
  await expect.element(draw).toHaveClass('gold');
});

test('whose turn is only watched is said, and nobody is pointed to its answers', async () => {
  const { coach, press, screen } = await learn('draw', 'play azrael', 'azrael attacks abigor');
  await expect.element(coach).toMatchTextContent(/Watch Steve/);
  await press('Next');
  await press('Next');
  await expect
    .element(screen.getByRole('button', { name: /^Take a Calling/ }))
    .not.toHaveAttribute('style', /--pointed/);
  await expect.element(screen.getByRole('button', { name: /^Take a Calling/ })).not.toHaveClass('gold');
});

test('what was read here is learnt, and no longer new in a game of one’s own', async () => {
  settings.chosen = { ...settings.chosen, learnt: [] };
  const { press } = await learn();
  await press('Next');
  await settled();
  expect(settings.chosen.learnt).toEqual([]);
  for (let page = 0; page < 3; page += 1) await press('Next');
  await expect.poll(() => settings.chosen.learnt).toEqual(['goal', 'drawOrCalling']);
});

test('a ring lies around what is meant, first the card to lift, then its target', async () => {
  const { screen } = await learn('draw', 'play azrael');
  const pointed = (): string | null =>
    document.querySelector('[style*="--pointed"]')?.getAttribute('aria-label') ?? null;
  await expect.poll(pointed).toMatch(/^Azrael/);
  await screen
    .getByRole('button', { name: /^Azrael, .*Angel/ })
    .first()
    .click();
  await expect.poll(pointed).toMatch(/^Abigor/);
});

/** The answers of the example up to where Michael has two targets. */
const TO_TARGETS = [
  'draw',
  'play azrael',
  'azrael attacks abigor',
  'calling',
  'draw',
  'play crystal-sea',
  'draw',
  'play michael',
];

test('a ring lies around each of two cards that are spoken of, and its arrow on no card', async () => {
  await page.viewport(1280, 800);
  const { press } = await learn(...TO_TARGETS, 'michael attacks azrael', 'draw', 'play heaven');
  const pointed = (): readonly string[] =>
    [...document.querySelectorAll('[data-card][style*="--pointed"]')].map(
      (card) => card.getAttribute('aria-label') ?? '',
    );
  await press('Next');
  await press('Next');
  await expect
    .poll(pointed)
    .toEqual([expect.stringMatching(/^Paimon/), expect.stringMatching(/^Adramalech/)]);
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const arrows = boxes('.ring > span');
  expect(arrows).not.toHaveLength(0);
  for (const arrow of arrows)
    for (const card of boxes('[data-zone=opponent] [data-card]'))
      expect(
        arrow.right <= card.left ||
          card.right <= arrow.left ||
          arrow.bottom <= card.top ||
          card.bottom <= arrow.top,
      ).toBe(true);
});

test('Counsel is introduced where there is more than one target, and pointed at', async () => {
  const { screen, coach } = await learn(...TO_TARGETS);
  await expect.element(coach).toMatchTextContent(/press Hint/);
  await expect
    .element(screen.getByRole('button', { name: /^Hint/ }))
    .toHaveAttribute('style', expect.stringContaining('--pointed'));
});

test('the turns of the other player are shown at the learner’s own pace', async () => {
  const { coach, press, session } = await learn('draw', 'play azrael', 'azrael attacks abigor');
  await press('Next');
  await press('Next');
  await press('Let Steve do it');
  await expect.element(coach).toMatchTextContent(/Round 2/);
  expect(session.view.seats[1]?.callings).toHaveLength(1);
});

test('a wrong turn is explained and taken back', async () => {
  const { screen, coach, press, session } = await learn('draw', 'play azrael');
  await screen.getByRole('button', { name: 'End phase' }).click();
  await expect.element(coach).toMatchTextContent(/A different move\./);
  await expect.element(coach).toMatchTextContent(/You ended the Action Phase/);
  await press('Undo');
  await expect.element(coach).toMatchTextContent(/Choose Azrael, then Abigor/);
  expect(session.view.pending?.about).toBe('action');
});

test('who goes on is told of what comes up, and finds back to where the example was left', async () => {
  const { screen, coach, press, session } = await learn('draw', 'play azrael');
  await screen.getByRole('button', { name: 'End phase' }).click();
  settings.chosen = { ...settings.chosen, learnt: LESSONS.filter((lesson) => lesson !== 'drawOrCalling') };
  await press('Continue my way');
  await expect.element(coach).toMatchTextContent(/your own way now/);
  await expect.element(coach).toMatchTextContent(/Or take a Calling, a task that helps/);
  await screen.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect.poll(() => session.view.pending?.about).toBe('play');
  await press('Back to the example');
  await expect.element(coach).toHaveAttribute('data-stop', '3');
  expect(session.view.round).toBe(1);
});

const ROUNDS_1_TO_3 = [
  ...['draw', 'play azrael', 'azrael attacks abigor', 'calling'],
  ...['draw', 'play crystal-sea', 'draw', 'play michael', 'michael attacks azrael'],
  ...['draw', 'play heaven', 'draw', 'play heavenly-armor on michael', 'michael attacks agares'],
];

test('a round that the rulebook leaves out is played with one press', async () => {
  const { coach, press, session } = await learn(...ROUNDS_1_TO_3);
  for (let page = 0; page < 4; page += 1) await press('Next');
  await press('Play round 4');
  await expect.poll(() => session.view.round).toBe(5);
  await expect.element(coach).toMatchTextContent(/Hope saved/);
  await expect.element(coach.getByRole('button', { name: 'Play round 5' })).toBeVisible();
});

test('a tutorial that was left anywhere goes on from there, off the example as well', async () => {
  const { coach } = await learn('draw', 'play gabriel');
  await expect.element(coach).toMatchTextContent(/your own way now/);
  await expect.element(coach.getByRole('button', { name: 'Back to the example' })).toBeEnabled();
});

test('at its end it warns that the game is hard at first, and offers the First Battle', async () => {
  const { screen, press, begun } = await learn(
    ...CHAPTERS.flatMap(({ steps }) => steps.map(({ answer }) => answer)),
  );
  await press('Continue');
  const end = screen.getByRole('dialog', { name: 'You know the game now' });
  await expect.element(end).toMatchTextContent(/hard at first.*Omens.*guard.*First Battle/);
  await end.getByRole('button', { name: 'Play the First Battle' }).click();
  await end.getByRole('button', { name: 'New game' }).click();
  await expect.poll(() => begun).toEqual(['firstBattle', 'newGame']);
});

test('it can be begun again', async () => {
  const { screen, coach, press } = await learn('draw', 'play azrael');
  await press('Start over');
  await screen.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await expect.element(coach).toHaveAttribute('data-stop', '3');
  await press('Start over');
  await screen.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect.element(coach).toMatchTextContent(/Welcome/);
});
