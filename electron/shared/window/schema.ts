import { z } from 'zod';
import type { ArgumentsOf } from '../arguments.ts';
import type { WindowApi } from './api.ts';

export const WINDOW_ARGUMENTS: ArgumentsOf<WindowApi> = {
  toggleFullScreen: z.tuple([]),
  quit: z.tuple([]),
};
