import { fileURLToPath } from 'node:url';
import { catalogueOf, loadPacks, setUp } from '../../../../cards/load.ts';
import type { Sitting, TerminalGame } from '../../../terminal/game.ts';
import { t } from '../../../text/language/language.ts';
import { nameOf, outcomeTitle, sideOf } from '../words/cards/words.ts';
import { outcomeSentence } from '../words/game/outcome.ts';
import { playAlone } from './play.ts';

/** One player and the bots against the first Objective, or against the one that is asked for. */
function sit({ objective: wanted }: Readonly<Record<string, string | undefined>>): Sitting | string {
  const { packs, issues } = loadPacks(fileURLToPath(new URL('../../../../cards/packs', import.meta.url)));
  for (const issue of issues) console.error(t('terminal.leftOut', issue));
  const pack = packs.find(({ objectives }) =>
    wanted === undefined ? objectives.length > 0 : objectives.includes(wanted),
  );
  const objective = wanted ?? pack?.objectives[0];
  if (pack === undefined || objective === undefined) {
    const known = packs.flatMap(({ objectives }) => objectives).join(', ');
    return wanted === undefined
      ? t('terminal.noObjectiveAtAll', { known })
      : t('terminal.noObjective', { objective: wanted, known });
  }
  const book = catalogueOf(packs);
  return {
    title: `Alpha/Omega: ${nameOf(book, objective)}`,
    play: (seed, onLine) => {
      const outcome = playAlone({ setup: setUp(pack, objective, ['Disciple']), book, seed }, onLine);
      const sums = t('terminal.sumsAndSeed', { ...outcome.balance, seed });
      return [outcomeTitle(outcome.reason), outcomeSentence(outcome), sums];
    },
    sideOf: (def) => {
      const card = book.get(def);
      return card === undefined ? null : sideOf(card);
    },
  };
}

/** Alpha/Omega as it is played in the terminal. */
export const alphaOmegaInTerminal: TerminalGame = { options: ['objective'], sit };
