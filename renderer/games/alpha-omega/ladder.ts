/**
 * One stop of the Tab key for all the questions of a story, the latest; from there the arrow keys climb up and down, Home
 * goes to the first and End back to the latest.
 */
export function ladder(story: HTMLElement): () => void {
  const onkeydown = (event: KeyboardEvent): void => {
    const rungs = [...story.querySelectorAll<HTMLElement>('[data-why-line]')];
    const here = rungs.findIndex((rung) => rung === document.activeElement);
    if (here < 0) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: Math.max(0, here - 1),
      ArrowDown: Math.min(rungs.length - 1, here + 1),
      Home: 0,
      End: rungs.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    rungs[to]?.focus();
  };
  story.addEventListener('keydown', onkeydown);
  return () => story.removeEventListener('keydown', onkeydown);
}
