import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { WritableDb } from '../../db/handles.ts';
import { alphaOmegaPlay } from '../main/alpha-omega.ts';
import { shelve, type CatalogueShelf } from '../main/catalogue.ts';
import { createSessions } from '../main/sessions.ts';
import type { Reply } from '../shared/api.ts';

export const OBJECTIVE = 'starter:and-there-was-war-in-heaven';

const PACKS = fileURLToPath(new URL('../../cards/packs', import.meta.url));

/** The value of a reply; throws where it is a refusal. */
export function valueOf<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(`${reply.error.code}: ${reply.error.detail}`);
  return reply.value;
}

/** The shelf and the sessions of the real game over a database, played in another way if that is what a test is about. */
export function houseOver(db: WritableDb, play = alphaOmegaPlay) {
  const shelf: CatalogueShelf = shelve(db, PACKS, 'now');
  const report = (kind: string, error: unknown): string => {
    throw new Error(`a report of kind ${kind}`, { cause: error });
  };
  const ports = { db, clock: () => new Date(), newId: randomUUID, newSeed: () => 'fresh', report };
  return { shelf, sessions: createSessions(play, ports) };
}
