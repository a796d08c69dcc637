import type { AlphaOmegaEvent, EventOf } from '../../../../../engine/alpha-omega/index.ts';
import type { Line } from '../../../../text/line.ts';
import { abilityText } from '../cards/may-text.ts';
import { attackDeclared, damaged, defeated, idleLine, redirected } from './narrate-attacks.ts';
import { say } from '../../../../text/say.ts';
import { isPerson, toneOf, type Tellers, type Voice } from './voice.ts';
import { inWords } from '../../../../text/numbers.ts';

type Played = EventOf<'cardPlayed'> | EventOf<'opponentCardPlayed'>;

function played(tone: 'good' | 'opponent', { seat, card, host }: Played, voice: Voice): Line {
  const names = { seat: voice.seat(seat), card: voice.card(card) };
  return host === undefined
    ? say(tone, 'story.plays', names)
    : say(tone, 'story.playsOn', { ...names, host: voice.card(host) });
}

function clock({ card, clock: { at, left } }: EventOf<'clockSet'>, voice: Voice): Line | null {
  if (at !== 'roundBegins' || left < 2) return null;
  return say('plain', 'story.staysRounds', { card: voice.card(card), count: left, rounds: inWords(left) });
}

/** An ability that nobody chose, with what it does wherever it stands on the card itself. */
function ofItself({ card, key }: EventOf<'abilityUsed'>, voice: Voice): Line {
  const tone = toneOf(voice, card);
  const def = voice.def(card);
  // As the engine names a card's own abilities (`limitKey`), which this folder takes no values from.
  const own = def?.abilities.findIndex((_, at) => key === `${String(card)}#${String(at)}`) ?? -1;
  const does = def === undefined ? '' : abilityText(def, own, voice.cast.book);
  return does === ''
    ? say(tone, 'story.takesEffect', { card: voice.card(card) })
    : say(tone, 'story.takesEffectSo', { card: voice.card(card), does });
}

/** What happens to cards: played, attacked, hurt, lured, gone. */
export const cardTellers = {
  cardPlayed: (event, voice) => played('good', event, voice),
  enteredPlay: () => null,
  attached: ({ card, host }, voice) =>
    say(toneOf(voice, card), 'story.attached', { card: voice.card(card), host: voice.card(host) }),
  waited: ({ card }, voice) =>
    say('opponent', `story.waitsFor${voice.def(card)?.type === 'item' ? 'Bearer' : 'Person'}`, {
      card: voice.card(card),
    }),
  clockSet: clock,
  clockTicked: ({ card, left }, voice) =>
    left === 0 ? say('plain', 'story.timeOver', { card: voice.card(card) }) : null,
  attackDeclared,
  attackRedirected: redirected,
  attackCancelled: ({ by, through }, voice) =>
    say('good', 'story.stopsAttack', { through: voice.card(through), by: voice.card(by) }),
  attackEnded: () => null,
  struck: () => null,
  eventApplied: ({ card, host }, voice) =>
    host === null || toneOf(voice, card) === 'good'
      ? null
      : say('opponent', 'story.fallsOn', { card: voice.card(card), host: voice.card(host) }),
  idled: ({ card, why }, voice) => idleLine([card], why, voice),
  damaged,
  healed: ({ card, by, amount }, voice) =>
    say('gain', by === card ? 'story.isHealed' : 'story.heals', {
      card: voice.card(card),
      by: voice.card(by),
      amount,
    }),
  saved: ({ card, by }, voice) =>
    say('gain', by === card ? 'story.savesItself' : 'story.saves', {
      card: voice.card(card),
      by: voice.card(by),
    }),
  spared: ({ card, by }, voice) =>
    say('gain', 'story.spared', { card: voice.card(card), by: voice.card(by) }),
  defeated,
  luredAstray: ({ card, by }, voice) =>
    say('loss', 'story.lured', { card: voice.card(card), by: voice.card(by) }),
  discarded: ({ card }, voice) => say('plain', 'story.discarded', { card: voice.card(card) }),
  broughtOver: ({ card, by, seat }, voice) =>
    say('gain', 'story.broughtOver', {
      card: voice.card(card),
      by: voice.card(by),
      seat: voice.seat(seat),
    }),
  raised: ({ card }, voice) => say('opponent', 'story.raised', { card: voice.card(card) }),
  brought: ({ card, owner }, voice) =>
    owner === null
      ? say('opponent', 'story.broughtToOpponents', { card: voice.card(card) })
      : say('good', 'story.broughtToSeat', { card: voice.card(card), seat: voice.seat(owner) }),
  opponentCardPlayed: (event, voice) => played('opponent', event, voice),
  fell: ({ card, owner }, voice) =>
    owner === null
      ? say('opponent', 'story.fell', { card: voice.card(card) })
      : say('loss', 'story.fellFromDeck', { card: voice.card(card), seat: voice.seat(owner) }),
  lastingBegan: ({ source, host }, voice) =>
    source === host
      ? null
      : say('plain', 'story.lasting', { host: voice.card(host), source: voice.card(source) }),
  // An Event that does what it says needs no second line.
  abilityUsed: (event, voice) => {
    const { card, chosenBy } = event;
    if (voice.def(card)?.type === 'objective' && chosenBy !== null)
      return say('good', 'story.usesObjective', { card: voice.card(card), seat: voice.seat(chosenBy) });
    if (!isPerson(voice, card)) return null;
    return chosenBy === null
      ? ofItself(event, voice)
      : say(toneOf(voice, card), 'story.usesAbility', { card: voice.card(card), seat: voice.seat(chosenBy) });
  },
} as const satisfies Partial<Tellers<AlphaOmegaEvent['type']>>;
