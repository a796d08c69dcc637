import type * as shared from '../../../electron/shared/api.ts';
import type { GameList, GameSummary, KeptGame } from '../../../electron/shared/games/alpha-omega/api.ts';

/*
 * The window has screens for Alpha/Omega alone. Games of others that the program keeps are listed as what cannot be read, with
 * the reason: one that was left out would look lost.
 */

const isOwn = (game: shared.GameSummary): game is GameSummary => game.ruleset === 'alpha-omega';

const reason = (game: shared.GameSummary): string =>
  `a game of ${game.ruleset}, for which this window has no table`;

/** The list of games as this window can show it. */
export const ownIn = ({ games, unreadable }: shared.GameList): GameList => ({
  games: games.filter(isOwn),
  unreadable: [
    ...unreadable,
    ...games.flatMap((game) =>
      isOwn(game) ? [] : [{ id: game.id, playedAt: game.playedAt, detail: reason(game) }],
    ),
  ],
});

/** A kept game as this window can show it. */
export const ownKept = ({ game, ...kept }: shared.KeptGame): KeptGame => {
  if (game === null || isOwn(game)) return { ...kept, game };
  return { ...kept, game: null, detail: reason(game) };
};
