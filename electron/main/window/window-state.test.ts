import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { windowState, type Bounds } from './window-state.ts';

const main: Bounds = { x: 0, y: 25, width: 1920, height: 1055 };
const left: Bounds = { x: -1600, y: 0, width: 1600, height: 900 };
const kept = (bounds: Bounds, maximised = false): unknown => ({ bounds, maximised });

describe('the window', () => {
  test('stands in the middle the first time', () => {
    expect(windowState(undefined, [main])).toEqual({
      bounds: { x: 320, y: 152, width: 1280, height: 800 },
      maximised: false,
    });
  });

  test('comes back where it was, on the display where it was', () => {
    const bounds = { x: -1500, y: 50, width: 1000, height: 700 };
    expect(windowState(kept(bounds, true), [main, left])).toEqual({ bounds, maximised: true });
  });

  test('comes back to the main display when its own is gone', () => {
    const { bounds } = windowState(kept({ x: -1500, y: 50, width: 1000, height: 700 }), [main]);
    expect(bounds).toEqual({ x: 320, y: 152, width: 1280, height: 800 });
  });

  test('is pushed back inside, and made to fit', () => {
    const { bounds } = windowState(kept({ x: 1800, y: 900, width: 3000, height: 100 }), [main]);
    expect(bounds).toEqual({ x: 0, y: 480, width: 1920, height: 600 });
  });

  test('is whole on a display whatever was kept', () => {
    const number = fc.integer({ min: -5000, max: 5000 });
    const some = fc.record({ x: number, y: number, width: number, height: number });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          some.map((bounds) => kept(bounds)),
        ),
        (value) => {
          const { bounds } = windowState(value, [main, left]);
          const isInside = [main, left].some(
            (area) =>
              bounds.x >= area.x &&
              bounds.y >= area.y &&
              bounds.x + bounds.width <= area.x + area.width &&
              bounds.y + bounds.height <= area.y + area.height,
          );
          expect(isInside).toBe(true);
        },
      ),
    );
  });
});
