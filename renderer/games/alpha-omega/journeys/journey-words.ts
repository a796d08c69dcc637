import type {
  CampaignStation,
  Journey,
  JourneyLine,
  PilgrimStation,
} from '../../../../electron/shared/api.ts';
import type { DefId, Variant } from '../../../../engine/index.ts';
import { dateOf } from '../../../text/days.ts';
import { t } from '../../../text/language/language.ts';

/** What a journey that begins now is called, unless somebody names it. */
export const usualJourneyName = (): string =>
  t('journeys.usualName', { day: dateOf(new Date().toISOString()) });

/** "2 of 13 achieved", with what else counts of it. */
export function standOf({
  wonBefore,
  achieved,
  of,
  points,
  rounds,
  restarts,
  state,
  isChoosing,
}: JourneyLine): string {
  return [
    t('journeys.achievedOf', { achieved: wonBefore.length + achieved, of: wonBefore.length + of }),
    ...(rounds > 0 ? [t('journeys.rounds', { rounds })] : []),
    ...(points === null ? [] : [t('journeys.points', { points })]),
    ...(restarts > 0 ? [t('journeys.restarted', { count: restarts })] : []),
    ...(isChoosing ? [t('journeys.choiceWaits')] : []),
    ...(state === 'ongoing' ? [] : [t(`journeys.${state}`)]),
  ].join(' · ');
}

const stop = (objective: DefId, state: CampaignStation['state']): CampaignStation => ({
  ...{ objective, state, chapter: null, restarts: 0, canRestart: false, began: null },
});

/** The Objectives on the map of a journey: those that were won before it began, then its own. */
export const stopsOf = ({ line, stations }: Journey): readonly (CampaignStation | PilgrimStation)[] => [
  ...line.wonBefore.map((objective) => stop(objective, 'achieved')),
  ...stations,
];

/** The same for a campaign that nobody has set out on. */
export const freshStops = (
  objectives: readonly { readonly id: DefId }[],
  wonBefore: readonly DefId[],
): readonly CampaignStation[] =>
  objectives.map(({ id }, at) => {
    if (at < wonBefore.length) return stop(id, 'achieved');
    return stop(id, at === wonBefore.length ? 'here' : 'ahead');
  });

/** The variants that an Objective of a journey's map is played with: a pilgrim's burden may add the Narrow Way to one. */
export function variantsAt(journey: Journey, at: number): readonly Variant[] {
  const { variants, wonBefore } = journey.line;
  if (journey.kind !== 'pilgrimage') return variants;
  const { station, burden } = journey.pilgrim;
  const own = at - wonBefore.length;
  const borne = own === station && burden !== null ? burden.kind : (journey.stations[own]?.burden ?? null);
  return borne === 'narrowWay' && !variants.includes(borne) ? [...variants, borne] : variants;
}

/** What is to be said of an Objective beside how it stands. */
export function notesOf(station: CampaignStation | PilgrimStation): readonly string[] {
  const restarts = station.restarts > 0 ? [t('journeys.restarted', { count: station.restarts })] : [];
  if (!('tries' in station)) {
    const rounds = station.chapter?.balances.length ?? 0;
    return [...(rounds > 0 ? [t('journeys.rounds', { rounds })] : []), ...restarts];
  }
  const { tries, points, rounds, rewound, burden } = station;
  return [
    ...(tries > 0 ? [t('journeys.tries', { count: tries })] : []),
    ...(rounds === null ? [] : [t('journeys.rounds', { rounds })]),
    ...(points === null ? [] : [t('journeys.points', { points })]),
    ...(burden === null ? [] : [t('journeys.burdenBorne')]),
    ...(rewound ? [t('journeys.rewound')] : []),
    ...restarts,
  ];
}
