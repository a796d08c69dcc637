import { outcomeTitle } from '../../../../renderer/games/alpha-omega/words/cards/words.ts';
import { bothWays, row, signedTenths, whole } from '../../../simulate/figures.ts';
import { lengthLines, rateLine, section, spreadText } from '../../../simulate/print.ts';
import type { Spread } from '../../../simulate/spread.ts';
import { cardLines } from './print-cards.ts';
import type { Report } from './report.ts';

const HALF_BAR = 16;
const MOST_ROWS = 16;
/** The curve ends where so few games go on that their mean says little. */
const FEW = 0.05;

/** What of a report is shown. */
export interface Wanted {
  /** So many cards of each deck; null for all. */
  readonly cards: number | null;
  readonly isCampaign: boolean;
}

/** A report for people. */
export function reportLines(report: Report, { cards, isCampaign }: Wanted): readonly string[] {
  if (report.games === 0) return ['No game came to its end.'];
  return [
    ...section('Who won', winLines(report)),
    ...(isCampaign ? section('How far', campaignLines(report)) : []),
    ...section('How long', lengthLines(report)),
    ...section('Balance of Strength', balanceLines(report)),
    ...(report.score ? section('Achievement Scoring', scoreLines(report.score)) : []),
    ...section('Cards', cardLines(report, cards)),
  ];
}

function winLines({ good, opponent, standOff, reasons }: Report): readonly string[] {
  const ends = reasons.map(({ reason, games }) => `${outcomeTitle(reason)}: ${whole(games)}`);
  return [
    rateLine('Good', good),
    rateLine('Opponents', opponent),
    rateLine('Stand-off', standOff),
    `  ${ends.join(', ')}. In brackets: 95 % intervals.`,
  ];
}

function balanceLines({ balance, games }: Report): readonly string[] {
  const shown = balance.filter((each) => each.games >= games * FEW);
  const step = Math.max(1, Math.ceil(shown.length / MOST_ROWS));
  const sampled = shown.filter((_, index) => index % step === 0);
  const most = Math.max(...sampled.map(({ lead }) => Math.abs(lead)));
  return [
    '  Mean lead of the Good side at each Strength Check, over the games still going on.',
    row(['round', 5], ['games', 9], ['lead', 7], ['Opponents '.padStart(HALF_BAR), HALF_BAR], [' Good', -5]),
    ...sampled.map(({ round, games: running, lead }) =>
      row(
        [String(round), 5],
        [whole(running), 9],
        [signedTenths(lead), 7],
        [bothWays(lead, most, HALF_BAR), -HALF_BAR],
      ),
    ),
  ];
}

const scoreLines = (score: Spread): readonly string[] => [
  `  ${spreadText('points for each player', score)}.`,
];

function campaignLines({ objectivesAchieved: achieved }: Report): readonly string[] {
  if (!achieved) return [];
  return [
    `  ${achieved.mean.toFixed(2)} Objectives achieved on average; half of the games ${achieved.lowerQuartile} to ` +
      `${achieved.upperQuartile}, the best ${achieved.most}. Good has won when all are.`,
  ];
}
