import type { DefId, Setup } from '../../../../engine/alpha-omega/index.ts';
import type { NewGame } from '../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../shared/api.ts';
import { ARRANGEMENTS, type Tutorial } from '../../../shared/games/alpha-omega/table/tutorial.ts';
import { refuse } from '../../ipc/trouble.ts';

/** What is asked for when a tutorial begins: its players, and the seed with which the die falls as it is told. */
export function tutorialGame(tutorial: Tutorial): NewGame {
  const { objective, seats, seed } = ARRANGEMENTS[tutorial];
  return { objective, seats: seats.map(({ name }) => name), seed, tutorial };
}

/** The set-up of a tutorial, its cards as they have to lie; refused where a pack lacks one of them. */
export function arranged(tutorial: Tutorial, known: ReadonlySet<DefId>): Reply<Setup> {
  const { objective, seats, opponentDeck, callingDeck } = ARRANGEMENTS[tutorial];
  const wanted = [objective, ...seats.flatMap(({ deck }) => deck), ...opponentDeck, ...callingDeck];
  const missing = wanted.find((card) => !known.has(card));
  if (missing !== undefined) return refuse('noSuchCard', `no pack has ${missing}, which the tutorial plays`);
  return { ok: true, value: { objective, seats, opponentDeck, callingDeck, arranged: tutorial } };
}
