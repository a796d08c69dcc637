import type { CardId, EventOf, IdleReason } from '../../../../../engine/alpha-omega/index.ts';
import type { Line } from '../../../../text/line.ts';
import { listed } from '../../../../text/lists.ts';
import { say } from '../../../../text/say.ts';
import { isPerson, toneOf, type Voice } from './voice.ts';
import { inWords } from '../../../../text/numbers.ts';

/** Who attacks whom, and what has it so. */
export function attackDeclared(event: EventOf<'attackDeclared'>, voice: Voice): Line {
  const { by, target, why } = event;
  const tone = toneOf(voice, by);
  const names = { by: voice.card(by), target: voice.card(target) };
  switch (why.kind) {
    case 'player':
      return say(tone, 'story.attacks', names);
    case 'card':
      return why.card === by
        ? say(tone, 'story.attacksByOwnText', names)
        : say(tone, 'story.attacksByCard', { ...names, card: voice.card(why.card) });
    case 'told':
      return told(event, why, voice);
    case 'weakest': {
      const { left, tied, chosenBy } = why;
      if (chosenBy !== null) {
        const choice = { left, tied: inWords(tied), seat: voice.seat(chosenBy) };
        return say(tone, 'story.attacksWeakestChosen', { ...names, ...choice });
      }
      if (tied > 1) return say(tone, 'story.attacksWeakestTied', { ...names, left, tied: inWords(tied) });
      const kind = isPerson(voice, target) ? 'Person' : 'Thing';
      return say(tone, `story.attacksWeakest${kind}`, { ...names, left });
    }
  }
}

type Told = Extract<EventOf<'attackDeclared'>['why'], { readonly kind: 'told' }>;

/** A card says whom to attack, and may leave several to choose from. */
function told({ by, target }: EventOf<'attackDeclared'>, why: Told, voice: Voice): Line {
  const tone = toneOf(voice, by);
  const pick = why.pick === 'strongest' ? 'Most' : 'Fewest';
  const whose = why.card === by ? 'OwnText' : 'Card';
  const said = {
    by: voice.card(by),
    target: voice.card(target),
    card: voice.card(why.card),
    left: why.left,
    tied: inWords(why.tied),
  };
  return why.chosenBy === null
    ? say(tone, `story.attacks${pick}By${whose}`, said)
    : say(tone, `story.attacks${pick}By${whose}Chosen`, { ...said, seat: voice.seat(why.chosenBy) });
}

/** Why cards did nothing; several that did nothing for the same reason share a line. */
export const idleLine = (cards: readonly CardId[], why: IdleReason, voice: Voice): Line =>
  say('plain', `idle.${why}`, {
    who: listed(cards.map((card) => voice.card(card))),
    count: cards.length,
  });

/** Who steps in mostly takes the attack himself; a card may also send it on to another. */
export function redirected(event: EventOf<'attackRedirected'>, voice: Voice): Line {
  const names = {
    by: voice.card(event.by),
    through: voice.card(event.through),
    from: voice.card(event.from),
    to: voice.card(event.to),
  };
  return say('good', event.through === event.to ? 'story.takesAttack' : 'story.turnsAttack', names);
}

/** Damage, with whose blow it was, or whom it was meant for. */
export function damaged({ card, amount, by, absorbedFor }: EventOf<'damaged'>, voice: Voice): Line {
  const hurt = { card: voice.card(card), amount };
  if (absorbedFor !== undefined)
    return say('plain', 'story.damagedFor', { ...hurt, other: voice.card(absorbedFor) });
  return by === card
    ? say('plain', 'story.damaged', hurt)
    : say('plain', 'story.damagedBy', { ...hurt, by: voice.card(by) });
}

/** What was really taken of a blow that was too much for the level. */
export const sparedOf = (
  { card, by, excess = 0 }: EventOf<'spared'>,
  { amount }: EventOf<'damaged'>,
  voice: Voice,
): Line =>
  say('gain', 'story.sparedOf', {
    ...{ card: voice.card(card), by: voice.card(by), amount },
    taken: amount - excess,
  });

/** A Person is defeated, anything else destroyed. */
export function defeated(event: EventOf<'defeated'>, voice: Voice): Line {
  const tone = toneOf(voice, event.card) === 'good' ? 'loss' : 'gain';
  const names = { card: voice.card(event.card), by: voice.card(event.by) };
  const shielded = event.shielded ? 'Shielded' : '';
  const isSomebody = isPerson(voice, event.card);
  return event.by === event.card
    ? say(tone, `story.${isSomebody ? 'isDefeated' : 'isDestroyed'}${shielded}`, names)
    : say(tone, `story.${isSomebody ? 'defeats' : 'destroys'}${shielded}`, names);
}
