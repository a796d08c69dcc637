import { afterEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Settings } from '../../../../electron/shared/settings.ts';
import type { ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import { startInput } from '../../../input/start.ts';
import { Session } from '../session.svelte.ts';
import { settings } from '../../../settings.svelte.ts';
import { chosenTime } from '../../../testing/chosen-time.ts';
import { fakeGame, openedWith } from '../../../testing/fake-game.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { idOf } from '../words/testing/fake-cards.ts';
import { battle, start } from '../words/testing/scenes.ts';
import CouchTable from '../couch/couch-table.svelte';

const usual = settings.chosen;

afterEach(() => {
  settings.chosen = usual;
});

const band = (): HTMLElement | null => document.querySelector('.band');
const heard = (): string => document.querySelector('[role=status][aria-live]')?.textContent ?? '';

/** Uriel is Lured Astray by Paimon. */
const lured = (changes: Partial<Settings>) =>
  told(
    [
      {
        event: { type: 'luredAstray', card: 902, by: 901 },
        defs: { 901: idOf('Paimon'), 902: idOf('Uriel') },
      },
    ],
    changes,
  );

async function told(events: readonly ToldEvent[], changes: Partial<Settings> = {}) {
  settings.chosen = { ...usual, motion: 'full', pace: 'calm', ...changes };
  const before = battle();
  const sat = await sitDown(before);
  sat.session.view = { ...before };
  sat.session.told = { before, beats: [{ events, changes: {} }], after: sat.session.view };
  sat.session.fresh = events;
  return sat;
}

test('it lies across the board, for eyes alone: whoever listens is told once, by the story', async () => {
  await lured({});
  await expect.poll(() => band()?.textContent).toMatch(/Uriel\s*is Lured Astray by Paimon/);
  expect(band()?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(getComputedStyle(document.querySelector('.over') ?? document.body).pointerEvents).toBe('none');
  await expect.poll(() => heard().match(/Uriel/g)).toHaveLength(1);
  await expect.poll(band).toBeNull();
});

test('an Event that strikes says in the words of its card what it does', async () => {
  await told([
    {
      event: { type: 'damaged', card: 902, amount: 5, by: 903 },
      defs: { 902: idOf('Uriel'), 903: idOf('Hail of Iron Globes') },
    },
  ]);
  const words = (): string => band()?.querySelector('small')?.textContent ?? '';
  await expect.poll(words).toMatch(/damage/);
  // Each sentence stands apart from the one before.
  expect(words()).not.toMatch(/\.\S/);
  await expect.poll(band).toBeNull();
});

test('cards that were looked at lie open side by side, where they can be read', async () => {
  const names = ['Paimon', 'Uriel', 'Heaven'] as const;
  const cards = names.map((_, at) => 910 + at);
  const event = { type: 'looked', seats: [0], deck: 'opponent', cards, count: 3 } as const;
  await told([{ event, defs: Object.fromEntries(cards.map((id, at) => [id, idOf(names[at] ?? '')])) }]);
  await expect.poll(() => band()?.textContent).toMatch(/The next 3 Opponent cards/);
  await settled();
  const faces = [...(band()?.querySelectorAll('.what > *') ?? [])].map((face) =>
    face.getBoundingClientRect(),
  );
  expect(faces).toHaveLength(3);
  expect(Math.min(...faces.map(({ width }) => width))).toBeGreaterThanOrEqual(96);
  expect(faces.every(({ left }, at) => left >= (faces[at - 1]?.right ?? 0))).toBe(true);
});

test('no name of a card beneath shows through it', async () => {
  await lured({});
  await expect.poll(band).not.toBeNull();
  const { backgroundColor } = getComputedStyle(band() ?? document.body);
  expect(backgroundColor).toMatch(/^rgb\(/);
  const frames = band()
    ?.getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
  expect(frames?.length).toBeGreaterThan(0);
  expect(frames?.every(({ opacity }) => opacity === undefined)).toBe(true);
});

/** A game whose Objective has just begun. */
async function begun() {
  settings.chosen = { ...usual, motion: 'full', pace: 'calm' };
  const view = { ...start(), round: 1 };
  const event = { type: 'objectiveBegan', objective: view.objective.id } as const;
  const events = [{ event, defs: { [view.objective.id]: view.objective.def } }];
  const entries = [{ kind: 'answered', moment: 0, seat: 0, by: 0, events }] as const;
  const opened = openedWith(view);
  const api = fakeGame([view]);
  const session = new Session(api, { ...opened, log: { from: 0, entries } });
  onTestFinished(startInput());
  await render(CouchTable, { session, onleave: () => undefined });
  return { api };
}

const question = (): Element | null => document.querySelector('[data-zone=question][data-decision]');

test('what the first question is about is seen first, and a key that ends that answers nothing', async () => {
  const pass = chosenTime();
  const { api } = await begun();
  await expect.poll(band).not.toBeNull();
  expect(question()).toBeNull();
  await userEvent.keyboard('1');
  await pass(0);
  await expect.poll(band).toBeNull();
  await expect.poll(question).not.toBeNull();
  await userEvent.keyboard('1');
  await settled();
  expect(api.answers).toHaveLength(0);
  await pass(400);
  await userEvent.keyboard('1');
  await expect.poll(() => api.answers).toHaveLength(1);
});

test('left alone, it makes room for the question', async () => {
  const pass = chosenTime();
  await begun();
  await expect.poll(band).not.toBeNull();
  await pass(2000);
  await expect.poll(question).not.toBeNull();
  expect(band()).toBeNull();
});

test.each(['x', '{Enter}'])('the key %s ends it', async (key) => {
  const { session } = await lured({ pace: 'calm' });
  await expect.poll(band).not.toBeNull();
  await userEvent.keyboard(key);
  await expect.poll(band).toBeNull();
  expect(session.view.outcome).toBeNull();
});

test('with reduced motion it is a still picture', async () => {
  await lured({ motion: 'reduced' });
  await expect.poll(band).not.toBeNull();
  expect(band()?.getAnimations({ subtree: true })).toEqual([]);
  expect(getComputedStyle(band() ?? document.body).opacity).toBe('1');
});

test('instantly there is none', async () => {
  await lured({ pace: 'instant' });
  await expect.poll(heard).toMatch(/Uriel/);
  expect(band()).toBeNull();
});
