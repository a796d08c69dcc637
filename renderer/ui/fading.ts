/**
 * Tells a part that scrolls, by `data-above` and `data-below`, where there is more of it than is seen, so that a style sheet can
 * let it fade there, and lets keys reach it as long as there is more.
 * @returns a function that ends it
 */
export function fading(part: HTMLElement): () => void {
  const tell = (): void => {
    const { scrollTop, clientHeight, scrollHeight } = part;
    part.toggleAttribute('data-above', scrollTop > 1);
    part.toggleAttribute('data-below', scrollTop + clientHeight < scrollHeight - 1);
    // Whoever has only keys scrolls what they can reach.
    if (scrollHeight > clientHeight) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(tell);
  const watch = (): void => {
    for (const each of [part, ...part.children]) sizes.observe(each);
  };
  const contents = new MutationObserver(watch);
  contents.observe(part, { childList: true });
  watch();
  part.addEventListener('scroll', tell, { passive: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
    part.removeEventListener('scroll', tell);
  };
}
