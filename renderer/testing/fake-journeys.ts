import type {
  CalendarDay,
  CalendarPage,
  CalendarTry,
  CampaignJourney,
  Gains,
  Journey,
  JourneyLine,
  JourneysApi,
  JourneyList,
  PilgrimJourney,
  Story,
} from '../../electron/shared/games/alpha-omega/api.ts';
import type { Reply } from '../../electron/shared/api.ts';
import type { AchievementId, Chapter, Progress } from '../../engine/alpha-omega/index.ts';
import { fakeCards, idOf } from '../games/alpha-omega/words/testing/fake-cards.ts';

const well = <T>(value: T): Promise<Reply<T>> => Promise.resolve({ ok: true, value });
const refused: Promise<Reply<never>> = Promise.resolve({
  ok: false,
  error: { code: 'rejected', detail: 'not in this test' },
});

// The real stories, read by Vite as they stand.
const files: Readonly<Record<string, unknown>> = import.meta.glob('../../cards/packs/*/stories/*.json', {
  eager: true,
  import: 'default',
});
export const fakeStories = Object.values(files) as readonly Story[];

/** In the Bible's order. */
export const WAY = [
  'And There Was War in Heaven',
  'Ye Shall Be as Gods',
  'The Waters Prevailed',
  'Let My People Go',
  'The Wall Fell Down Flat',
  "The Battle Is the LORD's",
  'Answer by Fire',
].map(idOf);

/** A story of an Objective in which somebody fell, was Lured and came back. */
export function fakeChapter(changes: Partial<Chapter> = {}): Chapter {
  const fate = (card: string, by: string, round: number) => ({ card: idOf(card), by: idOf(by), round });
  return {
    objective: WAY[0] ?? '',
    since: 0,
    rounds: 6,
    balances: [
      { good: 7, opponent: 3 },
      { good: 7, opponent: 15 },
      { good: 19, opponent: 8 },
      { good: 33, opponent: 8 },
      { good: 41, opponent: 5 },
      { good: 57, opponent: 5 },
    ],
    ending: 'achieved',
    reason: 'objectiveAchieved',
    fallen: [fate('Gabriel', 'Beelzebub', 2)],
    lured: [fate('Azrael', 'Agares', 2)],
    fellFromDeck: [],
    returned: [fate('Azrael', 'Michael', 3)],
    cameOver: [],
    fellAmongThem: [],
    defeated: [fate('Agares', 'Michael', 3), fate('Paimon', 'Raphael', 4)],
    callings: [{ card: idOf('Squadrons at Once'), by: null, round: 5, seat: 0 }],
    luredPlayers: [],
    left: [41],
    held: 6,
    ...changes,
  };
}

export const fakeLine = (changes: Partial<JourneyLine> = {}): JourneyLine => ({
  ...{ id: 'journey-1', kind: 'campaign', name: 'Naomi', players: ['Mindy'], variants: [], assists: [] },
  ...{ begunAt: '2026-11-10T18:00:00.000Z', playedAt: '2026-11-21T09:30:00.000Z' },
  ...{ achieved: 2, of: WAY.length, state: 'ongoing', objective: WAY[2] ?? '', points: null },
  ...{ rounds: 19, restarts: 1, putAway: false, isChoosing: false, isPlayed: true, wonBefore: [] },
  ...changes,
});

export function fakeCampaign(line: Partial<JourneyLine> = {}): CampaignJourney {
  return {
    kind: 'campaign',
    line: fakeLine(line),
    game: 'game-1',
    trashed: null,
    common: false,
    decks: [{ size: 60, left: 31 }],
    held: 5,
    gone: ['Gabriel', 'Azrael'].map(idOf),
    outcome: null,
    stations: WAY.map((objective, index) => ({
      objective,
      state: index < 2 ? 'achieved' : index === 2 ? 'here' : 'ahead',
      chapter:
        index > 2
          ? null
          : fakeChapter({
              objective,
              since: index * 6,
              ...(index === 2 ? { ending: 'goesOn', reason: null, rounds: 3 } : {}),
            }),
      restarts: index === 1 ? 1 : 0,
      canRestart: index < 3,
      waiting: 0,
      began: index < 3 ? index * 40 : null,
    })),
  };
}

export function fakePilgrim(changes: Partial<PilgrimJourney['pilgrim']> = {}): PilgrimJourney {
  const cards = (...names: readonly string[]): readonly string[] => names.map(idOf);
  const deck = fakeCards
    .filter((card) => 'side' in card && card.side === 'good')
    .slice(0, 30)
    .map(({ id }) => id);
  return {
    kind: 'pilgrimage',
    line: fakeLine({
      id: 'journey-2',
      kind: 'pilgrimage',
      name: 'Jonah',
      points: 41,
      restarts: 0,
      achieved: 2,
      objective: WAY[1] ?? '',
    }),
    lamps: 5,
    nextFoe: { card: idOf('Beelzebub'), station: 2 },
    game: null,
    pilgrim: {
      ...{ phase: 'choosing', station: 1, lamps: 4, burden: null, borne: 0, score: 41, deck },
      away: cards('Camael', 'Ambriel'),
      opponents: cards('Abigor', 'Agares', 'Paimon'),
      reserve: cards('Beelzebub', 'Moloch', 'Mammon'),
      offers: [
        { id: 'earn', cards: cards('Raphael', 'Courage', 'Heavenly Armor'), take: 1 },
        { id: 'heal', cards: cards('Camael', 'Ambriel') },
        {
          id: 'burden',
          burden: { kind: 'foes', cards: cards('Moloch', 'Mammon') },
          cards: cards('Eremiel', 'Holy Trinity', 'Crystal Sea', 'Sinai'),
          take: 2,
        },
      ],
      ...changes,
    },
    stations: WAY.map((objective, index) => ({
      ...{ objective, rewound: false, burden: null, restarts: 0, game: null },
      tries: index < 2 ? index + 1 : 0,
      points: index < 2 ? 20 : null,
      rounds: index < 2 ? 9 : null,
      state: index < 2 ? 'achieved' : 'ahead',
      chapter: index < 2 ? fakeChapter({ objective }) : null,
    })),
  };
}

