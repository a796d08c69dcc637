import { describe, expect, test } from 'vitest';
import { fakeCards } from '../words/testing/fake-cards.ts';
import { played } from '../words/testing/card-views.ts';
import { conditionOf, returnedIn } from './condition.ts';
import { cracksOf } from './cracks.ts';
import { around, circle, deeper, leaf, lozenge, nimbus, polygon, put, ring, ringsOf } from './shapes.ts';
import { addressOf, breaks, drawn, filled } from './svg.ts';
import type { Brush, Tint } from './types.ts';

const RED: Tint = [0, 50, 40];
const BLUE: Tint = [200, 60, 30];
const brush: Brush = {
  ...{ chance: () => 0.5, strength: 5, might: 0.4 },
  palette: { ground: [RED, BLUE], light: [RED, BLUE], accent: BLUE, metal: RED, heart: RED },
  glaze: (tint) => tint.join(' '),
};

describe('the condition of a card’s glass', () => {
  const printed = (name: string) => {
    const found = fakeCards.find((card) => card.name === name);
    if (found === undefined) throw new Error(name);
    return found;
  };
  const [michael, paimon] = [printed('Michael'), printed('Paimon')];
  const none = new Set<number>();

  test('elsewhere than in play is as it was printed', () => {
    expect([conditionOf(michael, null, none), conditionOf(paimon, null, none)]).toEqual(['whole', 'ashen']);
    expect(conditionOf(printed('Squadrons at Once'), null, none)).toBe('whole');
  });

  test('in play is whole with its own, cracked where it was Lured, and mended where it came back or over', () => {
    const [good, foe] = [played('Michael', 'good'), played('Paimon', 'opponent')];
    const back = new Set([good.id, foe.id]);
    expect(conditionOf(michael, good, none)).toBe('whole');
    expect(conditionOf(michael, good, back)).toBe('mended');
    expect(conditionOf(michael, { ...good, countsFor: 'opponent' }, back)).toBe('cracked');
    expect(conditionOf(paimon, foe, none)).toBe('ashen');
    expect(conditionOf(paimon, foe, back)).toBe('ashen');
    expect(conditionOf(paimon, { ...foe, countsFor: 'good' }, none)).toBe('mended');
  });

  test('knows of those that came back from the story', () => {
    const told = (type: 'broughtOver' | 'luredAstray', card: number) =>
      ({ event: { type, card, seat: 0, by: 1 }, defs: {} }) as never;
    expect(returnedIn([told('broughtOver', 4), told('luredAstray', 5), told('broughtOver', 6)])).toEqual(
      new Set([4, 6]),
    );
  });
});

describe('shapes', () => {
  test('are written with one digit after the point', () => {
    expect(put([1.26, -0.04])).toBe('1.3 0');
    expect(
      polygon([
        [0, 0],
        [10, 0],
        [5, 8.66],
      ]),
    ).toBe('M0 0L10 0L5 8.7Z');
    expect(lozenge([10, 20], 5)).toBe('M10 15L15 20L10 25L5 20Z');
    expect(lozenge([10, 20], 5, 2)).toBe('M10 15L12 20L10 25L8 20Z');
    expect(circle([10, 20], 5)).toBe('M5 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z');
  });

  test('lie around a centre, clockwise from the top', () => {
    expect([0, 0.25, 0.5, 0.75].map((turn) => put(around([50, 60], 10, turn)))).toEqual([
      ...['50 50', '60 60', '50 70', '40 60'],
    ]);
  });

  test('are leaves, as wide as they are said to be', () => {
    expect([leaf([0, 0], [0, 10], 3), leaf([0, 0], [8, 6], 2, 1), leaf([5, 5], [5, 5], 2)]).toEqual([
      'M0 0Q-3 6.2 0 10Q3 5 0 0Z',
      'M0 0Q3.2 6.1 8 6Q4.6 2.2 0 0Z',
      'M5 5Q5 5 5 5Q5 5 5 5Z',
    ]);
  });

  test('are rings of panes, coloured in turn', () => {
    const panes = ring({ centre: [50, 50], inner: 10, outer: 20, sectors: 4 }, [RED, BLUE], brush);
    expect(panes.map(({ fill }) => fill)).toEqual(['0 50 40', '200 60 30', '0 50 40', '200 60 30']);
    expect(panes[0]?.d).toBe('M50 40L50 30Q70 30 70 50L60 50Q60 40 50 40Z');
    const [swollen] = ring(
      { centre: [50, 50], inner: 10, outer: 20, sectors: 4, bulge: 5, shift: 1 },
      [RED],
      brush,
    );
    expect(swollen?.d).toBe('M60 50L70 50Q73.5 73.5 50 70L50 60Q60 60 60 50Z');
  });

  test('are as many narrow rings as a figure is strong', () => {
    expect([0, 2.4, 2.5, 4.9, 5, 12, 17.4, 17.5, 30].map(ringsOf)).toEqual([1, 1, 1, 1, 2, 4, 6, 7, 7]);
    const panes = nimbus([50, 50], 20, brush);
    expect(panes.map(({ fill }) => fill)).toEqual([
      '0 50 40',
      '0 50 31',
      '0 50 40',
      '0 50 31',
      '0 50 40',
      '0 50 31',
      '0 50 40',
      '0 50 31',
      '0 50 40',
      '0 50 31',
      '0 50 40',
      '0 50 31',
      '0 50 40',
      '0 50 31',
      '200 60 30',
      '200 60 21',
      '200 60 30',
      '200 60 21',
      '200 60 30',
      '200 60 21',
      '200 60 30',
      '200 60 21',
      '200 60 30',
      '200 60 21',
      '200 60 30',
      '200 60 21',
    ]);
    expect(panes[0]?.d).toBe('M50 27L50 24Q55.9 24 61.3 26.6L60 29.3Q55.2 27 50 27Z');
    expect(panes.at(-1)?.d).toBe('M44.8 30.7L44 27.8Q50 26.2 56 27.8L55.2 30.7Q50 29.3 44.8 30.7Z');
  });

  test('are deeper in colour by less light', () => {
    expect([deeper(RED), deeper(RED, 4)]).toEqual([
      [0, 50, 31],
      [0, 50, 36],
    ]);
  });
});

