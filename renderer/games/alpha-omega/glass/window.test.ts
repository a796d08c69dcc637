import { expect, test } from 'vitest';
import type { CardDef, ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import { played } from '../words/testing/card-views.ts';
import { fakeCards } from '../words/testing/fake-cards.ts';
import { BACKS } from '../../../../electron/shared/settings.ts';
import { backOf } from './backs/back.ts';
import { conditionOf, returnedIn } from './condition.ts';
import { drawingOf, pictureOf } from './picture.ts';
import { windowOf } from './window.ts';

const named = (name: string): CardDef => {
  const card = fakeCards.find((one) => one.name === name);
  if (card === undefined) throw new Error(`${name} is not in the starter pack`);
  return card;
};

const persons = fakeCards.filter((card) => card.type === 'person');

test('a print always has the same window', () => {
  for (const card of fakeCards) expect(windowOf(card)).toEqual(windowOf(card));
});

test('no two Persons have the same window', () => {
  expect(new Set(persons.map((card) => JSON.stringify(windowOf(card).panes))).size).toBe(persons.length);
});

test('each kind of card has an opening of its own', () => {
  const kinds = new Map(
    fakeCards.map((card) => {
      const kind = card.type === 'person' ? (card.supernatural ? card.side : 'human') : card.type;
      return [kind, windowOf(card).form.outline];
    }),
  );
  expect(kinds.size).toBe(8);
  expect(new Set(kinds.values()).size).toBe(8);
});

test('the mightier a Person, the more glass and the more light', () => {
  const [weak, strong] = [windowOf(named('The Serpent')), windowOf(named('Satan'))];
  expect(strong.panes.length).toBeGreaterThan(weak.panes.length * 1.3);
  expect(strong.might).toBeGreaterThan(weak.might);
  const stronger = { ...named('Michael'), strength: 13 } as CardDef;
  expect(windowOf(stronger).panes.length).toBeGreaterThan(windowOf(named('Michael')).panes.length);
});

test('luring cracks a window and drains its own colours, pane for pane', () => {
  const [whole, cracked] = [windowOf(named('Michael')), windowOf(named('Michael'), 'cracked')];
  expect(whole.cracks.lines).toEqual([]);
  expect(cracked.cracks.lines.length).toBeGreaterThan(6);
  expect(cracked.panes.map(({ d }) => d)).toEqual(whole.panes.map(({ d }) => d));
  const hsl = (fill: string): readonly number[] => fill.match(/[\d.]+/g)?.map(Number) ?? [];
  cracked.panes.forEach(({ fill }, index) => {
    const [[hue, saturation = 0], [ownHue, own = 0]] = [hsl(fill), hsl(whole.panes[index]?.fill ?? '')];
    expect(hue).toBe(ownHue);
    expect(saturation).toBeLessThanOrEqual(own * 0.5);
  });
});

test('what came back has its own colours and seams of gold', () => {
  const [whole, mended] = [windowOf(named('Michael')), windowOf(named('Michael'), 'mended')];
  expect(mended.panes).toEqual(whole.panes);
  expect(mended.cracks.lines.length).toBeGreaterThan(5);
  expect(drawingOf(named('Michael'), [], 'mended')).toContain('#eab540');
  expect(drawingOf(named('Michael'), [], 'whole')).not.toContain('#eab540');
});

test('a card is whole, is cracked once it counts for the Opponents, and is mended when it came back', () => {
  const michael = named('Michael');
  const [good, lured] = [played('Michael', 'good'), played('Michael', 'opponent', { countsFor: 'opponent' })];
  const back = {
    event: { type: 'broughtOver', card: good.id, seat: 0, by: 1 },
    defs: {},
  } as const satisfies ToldEvent;
  const none = returnedIn([]);
  expect(conditionOf(michael, null, none)).toBe('whole');
  expect(conditionOf(michael, good, none)).toBe('whole');
  expect(conditionOf(michael, lured, none)).toBe('cracked');
  expect(conditionOf(michael, good, returnedIn([back]))).toBe('mended');
  expect(conditionOf(named('Satan'), null, none)).toBe('ashen');
  expect(conditionOf(named('Satan'), played('Satan', 'good'), none)).toBe('mended');
});

test('every pane is a closed shape with a colour', () => {
  for (const pane of fakeCards.flatMap((card) => windowOf(card).panes)) {
    expect(pane.d).toMatch(/^M[^N]*[Zz]$/);
    expect(pane.fill).toMatch(/^hsl\(-?\d+ \d+% \d+%\)$/);
  }
});

test('a picture is made once, and is small', () => {
  for (const card of fakeCards) {
    expect(pictureOf(card, [])).toBe(pictureOf(card, []));
    expect(drawingOf(card, []).length).toBeLessThan(40_000);
  }
});

test('each back is a window, drained and cracked for the Opponents', () => {
  const backs = BACKS.map((back) => [backOf(back, 'good', []), backOf(back, 'opponent', [])] as const);
  expect(new Set(backs.flat()).size).toBe(2 * BACKS.length);
  for (const [good, opponent] of backs) {
    expect(good).toMatch(/^data:image\/svg\+xml,/);
    expect(opponent).not.toBe(good);
  }
});
