import type { CardDef } from '../../engine/alpha-omega/definitions.ts';

/** What the author of the game has published of one card, as far as a source still says it. */
export interface Published {
  /**
   * Facts that a source says word for word, with what it says; the name goes without saying. Of `abilities` it is the text
   * that the program makes of them, which was read beside the source; whom an Event is put on and how long it lasts have
   * marks of their own.
   */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Facts of which a source says a part. */
  readonly partly?: readonly (keyof CardDef | 'abilities' | 'goal')[];
  /** The least and the greatest Strength that the worked example allows. */
  readonly strength?: readonly [number, number];
}

const ON_GOOD_PERSON = { side: 'good', type: 'person' };
const ANGEL = ['angel'];
const PARTLY_ABLE = { partly: ['abilities'] } as const;

/**
 * The published facts: the rulebook post of 30 May 2014 with its worked example, and the openings of the posts on cards of
 * the same weblog, of June to September 2014. Everything else of a card follows from them or is ours.
 */
export const PUBLISHED: Readonly<Record<string, Published>> = {
  // The rulebook and its worked example.
  abigor: { facts: { strength: 7 } },
  adramalech: { facts: { strength: 5 } },
  agares: { facts: { strength: 5 } },
  alloces: { facts: {}, strength: [1, 6] },
  ambriel: { facts: { strength: 4 } },
  apollyon: { facts: { traits: ANGEL }, strength: [3, 6] },
  azrael: { facts: { strength: 7, abilities: 'Azrael deals 1 more damage.' } },
  'black-blade': { facts: { attack: 3 } },
  camael: { facts: { strength: 4, traits: ANGEL } },
  'crystal-sea': {
    facts: {
      lasts: 'fullRound',
      abilities:
        'All Good players look at the top 5 cards of the Opponent deck. Until your next Play Phase, no Opponent card is drawn, and no Opponent acts.',
    },
  },
  gabriel: { facts: {}, strength: [1, 5] },
  heaven: {
    facts: {
      abilities:
        'When this Place enters play, draw 2 cards. Every Good player draws 1 more card in the Draw Phase.',
    },
    strength: [7, Infinity],
  },
  'holy-trinity': { facts: { copies: 1 } },
  jehudiel: { facts: {}, strength: [6, 6] },
  loyalty: { facts: { on: ON_GOOD_PERSON } },
  metatron: { facts: { traits: ANGEL }, ...PARTLY_ABLE, strength: [1, 6] },
  michael: {
    facts: { strength: 7, abilities: 'When another Good Person is attacked, Michael may take the attack.' },
  },
  raphael: {
    facts: { abilities: 'Once per turn, remove all damage from a Good Person.' },
    strength: [6, 6],
  },
  'satan-lures-angels': {
    facts: {
      abilities:
        'Roll a die. All Good players look at that many cards on top of the Opponent deck. The Fallen Angels among them enter Opponent play and wait.',
    },
  },
  'seven-lamps-of-god': { facts: { slot: 'other' } },
  'squadrons-at-once': { facts: {} },
  // The sentence names the first Angel, the worked example takes all.
  '1-3-of-the-angels-fall': { facts: {}, ...PARTLY_ABLE },
  'unseated-hills': { facts: {}, ...PARTLY_ABLE },
  // The posts on the Objective, Lure Astray, the Callings, defence, the Devil's advocate, Angels, Items and Opponent Events.
  'and-there-was-war-in-heaven': { facts: { value: 50 } },
  amdusias: { facts: {} },
  asmodee: { facts: {}, ...PARTLY_ABLE, strength: [4, 7] },
  courage: { facts: { on: ON_GOOD_PERSON }, ...PARTLY_ABLE },
  despair: {
    facts: {
      copies: 2,
      abilities: 'The weakest Good Person has 2 less Strength until the same player’s next Opponent Phase.',
    },
  },
  dumah: { facts: {}, ...PARTLY_ABLE },
  envy: { facts: { copies: 1 }, ...PARTLY_ABLE },
  eremiel: { facts: {}, ...PARTLY_ABLE },
  'faithful-only-he': { facts: { abilities: 'Then you cannot become a Lured Player.' }, partly: ['goal'] },
  flaga: { facts: {}, ...PARTLY_ABLE },
  'flaming-sword': {
    facts: { slot: 'weapon', attack: 4, strength: 3, abilities: 'The bearer deals 4 more damage.' },
  },
  foolishness: { facts: { copies: 2 }, ...PARTLY_ABLE },
  ganga: { facts: {}, ...PARTLY_ABLE },
  hadraniel: {
    facts: {
      abilities: 'The first 2 times each round that a Good card is attacked, Hadraniel takes the attack.',
    },
  },
  'hail-of-iron-globes': { facts: { copies: 6, lasts: 'rolled' }, ...PARTLY_ABLE },
  haniel: { facts: { abilities: 'Once per turn, return a card that was Lured Astray to its owner.' } },
  'heavenly-armor': {
    facts: {
      slot: 'armour',
      strength: 5,
      abilities: 'This Item takes the damage dealt to the bearer, up to its own Strength of 5.',
    },
  },
  infidelity: {
    facts: {
      copies: 2,
      abilities: 'The weakest Good Person cannot attack until the same player’s next Opponent Phase.',
    },
  },
  injustice: {
    facts: {
      copies: 2,
      lasts: 'twoFullRounds',
      abilities:
        'The first Opponent Person in play has double Strength for the first full round, then no Strength for the second.',
    },
  },
  leonard: { facts: {}, ...PARTLY_ABLE },
  love: {
    facts: {
      lasts: 'fullRound',
      on: ON_GOOD_PERSON,
      abilities: 'Play on a Good Person, who cannot be Lured Astray until your next Play Phase.',
    },
  },
  'lucifer-envies-gods-glory': { facts: { copies: 1 } },
  nuriel: { facts: { traits: ANGEL }, ...PARTLY_ABLE },
  pahaliah: { facts: { abilities: 'Once per turn, bring a human Opponent over to your play.' } },
  paimon: { facts: {}, ...PARTLY_ABLE, strength: [5, 5] },
  puriel: { facts: { traits: ANGEL } },
  satan: { facts: {}, ...PARTLY_ABLE },
  'the-ruin-of-so-many-glorious': {
    facts: { abilities: 'Then, the next time a Fallen Angel enters play, it is defeated.' },
    partly: ['goal'],
  },
  uriel: { facts: { abilities: 'Every Opponent card has 2 less Strength.' }, strength: [6, 6] },
  wrath: {
    facts: {
      copies: 2,
      abilities:
        'The first Opponent Person in play has 1 more Strength until the same player’s next Opponent Phase.',
    },
  },
  zadkiel: { facts: { abilities: 'Once per round, you may block an attack on a Good card.' } },
  zerachiel: { facts: {}, ...PARTLY_ABLE },
};
