import type { DefId } from '../../../../../engine/alpha-omega/index.ts';

/*
 * The rulebook's "Example of Play" as one game that can be played. Its decks lie so that the printed draws come, and
 * its seed makes the die show 4, 2 and 3. Between round 3 and "A Few Rounds Later" the rulebook is silent: rounds 4 to 7
 * lead from the one to the other, and Pandemonium takes Heaven's place, since later only one card a turn is drawn.
 */

const cards = (names: string): readonly DefId[] => names.split(/\s+/).map((name) => `starter:${name}`);

/** What the tutorials are called: they mark the games that are set up for them. */
export const TUTORIALS = ['exampleOfPlay'] as const;
export type Tutorial = (typeof TUTORIALS)[number];

/** A game whose cards lie as they are wanted. */
export interface Arrangement {
  readonly objective: DefId;
  readonly seed: string;
  /** The first seven of each deck are the opening hand. */
  readonly seats: readonly { readonly name: string; readonly deck: readonly DefId[] }[];
  readonly opponentDeck: readonly DefId[];
  readonly callingDeck: readonly DefId[];
}

export const ARRANGEMENTS: Readonly<Record<Tutorial, Arrangement>> = {
  exampleOfPlay: {
    objective: 'starter:and-there-was-war-in-heaven',
    seed: 'luke-15-4',
    seats: [
      {
        name: 'Mindy',
        deck: cards(
          `crystal-sea heaven love loyalty courage gabriel uriel
          azrael haniel faith flaming-sword pahaliah hope love temperance unseated-hills courage sword-of-the-spirit
          seven-lamps-of-god ambriel apollyon metatron faith zion moses david elijah deborah puriel eremiel holy-trinity`,
        ),
      },
      {
        name: 'Steve',
        deck: cards(
          `heavenly-armor raphael jehudiel love courage zadkiel loyalty
          michael dumah hope nuriel shield-of-faith temperance flaming-sword justice helmet-of-salvation
          love courage camael faith abdiel puriel zophiel eden hadraniel zerachiel ithuriel chariot-of-god`,
        ),
      },
    ],
    opponentDeck: cards(
      `abigor black-blade agares satan-lures-angels paimon wrath adramalech despair
      wrath golden-calf thirty-pieces-of-silver moloch pandemonium scales-of-leviathan alloces
      hail-of-iron-globes asmodee 1-3-of-the-angels-fall foolishness envy
      belphegor injustice jannes fiery-darts marcion hail-of-iron-globes stolas infidelity ukobach satan`,
    ),
    callingDeck: cards('squadrons-at-once faithful-only-he well-hast-thou-fought vital-in-every-part'),
  },
};
