import type { GameSummary, LevelTile, NewGame } from '../../../../electron/shared/games/alpha-omega/api.ts';

/**
 * The game that everybody begins with: the Objective of leads alone, and a shuffle with many ways to win, in which the
 * Opponents strike and are ahead at first, and then the Good players come back (`build/games/alpha-omega/telling/first-battle.test.ts` measures
 * how often).
 */
export const FIRST_BATTLE = {
  objective: 'starter:and-there-was-war-in-heaven',
  seed: 'morning-star-22669',
} as const;

type RuleChoices = Pick<NewGame, 'variants' | 'assists'>;

/** How the gentlest level is played alone; null where the program has no such level. */
function rulesAlone(levels: readonly LevelTile[]): Required<RuleChoices> | null {
  const [alone] = levels.find(({ level }) => level === 'firstBattle')?.byPlayers ?? [];
  return alone === undefined ? null : { variants: alone.variants, assists: alone.assists };
}

/** What is asked for when somebody of this name begins the First Battle; null where it cannot be played. */
export function firstBattle(levels: readonly LevelTile[], name: string): NewGame | null {
  const rules = rulesAlone(levels);
  return rules === null ? null : { ...FIRST_BATTLE, ...rules, seats: [name] };
}

const isSame = (some: readonly string[] = [], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each));

/** Is what was asked for a First Battle? Whoever plays alone at the gentlest level is taught there, with whatever shuffle. */
export function isFirstBattle(request: NewGame | null, levels: readonly LevelTile[]): boolean {
  const rules = rulesAlone(levels);
  return (
    rules !== null &&
    request !== null &&
    request.objective === FIRST_BATTLE.objective &&
    request.seats.length === 1 &&
    (request.opponents ?? []).length === 0 &&
    (request.campaign ?? []).length === 0 &&
    isSame(request.variants, rules.variants) &&
    isSame(request.assists, rules.assists)
  );
}

/** Has somebody won the Objective of the First Battle in a game by itself? Then the map of the journeys begins after it. */
export const isFirstWon = (games: readonly GameSummary[]): boolean =>
  games.some(
    ({ objective, outcome, journey }) =>
      objective === FIRST_BATTLE.objective && outcome?.winner === 'good' && journey === null,
  );
