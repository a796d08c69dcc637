import type { LevelTile, NewGame } from '../../../electron/shared/api.ts';
import type { Assist, LevelId, Variant } from '../../../engine/index.ts';

/** What a game is played with beside its cards: which of the rulebook's variants, and which help of ours. */
export interface PlayedWith {
  readonly variants: readonly Variant[];
  readonly assists: readonly Assist[];
}

/** A level as so many play it; null where there is no such level. */
export const waysAt = (
  level: LevelId,
  players: number,
  levels: readonly LevelTile[],
): LevelTile['byPlayers'][number] | null =>
  levels.find((tile) => tile.level === level)?.byPlayers[players - 1] ?? null;

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each));

/** The level that this is with so many players; null for a mix that no level has. */
export function levelIn(
  { variants, assists }: PlayedWith,
  players: number,
  levels: readonly LevelTile[],
): LevelId | null {
  const found = levels.find(({ level }) => {
    const ways = waysAt(level, players, levels);
    return ways !== null && isSame(ways.variants, variants) && isSame(ways.assists, assists);
  });
  return found?.level ?? null;
}

/** The level that a game is played at; null for a mix that no level has, and for the book's example. */
export const levelOfGame = (game: NewGame | null, levels: readonly LevelTile[]): LevelId | null =>
  game === null || game.tutorial !== undefined
    ? null
    : levelIn({ variants: game.variants ?? [], assists: game.assists ?? [] }, game.seats.length, levels);

/** The same level with another number of players; a mix that no level has stays as it is. */
export function forPlayers(
  played: PlayedWith,
  before: number,
  now: number,
  levels: readonly LevelTile[],
): PlayedWith {
  const level = levelIn(played, before, levels);
  const { variants, assists } = (level === null ? null : waysAt(level, now, levels)) ?? played;
  return { variants, assists };
}
