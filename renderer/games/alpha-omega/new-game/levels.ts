import type { LevelTile, NewGame } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Assist, LevelId, Variant } from '../../../../engine/alpha-omega/index.ts';

/** What a game is played with beside its cards: which of the rulebook's variants, and which help of ours. */
export interface PlayedWith {
  readonly variants: readonly Variant[];
  readonly assists: readonly Assist[];
}

/** A level as so many play it; null where there is no such level. */
export const rulesAt = (
  level: LevelId,
  players: number,
  levels: readonly LevelTile[],
): LevelTile['byPlayers'][number] | null =>
  levels.find((tile) => tile.level === level)?.byPlayers[players - 1] ?? null;

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each));

/** The level that this is with so many players, in a game by itself; null for a mix that no level has. */
export function levelIn(
  { variants, assists }: PlayedWith,
  players: number,
  levels: readonly LevelTile[],
): LevelId | null {
  const found = levels.find(({ level }) => {
    const rules = rulesAt(level, players, levels);
    return rules !== null && isSame(rules.variants, variants) && isSame(rules.assists, assists);
  });
  return found?.level ?? null;
}

/** The level of a campaign, which a level may play otherwise than a game by itself; null for a mix that no level has. */
export function levelOfCampaign(
  { variants, assists }: PlayedWith,
  players: number,
  levels: readonly LevelTile[],
): LevelId | null {
  const found = levels.find(({ level }) => {
    const rules = rulesAt(level, players, levels);
    return (
      rules?.campaign !== undefined &&
      isSame(rules.campaign.variants, variants) &&
      isSame(rules.assists, assists)
    );
  });
  return found?.level ?? levelIn({ variants, assists }, players, levels);
}

/** Until so many Objectives of a campaign at a level are achieved, not all Opponents are in their deck. */
export const gentleStops = (level: LevelId, players: number, levels: readonly LevelTile[]): number =>
  Math.max(
    0,
    ...(rulesAt(level, players, levels)?.campaign?.early ?? []).map(({ objectives }) => objectives),
  );

/** The same level in a game by itself; a mix that no level has stays as it is. */
export function forOneGame(played: PlayedWith, players: number, levels: readonly LevelTile[]): PlayedWith {
  const level = levelOfCampaign(played, players, levels);
  const { variants, assists } = (level === null ? null : rulesAt(level, players, levels)) ?? played;
  return { variants, assists };
}

/** The same for a campaign: as its level plays one; a mix that no level has stays as it is. */
export function forCampaign(
  { variants, assists }: PlayedWith,
  players: number,
  levels: readonly LevelTile[],
): PlayedWith {
  const level = levelIn({ variants, assists }, players, levels);
  const campaign = level === null ? undefined : rulesAt(level, players, levels)?.campaign;
  return { variants: campaign?.variants ?? variants, assists };
}

/** The level that a game is played at; null for a mix that no level has, and for the book's example. */
export const levelOfGame = (game: NewGame | null, levels: readonly LevelTile[]): LevelId | null =>
  game === null || game.tutorial !== undefined
    ? null
    : ((game.campaign ?? []).length > 0 ? levelOfCampaign : levelIn)(
        { variants: game.variants ?? [], assists: game.assists ?? [] },
        game.seats.length,
        levels,
      );

/** The same game at a level as its players play that, where there is such a level. */
export function atLevel(game: NewGame, level: LevelId, levels: readonly LevelTile[]): NewGame {
  const rules = rulesAt(level, game.seats.length, levels);
  return rules === null ? game : { ...game, variants: [...rules.variants], assists: [...rules.assists] };
}

/** The same level with another number of players; a mix that no level has stays as it is. */
export function forPlayers(
  played: PlayedWith,
  before: number,
  now: number,
  levels: readonly LevelTile[],
): PlayedWith {
  const level = levelIn(played, before, levels);
  const { variants, assists } = (level === null ? null : rulesAt(level, now, levels)) ?? played;
  return { variants, assists };
}
