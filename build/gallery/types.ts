import type { Page } from 'playwright';
import type { Settings } from '../../electron/shared/settings.ts';

/** What every picture of the gallery is. */
export interface Frame {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly settings: Partial<Settings>;
  /** The system asks for its own few colours. */
  readonly forced: boolean;
}

/** One picture of the gallery. */
export interface Shot extends Frame {
  /** What the page is told before it begins. */
  readonly exhibit: () => object;
  /** From the first page to what the picture shows, as a player would go there. */
  readonly walk: (page: Page) => Promise<void>;
  /** Is the whole page shown, and not only what of it is in the window? */
  readonly isWhole: boolean;
}

/** What the gallery needs of a game. */
export interface GalleryTools {
  /** The pictures of its table, in all sizes and themes. */
  readonly shots: readonly Shot[];
  /** What the pages of the program are told that are no game's own, at these settings. */
  readonly home: (settings: Partial<Settings>) => object;
}
