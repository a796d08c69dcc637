import type { WindowApi } from '../../shared/api.ts';
import { some } from './junk.ts';
import type { MalformedOf } from './malformed-of.ts';

export const MALFORMED_WINDOW: MalformedOf<WindowApi> = {
  toggleFullScreen: () => some,
  quit: () => some,
};
