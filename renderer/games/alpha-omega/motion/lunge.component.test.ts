import { afterEach, expect, test } from 'vitest';
import { frames } from '../../../testing/settled.ts';
import { actsOn } from '../../../table/motion/acts.ts';
import { lungesOn } from './lunge.ts';
import { plateOn, plateStood, turnPlate } from './plates.ts';

afterEach(() => document.body.replaceChildren());

/** A card of this place in the window. */
function cardAt(left: number, top: number): HTMLElement {
  const unit = document.createElement('div');
  unit.dataset['unit'] = '';
  const card = document.createElement('div');
  Object.assign(card.style, {
    ...{ position: 'fixed', left: `${String(left)}px`, top: `${String(top)}px` },
    ...{ width: '130px', height: '180px' },
  });
  unit.append(card);
  document.body.append(unit);
  return card;
}

/** How far apart two cards are; less than 0 where they overlap. */
function apart(one: DOMRect, other: DOMRect): number {
  const across = Math.max(other.left - one.right, one.left - other.right);
  const up = Math.max(other.top - one.bottom, one.top - other.bottom);
  return Math.max(across, up);
}

function lunging(left: number, top: number) {
  const [striker, struck] = [cardAt(400, 500), cardAt(left, top)];
  const stage = document.createElement('div');
  document.body.append(stage);
  const acts = actsOn(stage);
  const lunges = lungesOn(acts);
  const way = { from: striker.getBoundingClientRect(), to: struck.getBoundingClientRect() };
  lunges.leap(striker, way, { damage: 6, ms: 400 });
  const toEnd = (): void => {
    for (const movement of striker.getAnimations()) movement.currentTime = 400;
  };
  const skip = (): void => acts.clear();
  return { striker, struck, skip, lunges, way, toEnd };
}

test.each([
  ['across the board', 400, 200],
  ['at a slant', 700, 200],
  ['far away', 20, 200],
])('%s, whoever strikes touches whom it strikes and covers little of it', (_, left, top) => {
  const { striker, struck, skip, toEnd } = lunging(left, top);
  toEnd();
  const gap = apart(striker.getBoundingClientRect(), struck.getBoundingClientRect());
  expect(gap).toBeLessThanOrEqual(0);
  expect(gap).toBeGreaterThan(-60);
  skip();
});

test('it waits there for the hit, is measured where it stands, and goes back from where it struck', () => {
  const { striker, lunges, way, toEnd, skip } = lunging(400, 200);
  toEnd();
  const leapt = striker.getBoundingClientRect().top;
  expect(leapt).toBeLessThan(way.from.top - 50);
  expect(striker.closest('.strikes')).not.toBeNull();
  const goBack = lunges.hit();
  expect(striker.getBoundingClientRect().top).toBe(way.from.top);
  goBack(new Map());
  expect(striker.getBoundingClientRect().top).toBeCloseTo(leapt);
  for (const movement of striker.getAnimations()) movement.finish();
  expect(striker.getBoundingClientRect().top).toBe(way.from.top);
  skip();
});

test.each([false, true])(
  'what is left out leaves nobody where it leapt to, whether it waits there: %s',
  async (waits) => {
    const { striker, lunges, way, toEnd, skip } = lunging(400, 200);
    const leaps = striker.getAnimations();
    toEnd();
    // What is over is told of in a frame after it.
    if (waits) await Promise.all(leaps.map(({ finished }) => finished)).then(() => frames(2));
    skip();
    expect(striker.getBoundingClientRect().top).toBe(way.from.top);
    lunges.hit()(new Map());
    expect(striker.getAnimations()).toEqual([]);
    await expect.poll(() => striker.closest('.strikes')).toBeNull();
  },
);

test('whoever was asked about, and stands where it stood, is thrown back from who stops it', () => {
  const { striker, struck, lunges, way, skip } = lunging(400, 200);
  skip();
  lunges.hit()(new Map([[striker, struck.getBoundingClientRect()]]));
  const [movement] = striker.getAnimations();
  if (movement === undefined) throw new Error('it moves');
  movement.currentTime = 78;
  expect(striker.getBoundingClientRect().top).toBeGreaterThan(way.from.top + 10);
  skip();
});

test('the old number of whoever strikes does not stay behind where it stood', () => {
  const turned = (strikes: boolean): number => {
    document.body.replaceChildren();
    const { striker, lunges, skip } = lunging(400, 200);
    const resting = cardAt(700, 500);
    const card = strikes ? striker : resting;
    card.innerHTML = '<span class="old" data-why="strength">7</span>';
    const plate = plateOn(card);
    if (plate === null) throw new Error('a card without a number');
    const goBack = lunges.hit();
    const stage = document.createElement('div');
    document.body.append(stage);
    const acts = actsOn(stage);
    turnPlate(acts, plate, { was: plateStood(plate), by: -2, ms: 400 });
    goBack(new Map());
    const left = stage.querySelectorAll('.old').length;
    acts.clear();
    skip();
    return left;
  };
  expect(turned(false)).toBe(1);
  expect(turned(true)).toBe(0);
});
