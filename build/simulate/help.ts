import { VARIANTS } from '../../engine/alpha-omega/ways.ts';
import { alphaOmega, BOTS, LEVEL_IDS } from '../../engine/alpha-omega/index.ts';
import { CARDS_SHOWN, EXHAUSTIVE_GAMES, GAMES } from '../games/alpha-omega/simulate/options.ts';

const { min, max } = alphaOmega.seats;

/** What `--help` says. */
export const HELP = `npm run simulate -- [options]

Lets bots play whole games on all cores and says who won, how long it took, how the Balance of Strength went, and
which cards made the difference. The same seed gives the same numbers, whatever the number of workers.

What is played
  --good <deck>           the Good deck of every player: a pack's id, or a file with a list like
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
  --packs <folder>        a folder of packs (cards/packs)

How much
  --games <n>             how many games (${GAMES}); with --exhaustive, how many at most (${EXHAUSTIVE_GAMES})
  --seed <text>           any text; a fresh one if not given. Game k is played with the seed "<text>:k"
  --workers <n>           how many games at once (one for each core)
  --only <k>              plays game k alone and says how it went
  --focus <card>          with --exhaustive --only: the card that the decks of that game are stacked for

What is shown
  --cards <n>             so many cards of each deck, those with the greatest lift first; or "all" (${CARDS_SHOWN})
  --json                  the whole report as JSON; what depends on the clock is under "timing"
  --exhaustive            goes on until every card, ability and op was used, every variant and Calling met, and says how
                          often each was; fails with the names of what never was
  --help, -h              this

Examples
  npm run simulate -- --players 2 --games 5000 --seed garden
  npm run -s simulate -- --variant fast --bot random --json > fast.json
  npm run simulate -- --exhaustive --seed garden

Ctrl-C ends it and shows what was counted so far.
`;
