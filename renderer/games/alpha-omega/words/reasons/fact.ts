import type { CardId, Fact, Note } from '../../../../../engine/alpha-omega/index.ts';
import { parts, t } from '../../../../text/language/language.ts';
import type { Part } from '../../../../text/line.ts';
import { isPerson, type Voice } from '../telling/voice.ts';
import { inWords, timesInWords } from '../../../../text/numbers.ts';

/** One fact as a sentence; which of its numbers and names the sentence needs is for each language to say. */
export const tellFact = (fact: Fact, voice: Voice): readonly Part[] =>
  begun(
    parts(`reasons.${fact.code}`, {
      ...cardValues(fact, voice),
      ...numberValues(fact),
      ...sumOf(fact, voice),
    }),
  );

/** Sentences begin with a capital, also where a number in words or a hidden card comes first. */
function begun([first, ...rest]: readonly Part[]): readonly Part[] {
  if (first === undefined) return [];
  return [{ ...first, text: `${first.text.charAt(0).toUpperCase()}${first.text.slice(1)}` }, ...rest];
}

const named = (voice: Voice, id: CardId | undefined): Part =>
  id === undefined ? { text: t('names.aCard') } : voice.card(id);

/** Who and what a sentence can speak of; `own` where it is the text of the very card that it is done to. */
function cardValues({ card, other, seat, side = 'good' }: Fact, voice: Voice) {
  return {
    card: named(voice, card),
    other: named(voice, other),
    player: seat === undefined ? t('names.aPlayer') : voice.seat(seat),
    own: card === other ? 'own' : 'other',
    forbidden: other === undefined || other === card ? 'no' : 'yes',
    owner: seat === undefined ? 'unknown' : 'known',
    kind: card !== undefined && isPerson(voice, card) ? 'person' : 'thing',
    type: other === undefined ? 'unknown' : (voice.def(other)?.type ?? 'unknown'),
    side,
  };
}

/** What an amount is made of, as one writes a sum: "5 − 1 (Arius)". */
function sumOf({ parts: made }: Fact, voice: Voice) {
  if (made === undefined) return { sum: '', changed: 'no' };
  return { sum: sumParts(made, (card) => named(voice, card)), changed: 'yes' };
}

/** Parts of a Strength or of a blow as a sum; what they come to on the way is not said. */
export function sumParts(made: readonly Note[], nameOf: (card: CardId | undefined) => Part): readonly Part[] {
  const by = ({ card }: Note): readonly Part[] => [{ text: ' (' }, nameOf(card), { text: ')' }];
  return made.reduce<readonly Part[]>((before, note) => {
    const { code, amount = 0 } = note;
    switch (code) {
      case 'printed':
        return [{ text: String(amount) }];
      case 'strengthAdded':
      case 'weapon':
      case 'damageDealt':
        return [...before, { text: ` ${amount < 0 ? '−' : '+'} ${String(Math.abs(amount))}` }, ...by(note)];
      case 'strengthTimes': {
        const whole = before.length > 1 ? [{ text: '(' }, ...before, { text: ')' }] : before;
        return [...whole, { text: ` × ${String(amount)}` }, ...by(note)];
      }
      case 'strengthSet':
        return [...before, { text: ` → ${String(amount)}` }, ...by(note)];
      case 'neverBelowZero':
        return [...before, { text: ' → 0' }];
      default:
        return before;
    }
  }, []);
}

const FACTORS: ReadonlyMap<number, string> = new Map([
  [2, 'double'],
  [3, 'treble'],
  [0.5, 'half'],
]);

/** The numbers that a sentence can speak of, and the words that depend on them. */
function numberValues({ amount = 0, result, per = 'turn' }: Fact) {
  const total = result ?? 0;
  return {
    amount,
    size: Math.abs(amount),
    signed: amount < 0 ? `−${-amount}` : amount,
    change: amount < 0 ? 'minus' : 'plus',
    factor: FACTORS.get(amount) ?? 'other',
    times: timesInWords(amount),
    atMost: timesInWords(result ?? 1),
    result: total,
    trail: -total,
    number: inWords(total),
    leader: total === 0 ? 'nobody' : total > 0 ? 'good' : 'opponent',
    per,
  };
}
