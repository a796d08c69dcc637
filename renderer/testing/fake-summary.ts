import type { GameSummary } from '../../electron/shared/games/alpha-omega/api.ts';
import { idOf } from '../games/alpha-omega/words/testing/fake-cards.ts';

/** A line of the list of games. */
export const summary = (changes: Partial<GameSummary> = {}): GameSummary => ({
  id: 'game-1',
  objective: idOf('And There Was War in Heaven'),
  seats: ['Mindy'],
  seed: 'jubilee-31',
  round: 3,
  answers: 17,
  outcome: null,
  createdAt: '2026-11-20T18:00:00.000Z',
  playedAt: '2026-11-21T09:30:00.000Z',
  variants: [],
  opponents: [],
  ruleset: 'alpha-omega',
  arranged: null,
  journey: null,
  goesOn: true,
  hands: 'open',
  ...changes,
});
