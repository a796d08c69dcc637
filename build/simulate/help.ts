import { RULESET_IDS } from '../../engine/games.ts';
import { EXHAUSTIVE_GAMES, FIRST_GAME, GAMES } from './options.ts';

/** What of the help is a game's own: lines as they stand there. */
export interface HelpTexts {
  /** What a simulation says, in a sentence. */
  readonly says: string;
  /** Its options of what is played. */
  readonly played: string;
  /** Its options of what is shown. */
  readonly shown: string;
  /** What `--focus` names. */
  readonly focus: string;
  /** What `--exhaustive` goes on to do. */
  readonly exhaustive: string;
  readonly examples: string;
}

/** What `--help` says. */
export const helpOf = ({ says, played, shown, focus, exhaustive, examples }: HelpTexts): string =>
  `npm run simulate -- [options]

${says} The same seed gives the same numbers, whatever the number of workers.

What is played
  --game <id>             ${RULESET_IDS.join(', ')} (${FIRST_GAME})
${played}

How much
  --games <n>             how many games (${GAMES}); with --exhaustive, how many at most (${EXHAUSTIVE_GAMES})
  --seed <text>           any text; a fresh one if not given. Game k is played with the seed "<text>:k"
  --workers <n>           how many games at once (one for each core)
  --only <k>              plays game k alone and says how it went
  --focus ${focus}

What is shown
${shown}
  --json                  the whole report as JSON; what depends on the clock is under "timing"
  --exhaustive            ${exhaustive}
  --help, -h              this

Examples
${examples}

Ctrl-C ends it and shows what was counted so far.
`;