describe('cracks', () => {
  test('are none without a blow, and always the same for the same print', () => {
    expect(cracksOf('a', { rays: 0, webs: 0 })).toEqual({ lines: [], holes: [] });
    expect(cracksOf('a', { rays: 3, webs: 1 })).toEqual(cracksOf('a', { rays: 3, webs: 1 }));
    expect(cracksOf('a', { rays: 1, webs: 0 })).toEqual({
      holes: [],
      lines: ['M39.4 54.9L43.1 50.2L53.4 44.8L62.3 35.5L64.2 20.8L77.3 10.2L85.3 -6.2L96.9 -19.1L116 -28.9'],
    });
  });

  test('are rays, webs between them, and splinters that fell out where there is a web', () => {
    const count = (print: string, rays: number, webs: number): readonly number[] => {
      const { lines, holes } = cracksOf(print, { rays, webs });
      return [lines.filter((line) => line.split('L').length === 9).length, lines.length, holes.length];
    };
    expect(['a', 'b', 'c'].map((print) => count(print, 4, 0))).toEqual([
      [4, 4, 0],
      [4, 4, 0],
      [4, 4, 0],
    ]);
    expect(['a', 'b', 'c'].map((print) => count(print, 7, 2))).toEqual([
      [7, 18, 1],
      [7, 17, 6],
      [7, 20, 3],
    ]);
  });
});

describe('a drawing', () => {
  const cracks = { lines: ['M0 0L1 1', 'M2 2L3 3'], holes: ['M0 0L1 0L1 1Z'] };

  test('has a path for each pane, and one for all lines', () => {
    expect(
      filled([
        { d: 'M0 0Z', fill: 'red' },
        { d: 'M1 1Z', fill: 'blue' },
      ]),
    ).toBe('<path fill="red" d="M0 0Z"/><path fill="blue" d="M1 1Z"/>');
    expect(drawn([], 'stroke="red"')).toBe('');
    expect(drawn(['M0 0', 'M1 1'], 'stroke="red"')).toBe(
      '<path fill="none" stroke-linejoin="round" stroke-linecap="round" stroke="red" d="M0 0M1 1"/>',
    );
  });

  test('of cracks is of gold where they are mended, and dark with a bright edge where not', () => {
    expect(breaks('mended', cracks)).toBe(
      '<path fill="none" stroke-linejoin="round" stroke-linecap="round" stroke="#4a2f05" stroke-width="2.8" d="M0 0L1 1M2 2L3 3"/><path fill="none" stroke-linejoin="round" stroke-linecap="round" stroke="#eab540" stroke-width="1.8" d="M0 0L1 1M2 2L3 3"/><path fill="none" stroke-linejoin="round" stroke-linecap="round" stroke="#fff7d0" stroke-width=".6" d="M0 0L1 1M2 2L3 3"/>',
    );
    expect(breaks('cracked', cracks)).toBe(
      '<path fill="#040207" stroke="#0a0710" stroke-width=".8" d="M0 0L1 0L1 1Z"/><path fill="none" stroke-linejoin="round" stroke-linecap="round" stroke="#050309" stroke-opacity=".9" stroke-width="1.7" d="M0 0L1 1M2 2L3 3"/><path fill="none" stroke-linejoin="round" stroke-linecap="round" stroke="#f4edf6" stroke-opacity="0.8" stroke-width="0.55" d="M0 0L1 1M2 2L3 3"/>',
    );
    expect(breaks('ashen', cracks)).toBe(
      '<path fill="none" stroke-linejoin="round" stroke-linecap="round" stroke="#050309" stroke-opacity=".9" stroke-width="1.2" d="M0 0L1 1M2 2L3 3"/><path fill="none" stroke-linejoin="round" stroke-linecap="round" stroke="#f4edf6" stroke-opacity="0.5" stroke-width="0.45" d="M0 0L1 1M2 2L3 3"/>',
    );
  });

  test('can be shown from an address', () => {
    expect(addressOf('<svg a="#b"/>')).toBe('data:image/svg+xml,%3Csvg%20a%3D%22%23b%22%2F%3E');
  });
});
