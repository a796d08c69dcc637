import type { DecksApi } from '../../../../shared/games/alpha-omega/api.ts';
import type { Handlers } from '../../../ipc/ipc.ts';
import { deckDesk, type DeckPorts } from './desk.ts';
import { handingOn } from './handing-on.ts';
import { managing } from './managing.ts';
import { changing } from './versions.ts';

/** The decks of this program: every change is on disk before a reply shows it. */
export function deckHandlers(ports: DeckPorts): Pick<Handlers, keyof DecksApi> {
  const desk = deckDesk(ports);
  return { ...managing(desk), ...changing(desk), ...handingOn(desk) };
}
