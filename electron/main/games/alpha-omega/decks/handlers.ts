import type { DecksApi } from '../../../../shared/games/alpha-omega/api.ts';
import type { Handlers } from '../../../ipc/ipc.ts';
import { deckDeps, type DeckPorts } from './deps.ts';
import { handingOn } from './handing-on.ts';
import { managing } from './managing.ts';
import { changing } from './versions.ts';

/** The decks of this program: every change is on disk before a reply shows it. */
export function deckHandlers(ports: DeckPorts): Pick<Handlers, keyof DecksApi> {
  const deps = deckDeps(ports);
  return { ...managing(deps), ...changing(deps), ...handingOn(deps) };
}
