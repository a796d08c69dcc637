const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const stopsOf = (zone: HTMLElement): readonly HTMLElement[] => [
  ...zone.querySelectorAll<HTMLElement>('[data-card]'),
];

/** Lets the arrow keys, Home and End walk through the cards of a zone; Tab still reaches each of them. */
export function roving(zone: HTMLElement): () => void {
  const onkeydown = (event: KeyboardEvent): void => {
    const stops = stopsOf(zone);
    const here = stops.findIndex((stop) => stop === document.activeElement);
    if (here < 0) return;
    const step = STEPS[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? stops.length - 1
          : step === undefined
            ? null
            : here + step;
    if (to === null) return;
    event.preventDefault();
    stops[(to + stops.length) % stops.length]?.focus();
  };
  zone.addEventListener('keydown', onkeydown);
  return () => zone.removeEventListener('keydown', onkeydown);
}
