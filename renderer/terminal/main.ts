import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isRulesetId, RULESET_IDS, type RulesetId } from '../../engine/games.ts';
import '../text/language/every.ts';
import { t } from '../text/language/language.ts';
import { textOf } from '../text/line.ts';
import { TERMINAL_GAMES } from './games.ts';
import { paint, rule, title } from './paint.ts';

/** The game that is asked for, else the first. @returns null where there is no such game */
function askedFor(args: readonly string[]): RulesetId | null {
  const options = { game: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options, strict: false });
  const id = typeof values.game === 'string' ? values.game : RULESET_IDS[0];
  return id !== undefined && isRulesetId(id) ? id : null;
}

/** One whole game, played by the program itself, for machines that have no display to open a window on. */
function main(args: readonly string[]): number {
  const id = askedFor(args);
  if (id === null) {
    console.error(t('terminal.noGame', { known: RULESET_IDS.join(', ') }));
    return 1;
  }
  const game = TERMINAL_GAMES[id];
  const names = ['seed', 'game', ...game.options];
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  const sitting = game.sit(values);
  if (typeof sitting === 'string') {
    console.error(sitting);
    return 1;
  }
  const seed = values['seed'] ?? randomBytes(6).toString('hex');
  console.log(title(sitting.title));
  console.log(rule());
  const [end, ...said] = sitting.play(seed, (line) =>
    console.log(line.tone === 'heading' ? `\n${title(textOf(line))}` : paint(line, sitting.sideOf)),
  );
  console.log(`\n${rule()}`);
  console.log(title(end));
  for (const sentence of said) console.log(sentence);
  return 0;
}

process.exitCode = main(process.argv.slice(2));
