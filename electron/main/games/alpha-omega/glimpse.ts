import { DamagedRowError } from '../../../../db/file/errors.ts';
import { loadGame } from '../../../../db/games/games.ts';
import type { ReadableDb } from '../../../../db/file/handles.ts';
import { packsOfGame, type PackVersion } from '../../../../db/games/packs.ts';
import { type AlphaOmega } from '../../../../engine/alpha-omega/index.ts';
import { createMachine, loadState, type Machine } from '../../../../engine/index.ts';
import type { View } from '../../../../engine/alpha-omega/index.ts';
import type { Glimpse } from '../../../shared/keeping/api.ts';
import { alphaOmegaPlay } from './play.ts';

/** The cards of the packs that games were begun with: most games have the same. */
const machines = new Map<string, Machine<AlphaOmega>>();
const MOST_MACHINES = 8;

function machineFor(packs: readonly PackVersion[]): Machine<AlphaOmega> | null {
  const key = packs.map(({ hash }) => hash).join();
  const known = machines.get(key);
  if (known) return known;
  const content = alphaOmegaPlay.readContent(packs);
  if (!content.ok) return null;
  const machine = createMachine(alphaOmegaPlay.ruleset, content.value);
  if (machines.size >= MOST_MACHINES) machines.clear();
  machines.set(key, machine);
  return machine;
}

/**
 * What everybody may see of how a kept game stands: it is made of what nobody's eyes see, so that no hand can be in it.
 * @returns null where that cannot be told
 */
export function glimpseOf(db: ReadableDb, id: string): Glimpse | null {
  try {
    const stored = loadGame(db, id);
    const machine = stored && machineFor(packsOfGame(db, id));
    if (!stored?.snapshot || !machine) return null;
    const state = loadState<AlphaOmega>(stored.snapshot, alphaOmegaPlay.ruleset);
    return state.ok ? { id, ...glimpsed(machine.view(state.value, []), machine.content) } : null;
  } catch (error) {
    if (error instanceof DamagedRowError || error instanceof TypeError) return null;
    throw error;
  }
}

function glimpsed(
  { objective, objectiveRound, balance, goal, lostBy, inPlay }: View,
  cards: AlphaOmega['content'],
): Omit<Glimpse, 'id'> {
  const persons = (side: 'good' | 'opponent'): Glimpse['goodPersons'] =>
    inPlay
      .filter((card) => card.countsFor === side && cards.get(card.def)?.type === 'person')
      .toSorted((a, b) => (b.strength ?? 0) - (a.strength ?? 0))
      .map(({ def }) => def);
  return {
    ...{
      objective: objective.def,
      round: Math.max(1, objectiveRound),
      goal,
      lostBy,
      good: balance.good,
      opponent: balance.opponent,
    },
    ...{ goodPersons: persons('good'), opponentPersons: persons('opponent') },
  };
}
