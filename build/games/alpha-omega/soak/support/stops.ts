import type { MeasuredStop } from '../../../../../electron/shared/games/alpha-omega/table/measured-stop.ts';
import type { DefId, LevelId } from '../../../../../engine/alpha-omega/index.ts';
import { cardsFor } from '../../simulate/game.ts';
import { sound } from '../../../../soak/support/runs.ts';
import { optionsFor } from './games.ts';
import { keyOfPlayed } from './key.ts';

/** So many Objectives of a journey are to be met gently: those after them are as hard as they are. */
export const GENTLE_STOPS = 3;

/** A campaign of newcomers: at the level that they are offered, with so many players, from an Objective of the pack on. */
export interface JourneyCell {
  readonly players: number;
  readonly from: DefId;
}

export const JOURNEY_LEVEL: LevelId = 'pilgrim';

const { packs } = sound(cardsFor(optionsFor('')));
const [first = '', second = ''] = packs[0]?.objectives ?? [];

/** Alone and with two: from the first Objective, and from the second for whoever has won the first as the First Battle. */
export const JOURNEYS: readonly JourneyCell[] = [1, 2].flatMap((players) =>
  [first, second].map((from) => ({ players, from })),
);

/** The options of `npm run simulate` that play such a campaign. */
export const lineOfJourney = ({ players, from }: JourneyCell): string =>
  `--level ${JOURNEY_LEVEL} --players ${String(players)} --bot steady --objective ${from} --campaign`;

/** What is played there, in short. */
export const keyOfJourney = (cell: JourneyCell): string => keyOfPlayed(lineOfJourney(cell));

/** The Objectives that a campaign begins with. */
export const stopsOfJourney = ({ from }: JourneyCell): readonly DefId[] => {
  const objectives = packs[0]?.objectives ?? [];
  return objectives.slice(objectives.indexOf(from)).slice(0, GENTLE_STOPS);
};

/** The kept figures of a campaign that is played as it is now, the first Objective first. */
export const stopsIn = (kept: readonly MeasuredStop[], cell: JourneyCell): readonly MeasuredStop[] =>
  kept.filter(
    ({ players, from, key }) => players === cell.players && from === cell.from && key === keyOfJourney(cell),
  );
