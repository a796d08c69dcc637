import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../kernel/hash.ts';
import { canUpgrade, type Upgrade } from '../../kernel/upgrade.ts';
import type { Golden } from './golden.ts';

const GAMES = join(import.meta.dirname, '../spec/games');

/** The golden games in short: another one where any of them is played or ends otherwise. */
export function digestOfGames(): string {
  const files = readdirSync(GAMES).sort((a, b) => (a < b ? -1 : 1));
  return hashOf(
    files.map((file) => {
      const { hash, outcome } = JSON.parse(readFileSync(join(GAMES, file), 'utf8')) as Golden;
      return { file, hash, outcome };
    }),
  );
}

/** What comes with a version of the rules. */
export interface Release {
  readonly version: number;
  readonly upgrades: readonly Upgrade[];
  readonly changes: Readonly<Record<number, readonly string[]>>;
  /** Of which versions golden states are kept, and the digest of the golden games then, where that was kept. */
  readonly kept: readonly { readonly rules: number; readonly games?: string }[];
  /** The digest of the golden games now. */
  readonly games: string;
}

/** Is it kept how these rules play the golden games, and do they play them so? */
function playedOtherwise(kept: Release['kept'], games: string, version: number): readonly string[] {
  const known = kept.filter((one) => one.games !== undefined);
  if (known.length === 0)
    return [`nothing says how rules ${version} play the golden games: run \`npm run goldens -- --states\``];
  if (known.every((one) => one.games === games)) return [];
  return [
    `rules ${version} have played golden games otherwise: where they are released raise \`version\` in ruleset.ts, else keep their states anew`,
  ];
}

/** What is missing beside the rules, in words that say what to do; empty where all is there. */
export function missingBeside({ version, upgrades, changes, kept, games }: Release): readonly string[] {
  const older = Array.from({ length: version - 1 }, (_, index) => index + 1);
  const numbers = upgrades.map(({ number }) => number);
  return [
    ...older.flatMap((rules) => [
      ...(kept.some((one) => one.rules === rules)
        ? []
        : [
            `no golden states of rules ${rules}: check out what came before, and run \`npm run goldens -- --states\``,
          ]),
      ...(canUpgrade({ version: rules + 1, upgrades }, rules)
        ? []
        : [`no upgrade ${(rules + 1) * 10} brings states of rules ${rules} to rules ${rules + 1}`]),
      ...((changes[rules + 1] ?? []).length > 0
        ? []
        : [`no line tells players what rules ${rules + 1} changed: add one to upgrades/changes.ts`]),
    ]),
    ...(numbers.some((number) => number >= (version + 1) * 10)
      ? [`an upgrade leads beyond rules ${version}: raise \`version\` in ruleset.ts`]
      : []),
    ...playedOtherwise(
      kept.filter(({ rules }) => rules === version),
      games,
      version,
    ),
  ];
}
