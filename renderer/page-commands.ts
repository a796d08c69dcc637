import { isCovered, isTyping } from './input/focus.ts';
import { input } from './input/input.svelte.ts';
import { pages, type Page } from './pages.svelte.ts';

/** The navigation between pages that commands do. */
export interface PageNavigation {
  /** Is there a page to go to, and no game in the way? */
  readonly isFree: () => boolean;
  readonly back: () => unknown;
  readonly go: (page: Page) => unknown;
}

/**
 * What leads from page to page wherever one is.
 * @returns a function that ends it
 */
export function offerPages({ isFree, back, go }: PageNavigation): () => void {
  const isOpenTo = (name: Page['name']): boolean => isFree() && pages.shown.name !== name && !isCovered();
  return input.offer({
    // Who is typing would lose what is typed.
    back: { enabled: () => isOpenTo('home'), run: () => (isTyping() ? undefined : back()) },
    library: { enabled: () => isOpenTo('library'), run: () => go({ name: 'library' }) },
  });
}
