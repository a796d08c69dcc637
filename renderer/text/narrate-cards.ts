import type { AlphaOmegaEvent, CardId, EventOf, IdleReason } from '../../engine/index.ts';
import { listed, possessive, say, type Line, type Part } from './line.ts';
import { isPerson, toneOf, type Tellers, type Voice } from './voice.ts';
import { inWords } from './words.ts';

const genitive = (part: Part): Part => ({ ...part, text: possessive(part.text) });

function attackDeclared(event: EventOf<'attackDeclared'>, voice: Voice): Line {
  const { by, target, why } = event;
  const tell = say(toneOf(voice, by));
  const attack: readonly Part[] = [voice.card(by), { text: ' attacks ' }, voice.card(target)];
  switch (why.kind) {
    case 'player':
      return tell`${attack}.`;
    case 'card':
      return why.card === by
        ? tell`${attack}, as its own text commands.`
        : tell`${attack}, as ${voice.card(why.card)} commands.`;
    case 'told': {
      const words = why.pick === 'strongest' ? 'most' : 'fewest';
      const chosen =
        why.chosenBy === null ? '' : `; ${voice.seat(why.chosenBy)} chose between ${inWords(why.tied)}`;
      const points: Part = { text: ` (${words} hit points left of those: ${why.left}${chosen})` };
      return why.card === by
        ? tell`${attack}, as its own text commands${points}.`
        : tell`${attack}, as ${voice.card(why.card)} commands${points}.`;
    }
    case 'weakest': {
      if (why.chosenBy !== null) {
        return tell`${attack}: ${inWords(why.tied)} have the fewest hit points left (${why.left}), and ${voice.seat(why.chosenBy)} chose between them.`;
      }
      return isPerson(voice, target)
        ? tell`${attack}, who has the fewest hit points left (${why.left}).`
        : tell`${attack}: it has the fewest hit points left (${why.left}).`;
    }
  }
}

/** Why cards did nothing; several that did nothing for the same reason share a line. */
export function idleLine(cards: readonly CardId[], why: IdleReason, voice: Voice): Line {
  const who = listed(cards.map((card) => voice.card(card)));
  const one = cards.length === 1;
  const lines = {
    nothingToAttack: say(
      'plain',
    )`${who} ${one ? 'finds nothing to attack and waits' : 'find nothing to attack and wait'}.`,
    firstCardOfTheGame: say(
      'plain',
    )`${who} ${one ? 'does' : 'do'} not act: the first Opponent card of a game never does.`,
    waitsInEasyMode: say(
      'plain',
    )`${who} joined the Opponents in this round and ${one ? 'waits' : 'wait'}: so it is in Easy Mode.`,
    cannotAttack: say('plain')`${who} cannot attack.`,
    noGoodPerson: say(
      'plain',
    )`${who} ${one ? 'finds no Good Person to fall on and is' : 'find no Good Person to fall on and are'} spent.`,
  } as const satisfies Record<IdleReason, Line>;
  return lines[why];
}

/** Who steps in mostly takes the attack himself; a card may also send it on to another. */
function redirected({ by, through, from, to }: EventOf<'attackRedirected'>, voice: Voice): Line {
  const attack: readonly Part[] = [genitive(voice.card(by)), { text: ' attack' }];
  return through === to
    ? say('good')`${voice.card(to)} takes ${attack} in place of ${voice.card(from)}.`
    : say('good')`${voice.card(through)} turns ${attack} from ${voice.card(from)} to ${voice.card(to)}.`;
}

function damaged(event: EventOf<'damaged'>, voice: Voice): Line {
  const points = event.amount === 1 ? '1 point' : `${event.amount} points`;
  const card = voice.card(event.card);
  if (event.absorbedFor !== undefined) {
    return say('plain')`${card} takes ${points} of damage in place of ${voice.card(event.absorbedFor)}.`;
  }
  if (event.by === event.card) return say('plain')`${card} takes ${points} of damage.`;
  return say('plain')`${card} takes ${points} of damage from ${voice.card(event.by)}.`;
}

function defeated(event: EventOf<'defeated'>, voice: Voice): Line {
  const tone = toneOf(voice, event.card) === 'good' ? 'loss' : 'gain';
  const card = voice.card(event.card);
  const verb = isPerson(voice, event.card) ? 'defeats' : 'destroys';
  const blow: readonly Part[] =
    event.by === event.card
      ? [card, { text: isPerson(voice, event.card) ? ' is defeated' : ' is destroyed' }]
      : [voice.card(event.by), { text: ` ${verb} ` }, card];
  if (event.shielded) return say(tone)`${blow}, but cannot lure: a shield lies on ${card}.`;
  return say(tone)`${blow}.`;
}

