import type { Journey } from '../../../../electron/shared/api.ts';
import { t } from '../../../text/language/language.ts';

/** What a game that may be given up belongs to. */
export interface GivenUp {
  readonly isCampaign: boolean;
  /** Null where it belongs to none, or as long as that is not known. */
  readonly journey: Journey | null;
}

/**
 * What giving up comes to. A campaign is one game and ends with it; each Objective of a Pilgrimage is a game of its own, and
 * one that is given up is lost as any other is: it costs a lamp. That is reckoned as soon as the journey is looked at.
 */
export function concedeWords({ isCampaign, journey }: GivenUp): readonly string[] {
  const ends = t('table.concedeNote');
  if (journey?.kind === 'pilgrimage') {
    const { lamps } = journey.pilgrim;
    return [ends, t('table.concedePilgrimage', { lamps }), t('table.concedeUndoPilgrimage')];
  }
  return [ends, ...(isCampaign ? [t('table.concedeCampaign')] : []), t('table.concedeUndo')];
}
