import type { Pack } from '../../../../../cards/load.ts';
import { countGames, uncounted } from '../../../../../db/alpha-omega/counted.ts';
import type { WritableDb } from '../../../../../db/file/handles.ts';
import {
  cardStatistics,
  cardUses,
  groupsBy,
  latestGames,
  leftOut,
  NO_FILTER,
  playedDays,
  streaks,
  totals,
  type CardUses,
  type CountedGame,
  type Grouping,
  type Results,
  type StatFilter,
  type Streak,
} from '../../../../../db/alpha-omega/statistics.ts';
import {
  levelOf,
  wilson,
  type AlphaOmega,
  type Assist,
  type CardDef,
  type LevelId,
  type Side,
  type ToldEvent,
  type Variant,
} from '../../../../../engine/alpha-omega/index.ts';
import type {
  NewGame,
  Statistics,
  StatisticsApi,
  ToldCardUses,
  ToldGame,
  ToldGroup,
  ToldResults,
  ToldShare,
} from '../../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../shared/api.ts';
import { attempt } from '../../../ipc/attempt.ts';
import type { HandlersOf } from '../../../ipc/ipc.ts';
import type { Reporter } from '../../../system/reports.ts';
import type { Sessions } from '../../../sessions/sessions.ts';
import { stockOn } from '../decks/content.ts';
import { namedDecks } from './deck-names.ts';
import { PATIENCE } from './patience.ts';
import { retell } from './retelling.ts';

/** What statistics need, each part from whoever keeps it. */
export interface StatisticsDeps {
  readonly db: WritableDb;
  readonly sessions: Sessions<AlphaOmega, ToldEvent, CardDef, NewGame>;
  readonly report: Reporter;
  /** Milliseconds, from any beginning. */
  readonly now: () => number;
}

/** So many games are listed; all of them are among the replays. */
const LATEST = 100;

/** Puts the statistics behind their part of the contract. */
export function statisticsHandlers(deps: StatisticsDeps): HandlersOf<StatisticsApi> {
  const { db, report } = deps;
  const stock = stockOn(db);
  const reply = <T>(about: object, work: () => T): Reply<T> =>
    attempt(
      report,
      () => about,
      () => ({ ok: true, value: work() }),
    );
  return {
    statistics: (filter) =>
      reply({ filter }, () => {
        count(deps);
        return statisticsOf(db, filter, stock().packs);
      }),
    cardStatistics: (card) =>
      reply({ card }, () => {
        count(deps);
        return toldUses(cardStatistics(db, card));
      }),
  };
}

/** Counts what was played since the last time, as long as nobody has to wait for it. */
function count({ db, sessions, now }: StatisticsDeps): void {
  const until = now() + PATIENCE;
  const goOn = (): boolean => now() < until;
  sessions.inContext('', (context) => {
    retell(context, goOn);
    return { ok: true, value: null };
  });
  countGames(db, goOn);
}

function statisticsOf(db: WritableDb, filter: StatFilter, packs: readonly Pack[]): Statistics {
  const { rounds, undone, seconds, ...results } = totals(db, filter);
  const by = (grouping: Grouping): readonly ToldGroup[] =>
    groupsBy(db, grouping, filter).map(({ key, ...group }) => ({ key, ...toldResults(group) }));
  const runs = streaks(db, filter);
  const longest = (won: boolean): Streak | null =>
    runs.filter((run) => run.won === won).toSorted((a, b) => b.length - a.length)[0] ?? null;
  const decks = groupsBy(db, 'deck', NO_FILTER).map(({ key }) => Number(key));
  return {
    ...{ uncounted: uncounted(db), results: toldResults(results), rounds, undone, seconds },
    leftOut: leftOut(db),
    groups: {
      ...{ objective: by('objective'), players: by('players') },
      ...{ variant: by('variant'), deck: by('deck') },
    },
    days: playedDays(db, filter),
    streaks: { now: runs.at(-1) ?? null, won: longest(true), notWon: longest(false) },
    cards: cardUses(db, filter).map(toldUses),
    decks: namedDecks(db, decks, packs),
    games: latestGames(db, filter, LATEST).map(toldGame),
    players: groupsBy(db, 'players', NO_FILTER)
      .map(({ key }) => Number(key))
      .toSorted((a, b) => a - b),
  };
}

/** What the program wrote itself is what it says: a side, variants and help. */
const toldGame = ({ winner, variants, assists, ...game }: CountedGame): ToldGame => ({
  ...game,
  winner: winner as Side | null,
  variants: variants as readonly Variant[],
  level: levelPlayed(variants as readonly Variant[], assists, game),
});

function levelPlayed(
  variants: readonly Variant[],
  assists: readonly string[],
  { players, objective, campaign }: Pick<CountedGame, 'players' | 'objective' | 'campaign'>,
): LevelId | null {
  const seats = Array.from({ length: players }, () => ({ name: '', deck: [] }));
  const played = { variants, assists: assists as readonly Assist[], seats };
  // Which Objectives followed does not matter to it.
  return levelOf({ ...played, ...(campaign && { campaign: [objective] }) });
}

const toldResults = ({ games, won, lost }: Results): ToldResults => ({
  ...{ games, won, lost },
  rate: wilson({ count: won, of: games }),
});

const share = (games: number, won: number): ToldShare => ({
  ...{ games, won },
  rate: wilson({ count: won, of: games }),
});

const toldUses = (uses: CardUses): ToldCardUses => ({
  def: uses.def,
  drawn: share(uses.drawn, uses.drawnWon),
  entered: share(uses.entered, uses.enteredWon),
  stood: share(uses.stood, uses.stoodWon),
  lured: uses.lured,
  defeated: uses.defeated,
});
