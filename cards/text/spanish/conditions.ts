import type { Condition, Select } from '../../../engine/alpha-omega/selects.ts';
import { asksForLead, joinsBy, timesOf } from '../conditions.ts';
import { isSeveral } from '../mentions.ts';
import { joined, type Phrase, say, words } from '../phrase.ts';
import { isInPlay, withoutZone } from '../selects.ts';
import { descriptionOf } from './descriptions.ts';
import { keyword } from './keywords.ts';
import { followed, listed } from './lists.ts';
import { refer, type Scope } from './mentions.ts';
import { indefinite, none, several } from './nouns.ts';
import { ordinal } from './ordinals.ts';
import { amongThem, nounOf, whereOf } from './selects.ts';
import { AFTER_MIENTRAS, AFTER_SI, asFact, type Mood, type WishedVerb } from './verbs.ts';

/** A condition as the clause that follows "si" or "mientras"; in the mood that denies it, the clause that does. */
export function conditionOf(condition: Condition, scope: Scope, mood: Mood = AFTER_SI): Phrase {
  const { isTrue } = mood;
  if ('not' in condition) return conditionOf(condition.not, scope, { ...mood, isTrue: !isTrue });
  if ('all' in condition) return joinedBy(condition.all, scope, mood, isTrue ? 'and' : 'or');
  if ('any' in condition) return joinedBy(condition.any, scope, mood, isTrue ? 'or' : 'and');
  if ('there' in condition) return thereOf(condition.there, condition.atLeast ?? 1, scope, mood);
  if ('round' in condition) return roundOf(condition.round, mood);
  if ('lead' in condition) return leadOf(condition, mood);
  if ('age' in condition) return ageOf(condition.age, mood);
  if ('players' in condition) return playersOf((condition.players === 'alone') === isTrue, mood);
  return luredPlayerOf(condition.lured, mood);
}

const roundOf = (round: number, { isTrue, isWished }: Mood): Phrase => {
  const is = bentTo('ser', isWished);
  return isTrue ? say`${is} la ronda ${round} o posterior` : say`aún no ${is} la ronda ${round}`;
};

const bentTo = (verb: WishedVerb, isWished: boolean): string =>
  asFact(verb, 'one', { isTrue: true, isWished });

const playersOf = (isAlone: boolean, { isWished }: Mood): Phrase => {
  if (isAlone) return isWished ? say`juegues a solas` : say`juegas a solas`;
  return isWished ? say`tengas compañeros` : say`tienes compañeros`;
};

/** "mientras Michael esté en juego", "desde la ronda 5", "antes de la ronda 2, o mientras juegues a solas". */
export function duringOf(condition: Condition, scope: Scope): Phrase {
  const times = timesOf(condition);
  if (times !== null)
    return joined(
      times.map((time) => duringOf(time, scope)),
      ', o ',
    );
  if ('round' in condition) return say`desde la ronda ${condition.round}`;
  if ('not' in condition && 'round' in condition.not) return say`antes de la ronda ${condition.not.round}`;
  const clause = whileOf(condition, scope);
  return asksForLead(condition) ? say`${clause} según la última Prueba de Fuerza` : clause;
}

/** "mientras Michael esté en juego". */
export const whileOf = (condition: Condition, scope: Scope): Phrase =>
  say`mientras ${conditionOf(condition, scope, AFTER_MIENTRAS)}`;

/** "A y B"; an "o" inside an "y" begins with "o bien", so that it is clear what belongs together. */
function joinedBy(parts: readonly Condition[], scope: Scope, mood: Mood, word: 'and' | 'or'): Phrase {
  const { isTrue } = mood;
  const clauses = parts.map((part) => {
    const clause = conditionOf(part, scope, mood);
    return word === 'and' && joinsBy('or', part, isTrue) ? say`o bien ${clause}` : clause;
  });
  const isMixed = parts.some((part) => joinsBy(word === 'and' ? 'or' : 'and', part, isTrue));
  const between = word === 'and' ? 'y' : 'o';
  if (!isMixed || clauses.length < 2) return listed(clauses, between);
  return followed(clauses, between);
}

