import type { Seating } from '../../../electron/shared/api.ts';
import type { Stance } from '../../../engine/index.ts';

/** Are hands open or private unless somebody says so? Only people who play against each other have something to hide. */
export const usualHands = (stance: Stance, people: number): Seating['hands'] =>
  stance === 'against' && people > 1 ? 'private' : 'open';
