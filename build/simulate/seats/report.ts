import type { Failure } from '../../../engine/simulation/record.ts';
import type { SeatsTally } from '../../../engine/simulation/seats.ts';
import { lengthLines, rateLine, section, spreadText, type Lengths } from '../print.ts';
import { numbersIn, rateOf, spreadOf, type Rate, type Spread } from '../spread.ts';

/** What a simulation found: the same for the same games, whoever played them on how many cores. */
export interface SeatsReport extends Lengths {
  readonly seats: readonly {
    readonly seat: number;
    readonly won: Rate;
    readonly drawn: Rate;
    readonly points: Spread | null;
  }[];
  readonly decisions: number;
  readonly broken: number;
  readonly failures: readonly Failure[];
}

/** Makes the report of a tally. */
export function seatsReport({ games, seats, rounds, ...played }: SeatsTally): SeatsReport {
  return {
    games,
    seats: seats.map(({ standings, points }, seat) => ({
      seat,
      won: rateOf(standings['won'] ?? 0, games),
      drawn: rateOf(standings['drawn'] ?? 0, games),
      points: spreadOf(points),
    })),
    rounds: spreadOf(rounds),
    roundsHistogram: numbersIn(rounds).map(([each, count]) => ({ rounds: each, games: count })),
    decisions: played.decisions,
    broken: played.broken,
    failures: played.failures,
  };
}

/** A report for people. */
export function seatsLines(report: SeatsReport): readonly string[] {
  if (report.games === 0) return ['No game came to its end.'];
  const name = (seat: number): string => `Seat ${seat + 1}`;
  return [
    ...section('Who won', [
      ...report.seats.map(({ seat, won }) => rateLine(name(seat), won)),
      '  In brackets: 95 % intervals. A game that several have won was drawn by them:',
      ...report.seats.map(({ seat, drawn }) => rateLine(name(seat), drawn)),
    ]),
    ...section(
      'Points',
      report.seats.flatMap(({ seat, points }) =>
        points ? [`  ${name(seat)}: ${spreadText('points', points)}.`] : [],
      ),
    ),
    ...section('How long', lengthLines(report)),
  ];
}
