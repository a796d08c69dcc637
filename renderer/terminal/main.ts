import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { catalogueOf, loadPacks, setUp } from '../../cards/load.ts';
import { playAlone } from './play.ts';
import { paint, rule, title } from './paint.ts';
import { t } from '../text/language/language.ts';
import { textOf } from '../text/line.ts';
import { outcomeSentence } from '../games/alpha-omega/words/game/outcome.ts';
import { nameOf, outcomeTitle } from '../games/alpha-omega/words/cards/words.ts';

/** One whole game, played by the program itself, for machines that have no display to open a window on. */
function main(): number {
  const { values } = parseArgs({ options: { seed: { type: 'string' }, objective: { type: 'string' } } });
  const { packs, issues } = loadPacks(fileURLToPath(new URL('../../cards/packs', import.meta.url)));
  for (const issue of issues) console.error(t('terminal.leftOut', issue));

  const wanted = values.objective;
  const pack = packs.find(({ objectives }) =>
    wanted === undefined ? objectives.length > 0 : objectives.includes(wanted),
  );
  const objective = wanted ?? pack?.objectives[0];
  if (pack === undefined || objective === undefined) {
    const known = packs.flatMap(({ objectives }) => objectives).join(', ');
    console.error(
      wanted === undefined
        ? t('terminal.noObjectiveAtAll', { known })
        : t('terminal.noObjective', { objective: wanted, known }),
    );
    return 1;
  }

  const seed = values.seed ?? randomBytes(6).toString('hex');
  const book = catalogueOf(packs);
  console.log(title(`Alpha/Omega: ${nameOf(book, objective)}`));
  console.log(rule());
  const outcome = playAlone({ setup: setUp(pack, objective, ['Disciple']), book, seed }, (line) =>
    console.log(line.tone === 'heading' ? `\n${title(textOf(line))}` : paint(line, book)),
  );
  console.log(`\n${rule()}`);
  console.log(title(outcomeTitle(outcome.reason)));
  console.log(outcomeSentence(outcome));
  console.log(t('terminal.sumsAndSeed', { ...outcome.balance, seed }));
  return 0;
}

process.exitCode = main();
