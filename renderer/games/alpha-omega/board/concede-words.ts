import type { Journey } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { t } from '../../../text/language/language.ts';

/** What a game that may be given up belongs to. */
export interface GivenUp {
  readonly isCampaign: boolean;
  /** Null where it belongs to none, or as long as that is not known. */
  readonly journey: Journey | null;
}

/**
 * What giving up comes to. A campaign is one game and ends with it. Each Objective of a Pilgrimage is a game of its own: given
 * up, it costs a lamp like any lost one, which is reckoned when the journey is looked at next.
 */
export function concedeWords({ isCampaign, journey }: GivenUp): readonly string[] {
  const ends = t('table.concedeNote');
  if (journey?.kind === 'pilgrimage') {
    const { lamps } = journey.pilgrim;
    return [ends, t('table.concedePilgrimage', { lamps }), t('table.concedeUndoPilgrimage')];
  }
  return [ends, ...(isCampaign ? [t('table.concedeCampaign')] : []), t('table.concedeUndo')];
}
