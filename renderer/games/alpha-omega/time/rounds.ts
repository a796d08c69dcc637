import type { LogEntry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Balance, ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import { countedRound, followedIn, type CountedRound } from '../words/telling/objective-round.ts';

/** Something that happened, and the moment at which it had. */
export interface Happening {
  readonly moment: number;
  readonly told: ToldEvent;
}

/** All that counts of a round. Round 0 is what came before the first. */
export interface Round {
  readonly round: number;
  /** The same as players count it. */
  readonly counted: CountedRound;
  readonly happenings: readonly Happening[];
  /** What its Strength Check found, where it came to one. */
  readonly check: { readonly moment: number; readonly balance: Balance } | null;
}

/** The story of the line that is played, by rounds. */
export function roundsOf(log: readonly LogEntry[]): readonly Round[] {
  const followed = followedIn(log);
  const rounds: {
    round: number;
    counted: CountedRound;
    happenings: Happening[];
    check: Round['check'];
  }[] = [];
  for (const entry of log) {
    if (entry.kind !== 'answered') continue;
    for (const told of entry.events) {
      const { event } = told;
      if (event.type === 'roundBegan' || rounds.length === 0) {
        const round = event.type === 'roundBegan' ? event.round : 0;
        rounds.push({ round, counted: countedRound(round, followed), happenings: [], check: null });
      }
      const now = rounds.at(-1);
      now?.happenings.push({ moment: entry.moment, told });
      if (now !== undefined && event.type === 'strengthChecked')
        now.check = { moment: entry.moment, balance: event.balance };
    }
  }
  return rounds;
}

/** Which side leads: above nothing the Good one, below the Opponents. */
const sideOfLead = (lead: number): -1 | 0 | 1 => (lead > 0 ? 1 : lead < 0 ? -1 : 0);

/** For each lead, whether it changed sides there: even is no side, so the lead before it counts. */
export function turns(leads: readonly number[]): readonly boolean[] {
  let before = 0;
  return leads.map((lead) => {
    const side = sideOfLead(lead);
    const isTurn = side !== 0 && before !== 0 && side !== before;
    if (side !== 0) before = side;
    return isTurn;
  });
}
