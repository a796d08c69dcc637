import type { RulesetId } from '../../../engine/games.ts';
import type { DesksApi } from '../../shared/games/desks.ts';
import type { Handlers } from '../ipc/ipc.ts';
import type { ProgramPorts } from '../ports.ts';
import { openAlphaOmega } from './alpha-omega/desk.ts';
import type { OpenedGame } from './desk.ts';
import { openHigherCard } from './higher-card/desk.ts';

/** What answers the own channels of all games. */
export type DesksHandlers = Pick<Handlers, keyof DesksApi>;

/** Opens each game of the program. */
const OPEN = {
  'alpha-omega': openAlphaOmega,
  'higher-card': openHigherCard,
} satisfies Readonly<Record<RulesetId, (ports: ProgramPorts) => OpenedGame<object>>>;

type Opened = { readonly [K in RulesetId]: ReturnType<(typeof OPEN)[K]> };

/** Opens all games of the program, the first one first. */
export const openGames = (ports: ProgramPorts): Opened =>
  Object.fromEntries(Object.entries(OPEN).map(([id, open]) => [id, open(ports)])) as Opened;

/** What answers the own channels of these games. */
export const handlersOf = (opened: Opened): DesksHandlers => ({
  ...opened['alpha-omega'].handlers,
});
