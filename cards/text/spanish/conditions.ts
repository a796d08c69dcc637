import type { Condition, Select } from '../../../engine/alpha-omega/selects.ts';
import { joinsBy } from '../conditions.ts';
import { isSeveral } from '../mentions.ts';
import { joined, NOTHING, type Phrase, say, words } from '../phrase.ts';
import { isInPlay, withoutZone } from '../selects.ts';
import { descriptionOf } from './descriptions.ts';
import { keyword } from './keywords.ts';
import { listed } from './lists.ts';
import { refer, type Scope } from './mentions.ts';
import { indefinite, none, several } from './nouns.ts';
import { ordinal } from './ordinals.ts';
import { amongThem, nounOf, whereOf } from './selects.ts';
import { bent } from './verbs.ts';

/** A condition as the clause that follows "si" or "mientras"; with `isTrue` false, the clause that denies it. */
export function conditionOf(condition: Condition, scope: Scope, isTrue = true): Phrase {
  if ('not' in condition) return conditionOf(condition.not, scope, !isTrue);
  if ('all' in condition) return joinedBy(condition.all, scope, { isTrue, word: isTrue ? 'and' : 'or' });
  if ('any' in condition) return joinedBy(condition.any, scope, { isTrue, word: isTrue ? 'or' : 'and' });
  if ('there' in condition) return thereOf(condition.there, condition.atLeast ?? 1, scope, isTrue);
  if ('round' in condition)
    return isTrue
      ? say`es la ronda ${condition.round} o posterior`
      : say`aún no es la ronda ${condition.round}`;
  if ('lead' in condition) return leadOf(condition, isTrue);
  if ('age' in condition) return ageOf(condition.age, isTrue);
  if ('players' in condition)
    return PLAYERS[(condition.players === 'alone') === isTrue ? 'alone' : 'together'];
  return luredPlayerOf(condition.lured, isTrue);
}

const PLAYERS = { alone: say`juegas a solas`, together: say`tienes compañeros` } as const;

/** "mientras Michael está en juego", "desde la ronda 5". */
export function duringOf(condition: Condition, scope: Scope): Phrase {
  if ('round' in condition) return say`desde la ronda ${condition.round}`;
  if ('not' in condition && 'round' in condition.not) return say`antes de la ronda ${condition.not.round}`;
  return say`mientras ${conditionOf(condition, scope)}`;
}

interface Joining {
  readonly isTrue: boolean;
  readonly word: 'and' | 'or';
}

/** "A y B"; an "o" inside an "y" begins with "o bien", so that it is clear what belongs together. */
function joinedBy(parts: readonly Condition[], scope: Scope, { isTrue, word }: Joining): Phrase {
  const clauses = parts.map((part) => {
    const clause = conditionOf(part, scope, isTrue);
    return word === 'and' && joinsBy('or', part, isTrue) ? say`o bien ${clause}` : clause;
  });
  const isMixed = parts.some((part) => joinsBy(word === 'and' ? 'or' : 'and', part, isTrue));
  const between = word === 'and' ? 'y' : 'o';
  if (!isMixed || clauses.length < 2) return listed(clauses, between);
  const before = say`${joined(clauses.slice(0, -1), ', ')},`;
  return listed([before, clauses.at(-1) ?? NOTHING], between);
}

function leadOf({ lead, by }: Extract<Condition, { readonly lead: unknown }>, isTrue: boolean): Phrase {
  const side = lead === 'good' ? say`el Bien` : say`los Oponentes`;
  const verb = `${isTrue ? '' : 'no '}${lead === 'good' ? 'lleva' : 'llevan'}`;
  if (by <= 1) return say`${side} ${verb} ventaja`;
  return isTrue ? say`${side} ${verb} ${by} o más de ventaja` : say`${side} ${verb} ${by} de ventaja`;
}

const ageOf = (age: number, isTrue: boolean): Phrase =>
  words(
    bent('ser', 'one', isTrue),
    'la',
    ordinal(age + 1),
    keyword('fullRound', 'ronda completa'),
    'de este Suceso',
  );

function luredPlayerOf(who: 'youEver' | 'teamMateEver', isTrue: boolean): Phrase {
  const player = keyword('luredPlayer', 'Jugador Descarriado');
  if (who === 'youEver') return isTrue ? say`has sido ${player}` : say`nunca has sido ${player}`;
  return isTrue ? say`un compañero ha sido ${player}` : say`ningún compañero ha sido ${player}`;
}

function thereOf(select: Select, atLeast: number, scope: Scope, isTrue: boolean): Phrase {
  const { is } = select;
  if (is !== undefined && !isSeveral(is, scope)) {
    const np = refer(is, scope);
    return words(np.isClear ? '' : np.phrase, descriptionOf(select, np, scope, isTrue));
  }
  return select.of !== undefined && select.name === undefined && isInPlay(select)
    ? ownedOf(select, atLeast, scope, isTrue)
    : existsOf(select, atLeast, scope, isTrue);
}

/** "hay un Ángel en juego", "no hay ningún Ángel en juego", "hay menos de 3 Ángeles en juego", "Moses está en el juego del Bien". */
function existsOf(select: Select, atLeast: number, scope: Scope, isTrue: boolean): Phrase {
  const where = isInPlay(select) ? say`en juego` : placed(select, scope);
  const noun = nounOf(withoutZone(select), scope, { where });
  if (noun.proper) {
    // Of a Person's name alone nobody could tell that one who was Lured Astray does not do.
    const isGood = isInPlay(select) && select.side === 'good' && select.of === undefined;
    return words(
      noun.proper.phrase,
      bent('estar', noun.proper.grammar, isTrue),
      isGood ? say`en el juego del Bien` : where,
    );
  }
  const there = isTrue ? 'hay' : 'no hay';
  if (atLeast <= 1) return words(there, (isTrue ? indefinite(noun) : none(noun)).phrase);
  return words('hay', several(noun, countWords(atLeast, isTrue)).phrase);
}

const placed = ({ zone, is }: Select, scope: Scope): Phrase =>
  is === undefined ? whereOf(zone, scope) : amongThem(is, scope);

const countWords = (atLeast: number, isTrue: boolean): Phrase =>
  isTrue ? say`${atLeast} o más` : say`menos de ${atLeast}`;

/** "tienes un Ángel en juego". */
function ownedOf(select: Select, atLeast: number, scope: Scope, isTrue: boolean): Phrase {
  const { of, side, ...others } = select;
  // Whose card it is says already that it is Good, unless it was Lured Astray.
  const what = side === 'opponent' ? { ...others, side } : others;
  const noun = nounOf(what, scope, { where: say`en juego` });
  const some = atLeast <= 1 ? indefinite(noun) : several(noun, countWords(atLeast, true));
  if (of === 'others') return words(isTrue ? 'un compañero tiene' : 'ningún compañero tiene', some.phrase);
  const have = scope.agent === 'you' ? 'tienes' : 'tiene';
  if (isTrue) return words(have, some.phrase);
  return atLeast <= 1
    ? words('no', have, none(noun).phrase)
    : words(have, several(noun, countWords(atLeast, false)).phrase);
}
