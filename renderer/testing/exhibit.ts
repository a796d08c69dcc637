import type { Settings } from '../../electron/shared/settings.ts';
import type { View } from '../../engine/alpha-omega/index.ts';

/** What the page of the gallery shows: the program with a game in this state, or the faces of all cards. */
export interface Exhibit {
  readonly view: View;
  readonly settings: Partial<Settings>;
  readonly faces: boolean;
}
