import { ok } from '../../../../engine/index.ts';
import type { Loaded, SimulateTools } from '../../../simulate/types.ts';
import { exhaustionWith } from './exhaustion.ts';
import { cardsFor, setUpFor, type Cards } from './game.ts';
import { HELP } from './help.ts';
import { askedAgain, readOptions, type Options } from './options.ts';
import { simulationWith } from './simulation.ts';

/** What `npm run simulate` needs of Alpha/Omega. */
export const simulate: SimulateTools = {
  help: HELP,
  read(args) {
    const options = readOptions(args);
    if (!options.ok) return options;
    return ok({
      options: options.value,
      again: askedAgain(options.value),
      load() {
        const cards = cardsFor(options.value);
        return cards.ok ? ok(loaded(options.value, cards.value)) : cards;
      },
    });
  },
};

function loaded(options: Options, cards: Cards): Loaded {
  return {
    leftOut: cards.issues.map(({ file, path, message }) => `${file} ${path} ${message}`),
    simulation() {
      const setup = setUpFor(options, cards);
      return setup.ok ? ok(simulationWith(options, cards, setup.value)) : setup;
    },
    exhaustion: () => exhaustionWith(options, cards),
  };
}