function lasting(event: EventOf<'lastingBegan'>, voice: Voice): Line | null {
  if (event.source === event.host) return null;
  return say('plain')`${voice.card(event.host)} is now under the effect of ${voice.card(event.source)}.`;
}

function clock(event: EventOf<'clockSet'>, voice: Voice): Line | null {
  if (event.clock.at !== 'roundBegins' || event.clock.left < 2) return null;
  return say(
    'plain',
  )`${voice.card(event.card)} will stay for ${inWords(event.clock.left)} rounds, this one included.`;
}

const on = (voice: Voice, host: CardId | undefined): readonly Part[] =>
  host === undefined ? [] : [{ text: ' on ' }, voice.card(host)];

/** What happens to cards: played, attacked, hurt, lured, gone. */
export const cardTellers = {
  cardPlayed: (event, voice) =>
    say('good')`${voice.seat(event.seat)} plays ${voice.card(event.card)}${on(voice, event.host)}.`,
  enteredPlay: () => null,
  attached: (event, voice) =>
    say(toneOf(voice, event.card))`${voice.card(event.card)} goes to ${voice.card(event.host)}.`,
  waited: (event, voice) =>
    voice.def(event.card)?.type === 'item'
      ? say('opponent')`${voice.card(event.card)} waits for an Opponent Person to carry it.`
      : say('opponent')`${voice.card(event.card)} waits for an Opponent Person.`,
  clockSet: clock,
  clockTicked: (event, voice) =>
    event.left === 0 ? say('plain')`The time of ${voice.card(event.card)} is over.` : null,
  attackDeclared,
  attackRedirected: redirected,
  attackCancelled: ({ by, through }, voice) =>
    say('good')`${voice.card(through)} stops ${genitive(voice.card(by))} attack.`,
  attackEnded: () => null,
  struck: () => null,
  eventApplied: (event, voice) =>
    event.host === null || toneOf(voice, event.card) === 'good'
      ? null
      : say('opponent')`${voice.card(event.card)} falls on ${voice.card(event.host)}.`,
  idled: (event, voice) => idleLine([event.card], event.why, voice),
  damaged,
  healed: (event, voice) =>
    event.by === event.card
      ? say('gain')`${voice.card(event.card)} is healed of ${event.amount} damage.`
      : say('gain')`${voice.card(event.by)} heals ${event.amount} damage on ${voice.card(event.card)}.`,
  saved: (event, voice) =>
    event.by === event.card
      ? say('gain')`${voice.card(event.card)} saves himself and stays with 1 hit point.`
      : say('gain')`${voice.card(event.by)} saves ${voice.card(event.card)}, who stays with 1 hit point.`,
  defeated,
  luredAstray: (event, voice) =>
    say(
      'loss',
    )`${voice.card(event.card)} is Lured Astray by ${voice.card(event.by)} and joins the Opponents.`,
  discarded: (event, voice) => say('plain')`${voice.card(event.card)} is discarded.`,
  broughtOver: (event, voice) =>
    say('gain')`${voice.card(event.by)} brings ${voice.card(event.card)} over to ${voice.seat(event.seat)}.`,
  raised: (event, voice) =>
    say('opponent')`${voice.card(event.card)} rises from the Opponents’ discard pile and waits for Clean-Up.`,
  brought: (event, voice) =>
    event.owner === null
      ? say('opponent')`The Objective brings ${voice.card(event.card)} into Opponent play.`
      : say('good')`The Objective brings ${voice.card(event.card)} into play for ${voice.seat(event.owner)}.`,
  opponentCardPlayed: (event, voice) =>
    say('opponent')`${voice.seat(event.seat)} plays ${voice.card(event.card)}${on(voice, event.host)}.`,
  fell: (event, voice) =>
    event.owner === null
      ? say('opponent')`${voice.card(event.card)} enters Opponent play and waits for Clean-Up.`
      : say(
          'loss',
        )`${voice.card(event.card)} falls from ${possessive(voice.seat(event.owner))} deck and joins the Opponents.`,
  lastingBegan: lasting,
  // An Event that does what it says needs no second line.
  abilityUsed: ({ card, chosenBy }, voice) => {
    if (!isPerson(voice, card)) return null;
    const tell = say(toneOf(voice, card));
    const ability: readonly Part[] = [genitive(voice.card(card)), { text: ' ability' }];
    return chosenBy === null
      ? tell`${ability} takes effect.`
      : tell`${voice.seat(chosenBy)} uses ${ability}.`;
  },
} as const satisfies Partial<Tellers<AlphaOmegaEvent['type']>>;
