import type { CardDef, DefId, LevelId } from '../../../../../engine/alpha-omega/index.ts';
import { cardsFor } from '../../simulate/game.ts';
import { sound } from '../../../../soak/support/runs.ts';
import { gameFor, optionsFor } from './games.ts';
import { keyOfPlayed, shortHash } from './key.ts';

/** The level at which each Objective is measured: the one that a newcomer is offered. */
export const OBJECTIVE_LEVEL: LevelId = 'pilgrim';

/** The Objectives of the packs, in their order. */
export const objectivesOfPacks = (): readonly DefId[] =>
  sound(cardsFor(optionsFor(''))).packs.flatMap(({ objectives }) => objectives);

/** The options of `npm run simulate` that play an Objective alone, as a beginner would. */
export const lineOfObjective = (objective: DefId): string =>
  `--level ${OBJECTIVE_LEVEL} --players 1 --bot steady --objective ${objective}`;

/** What is played there in short: another one, too, wherever the Objective or a card that it brings is played otherwise. */
export function keyOfObjective(objective: DefId): string {
  const line = lineOfObjective(objective);
  const { content } = gameFor(line).cards;
  const def = content.get(objective);
  const brought = def?.type === 'objective' ? (def.brings ?? []) : [];
  const own = [objective, ...brought].map((id) => asPlayed(content.get(id)));
  return shortHash([keyOfPlayed(line), own]);
}

/** What a verse, a picture or a source says changes no game. */
const UNPLAYED: ReadonlySet<string> = new Set(['flavour', 'emblem', 'provenance']);

const asPlayed = (def: CardDef | undefined): object =>
  Object.fromEntries(Object.entries(def ?? {}).filter(([field]) => !UNPLAYED.has(field)));
