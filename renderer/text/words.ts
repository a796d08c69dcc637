import type { CardDef, DefId, Outcome, OutcomeReason, Phase, Provenance, Side } from '../../engine/index.ts';
import type { Notice, TroubleCode } from '../../electron/shared/api.ts';

/** The printed cards by id, as the window and the terminal hold them. */
export type CardBook = ReadonlyMap<DefId, CardDef>;

export const PHASE_NAMES = {
  opponentPhase: 'Opponent Phase',
  drawPhase: 'Draw Phase',
  playPhase: 'Play Phase',
  actionPhase: 'Action Phase',
  cleanUp: 'Clean-Up',
  strengthCheck: 'Strength Check',
} as const satisfies Record<Phase, string>;

/** What a phase is for, in one breath. */
export const PHASE_HINTS = {
  opponentPhase: 'An Opponent card is drawn and acts at once.',
  drawPhase: 'A Good card is drawn, or a Calling is taken instead of the rest of the turn.',
  playPhase: 'One card may be played.',
  actionPhase: 'Good cards attack and use their abilities.',
  cleanUp: 'Opponents that have not acted this round act now, the longest in play first.',
  strengthCheck: 'The strengths of both sides are weighed.',
} as const satisfies Record<Phase, string>;

export const OUTCOME_TITLES = {
  objectiveAchieved: 'The Objective is achieved',
  objectiveLost: 'The Objective is lost',
  objectiveFulfilled: 'The Objective is fulfilled',
  objectiveFailed: 'The Objective has failed',
  opponentDeckDefeated: 'The Opponent deck is defeated',
  goodDecksExhausted: 'The Good decks are spent',
  standOff: 'A stand-off',
} as const satisfies Record<OutcomeReason, string>;

export const SCORE_LINES = [
  { key: 'ownPersons', words: 'Good Persons in play' },
  { key: 'teamMatesPersons', words: 'Team mates’ Good Persons in play' },
  { key: 'ownCallings', words: 'Callings achieved' },
  { key: 'teamMatesCallings', words: 'Callings that team mates achieved' },
  { key: 'withinTenRounds', words: 'The Objective achieved in 10 rounds or less' },
  { key: 'neverLured', words: 'Never a Lured Player' },
] as const satisfies readonly { readonly key: keyof Outcome['scores'][number]; readonly words: string }[];

export const TROUBLES = {
  badRequest: 'The table did not understand that.',
  foreignSender: 'That did not come from this window.',
  rejected: 'That choice is no longer open.',
  noSuchGame: 'That game is no longer there.',
  noSuchCard: 'A card of that game is missing.',
  damagedSave: 'The saved game is damaged.',
  otherRules: 'That game was begun under other rules than these.',
  unreadable: 'The games could not be read from disk.',
  storage: 'The game could not be written to disk.',
  defect: 'Something is wrong inside the program; the game stands where it stood.',
} as const satisfies Record<TroubleCode, string>;

/** What the players should know when a game comes back to the table. */
export const NOTICES = {
  logIncomplete:
    'The table is as you left it, but the record of how it came to be is damaged: it may leave things out.',
} as const satisfies Record<Notice, string>;

/** A card's name, or its id where the pack that printed it is gone. */
export const nameOf = (book: CardBook, def: DefId): string => book.get(def)?.name ?? def.replace(/^.*:/, '');

const PERSONS = {
  good: { true: 'Supernatural Person', false: 'Person' },
  opponent: { true: 'Supernatural Opponent', false: 'Opponent Person' },
} as const;

const TRAIT_NAMES = {
  angel: 'Angel',
  archangel: 'Archangel',
  human: 'Human',
  magicUser: 'Magic user',
  heretic: 'Heretic',
} as const;

const SLOT_NAMES = { weapon: 'Weapon', armour: 'Armour', other: '' } as const;

const sided = (side: Side, word: string): string => `${side === 'good' ? 'Good' : 'Opponent'} ${word}`;

/** The line under a card's name: "Supernatural Person · Angel, Archangel". */
export function typeLine(def: CardDef): string {
  switch (def.type) {
    case 'person': {
      const traits = def.traits.map((trait) => TRAIT_NAMES[trait]).join(', ');
      const kind = PERSONS[def.side][def.supernatural ? 'true' : 'false'];
      return traits === '' ? kind : `${kind} · ${traits}`;
    }
    case 'item':
      return [sided(def.side, 'Item'), SLOT_NAMES[def.slot]].filter((word) => word !== '').join(' · ');
    case 'place':
      return sided(def.side, 'Place');
    case 'event':
      return sided(def.side, 'Event');
    case 'calling':
      return 'Calling';
    case 'objective':
      return 'Objective';
  }
}

/** Whose card it is; Callings and Objectives are the Good side’s. */
export const sideOf = (def: CardDef): Side => ('side' in def ? def.side : 'good');

/** The number in the corner: strength, or attack and hit points of an Item. */
export function ratingOf(def: CardDef): string | null {
  switch (def.type) {
    case 'person':
    case 'place':
      return String(def.strength);
    case 'item':
      return def.attack > 0 ? `+${def.attack} / ${def.strength}` : String(def.strength);
    case 'objective':
      return String(def.value);
    case 'event':
    case 'calling':
      return null;
  }
}

const ORIGINS = {
  published: 'Effect as published',
  partly: 'Effect published in part, the rest of our own making',
  inferred: 'Effect inferred from what was published',
  ours: 'Effect of our own making',
} as const satisfies Record<Provenance, string>;

/** Where the effect of a card comes from; an honest word wherever the sources are silent. */
export function originOf(def: CardDef): string | null {
  const origin = def.provenance['abilities'];
  return origin === undefined ? null : ORIGINS[origin];
}

export const LURED_NOTE = 'Lured Astray: its own text no longer counts.';

const SMALL = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;
/** "three"; figures where words would be long. */
export const inWords = (amount: number): string => SMALL[amount] ?? String(amount);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
/** "second", for copies and abilities of one name. */
export const ordinal = (place: number): string => ORDINALS[place - 1] ?? `no. ${place}`;
