import type { Notice, TroubleCode } from '../../electron/shared/api.ts';
import { t } from './language/language.ts';

/** What went wrong. */
export const troubleWords = (code: TroubleCode): string => t(`trouble.${code}`);

/** What the players should know when a game comes back to the table. */
export const noticeWords = (notice: Notice): string => t(`trouble.${notice}`);