/** A Pilgrimage of which nothing was played yet. */
export function freshPilgrim(): PilgrimJourney {
  const { line, stations, ...pilgrimage } = fakePilgrim({
    ...{ phase: 'ready', station: 0, lamps: 5, away: [], offers: [], score: 0 },
  });
  return {
    ...{ ...pilgrimage, game: 'game-1', line: { ...line, achieved: 0, rounds: 0, points: 0 } },
    stations: stations.map((station, at) => ({
      ...{ ...station, tries: 0, points: null, rounds: null, chapter: null },
      state: at === 0 ? 'here' : 'ahead',
    })),
  };
}

export function fakeJourneyList(...journeys: readonly JourneyLine[]): JourneyList {
  const none = { furthest: null, points: null, fastest: null };
  const campaign = journeys.find(({ kind }) => kind === 'campaign') ?? null;
  return {
    ...{ journeys, unreadable: [] },
    campaigns: { ...none, furthest: campaign },
    pilgrimages: none,
    lamps: 5,
  };
}

const tried = (
  number: number,
  winner: 'good' | 'opponent',
  changes: Partial<CalendarTry> = {},
): CalendarTry => ({
  ...{ number, game: `game-${String(number)}`, isKept: number > 1, onTime: true },
  begunAt: '2026-11-21T09:30:00.000Z',
  result: { winner, achieved: winner === 'good' ? 1 : 0, points: 21, rounds: 12, rewound: number > 1 },
  ...changes,
});

export function fakeCalendar(calendar: 'daily' | 'weekly' = 'daily'): CalendarPage {
  const day = (date: string, index: number, tries: readonly CalendarTry[]): CalendarDay => ({
    game: {
      ...{ calendar, day: date, pack: 'starter', seed: `${calendar} ${date}` },
      objective: WAY[index] ?? '',
      campaign: calendar === 'weekly' ? WAY.slice(index + 1, index + 3) : [],
      variants: index === 1 ? ['easy', 'fast'] : [],
    },
    tries,
  });
  return {
    calendar,
    now: '2026-11-23',
    days: [
      day('2026-11-23', 0, [tried(1, 'opponent'), tried(2, 'good')]),
      day('2026-11-16', 1, [tried(1, 'opponent'), tried(2, 'good')]),
      day('2026-11-02', 3, []),
      day('2026-11-09', 2, [tried(1, 'good', { onTime: false, result: null })]),
    ],
    ...{ streak: 2, longest: 5 },
  };
}

const progress = (id: AchievementId, value: number, needs: readonly number[]): Progress => ({
  ...{ id, value },
  levels: needs.map((need) => ({
    needs: need,
    reached: value >= need ? { at: '2026-11-20T18:00:00.000Z', game: 'game-1' } : null,
  })),
});

/** What a first game gave: a level, a step towards another, and cards that nobody had met. */
export const fakeGains: Gains = {
  uncounted: null,
  progress: [
    { id: 'victories', before: 0, value: 1, level: 1, needs: 10 },
    { id: 'ownPersons', before: 0, value: 2, level: null, needs: 3 },
  ],
  firstMet: ['starter:michael', 'starter:uriel', 'starter:raphael'],
  games: 1,
  won: 1,
};

/** A shelf with two journeys, a calendar and some achievements; nothing that is asked for changes them. */
export function fakeJourneys(): JourneysApi {
  const campaign = fakeCampaign();
  const pilgrim = fakePilgrim();
  const journeys: readonly Journey[] = [campaign, pilgrim];
  const shelf = (): Promise<Reply<JourneyList>> => well(fakeJourneyList(campaign.line, pilgrim.line));
  const one = (id: string): Promise<Reply<Journey>> => {
    const found = journeys.find(({ line }) => line.id === id);
    return found === undefined ? refused : well(found);
  };
  return {
    journeys: shelf,
    journey: one,
    beginCampaign: () => refused,
    beginPilgrimage: () => well(pilgrim),
    goOn: () => refused,
    chooseOffer: ({ journey }) => one(journey),
    restartObjective: ({ journey }) => one(journey),
    renameJourney: shelf,
    putAwayJourney: shelf,
    calendar: (calendar) => well(fakeCalendar(calendar)),
    playCalendar: () => refused,
    achievements: () =>
      well({
        progress: [
          progress('ownPersons', 7, [3, 6, 9]),
          progress('victories', 3, [1, 10, 100]),
          progress('narrowWay', 0, [1, 5, 15]),
        ],
        counted: 3,
        uncounted: { arranged: 1, copied: 0, rewound: 2, nobody: 0 },
      }),
    gains: () => well(fakeGains),
    stories: () => well(fakeStories),
    placeOfGame: () => well(null),
  };
}
