import { RULESET_IDS } from '../../engine/games.ts';
import { EXHAUSTIVE_GAMES, FIRST_GAME, GAMES } from './options.ts';

/** What of the help is a game's own: lines as they stand there. */
export interface HelpTexts {
  /** What a simulation says, in a sentence. */
  readonly says: string;
  /** Its options of what is played. */
  readonly played: string;
  /** Its options of what is shown, if there are any. */
  readonly shown?: string;
  /** What is said of a plan that is to meet everything, where the game has one. */
  readonly plan?: {
    /** What `--focus` names. */
    readonly focus: string;
    /** What `--exhaustive` goes on to do. */
    readonly exhaustive: string;
  };
  readonly examples: string;
}

/** What `--help` says. */
export const helpOf = ({ says, played, shown, plan, examples }: HelpTexts): string =>
  `npm run simulate -- [options]

${says} The same seed gives the same numbers, whatever the number of workers.

What is played
  --game <id>             ${RULESET_IDS.join(', ')} (${FIRST_GAME})
${played}

How much
  --games <n>             how many games (${GAMES})${plan === undefined ? '' : `; with --exhaustive, how many at most (${EXHAUSTIVE_GAMES})`}
  --seed <text>           any text; a fresh one if not given. Game k is played with the seed "<text>:k"
  --workers <n>           how many games at once (one for each core)
  --only <k>              plays game k alone and says how it went
${plan === undefined ? '' : `  --focus ${plan.focus}\n`}
What is shown
${shown === undefined ? '' : `${shown}\n`}  --json                  the whole report as JSON; what depends on the clock is under "timing"
${plan === undefined ? '' : `  --exhaustive            ${plan.exhaustive}\n`}  --help, -h              this

Examples
${examples}

Ctrl-C ends it and shows what was counted so far.
`;
