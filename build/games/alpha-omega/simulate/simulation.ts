import { alphaOmega, merge, NOTHING, type Setup, type Tally } from '../../../../engine/alpha-omega/index.ts';
import type { Range } from '../../../../engine/toolbox/ranges.ts';
import { count } from '../../../simulate/figures.ts';
import type { Work } from '../../../simulate/pool.ts';
import type { Counting } from '../../../simulate/run.ts';
import { simulationOf } from '../../../simulate/simulation.ts';
import type { Simulation } from '../../../simulate/types.ts';
import type { Cards } from './game.ts';
import { playOnly } from './only.ts';
import type { Options } from './options.ts';
import { reportLines } from './print.ts';
import { reportOf } from './report.ts';
import type { Job } from './worker.ts';

/** Games of one set-up, counted together. */
export const SIMULATE: Work<Job, Range, Tally> = {
  file: new URL('worker.ts', import.meta.url),
  name: 'simulate',
};

/** How the games of a job are counted. */
export const countingOf = (job: Job): Counting<Job, Tally> => ({
  ...{ work: SIMULATE, job, nothing: NOTHING, merge },
});

/** The games that the options mean. */
export function simulationWith(options: Options, cards: Cards, setup: Setup): Simulation {
  const { content } = cards;
  const { objective, campaign = [] } = setup;
  const first = content.get(objective)?.name ?? objective;
  const isCampaign = campaign.length > 0;
  const job = (seed: string): Job => ({ content, setup, bots: options.bots, seed });
  return simulationOf({
    ...{ work: SIMULATE, job, nothing: NOTHING, merge },
    title: isCampaign ? `A campaign of ${campaign.length + 1} Objectives from ${first} on` : first,
    players: settingsText(options),
    settings: settingsOf(options, cards, setup),
    report: (tally) => reportOf(tally, content),
    reportLines: (tally) => reportLines(reportOf(tally, content), { cards: options.cards, isCampaign }),
    only: (seed, game) => playOnly(job(seed), game),
  });
}

function settingsOf(options: Options, { packs }: Cards, setup: Setup): object {
  return {
    rules: alphaOmega.version,
    packs: packs.map(({ id, version, hash }) => ({ id, version, hash })),
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
  };
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
