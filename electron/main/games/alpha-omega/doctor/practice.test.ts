import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../../../db/file/open.ts';
import { gathered } from '../../../../../engine/alpha-omega/beyond/decks/entries.ts';
import type { DeckCards, DoctorProgress, DoctorQuestion } from '../../../../shared/games/alpha-omega/api.ts';
import { PACKS, valueOf } from '../../../../testing/house.ts';
import { until } from '../../../../testing/until.ts';
import { loadCatalogue } from '../catalogue.ts';
import { stockOn, type Stock } from '../decks/content.ts';
import { poolSize } from './worker-pool.ts';
import { openPractice, type Practice } from './practice.ts';

const opened = openDatabase(':memory:');
if (!opened.ok) throw new Error(opened.error.detail);
loadCatalogue(opened.value, PACKS, 'now');
const stock = stockOn(opened.value);
const starterDeck: DeckCards = gathered(stock().packs[0]?.decks.good ?? []);

const practices: Practice[] = [];
afterEach(() => {
  for (const practice of practices.splice(0)) practice.close();
});

const WORKER = new URL('./worker.ts', import.meta.url);

function practiceWith(changes: { script?: URL; workers?: number; stock?: () => Stock } = {}): Practice {
  const practice = openPractice({
    ...{ stock, newId: randomUUID, newSeed: () => 'fresh', script: WORKER, workers: 2 },
    ...changes,
  });
  practices.push(practice);
  return practice;
}

const asked: DoctorQuestion = {
  decks: [starterDeck],
  common: null,
  other: null,
  opponent: null,
  objective: 'starter:the-battle-is-the-lords',
  variants: [],
  bot: 'steady',
  games: 30,
  seed: 'garden',
};

/** Waits until a run is over. */
async function ended(practice: Practice, id: string): Promise<DoctorProgress> {
  return until(
    () => valueOf(practice.progress(id)),
    ({ state }) => state !== 'running',
  );
}

async function answered(
  question: Partial<DoctorQuestion>,
  practice = practiceWith(),
): Promise<DoctorProgress> {
  return ended(practice, valueOf(practice.start({ ...asked, ...question })).id);
}

