import type { Options } from '../games/alpha-omega/simulate/options.ts';

/** The command that plays the same games again, or with `game` that one alone, which may be about a card. */
export function commandFor(options: Options, seed: string, game?: number, focus?: string): string {
  const { packs, games } = options;
  const parts = [
    ...(options.exhaustive ? ['--exhaustive'] : played(options)),
    ...(packs === null ? [] : ['--packs', quoted(packs)]),
    ...['--seed', quoted(seed)],
    ...(game === undefined ? (games === null ? [] : ['--games', String(games)]) : ['--only', String(game)]),
    ...(focus === undefined ? [] : ['--focus', quoted(focus)]),
  ];
  return `npm run simulate -- ${parts.join(' ')}`;
}

function played({ good, opponent, players, ...options }: Options): readonly string[] {
  return [
    ...(good === null ? [] : ['--good', quoted(good)]),
    ...(opponent === null ? [] : ['--opponent', quoted(opponent)]),
    ...['--players', String(players)],
    ...(options.level === null ? [] : ['--level', options.level]),
    ...options.variants.flatMap((variant) => ['--variant', variant]),
    ...(options.objective === null ? [] : ['--objective', quoted(options.objective)]),
    ...(options.campaign ? ['--campaign'] : []),
    ...(options.common ? ['--common'] : []),
    ...(options.opponentPlayers > 0 ? ['--opponent-players', String(options.opponentPlayers)] : []),
    ...options.bots.flatMap((bot) => ['--bot', bot]),
  ];
}

/** As a shell takes it for one word. */
const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
