import type { ProgramPorts } from '../../ports.ts';
import { createSessions } from '../../sessions/sessions.ts';
import type { OpenedGame } from '../desk.ts';
import { amongOthers } from '../hosted-games.ts';
import { higherCardHost } from './host.ts';

/** Opens Higher Card, which has no channels of its own. */
export const openHigherCard = (ports: ProgramPorts): OpenedGame<object> => ({
  sessions: amongOthers(createSessions(higherCardHost, ports)),
  handlers: {},
});
