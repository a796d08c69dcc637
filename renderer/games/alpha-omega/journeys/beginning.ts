import type { Journey } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Session } from '../session.svelte.ts';
import { isBeginning } from './journey-words.ts';

const beginnings = new WeakMap<Session, Journey>();

/** Learns which journey begins with a game, before that comes to the table: how it goes is told first there. */
export async function learnBeginning(session: Session): Promise<void> {
  if (session.isReopened || session.moments.length > 1) return;
  const journey = await session.journey();
  if (journey !== null && isBeginning(journey)) beginnings.set(session, journey);
}

/** The journey that begins with a game; null where none does. */
export const begunWith = (session: Session): Journey | null => beginnings.get(session) ?? null;
