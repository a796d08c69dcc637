import { expect, test } from 'vitest';
import { playBeats, type Slot, type Stagehand } from './schedule.ts';
import { heldClock } from './testing/held-clock.ts';

function listener() {
  const heard: string[] = [];
  const hand: Stagehand = {
    lead: (beat) => heard.push(`lead ${beat}`),
    show: (beat) => heard.push(`show ${beat}`),
    wait: (beat) => heard.push(`wait ${beat}`),
    end: () => heard.push('end'),
  };
  return { hand, take: () => heard.splice(0).join(', ') };
}

const calm: Slot = { lead: 0, rest: 900, stays: 0, waits: false };
const attack: Slot = { lead: 650, rest: 900, stays: 0, waits: false };
const still: Slot = { lead: 0, rest: 0, stays: 0, waits: false };

function play(...slots: readonly Slot[]) {
  const time = heldClock();
  const { hand, take } = listener();
  return { ...time, take, ...playBeats(slots, time.clock, hand) };
}

test('beats follow each other, each in its time', () => {
  const run = play(calm, attack, calm);
  expect(run.take()).toBe('lead 0, show 0');
  run.pass(899);
  expect(run.take()).toBe('');
  run.pass(1);
  expect(run.take()).toBe('lead 1');
  run.pass(650);
  expect(run.take()).toBe('show 1');
  run.pass(900);
  expect(run.take()).toBe('lead 2, show 2');
  run.pass(900);
  expect(run.take()).toBe('end');
});

test('what cannot be seen takes no time, and keeps its place', () => {
  const run = play(still, calm, still, still);
  expect(run.take()).toBe('lead 0, show 0, lead 1, show 1');
  run.pass(900);
  expect(run.take()).toBe('lead 2, show 2, lead 3, show 3, end');
  expect(run.open()).toBe(0);
});

test('nothing to show ends at once', () => {
  expect(play().take()).toBe('end');
});

test('a beat that waits goes on only when told', () => {
  const run = play({ ...calm, waits: true }, calm);
  run.pass(60_000);
  expect(run.take()).toBe('lead 0, show 0, wait 0');
  run.next();
  expect(run.take()).toBe('lead 1, show 1');
});

test('nothing waits after the last beat', () => {
  const run = play({ ...calm, waits: true });
  run.pass(900);
  expect(run.take()).toBe('lead 0, show 0, end');
});

test('going on shows the table of the beat before its arrow has landed, and then the next', () => {
  const run = play(attack, calm);
  run.pass(100);
  run.next();
  expect(run.take()).toBe('lead 0, show 0, lead 1, show 1');
  run.pass(650);
  expect(run.take()).toBe('');
  run.next();
  expect(run.take()).toBe('end');
});

test.each([0, 100, 700, 1500, 1700])('whoever has seen enough after %i ms sees no more of it', (ms) => {
  const run = play(attack, calm);
  run.pass(ms);
  run.take();
  run.finish();
  expect(run.take()).toBe('end');
  run.pass(60_000);
  run.next();
  run.finish();
  expect(run.take()).toBe('');
  expect(run.open()).toBe(0);
});

test('a table that is taken away while it changes shows nothing more', () => {
  const time = heldClock();
  const { hand, take } = listener();
  const run = playBeats([attack, calm], time.clock, {
    ...hand,
    show: (beat) => {
      hand.show(beat);
      run.finish();
    },
  });
  time.pass(60_000);
  expect(take()).toBe('lead 0, show 0, end');
  expect(time.open()).toBe(0);
});

test('what is to be looked at keeps the next beat waiting', () => {
  const run = play({ ...calm, stays: 1500 }, calm);
  run.take();
  run.pass(2399);
  expect(run.take()).toBe('');
  run.pass(1);
  expect(run.take()).toBe('lead 1, show 1');
});
