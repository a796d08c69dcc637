import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { AlphaOmegaEvent, View } from '../../../../../engine/alpha-omega/index.ts';
import { battle } from './scenes.ts';

/** The battle with a second seat, in the turn of the first. */
export function withPartner(): View {
  const view = battle();
  const [mindy] = view.seats;
  if (mindy === undefined) return view;
  return {
    ...view,
    eyes: [0, 1],
    seats: [mindy, { ...mindy, seat: 1, name: 'Steve', hand: [], handCount: 0, callings: [] }],
  };
}

/** A round in which the first seat and then the second had a turn, and the next turn of the first. */
export function partnerLog({ inPlay, round }: View): readonly LogEntry[] {
  const defs = Object.fromEntries(inPlay.map((card) => [card.id, card.def]));
  const [, michael = 0, , , raphael = 0, paimon = 0, blade = 0, , abigor = 0] = inPlay.map(({ id }) => id);
  const entry = (moment: number, seat: number | null, ...events: readonly AlphaOmegaEvent[]): LogEntry => ({
    ...{ kind: 'answered', moment, seat, by: seat },
    events: events.map((event) => ({ event, defs })),
  });
  const turn = (seat: number): readonly AlphaOmegaEvent[] => [
    { type: 'turnBegan', seat },
    { type: 'phaseBegan', phase: 'opponentPhase' },
  ];
  return [
    entry(0, null, { type: 'roundBegan', round: round - 1 }, ...turn(0)),
    entry(1, 0, { type: 'cardPlayed', seat: 0, card: michael }, ...turn(1)),
    entry(2, 1, { type: 'phaseBegan', phase: 'playPhase' }, { type: 'cardPlayed', seat: 1, card: raphael }),
    entry(3, 1, { type: 'defeated', card: blade, by: raphael, fate: 'discarded', shielded: false }),
    entry(
      4,
      1,
      { type: 'phaseBegan', phase: 'cleanUp' },
      { type: 'struck', by: paimon, target: michael, amount: 2 },
      { type: 'roundBegan', round },
      ...turn(0),
      { type: 'opponentDrawn', seat: 0, card: abigor },
    ),
  ];
}