describe('the deck doctor', () => {
  test('plays the games that were asked for, and says what they showed', async () => {
    const { state, played, of, first, second, comparison, seed } = await answered({});
    expect({ state, played, of, seed }).toEqual({ state: 'done', played: 30, of: 30, seed: 'garden' });
    expect(first.games).toBe(30);
    expect(first.wins + first.losses + first.standOffs).toBe(30);
    expect(first.cards.length).toBe(starterDeck.length);
    expect(first.broken).toBe(0);
    expect({ second, comparison }).toEqual({ second: null, comparison: null });
  });

  test('finds the same with the same seed, whatever the number of workers', async () => {
    const games = 12;
    const alone = await answered({ games }, practiceWith({ workers: 1 }));
    const three = await answered({ games }, practiceWith({ workers: 3 }));
    expect(three.first).toEqual(alone.first);
    expect((await answered({ games, seed: 'desert' })).first).not.toEqual(alone.first);
  });

  test('compares two decks over the same games', async () => {
    const other = [starterDeck.filter(({ card }) => card !== 'starter:michael')];
    const { played, of, first, second, comparison } = await answered({ other });
    expect([played, of]).toEqual([60, 60]);
    expect(comparison?.games).toBe(30);
    const { both = 0, onlyOne = 0, onlyOther = 0 } = comparison?.pairs ?? {};
    expect(both + onlyOther).toBe(first.wins);
    expect(both + onlyOne).toBe(second?.wins);
    // The same deck twice plays the very same games.
    const same = await answered({ other: [starterDeck] });
    expect(same.second).toEqual(same.first);
    expect(same.comparison?.difference?.value).toBe(0);
  });

  test('plays against the Opponents that are asked about', async () => {
    const usual = await answered({ games: 12 });
    const { first } = await answered({ opponent: [{ card: 'starter:abigor', copies: 1 }], games: 12 });
    const met = first.opponents.map(({ card }) => card);
    expect(met).toContain('starter:abigor');
    // The Objective itself may bring one.
    expect(met.length).toBeLessThan(4);
    expect(usual.first.opponents.length).toBeGreaterThan(20);
  });

  test('plays with several decks, with a common one, and in other ways', async () => {
    const two = await answered({ decks: [starterDeck, starterDeck.slice(0, 20)], games: 10 });
    expect(two.first.games).toBe(10);
    const common = await answered({ common: 3, variants: ['fast'], games: 10 });
    expect(common.first.games).toBe(10);
    expect(common.first.rounds).not.toEqual(two.first.rounds);
  });

  test('shows what it found so far, and keeps it when it is cancelled', async () => {
    const practice = practiceWith();
    const { id } = valueOf(practice.start({ ...asked, games: 10_000 }));
    const { played, first, state } = await until(
      () => valueOf(practice.progress(id)),
      (progress) => progress.first.games > 0,
    );
    expect(state).toBe('running');
    expect(played).toBe(first.games);
    const cancelled = valueOf(practice.cancel(id));
    expect(cancelled.state).toBe('cancelled');
    expect(cancelled.first.games).toBeGreaterThan(0);
    // By the time that another question is answered, one that went on would have been heard of.
    await answered({ games: 20 }, practice);
    const later = valueOf(practice.progress(id));
    expect(later.state).toBe('cancelled');
    expect(later.played).toBe(cancelled.played);
  });

  test('answers one question at a time: another ends the one before', async () => {
    const practice = practiceWith();
    const { id } = valueOf(practice.start({ ...asked, games: 10_000 }));
    const next = await answered({ games: 10 }, practice);
    expect(valueOf(practice.progress(id)).state).toBe('cancelled');
    expect(next.state).toBe('done');
    // What was asked long ago is forgotten.
    for (let run = 0; run < 4; run += 1) await answered({ games: 1 }, practice);
    expect(practice.progress(id)).toMatchObject({ ok: false, error: { code: 'gone' } });
  });

  test('tells how fast games go: first a guess, then what it has measured', async () => {
    const practice = practiceWith();
    const guess = practice.pace();
    expect(guess.thoughtful).toBeGreaterThan(20 * guess.steady);
    const { seconds } = await answered({ common: 2, games: 40 }, practice);
    expect(practice.pace()).toEqual({ ...guess, steady: (1000 * seconds) / 40 / 2 });
  });

  test('says why it failed when a worker breaks', async () => {
    const script = new URL('data:text/javascript,throw new Error("out of order")');
    const { state, detail, first } = await answered({}, practiceWith({ script }));
    expect({ state, games: first.games }).toEqual({ state: 'failed', games: 0 });
    expect(detail).toContain('out of order');
  });

  test('leaves the caller free to answer while it plays', async () => {
    const practice = practiceWith({ workers: poolSize() });
    const before = { own: process.threadCpuUsage(), all: process.cpuUsage() };
    const { state } = await answered({ games: 200 }, practice);
    const own = process.threadCpuUsage(before.own);
    const all = process.cpuUsage(before.all);
    expect(state).toBe('done');
    // Of the processor's time, not the clock's: whatever else this machine does takes none of it.
    expect((own.user + own.system) / (all.user + all.system)).toBeLessThan(0.2);
  });
});

describe('a question that cannot be answered', () => {
  test.each<[Partial<DoctorQuestion>, string, string]>([
    [{ decks: [[{ card: 'test:nobody', copies: 1 }]] }, 'noSuchCard', 'test:nobody'],
    [{ decks: [[{ card: 'starter:satan', copies: 1 }]] }, 'noSuchCard', 'starter:satan'],
    [{ other: [[{ card: 'starter:squadrons-at-once', copies: 1 }]] }, 'noSuchCard', 'squadrons-at-once'],
    [{ decks: [[]] }, 'badRequest', 'without cards'],
    [{ opponent: [] }, 'badRequest', 'without cards'],
    [{ opponent: [{ card: 'starter:michael', copies: 1 }] }, 'noSuchCard', 'no Opponent deck'],
    [{ decks: [[{ card: 'starter:michael', copies: 0 }]] }, 'badRequest', 'without cards'],
    [{ objective: 'starter:michael' }, 'noSuchCard', 'starter:michael'],
    [{ variants: ['fast', 'extended'] }, 'badRequest', 'variantsContradict'],
  ])('%o is refused: %s', (question, code, detail) => {
    const reply = practiceWith().start({ ...asked, ...question });
    expect(reply).toMatchObject({ ok: false, error: { code } });
    expect(reply.ok ? '' : reply.error.detail).toContain(detail);
  });
});

test('on Linux every core plays, since its threads give way; elsewhere one is left free', () => {
  expect(poolSize(8, 'linux')).toBe(8);
  expect(poolSize(8, 'win32')).toBe(7);
  expect(poolSize(1, 'darwin')).toBe(1);
  expect(poolSize()).toBeLessThanOrEqual(availableParallelism());
});