function leadOf({ lead, by }: Extract<Condition, { readonly lead: unknown }>, mood: Mood): Phrase {
  const leads =
    lead === 'good'
      ? say`el Bien ${asFact('llevar', 'one', mood)}`
      : say`los Oponentes ${asFact('llevar', 'many', mood)}`;
  if (by <= 1) return say`${leads} ventaja`;
  return mood.isTrue ? say`${leads} ${by} o más de ventaja` : say`${leads} ${by} de ventaja`;
}

const ageOf = (age: number, mood: Mood): Phrase =>
  words(
    asFact('ser', 'one', mood),
    'la',
    ordinal(age + 1),
    keyword('fullRound', 'ronda completa'),
    'de este Suceso',
  );

function luredPlayerOf(who: 'youEver' | 'teamMateEver', { isTrue, isWished }: Mood): Phrase {
  const player = keyword('luredPlayer', 'Jugador Descarriado');
  const been = bentTo('haber', isWished);
  if (who === 'youEver') return say`${isTrue ? '' : 'nunca '}${been}s sido ${player}`;
  return say`${isTrue ? 'un' : 'ningún'} compañero ${been} sido ${player}`;
}

function thereOf(select: Select, atLeast: number, scope: Scope, mood: Mood): Phrase {
  const { is } = select;
  if (is !== undefined && !isSeveral(is, scope)) {
    const np = refer(is, scope);
    return words(np.isClear ? '' : np.phrase, descriptionOf(select, np, scope, mood));
  }
  return select.of !== undefined && select.name === undefined && isInPlay(select)
    ? ownedOf(select, atLeast, scope, mood)
    : existsOf(select, atLeast, scope, mood);
}

/** "hay un Ángel en juego", "no hay ningún Ángel en juego", "hay menos de 3 Ángeles en juego", "Moses está en el juego del Bien". */
function existsOf(select: Select, atLeast: number, scope: Scope, mood: Mood): Phrase {
  const { isTrue, isWished } = mood;
  const where = isInPlay(select) ? say`en juego` : placed(select, scope);
  const noun = nounOf(withoutZone(select), scope, { where });
  if (noun.proper) {
    return words(noun.proper.phrase, asFact('estar', noun.proper.grammar, mood), playOf(select) ?? where);
  }
  const there = isWished ? 'haya' : 'hay';
  if (atLeast <= 1)
    return isTrue ? words(there, indefinite(noun).phrase) : words('no', there, none(noun).phrase);
  return words(there, several(noun, countWords(atLeast, isTrue)).phrase);
}

/** Whose play a Person must be in: by the name alone nobody could tell that one who has changed sides does not do. */
function playOf(select: Select): Phrase | null {
  if (!isInPlay(select) || select.of !== undefined || select.side === undefined) return null;
  return select.side === 'good' ? say`en el juego del Bien` : say`en el juego de los Oponentes`;
}

const placed = ({ zone, is }: Select, scope: Scope): Phrase =>
  is === undefined ? whereOf(zone, scope) : amongThem(is, scope);

const countWords = (atLeast: number, isTrue: boolean): Phrase =>
  isTrue ? say`${atLeast} o más` : say`menos de ${atLeast}`;

/** "tienes un Ángel en juego". */
function ownedOf(select: Select, atLeast: number, scope: Scope, { isTrue, isWished }: Mood): Phrase {
  const { of, side, ...others } = select;
  // Whose card it is says already that it is Good, unless it was Lured Astray.
  const what = side === 'opponent' ? { ...others, side } : others;
  const noun = nounOf(what, scope, { where: say`en juego` });
  const some = atLeast <= 1 ? indefinite(noun) : several(noun, countWords(atLeast, true));
  const has = bentTo('tener', isWished);
  if (of === 'others') return words(isTrue ? 'un' : 'ningún', 'compañero', has, some.phrase);
  const have = scope.agent === 'you' ? `${has}s` : has;
  if (isTrue) return words(have, some.phrase);
  return atLeast <= 1
    ? words('no', have, none(noun).phrase)
    : words(have, several(noun, countWords(atLeast, false)).phrase);
}
