/** Lets arrows go from button to button within a chart, and Home and End to the first and the last; for `{@attach}`. */
export function walked(chart: HTMLElement): () => void {
  function walk(event: KeyboardEvent): void {
    const buttons = [...chart.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const last = buttons.length - 1;
    const places: Readonly<Record<string, number>> = {
      ...{ ArrowLeft: Math.max(0, at - 1), ArrowRight: Math.min(last, at + 1) },
      ...{ Home: 0, End: last },
    };
    const to = places[event.key];
    if (to === undefined || at === -1) return;
    event.preventDefault();
    buttons[to]?.focus();
  }
  chart.addEventListener('keydown', walk);
  return () => chart.removeEventListener('keydown', walk);
}
