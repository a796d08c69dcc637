import { randomUUID } from 'node:crypto';
import { loadPacks, setUp } from '../../cards/load.ts';
import { createJourney, putJourneyGame } from '../../db/alpha-omega/journeys.ts';
import { openDatabase } from '../../db/file/open.ts';
import type { NewGame } from '../shared/api.ts';
import { PACKS, valueOf } from './house.ts';
import { program } from './older-games.ts';

/** Ten Objectives of the Starter campaign. The one that needs a Person in each of ten rounds comes while there are many. */
const OBJECTIVES = [
  'faithful-unto-death',
  'and-there-was-war-in-heaven',
  'the-waters-prevailed',
  'let-my-people-go',
  'the-battle-is-the-lords',
  'answer-by-fire',
  'the-den-of-lions',
  'get-thee-hence-satan',
  'it-is-finished',
  'cloven-tongues',
].map((name) => `starter:${name}`);

/** The only Opponents beside those whom the Objectives bring: with them ten Objectives can be achieved. */
const OPPONENTS = ['envy', 'despair', 'infidelity'].map((name) => `starter:${name}`);

/**
 * Writes a database with a campaign of ten Objectives, the first of them achieved, for a person and the computer, against an
 * Opponent deck that they can hold out against.
 * @param file where the program will look for it
 * @param achieved so many Objectives
 */
export function arrangeCampaign(file: string, name: string, player: string, achieved: number): void {
  const opened = openDatabase(file);
  if (!opened.ok) throw new Error(opened.error.detail);
  const db = opened.value;
  const { sessions, play } = program(db);
  const [pack] = loadPacks(PACKS).packs;
  if (pack === undefined) throw new Error(`no pack in ${PACKS}`);
  const [objective = '', ...campaign] = OBJECTIVES;
  const seats = [player, 'Steve'];
  const ways = { campaign, variants: ['easy', 'fast'] } as const;
  const request: NewGame = {
    ...{ objective, seats, seed: 'ten-steps' },
    table: {
      hands: 'open',
      seats: [{ kind: 'person', name: player, profile: null }, { kind: 'bot' }],
    },
  };
  const setup = { ...setUp(pack, objective, seats, ways), opponentDeck: OPPONENTS };
  const game = valueOf(sessions.begin(request, setup)).id;
  const [journey, begunAt] = [randomUUID(), new Date().toISOString()];
  const settled = { objectives: OBJECTIVES, players: seats, variants: ways.variants };
  createJourney(db, { id: journey, kind: 'campaign', name, begunAt, setup: settled });
  putJourneyGame(db, { game, journey, station: 0, begunAt });
  const done = (): number => OBJECTIVES.indexOf(valueOf(sessions.open(game)).view.objective.def);
  while (done() < achieved)
    if (play(game, 1) === 0) throw new Error(`the game is over after ${String(done())} Objectives`);
  db.close();
}
