import { signed } from '../words/game/outcome.ts';
import type { Acts } from '../../../table/motion/acts.ts';
import { float } from '../../../table/motion/blows.ts';
import type { Stood } from '../../../table/motion/flights.ts';
import { likenessOf, place } from '../../../table/motion/ghost.ts';

/** The plate with the Strength of a card. */
export const plateOn = (card: HTMLElement | null): HTMLElement | null =>
  card?.querySelector<HTMLElement>('[data-why=strength]') ?? null;

/** A plate as it stands, with a size of its own: away from its card it would have none. */
export function plateStood(plate: HTMLElement): Stood {
  const box = plate.getBoundingClientRect();
  const what = likenessOf(plate);
  const card = plate.closest('[data-card]')?.getBoundingClientRect();
  what.style.setProperty('--unit', `${(card?.width ?? box.width) / 100}px`);
  what.style.fontSize = getComputedStyle(plate).fontSize;
  what.style.position = 'absolute';
  place(what, box);
  return { what, box };
}

interface Turned {
  readonly was: Stood | undefined;
  readonly by: number;
  readonly ms: number;
}

/** When the old number has been read, and when the new one stands there, as shares of the time. */
const [READ, TURNED] = [0.3, 0.5];

/** A plate turns from the number that it had to the one that it has now, and the difference goes away from it. */
export function turnPlate(acts: Acts, plate: HTMLElement | null, { was, by, ms }: Turned): void {
  if (plate === null) return;
  const box = plate.getBoundingClientRect();
  const [flat, up] = ['scale(1.4, 0)', 'scale(1.4)'];
  // On a card that is away, to strike, the old number would stay behind where it stood.
  if (was !== undefined && plate.closest('.strikes') === null) {
    const old = acts.put(was.what);
    const turn = acts.play(
      old,
      [{ transform: 'none' }, { transform: up, offset: 0.6 }, { transform: flat }],
      {
        duration: ms * READ,
        fill: 'forwards',
      },
    );
    acts.leave(old, turn);
  }
  acts.play(
    plate,
    [
      { transform: flat, visibility: 'hidden' },
      { transform: flat, visibility: 'visible', offset: READ },
      { transform: up, offset: TURNED },
      { transform: up, offset: 0.8 },
      { transform: 'none' },
    ],
    { duration: ms },
  );
  const tone = by < 0 ? 'loss' : 'gain';
  const far = box.height * (by < 0 ? 0.8 : -0.8);
  // Beside the plate, whose number is to be read.
  const beside = new DOMRectReadOnly(
    box.x + box.width * 1.25,
    box.y + box.height * 0.15,
    box.width,
    box.height,
  );
  float(acts, beside, { words: signed(by), tone, ms, by: far, size: 0.8, wait: ms * READ });
}
