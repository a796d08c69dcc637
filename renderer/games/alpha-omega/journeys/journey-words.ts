import type {
  CampaignRequest,
  CampaignStation,
  Journey,
  JourneyLine,
  NewGame,
  PilgrimageRequest,
  PilgrimStation,
} from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { DefId } from '../../../../engine/alpha-omega/index.ts';
import type { PlayedRules } from '../words/game/as-played.ts';
import { dateOf } from '../../../text/days.ts';
import { t } from '../../../text/language/language.ts';
import type { PlayedCampaign } from './stop-shares.ts';

/** What a journey that begins now is called, unless somebody names it. */
export const usualJourneyName = (): string =>
  t('journeys.usualName', { day: dateOf(new Date().toISOString()) });

type Stretch = Pick<JourneyLine, 'wonBefore' | 'achieved' | 'of'>;

/** Objectives achieved and all of them, as the map counts: what was won before stands on it, too. */
const counted = ({
  wonBefore,
  achieved,
  of,
}: Stretch): { readonly achieved: number; readonly of: number } => ({
  achieved: wonBefore.length + achieved,
  of: wonBefore.length + of,
});

/** "2 of 13 achieved" */
export const achievedWords = (line: Stretch): string => t('journeys.achievedOf', counted(line));

/** The same as a share of the way, 0 to 1. */
export function shareAchieved(line: Stretch): number {
  const { achieved, of } = counted(line);
  return achieved / Math.max(1, of);
}

/** "2 of 13 achieved", with what else counts of it. */
export function standOf({
  wonBefore,
  achieved,
  of,
  points,
  rounds,
  restarts,
  state,
  kind,
  isChoosing,
}: JourneyLine): string {
  // A campaign is one game: its list names the round that is played.
  const played =
    kind === 'campaign' && state === 'ongoing'
      ? t('journeys.inRoundOfCampaign', { round: rounds + 1 })
      : t('journeys.rounds', { rounds });
  return [
    achievedWords({ wonBefore, achieved, of }),
    ...(rounds > 0 ? [played] : []),
    ...(points === null ? [] : [t('journeys.points', { points })]),
    ...(restarts > 0 ? [t('journeys.restarted', { count: restarts })] : []),
    ...(isChoosing ? [t('journeys.choiceWaits')] : []),
    ...(state === 'ongoing' ? [] : [t(`journeys.${state}`)]),
  ].join(' · ');
}

const stop = (objective: DefId, state: CampaignStation['state']): CampaignStation => ({
  ...{ objective, state, chapter: null, restarts: 0, canRestart: false, began: null, waiting: 0 },
});

/** A campaign to begin: what was won before is part of it where it begins right after that. */
export const requestFor = (
  {
    objectives,
    wonBefore,
  }: { readonly objectives: readonly { readonly id: DefId }[] } & Pick<JourneyLine, 'wonBefore'>,
  name: string,
  game: NewGame,
): CampaignRequest => ({
  ...{ name, game },
  ...(wonBefore.length > 0 && objectives[wonBefore.length]?.id === game.objective ? { wonBefore } : {}),
});

/** A Pilgrimage to begin: whoever sits first goes it. */
export const pilgrimageFor = (name: string, { seats, variants = [], table }: NewGame): PilgrimageRequest => ({
  ...{ name, seat: seats[0] ?? '', variants },
  ...(table === undefined ? {} : { table: { hands: 'open', seats: table.seats.slice(0, 1) } }),
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

/** Nothing of it was played yet. */
export const isBeginning = ({ line, stations }: Journey): boolean =>
  line.achieved === 0 && line.restarts === 0 && stations.every((one) => !('tries' in one && one.tries > 0));

/** How an Objective of a journey's map is played: a pilgrim's burden may add the Narrow Way to one. */
export function rulesAt(journey: Journey, at: number): PlayedRules {
  const { variants, assists, wonBefore } = journey.line;
  if (journey.kind !== 'pilgrimage') return { variants, assists };
  const { station, burden } = journey.pilgrim;
  const own = at - wonBefore.length;
  const borne = own === station && burden !== null ? burden.kind : (journey.stations[own]?.burden ?? null);
  const isNarrow = borne === 'narrowWay' && !variants.includes(borne);
  return { variants: isNarrow ? [...variants, borne] : variants, assists };
}

/** How a campaign says how hard its Objectives are; null for a Pilgrimage, whose deck nobody knows. */
export const campaignPlayed = ({ kind, line, stations }: Journey): PlayedCampaign | null =>
  kind === 'pilgrimage'
    ? null
    : {
        ...{ variants: line.variants, assists: line.assists, players: line.players.length },
        from: stations[0]?.objective ?? '',
      };

/** How long an Objective of a campaign took, and who waits there. */
function onCampaign({ chapter, state, waiting }: CampaignStation): readonly string[] {
  if (state === 'achieved' || state === 'lost') {
    const rounds = chapter?.balances.length ?? 0;
    return rounds > 0 ? [t('journeys.rounds', { rounds })] : [];
  }
  // Where it goes on, the round that is played counts, as its table counts it.
  const round = chapter?.rounds ?? 0;
  return [
    ...(round > 0 ? [t('journeys.inRound', { round })] : []),
    ...(waiting > 0 ? [t('journeys.waiting', { count: waiting })] : []),
  ];
}

/** What is to be said of an Objective beside how it stands. */
export function notesOf(station: CampaignStation | PilgrimStation): readonly string[] {
  const restarts = station.restarts > 0 ? [t('journeys.restarted', { count: station.restarts })] : [];
  if (!('tries' in station)) return [...onCampaign(station), ...restarts];
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
