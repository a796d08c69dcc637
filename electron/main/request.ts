import type { Setup } from '../../engine/index.ts';
import type { NewGame } from '../shared/api.ts';
import { TUTORIALS } from '../shared/table/tutorial.ts';
import { tutorialGame } from './tutorial.ts';

/**
 * What would have to be asked for to set such a game up again; null where that cannot be asked for.
 * With the same seed and the same packs it would be the same game.
 */
export function requestOf(setup: Setup): NewGame | null {
  const { objective, seats, campaign, variants, commonDeck, opponents, arranged } = setup;
  if (arranged !== undefined) {
    const tutorial = TUTORIALS.find((each) => each === arranged);
    return tutorial === undefined ? null : tutorialGame(tutorial);
  }
  return {
    objective,
    seats: seats.map(({ name }) => name),
    ...(campaign === undefined ? {} : { campaign }),
    ...(variants === undefined ? {} : { variants }),
    ...(commonDeck === undefined ? {} : { common: true }),
    ...(opponents === undefined ? {} : { opponents: opponents.map(({ name }) => name) }),
  };
}
