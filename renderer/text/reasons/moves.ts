import type { Fact } from '../../../engine/index.ts';
import { count, possessive } from '../line.ts';
import type { Voice } from '../voice.ts';
import { inWords } from '../words.ts';
import { amountOf, doer, named, player, tell, type Tellers } from './fact.ts';

const left = (fact: Fact): string => `${count(amountOf(fact), 'hit point')} left`;

const PLURALS = {
  person: 'Persons',
  item: 'Items',
  place: 'Places',
  event: 'Events',
  calling: 'Callings',
  objective: 'Objectives',
} as const;

/** "Events", for what cannot be played. */
const kindOf = ({ other }: Fact, voice: Voice): string => {
  const def = other === undefined ? undefined : voice.def(other);
  return def === undefined ? 'such cards' : PLURALS[def.type];
};

const TIMES = ['never', 'once', 'twice', 'three times'] as const;
const times = (amount: number): string => TIMES[amount] ?? `${inWords(amount)} times`;

/** Whom Opponents attack, and what cards cannot do or have done to them. */
export const moveTellers = {
  weakest: (fact, voice) =>
    tell`Opponents attack what is closest to being defeated, and ${named(voice, fact.card)} has the fewest hit points left (${amountOf(fact)}).`,
  strongest: (fact, voice) =>
    tell`${named(voice, fact.card)} has the most hit points left (${amountOf(fact)}).`,
  tied: (fact, voice) => tell`${named(voice, fact.card)}, with ${left(fact)}, is as close as any.`,
  tiedWith: (fact) =>
    tell`${inWords(fact.result ?? 0)} cards had as many hit points left as each other (${amountOf(fact)}), and none came before them.`,
  chooses: (fact, voice) => tell`In case of ties the player chooses, and that is ${player(fact, voice)}.`,
  chose: (fact, voice) =>
    tell`In case of ties the player chooses, and ${player(fact, voice)} chose ${named(voice, fact.card)}.`,
  notMeant: (fact, voice) => tell`${named(voice, fact.card)}, with ${left(fact)}, is passed over.`,
  told: (fact, voice) => tell`${doer(fact, voice)} says whom ${named(voice, fact.other)} attacks.`,
  usesAbility: ({ card }, voice) => tell`${named(voice, card)} uses its ability in place of an attack.`,
  luredPlayersCard: (fact, voice) =>
    tell`${named(voice, fact.card)} is never attacked by Opponents: ${player(fact, voice)} is a Lured Player.`,
  cannotBeAttacked: (fact, voice) =>
    tell`${named(voice, fact.card)} cannot be attacked: ${doer(fact, voice).text === 'Its own text' ? 'its own text forbids it' : [named(voice, fact.other), { text: ' forbids it' }]}.`,
  nothingToAttack: ({ card }, voice) =>
    tell`${named(voice, card)} finds nothing to attack and stays as it is.`,
  cannotAttack: (fact, voice) =>
    fact.other === undefined || fact.other === fact.card
      ? tell`${named(voice, fact.card)} cannot attack.`
      : tell`${named(voice, fact.card)} cannot attack: ${named(voice, fact.other)} forbids it.`,
  playerChooses: ({ card }, voice) => tell`${named(voice, card)} attacks whom its player likes.`,
  opponentPlayerChooses: (fact, voice) =>
    tell`${player(fact, voice)} plays the Opponents, and chooses whom ${named(voice, fact.card)} attacks.`,
  notYourPlay: () =>
    tell`A card is played in its player’s own Play Phase, and only 1 unless a card says otherwise.`,
  spent: ({ card }, voice) =>
    tell`${named(voice, card)} has already been played, and each Person may only be played once per game.`,
  nobodyThere: ({ card }, voice) =>
    tell`${named(voice, card)} must be played on a Person, and no Good Person is in play.`,
  slotTaken: (fact, voice) => tell`${named(voice, fact.card)} already carries ${named(voice, fact.other)}.`,
  bearsEvent: (fact, voice) =>
    tell`${named(voice, fact.card)} already bears ${named(voice, fact.other)}, and only one Event of a name may be on a card.`,
  outOfReach: (fact, voice) =>
    tell`${named(voice, fact.card)} is out of reach while ${player(fact, voice)} is a Lured Player.`,
  nothingFits: ({ card }, voice) => tell`No card is in play that ${named(voice, card)} could be played on.`,
  notForIt: (fact, voice) =>
    tell`${named(voice, fact.card)} cannot take advantage of ${named(voice, fact.other)}.`,
  closed: (fact, voice) =>
    tell`While ${named(voice, fact.card)} is in force, ${kindOf(fact, voice)} cannot be played.`,
  nothingToChoose: ({ card }, voice) =>
    tell`${named(voice, card)} needs something to choose, and there is nothing.`,
  wouldDoNothing: ({ card }, voice) => tell`What ${named(voice, card)} does would change nothing now.`,
  nothingToSee: ({ card }, voice) =>
    tell`${named(voice, card)} looks at the Opponent deck, and no card is left in it.`,
  wouldBeSpent: ({ card }, voice) =>
    tell`${named(voice, card)} has to pick a Good Person, and there is none that it could pick.`,
  notYourAction: (fact, voice) =>
    tell`${named(voice, fact.card)} acts in ${fact.seat === undefined ? 'its player’s' : possessive(player(fact, voice))} own Action Phase.`,
  actsByItself: ({ card }, voice) =>
    tell`${named(voice, card)} is in Opponent play, where no Good player commands it.`,
  hasActed: ({ card }, voice) =>
    tell`${named(voice, card)} has acted this round, and does not act in it again.`,
  justJoined: ({ card }, voice) =>
    tell`${named(voice, card)} joined the Opponents this round, and waits for Clean-Up.`,
  fellowOpponent: ({ card }, voice) =>
    tell`${named(voice, card)} is in Opponent play itself, and Opponents attack Good cards.`,
  notAPerson: ({ card }, voice) => tell`Only Persons act, and ${named(voice, card)} is none.`,
  hasAttacked: (fact, voice) =>
    tell`${named(voice, fact.card)} has attacked ${times(amountOf(fact))} this turn, and may attack ${times(fact.result ?? 1)}.`,
  noFoe: ({ card }, voice) => tell`There is nothing that ${named(voice, card)} could attack.`,
  friend: ({ card }, voice) =>
    tell`${named(voice, card)} stands with the Good side, whose Persons attack Opponent cards.`,
  ownCard: () => tell`A Lured Player’s cards attack those of other players, not the own.`,
  standsWithOpponents: ({ card }, voice) =>
    tell`A Lured Player’s cards attack Good cards, and ${named(voice, card)} stands with the Opponents.`,
  noAbility: ({ card }, voice) => tell`${named(voice, card)} has no ability that its player could use.`,
  limitUsed: (fact, voice) =>
    tell`The ability of ${named(voice, fact.card)} can be used ${times(amountOf(fact))} a ${fact.per ?? 'turn'}, and has been.`,
  luredLosesAbilities: ({ card }, voice) =>
    tell`${named(voice, card)} was Lured Astray and has lost its own abilities.`,
  cameOver: ({ card }, voice) =>
    tell`${named(voice, card)} came over from the Opponents and has left its own abilities behind.`,
  luredPlayersRest: ({ card }, voice) =>
    tell`While its player is a Lured Player, the abilities of ${named(voice, card)} rest.`,
  waits: ({ card }, voice) =>
    tell`${named(voice, card)} waits for an Opponent Person, and does nothing until then.`,
  silenced: (fact, voice) =>
    tell`${named(voice, fact.card)} is silenced by ${named(voice, fact.other)}, and its ability is worked by words.`,
} as const satisfies Tellers;
