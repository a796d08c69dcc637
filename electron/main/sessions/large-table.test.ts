import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { steadyAnswer, type CardDef } from '../../../engine/alpha-omega/index.ts';
import { startStream } from '../../../engine/index.ts';
import type { OpenGame, Step, TableApi } from '../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../shared/api.ts';
import { headlessProgram } from '../../testing/hostile/program.ts';
import { OBJECTIVE, valueOf } from '../../testing/house.ts';
import { loopMeter } from '../../testing/loop-meter.ts';

/*
 * The largest table there is, six Good players against three: what is taken there keeps nobody waiting either. Hostile calls are
 * mostly refused, which takes no time.
 */
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];
const OPPONENTS = ['Gad', 'Hod', 'Ira'];

/**
 * What main may work before it hears others, in ms of the processor: four times what it may on a free machine, where a core
 * is nobody else's. What is not done in parts takes seconds.
 */
const LONGEST = 400;

const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-large-'));
const program = headlessProgram(folder);
const stalled = loopMeter();
afterAll(() => {
  program.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Calls a channel, which must take the call, and keep nobody waiting. */
async function taken<T>(channel: keyof TableApi, ...given: readonly unknown[]): Promise<T> {
  stalled();
  const reply = (await program.call(channel, given)) as Reply<T>;
  expect(stalled().work, channel).toBeLessThan(LONGEST);
  return valueOf(reply);
}

const begun = (kind: 'bot' | 'person'): Promise<OpenGame> => {
  const player = (name: string): object => ({ kind: 'person', name, profile: null });
  const seats = [...NAMES, ...OPPONENTS].map((name) => (kind === 'bot' ? { kind } : player(name)));
  return taken('newGame', {
    ...{ objective: OBJECTIVE, seats: NAMES, opponents: OPPONENTS, seed: 'large', variants: ['extended'] },
    table: { hands: 'open', seats },
  });
};

/** What may be asked and done at any moment. */
async function looksAround(game: string): Promise<OpenGame['view']> {
  await taken('openGame', game);
  await taken('odds', { game });
  await taken('lookAt', { game, moment: 1 });
  await taken('undo', { game, by: null, back: 'step' });
  return (await taken<Step>('redo', { game, by: null })).view;
}

/** Asks for Counsel, and for the Omens of the first answers. */
async function weighs(
  game: string,
  { id: decision, ask }: NonNullable<OpenGame['view']['pending']>,
): Promise<void> {
  await taken('counsel', { game, decision });
  const tried = ask?.kind === 'one' ? ask.options.slice(0, 3) : [];
  for (const { id } of tried) await taken('forecast', { game, decision, first: [id] });
}

test('bots think at the largest table while others are heard', async () => {
  const { id: game, ...opened } = await begun('bot');
  let { view } = opened;
  let answers = 0;
  for (; view.pending !== null && answers < 60; answers += 1) {
    ({ view } = await taken<Step>('botAnswer', { game, decision: view.pending.id }));
    if (answers % 20 === 9) view = await looksAround(game);
  }
  expect(answers).toBe(60);
});

test('Counsel and Omens for the largest table keep nobody waiting', async () => {
  const { id: game, cards, ...opened } = await begun('person');
  const prints = new Map<string, CardDef>(cards.map((card) => [card.id, card]));
  let { view } = opened;
  let rng = startStream('large', 'player');
  let answers = 0;
  for (; view.pending?.ask && answers < 80; answers += 1) {
    const { id: decision, seat } = view.pending;
    if (answers % 16 === 0) await weighs(game, view.pending);
    const [answer, after] = steadyAnswer(view, prints, rng);
    rng = after;
    ({ view } = await taken<Step>('answer', { game, decision, seat, answer }));
    if (answers % 20 === 9) view = await looksAround(game);
  }
  expect(answers).toBe(80);
});

test('whoever wants something while Counsel is thought over is heard before it is given', async () => {
  const { id: game, view } = await begun('person');
  const order: string[] = [];
  const thinking = taken('counsel', { game, decision: view.pending?.id }).then(() => order.push('Counsel'));
  // The first part of the thought is done at once.
  await new Promise((heard) => setTimeout(heard, 0));
  valueOf(await program.call('odds', [{ game }]));
  order.push('the odds');
  await thinking;
  expect(order).toEqual(['the odds', 'Counsel']);
});
