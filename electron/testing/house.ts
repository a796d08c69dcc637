import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { OwnedDb, WritableDb } from '../../db/file/handles.ts';
import { botThinking } from '../../engine/alpha-omega/index.ts';
import type { RulesetId } from '../../engine/games.ts';
import { alphaOmegaAdapter } from '../main/games/alpha-omega/adapter.ts';
import { tutorialGame } from '../main/games/alpha-omega/tutorial.ts';
import { amongOthers, hostedGames, type AnySessions } from '../main/games/hosted-games.ts';
import { allHosts } from '../main/games/index.ts';
import { routed } from '../main/games/routed.ts';
import { tableHandlers } from '../main/sessions/handlers.ts';
import { loadCatalogue, type LoadedCatalogue } from '../main/games/alpha-omega/catalogue.ts';
import type { HandlersOf } from '../main/ipc/ipc.ts';
import type { Reporter } from '../main/system/reports.ts';
import { createSessions } from '../main/sessions/sessions.ts';
import { settingsOn } from '../main/system/settings.ts';
import type { AlphaOmegaApi, TableApi } from '../shared/games/alpha-omega/api.ts';
import type { TableApi as AnyTableApi } from '../shared/table/contract.ts';
import type { Reply } from '../shared/api.ts';
import { thinkingAtOnce } from './thinking-at-once.ts';

export const OBJECTIVE = 'starter:and-there-was-war-in-heaven';

/** Where the cards lie. */
export const PACKS = fileURLToPath(new URL('../../cards/packs', import.meta.url));

/** The value of a reply; throws where it is a refusal. */
export function valueOf<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(`${reply.error.code}: ${reply.error.detail}`);
  return reply.value;
}

/** The real game with bots that think less than at a table. */
export const quickBots: typeof alphaOmegaAdapter = {
  ...alphaOmegaAdapter,
  tableBot: botThinking({ steps: 60, checks: 1 }),
};

const unexpected: Reporter = (kind, error) => {
  throw new Error(`a report of kind ${kind}`, { cause: error });
};

interface Furnishing {
  readonly adapter?: typeof alphaOmegaAdapter;
  readonly packs?: string;
  readonly report?: Reporter;
  /** The catalogue of the same packs, where the program was begun before: reading them takes longer than all else. */
  readonly catalogue?: LoadedCatalogue;
}

/** The catalogue and the sessions of the real game over a database, played in another way if that is what a test is about. */
export function houseOver(
  db: WritableDb,
  {
    adapter = alphaOmegaAdapter,
    packs = PACKS,
    report = unexpected,
    catalogue = loadCatalogue(db, packs, 'now'),
  }: Furnishing = {},
) {
  const ports = { db, clock: () => new Date(), newId: randomUUID, newSeed: () => 'fresh', report };
  const sessions = createSessions(adapter, ports);
  const each = allHosts().map((host) => [host.ruleset.id, createSessions(host, ports)] as const);
  const hosted = hostedGames(db, {
    ...(Object.fromEntries(each) as Readonly<Record<RulesetId, AnySessions>>),
    'alpha-omega': amongOthers(sessions),
  });
  return {
    ...{ catalogue, sessions, hosted },
    /** As the program has them: the same sessions among those of all games. */
    all: routed(hosted, ports),
    packsChanged: () => {
      catalogue.reload();
    },
  };
}

type AlphaOmegaTable = Pick<AlphaOmegaApi, 'library' | 'learn'>;

/** What a table answers, where nothing but Alpha/Omega is played. */
export const ofAlphaOmega = <K extends keyof TableApi>(
  table: Pick<HandlersOf<AnyTableApi>, K>,
): Pick<HandlersOf<TableApi>, K> => table as unknown as Pick<HandlersOf<TableApi>, K>;

/** All that the window may ask for, of the real game over a database; what goes wrong is reported as a test wishes. */
export function programOver(
  db: OwnedDb,
  report: Reporter,
  packs = PACKS,
  furnishing: Furnishing = {},
): HandlersOf<TableApi & AlphaOmegaTable> {
  const { catalogue, hosted, sessions, all } = houseOver(db, { packs, report, ...furnishing });
  const table = tableHandlers({ hosted, sessions: all, settings: settingsOn(db, report) });
  return {
    ...ofAlphaOmega(table),
    ...ofAlphaOmega(thinkingAtOnce(hosted, all)),
    library: () => catalogue.library(),
    learn: (tutorial) => sessions.begin(tutorialGame(tutorial)),
  };
}
