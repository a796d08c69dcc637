import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueOf, loadPacks, setUp, type Pack } from '../../cards/load.ts';
import { createGame } from '../../db/games/games.ts';
import { openDatabase } from '../../db/file/open.ts';
import { replaceCatalogue } from '../../db/games/packs.ts';
import { alphaOmega, type Catalogue, type Setup, type State } from '../../engine/alpha-omega/index.ts';
import { createMachine, saveState } from '../../engine/index.ts';
import { currentOf } from '../main/games/alpha-omega/catalogue.ts';
import { crowdedTable, type Crowd } from '../../engine/alpha-omega/testing/crowd.ts';
import { OBJECTIVE, PACKS } from './house.ts';

/**
 * Stores a game where the program will look for it.
 * @param boardOf how its table stands; left out, it has just begun
 */
export function keepGame(
  userData: string,
  setupOf: (pack: Pack) => Setup,
  boardOf?: (content: Catalogue) => State,
): void {
  const [pack] = loadPacks(PACKS).packs;
  if (pack === undefined) throw new Error(`there is no pack in ${PACKS}`);
  mkdirSync(userData, { recursive: true });
  const opened = openDatabase(join(userData, 'alpha-omega.sqlite'));
  if (!opened.ok) throw new Error(opened.error.detail);
  const db = opened.value;
  const current = currentOf(pack);
  const createdAt = new Date().toISOString();
  replaceCatalogue(db, [current], createdAt);
  const setup = setupOf(pack);
  const content = catalogueOf([pack]);
  const state = boardOf?.(content) ?? createMachine(alphaOmega, content).begin(setup, 'bench').state;
  createGame(db, {
    ...{ id: '00000000-0000-4000-8000-00000000be7c', ruleset: alphaOmega.id, rules: alphaOmega.version },
    ...{ setup, seed: 'bench', seating: null, createdAt, packs: [current.hash] },
    ...{ state: saveState(state), round: state.table.round, outcome: state.outcome, events: [] },
  });
  db.close();
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** Stores a game on whose table so much lies, and whose last player acts, with whatever can be done. */
export function keepCrowd(userData: string, crowd: Crowd): void {
  keepGame(
    userData,
    (pack) => ({
      ...setUp(pack, OBJECTIVE, NAMES.slice(0, crowd.seats), { variants: ['extended'] }),
      arranged: 'crowd',
    }),
    (content) => {
      const state = crowdedTable(content, 'crowd', crowd);
      // The question it stands at leads there.
      return { ...state, stack: [...state.stack, { kind: 'act', seat: crowd.seats - 1 }] };
    },
  );
}
