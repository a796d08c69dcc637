import type { GameApi } from '../api.ts';
import type { NewGame } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Settings } from '../../../../electron/shared/settings.ts';

interface Left {
  readonly request: NewGame;
  /** The game that was begun last by then. */
  readonly after: string;
}

/** The set-up that was left before anything was played, of each program that is open: it is kept as long as that. */
const left = new WeakMap<GameApi, Left>();

type Chosen = Pick<Settings, 'lastGame'>;

/** What was asked for the last time, where it was a game of Alpha/Omega. */
export const lastOf = ({ lastGame }: Chosen): NewGame | null =>
  lastGame === null || lastGame.ruleset === undefined || lastGame.ruleset === 'alpha-omega' ? lastGame : null;

const mark = (lastGame: Chosen['lastGame']): string => JSON.stringify(lastGame);

/** Keeps what is chosen on the page of a new game, for whoever leaves it and comes back. */
export function keepSetUp(api: GameApi, request: NewGame | null, { lastGame }: Chosen): void {
  if (request !== null) left.set(api, { request, after: mark(lastGame) });
}

/** What the page of a new game begins with: what was chosen when it was left, unless a game was begun since; else the last game. */
export function setUpBefore(api: GameApi, { lastGame }: Chosen): NewGame | null {
  const kept = left.get(api);
  return kept?.after === mark(lastGame) ? kept.request : lastOf({ lastGame });
}
