import { dealt } from '../../../../../engine/alpha-omega/beyond/decks/entries.ts';
import type { Run } from '../../../../../engine/alpha-omega/beyond/simulation/run-games.ts';
import {
  refusalOf,
  type Catalogue,
  type DefId,
  type Setup,
  type Side,
} from '../../../../../engine/alpha-omega/index.ts';
import type {
  DeckCards,
  DoctorPace,
  DoctorProgress,
  DoctorRun,
} from '../../../../shared/games/alpha-omega/doctor/api.ts';
import type { DoctorQuestion } from '../../../../shared/games/alpha-omega/doctor/contract.ts';
import type { Reply } from '../../../../shared/reply.ts';
import type { Stock } from '../decks/content.ts';
import { refuse } from '../../../ipc/trouble.ts';
import { poolSize } from './worker-pool.ts';
import { startRun, type Running } from './run.ts';

/** Where decks are examined, one question at a time. */
export interface Practice {
  start(question: DoctorQuestion): Reply<DoctorRun>;
  progress(id: string): Reply<DoctorProgress>;
  cancel(id: string): Reply<DoctorProgress>;
  /** As fast as the last games of each kind went. */
  pace(): DoctorPace;
  /** Ends whatever is under way: the program ends. */
  close(): void;
}

export interface PracticePorts {
  readonly stock: () => Stock;
  readonly newId: () => string;
  readonly newSeed: () => string;
  /** The script that a worker runs. */
  readonly script: URL;
  readonly workers?: number;
}

/** Milliseconds of one core for a game of one player, until this computer has shown how fast it is. */
const USUAL: DoctorPace = { steady: 8, thoughtful: 1200 };

/** From fewer games than these nothing is learned: the workers' start weighs too much. */
const ENOUGH = 20;

/** So many runs are remembered: the one under way, and those that somebody may still look at. */
const MOST_RUNS = 4;

/** Opens a practice. Whoever opens one closes it. */
export function openPractice({
  stock,
  newId,
  newSeed,
  script,
  workers = poolSize(),
}: PracticePorts): Practice {
  const runs = new Map<string, Running & { readonly question: DoctorQuestion }>();
  const about = (id: string): Running | undefined => runs.get(id);
  const measured: Partial<Record<DoctorQuestion['bot'], number>> = {};
  /** What is under way, or was played last, says how fast games go here. */
  const learn = (): void => {
    for (const run of runs.values()) {
      const { question } = run;
      const { played, seconds } = run.progress();
      const players = question.common ?? question.decks.length;
      if (played >= ENOUGH) measured[question.bot] = (1000 * seconds) / played / players;
    }
  };
  const told = (id: string): Reply<DoctorProgress> => {
    const run = about(id);
    return run ? { ok: true, value: run.progress() } : refuse('gone', `there is no run ${id}`);
  };
  return {
    start(question) {
      const seed = question.seed ?? newSeed();
      const asked = runsFor(question, seed, stock());
      if (!asked.ok) return asked;
      for (const run of runs.values()) run.cancel();
      const id = newId();
      const job = { content: stock().content, runs: asked.value };
      const { games } = question;
      learn();
      const run = startRun({ id, seed, job, games, workers, script, now: () => performance.now() });
      runs.set(id, { ...run, question });
      for (const old of [...runs.keys()].slice(0, -MOST_RUNS)) runs.delete(old);
      return { ok: true, value: { id, seed } };
    },
    progress: told,
    cancel(id) {
      about(id)?.cancel();
      return told(id);
    },
    pace() {
      learn();
      return {
        steady: measured.steady ?? USUAL.steady / workers,
        thoughtful: measured.thoughtful ?? USUAL.thoughtful / workers,
      };
    },
    close() {
      for (const run of runs.values()) run.cancel();
    },
  };
}

/** What is played to answer a question: one run, or two over the same games. */
function runsFor(question: DoctorQuestion, seed: string, stock: Stock): Reply<readonly Run[]> {
  const tables = question.other === null ? [question.decks] : [question.decks, question.other];
  const strangers = [...new Set(tables.flat(2).map(({ card }) => card))].filter(
    (card) => !isOf('good', card, stock.content),
  );
  if (strangers.length > 0) return refuse('noSuchCard', `no Good deck can hold ${strangers.join(', ')}`);
  const foes = question.opponent ?? [];
  const wrong = foes.map(({ card }) => card).filter((card) => !isOf('opponent', card, stock.content));
  if (wrong.length > 0)
    return refuse('noSuchCard', `no Opponent deck can hold ${[...new Set(wrong)].join(', ')}`);
  if (
    [...tables.flat(), ...(question.opponent === null ? [] : [foes])].some((deck) => dealt(deck).length === 0)
  )
    return refuse('badRequest', 'a deck without cards cannot be played');
  const runs: Run[] = [];
  for (const decks of tables) {
    const setup = setUpFor(decks, question, stock);
    if (!setup.ok) return setup;
    runs.push({ setup: setup.value, bots: [question.bot], seed });
  }
  return { ok: true, value: runs };
}

function isOf(side: Side, card: DefId, content: Catalogue): boolean {
  const def = content.get(card);
  return def !== undefined && 'side' in def && def.side === side;
}

/** The game that is played, with the Callings of the pack that the Objective is from, and its Opponents where no others are asked about. */
function setUpFor(
  decks: readonly DeckCards[],
  { objective, variants, common, opponent }: DoctorQuestion,
  { packs, content }: Stock,
): Reply<Setup> {
  const pack = packs.find(({ cards }) => cards.some(({ id }) => id === objective));
  if (!pack || content.get(objective)?.type !== 'objective')
    return refuse('noSuchCard', `no pack has an Objective ${objective}`);
  const [only = []] = decks;
  const setup: Setup = {
    objective,
    ...(variants.length > 0 ? { variants } : {}),
    seats:
      common === null
        ? decks.map((deck, index) => ({ name: nameOf(index), deck: dealt(deck) }))
        : Array.from({ length: common }, (_, index) => ({ name: nameOf(index), deck: [] })),
    ...(common === null ? {} : { commonDeck: dealt(only) }),
    opponentDeck: dealt(opponent ?? pack.decks.opponent),
    callingDeck: dealt(pack.decks.callings),
  };
  const refusal = refusalOf(setup);
  return refusal === null
    ? { ok: true, value: setup }
    : refuse('badRequest', `these cannot be played together: ${JSON.stringify(refusal)}`);
}

const nameOf = (seat: number): string => `Player ${String(seat + 1)}`;
