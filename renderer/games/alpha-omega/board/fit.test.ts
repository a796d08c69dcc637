import { expect, test } from 'vitest';
import { fitCards, fitRows, fitWithStrips, stripHeight, type Room } from './fit.ts';

const room: Room = { count: 1, width: 800, height: 230, gap: 10, extra: 0, min: 70, max: 180 };

const cardWidth = (given: Room): number => fitCards(given).width;

test('few cards are as large as the height allows', () => {
  expect(cardWidth({ ...room, count: 3 })).toBe(164);
});

test('many cards shrink until all of them are seen', () => {
  const width = cardWidth({ ...room, count: 20 });
  const columns = Math.floor((room.width + room.gap) / (width + room.gap));
  const rows = Math.ceil(20 / columns);
  expect(rows * width * 1.4 + (rows - 1) * room.gap).toBeLessThanOrEqual(room.height);
});

test('no card becomes too small to read', () => {
  expect(cardWidth({ ...room, count: 200 })).toBe(room.min);
});

test('on a full table windows are cut short rather than cards hidden', () => {
  const fit = fitCards({ ...room, count: 24 });
  expect(fit.ratio).toBeLessThan(7 / 5);
  expect(fitCards({ ...room, count: 5 }).ratio).toBe(7 / 5);
});

test('what cards carry takes its room', () => {
  expect(cardWidth({ ...room, count: 3, extra: 40 })).toBeLessThan(cardWidth({ ...room, count: 3 }));
});

test('a room not yet measured asks for the largest card', () => {
  expect(cardWidth({ ...room, width: 0, height: 0 })).toBe(room.max);
});

test('a strip is higher where its name or its figures need another line', () => {
  expect(stripHeight('Envy', 1, 6)).toBeLessThan(stripHeight('Black Blade', 2, 6));
  expect(stripHeight('Black Blade', 2, 11)).toBe(stripHeight('Envy', 1, 6));
  expect(stripHeight('Hail of Iron Globes', 1, 5)).toBeGreaterThan(stripHeight('Black Blade', 2, 6));
});

test('cards with strips fit into their room, and are no smaller than that needs', () => {
  const extraAt = (width: number): number => 16 * stripHeight('Heavenly Armor', 1, width / 16);
  const side = { count: 3, width: 1000 };
  const fit = fitWithStrips({ ...room, count: 6 }, side, 16, extraAt);
  expect(fit.beside).toBeUndefined();
  expect(fit.width * 1.4 + extraAt(fit.width)).toBeLessThanOrEqual(room.height + 1);
  expect(fit.width).toBeGreaterThan(cardWidth({ ...room, count: 6, extra: 80 }));
});

test('where there is more breadth than height, what cards carry goes to their side', () => {
  const extraAt = (): number => 120;
  const fit = fitWithStrips({ ...room, count: 2 }, { count: 1, width: 100 }, 16, extraAt);
  expect(fit).toMatchObject({ beside: true, width: 164 });
});

test('with the table full cards lie down, and all of them have room', () => {
  const fit = fitWithStrips({ ...room, height: 210, count: 27 }, { count: 3, width: 106 }, 16, () => 24);
  expect(fit.plaque).toBe(true);
  const total = 27 * (fit.width + 4) + 3 * 5.9 * 16;
  expect(Math.ceil(total / room.width) * (2.3 * 16 + 4)).toBeLessThanOrEqual(210 + 4);
});

test('cards that lie down grow with the room', () => {
  const side = { count: 0, width: 0 };
  const most = { ...room, count: 26, height: 230, width: 760, min: 110 };
  const more = { ...most, height: 330 };
  expect(fitWithStrips(more, side, 16, () => 0).width).toBeGreaterThan(
    fitWithStrips(most, side, 16, () => 0).width,
  );
});

test('few cards stand up, however little room there is for more', () => {
  expect(fitWithStrips({ ...room, count: 4 }, { count: 1, width: 106 }, 16, () => 24).plaque).toBeUndefined();
});

test('a card that lies down is no larger than leaves room for all that it carries', () => {
  const room = { count: 2, width: 770, height: 80, gap: 11, min: 72, max: 176 };
  const bare = fitWithStrips(room, { count: 0, width: 105 }, 16, () => 0);
  const laden = fitWithStrips(room, { count: 1, width: 105 }, 16, () => 80);
  expect(bare.width).toBeGreaterThan(0);
  expect(laden.plaque).toBe(true);
  expect(laden.scale).toBeLessThan(1.9);
  expect(80 * 0.8 * (laden.scale ?? 1)).toBeLessThanOrEqual(room.height);
});

test('both rows have cards of one size: the one with less room decides, and an empty one does not', () => {
  const row = (count: number, height = room.height) => ({
    room: { ...room, count, height },
    ...{ side: { count: 0, width: 0 }, heightAt: () => 0 },
  });
  const [few, many] = fitRows([row(2), row(14)], 16);
  expect(few?.width).toBe(many?.width);
  expect(few?.ratio).toBe(many?.ratio);
  expect(many?.width).toBeGreaterThan(cardWidth({ ...room, count: 14 }) - 5);
  expect(fitRows([row(0), row(3)], 16)[1]?.width).toBeGreaterThan(cardWidth({ ...room, count: 3 }) - 5);
  // An empty row lays nobody down, however low it is.
  expect(fitRows([row(0, 40), row(3)], 16)[1]?.plaque).toBeUndefined();
  const [alone, crowd] = fitRows([row(1), row(40, 120)], 16);
  expect(alone).toMatchObject({ plaque: true, width: crowd?.width, scale: crowd?.scale });
});

test('where not even the least of them have room, it is told how much of them is seen', () => {
  const shown = (count: number, height: number) =>
    fitWithStrips({ ...room, count, height }, { count: 0, width: 0 }, 16, () => 0).shown;
  const [all, some, less] = [shown(30, 210), shown(60, 100), shown(120, 100)];
  expect(all).toBe(1);
  expect(some).toBeLessThan(1);
  expect(less).toBeCloseTo((some ?? 0) / 2, 1);
});

test('a row that finds less room on a second look lies down, and the other with it; nobody is squashed', () => {
  // A window's rem is seldom a whole number of pixels.
  const rem = 16.016;
  const room = { width: 776, gap: rem * 0.7, min: rem * 4.5, max: rem * 11 };
  const heightAt = (width: number): number => rem * stripHeight('Heavenly Armor', 1, width / rem);
  const side = { count: 1, width: 106 };
  const row = (count: number, height: number) => ({ room: { ...room, count, height }, side, heightAt });
  const heights = Array.from({ length: 40 }, (_, index) => 80 + index * 3);
  const fits = heights.flatMap((height) => fitRows([row(4, height), row(2, height + 15)], rem));
  expect(fits.some(({ plaque }) => plaque === true)).toBe(true);
  expect(fits.filter(({ plaque, ratio }) => plaque !== true && ratio < 1)).toEqual([]);
});
