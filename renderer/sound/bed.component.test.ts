import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bed } from './bed.ts';

const opened = vi.fn();
let find: () => void = () => undefined;

beforeEach(() => {
  vi.resetModules();
  opened.mockClear();
  const Heard = AudioContext;
  vi.stubGlobal(
    'AudioContext',
    class extends Heard {
      constructor() {
        super();
        opened();
      }
    },
  );
  vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(true);
  vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockReturnValue(
    new Promise((resolve) => {
      find = () => resolve([]);
    }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A bed of a window that has not asked yet what there is to hear with. */
async function freshBed(): Promise<{ readonly bed: Bed; readonly found: () => Promise<void> }> {
  const [{ openBed }, { audioFound }] = await Promise.all([import('./bed.ts'), import('./audio-found.ts')]);
  return { bed: openBed(), found: audioFound };
}

const chance = (): number => 0.5;

test('the speaker is opened only once the browser has found it, with the mood wanted by then', async () => {
  const { bed } = await freshBed();
  bed.play('quiet', 0.5, chance);
  bed.play('pressed', 0.5, chance);
  expect(opened.mock.calls).toEqual([]);
  find();
  await expect.poll(() => opened.mock.calls.length).toBe(1);
  bed.hush();
});

test('what was hushed meanwhile does not sound', async () => {
  const { bed, found } = await freshBed();
  bed.play('quiet', 0.5, chance);
  bed.hush();
  find();
  await found();
  expect(opened.mock.calls).toEqual([]);
});
