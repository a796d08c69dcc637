import type { Lane, Shifted } from './shifted.svelte.ts';

const LANES: readonly Lane[] = ['opponent', 'good', 'hand'];

/** The card that is reached for at a place of a lane; null elsewhere. */
function gripOf({ target, clientX }: PointerEvent): { lane: Lane; x: number; card: number } | null {
  if (!(target instanceof Element)) return null;
  const zone = target.closest('[data-zone]')?.getAttribute('data-zone');
  const lane = LANES.find((one) => one === zone);
  const row = target.closest('[data-shape=card]');
  // What a card carries lies where that one does.
  const card = target.closest('[role=listitem]')?.querySelector('[data-card]')?.getAttribute('data-card');
  if (lane === undefined || row === null || card == null) return null;
  return { lane, x: clientX - row.getBoundingClientRect().left, card: Number(card) };
}

/**
 * Lets go of presses and drags that begin on a card which has only just come to lie where another lay: they were meant for that
 * one.
 * @returns a function that ends it
 */
export function letGoOfLateGrips(shifted: Shifted): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isLate = false;
  const gripping = (event: PointerEvent): void => {
    const grip = event.button === 0 ? gripOf(event) : null;
    isLate = grip !== null && shifted.wasOther(grip.lane, grip.x, grip.card);
    if (isLate) event.stopPropagation();
  };
  const clicking = (event: MouseEvent): void => {
    // A key presses nowhere.
    if (!isLate || event.detail === 0) return;
    isLate = false;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('pointerdown', gripping, { signal, capture: true });
  window.addEventListener('click', clicking, { signal, capture: true });
  return () => stop.abort();
}
