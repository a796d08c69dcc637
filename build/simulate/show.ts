import { alphaOmega, type Setup, type Tally } from '../../engine/alpha-omega/index.ts';
import { commandFor } from './again.ts';
import { failureLines } from './failures.ts';
import { count, rate, whole } from './figures.ts';
import type { Cards } from '../games/alpha-omega/simulate/game.ts';
import type { Options } from '../games/alpha-omega/simulate/options.ts';
import { heading, reportLines } from '../games/alpha-omega/simulate/print.ts';
import { reportOf } from '../games/alpha-omega/simulate/report.ts';
import type { Counted } from './run.ts';

/** A simulation that is over, and all that was asked of it. */
export interface Shown {
  readonly options: Options;
  readonly cards: Cards;
  readonly setup: Setup;
  readonly seed: string;
  readonly games: number;
  readonly workers: number;
  readonly counted: Counted<Tally>;
}

/** The report as JSON. All but `timing` is the same for the same games. */
export function asJson(shown: Shown): string {
  const { options, cards, setup, seed, games, workers, counted } = shown;
  const { result: tally, interrupted, seconds } = counted;
  const report = reportOf(tally, cards.content);
  const json = {
    command: commandFor({ ...options, games }, seed),
    settings: {
      rules: alphaOmega.version,
      packs: cards.packs.map(({ id, version, hash }) => ({ id, version, hash })),
      good: options.good,
      opponent: options.opponent,
      players: options.players,
      common: options.common,
      opponentPlayers: options.opponentPlayers,
      level: options.level,
      variants: setup.variants ?? [],
      assists: setup.assists ?? [],
      objective: setup.objective,
      campaign: setup.campaign ?? [],
      bots: options.bots,
      games,
      seed,
    },
    interrupted,
    ...report,
    failures: report.failures.map((failure) => ({
      ...failure,
      again: commandFor(options, seed, failure.game),
    })),
    timing: { workers, ...ratesOf(tally, seconds) },
  };
  return JSON.stringify(json, null, 2);
}

/** The report for people. */
export function asLines(shown: Shown): readonly string[] {
  const { options, cards, setup, seed, games, workers, counted } = shown;
  const { result: tally, interrupted, seconds } = counted;
  const { objective, campaign = [] } = setup;
  const first = cards.content.get(objective)?.name ?? objective;
  const isCampaign = campaign.length > 0;
  const { gamesPerSecond, decisionsPerSecond } = ratesOf(tally, seconds);
  const played = tally.games + tally.broken;
  return [
    ...heading(isCampaign ? `A campaign of ${campaign.length + 1} Objectives from ${first} on` : first),
    `${whole(played)} games, ${settingsText(options)}. Seed ${seed}.`,
    ...(interrupted ? [`Broken off: ${whole(played)} of ${whole(games)} games were played.`] : []),
    ...reportLines(reportOf(tally, cards.content), { cards: options.cards, isCampaign }),
    ...failureLines(tally, (game) => commandFor(options, seed, game)),
    '',
    `${seconds.toFixed(1)} s on ${count(workers, 'worker')}: ${rate(gamesPerSecond)} games and ` +
      `${rate(decisionsPerSecond)} decisions a second.`,
    `Again: ${commandFor({ ...options, games }, seed)}`,
  ];
}

function settingsText({
  players,
  opponentPlayers,
  bots,
  level,
  variants,
  common,
  good,
  opponent,
}: Options): string {
  const against = opponentPlayers > 0 ? ` against ${opponentPlayers}` : '';
  const who = `${count(players, 'player')}${against} (${bots.join(', ')})${common ? ', a common Good deck' : ''}`;
  const plain = variants.length === 0 ? 'no variant' : variants.join(' and ');
  const how = level === null ? plain : `level ${level}`;
  const decks = [
    good === null ? [] : [`Good deck ${good}`],
    opponent === null ? [] : [`Opponent deck ${opponent}`],
  ];
  return [who, how, ...decks.flat()].join(', ');
}

function ratesOf({ games, decisions }: Tally, seconds: number) {
  return { seconds, gamesPerSecond: games / seconds, decisionsPerSecond: decisions / seconds };
}
