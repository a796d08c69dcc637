import { VARIANTS } from '../../../../engine/alpha-omega/variants-and-assists.ts';
import { alphaOmega, BOTS, LEVEL_IDS } from '../../../../engine/alpha-omega/index.ts';
import type { HelpTexts } from '../../../simulate/help.ts';
import { CARDS_SHOWN } from './options.ts';

const { min, max } = alphaOmega.seats;

/** What `--help` says of Alpha/Omega. */
export const HELP: HelpTexts = {
  says: `Lets bots play whole games on all cores and says who won, how long it took, how the Balance of Strength went, and
which cards made the difference.`,
  played: `  --good <deck>           the Good deck of every player: a pack's id, or a file with a list like
                          [{ "card": "starter:michael", "copies": 1 }]; the first pack's deck if not given
  --opponent <deck>       the Opponent deck, in the same way
  --players <n>           ${min} to ${max} (${min})
  --variant <name>        ${VARIANTS.join(', ')}; may be given several times
  --level <name>          ${LEVEL_IDS.join(', ')}: its variants, its help and the decks of new games
  --objective <id>        an Objective of a pack (the first one)
  --campaign              Campaign Mode: the Objectives of the pack from that one on
  --common                one Good deck that all players draw from
  --opponent-players <n>  Opponent Play: so many play the Opponent deck (0)
  --bot <name>            ${BOTS.join(', ')} (steady); given several times, the seats have them in turn
  --packs <folder>        a folder of packs (cards/packs)`,
  shown: `  --cards <n>             so many cards of each deck, those with the greatest lift first; or "all" (${CARDS_SHOWN})`,
  plan: {
    focus: '<card>          with --exhaustive --only: the card that the decks of that game are stacked for',
    exhaustive: `goes on until every card, ability and op was used, every variant and Calling met, and says how
                          often each was; fails with the names of what never was`,
  },
  examples: `  npm run simulate -- --players 2 --games 5000 --seed garden
  npm run -s simulate -- --variant fast --bot random --json > fast.json
  npm run simulate -- --exhaustive --seed garden`,
};
