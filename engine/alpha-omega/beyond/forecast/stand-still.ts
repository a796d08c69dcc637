import { bounds } from '../../../kernel/check.ts';
import type { Answer, Decision } from '../../../kernel/types.ts';
import type { AlphaOmega } from '../../game.ts';
import { cardsIn } from '../../options.ts';
import type { About, CardId } from '../../types.ts';
import type { Unsure } from './types.ts';

/** How a question is met when the players do nothing more. */
export type Stance =
  /** This answer leaves everything as it is. */
  | { readonly kind: 'still'; readonly answer: Answer; readonly unsure: Unsure | null }
  /** Something has to be chosen: what follows differs. */
  | { readonly kind: 'fork' };

/** The option that does nothing, for questions that have one. */
const STILL: { readonly [A in About]?: string } = {
  newHand: 'decline',
  drawOrCalling: 'draw',
  play: 'pass',
  action: 'end',
  interruptAttack: 'decline',
  interruptDefeat: 'decline',
  may: 'decline',
  opponentPlay: 'pass',
  opponentAction: 'end',
};

/** The cards that a question offers to step in with; none where it asks something else. */
export const steppersIn = ({ about, ask }: Decision<AlphaOmega>): readonly CardId[] =>
  about === 'interruptAttack' || about === 'interruptDefeat' ? ask.options.flatMap(cardsIn) : [];

/** What players who do nothing more answer, or that they cannot do nothing. */
export function standStill({ about, ask }: Decision<AlphaOmega>): Stance {
  const wanted = STILL[about];
  const unsure = about === 'opponentPlay' || about === 'opponentAction' ? 'opponentPlayer' : null;
  const still = ask.options.find(({ id }) => id === wanted);
  if (still) return { kind: 'still', answer: [still.id], unsure };
  // A Lured Player must play a card and attack with it: which, is not for a forecast to say.
  if (about === 'play' || about === 'luredAttack')
    return { kind: 'still', answer: ask.options.slice(0, 1).map(({ id }) => id), unsure: 'luredPlayer' };
  if (ask.kind === 'one') return { kind: 'fork' };
  const [least] = bounds(ask);
  return { kind: 'still', answer: ask.options.slice(0, least).map(({ id }) => id), unsure: null };
}
