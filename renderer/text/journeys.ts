import type { CommonSummary } from '../../electron/shared/api.ts';
import { t } from './language/language.ts';

const OF_JOURNEY = { campaign: 'home.ofCampaign', pilgrimage: 'home.ofPilgrimage' } as const;

/** "Campaign “Naomi”": of which journey a game is; null where it is none's. */
export const journeyWords = ({ journey }: Pick<CommonSummary, 'journey'>): string | null =>
  journey === null ? null : t(OF_JOURNEY[journey.kind], { name: journey.name });
