import type { Ref, Select } from '../../../engine/alpha-omega/selects.ts';
import { isKnown, isSeveral } from '../mentions.ts';
import { agreementOf, cardName } from '../names.ts';
import type { Grammar } from '../np.ts';
import { NOTHING, type Phrase, say, textOf, words } from '../phrase.ts';
import { bareRef } from '../selects.ts';
import type { Preposition } from '../targets.ts';
import { listed } from './lists.ts';
import { refer, type Scope, them } from './mentions.ts';
import { kindOf, type Noun } from './nouns.ts';
import type { Np } from './np.ts';
import { wished } from './verbs.ts';

/** How a noun stands in its sentence. */
export interface Manner {
  /** Cards that do not lie in play are in a pile, or come from it. */
  readonly preposition?: Preposition;
  /** "en juego", where that must be said. */
  readonly where?: Phrase;
}

/** What the cards that a select means are called; names of cards in `is` are not said here. */
export function nounOf(
  select: Select,
  scope: Scope,
  { preposition = 'in', where = NOTHING }: Manner = {},
): Noun {
  const { of, damaged } = select;
  const kind = kindOf(select, of === 'you');
  const { isOther, but } = exceptionOf(select.not, scope);
  const place = placeOf(select, scope, preposition);
  const proper = properOf(select, scope, preposition);
  return {
    heads: kind.heads,
    side: kind.side,
    adjectives: kind.adjectives,
    owner: of === 'you' ? scope.agent : null,
    isOther,
    pick: select.pick ?? null,
    proper,
    after: (grammar) =>
      words(
        of === 'others' ? 'de un compañero' : '',
        select.strength === undefined ? '' : words('de', strengthWords(select.strength)),
        kind.among,
        kind.among.length === 0 ? where : '',
        place,
        select.bears === undefined ? '' : `con ${BORNE[select.bears]}`,
        damaged === undefined ? '' : DAMAGED[`${damaged}`],
        thatOf(select, but, grammar),
      ),
  };
}

const DAMAGED = { true: 'con daño', false: 'sin daño' } as const;

/** What has been spoken of is left out with "otro"; what has not, by its name. */
function exceptionOf(
  not: Ref | undefined,
  scope: Scope,
): { readonly isOther: boolean; readonly but: Phrase } {
  if (not === undefined) return { isOther: false, but: NOTHING };
  return isKnown(not, scope)
    ? { isOther: true, but: NOTHING }
    : { isOther: false, but: refer(not, scope).phrase };
}

/** A card by its name, or one that has been spoken of; what else must be true of it stands in brackets. */
function properOf(select: Select, scope: Scope, preposition: Preposition): Np | null {
  const { is, name } = select;
  if (name !== undefined) {
    const def = scope.catalogue.get(name);
    const isInPile = select.zone === 'discard' || select.zone === 'opponentDiscard';
    return {
      phrase: words(namedOf(name, select, scope), isInPile ? placeOf(select, scope, preposition) : ''),
      ...agreementOf(def, textOf(cardName(scope.catalogue, name))),
      isPerson: def?.type === 'person',
    };
  }
  if (is === undefined || isSeveral(is, scope)) return null;
  const { isClear: _, ...np } = refer(is, scope);
  if (bareRef(select) !== undefined) return np;
  return { ...np, phrase: words(np.phrase, say`(si ${scope.describe(select, np, scope)})`) };
}

/** "Michael", "tu Michael"; with the side where it is not the one the card is printed for. */
function namedOf(id: string, { of, side }: Select, scope: Scope): Phrase {
  const name = cardName(scope.catalogue, id);
  const def = scope.catalogue.get(id);
  const isElsewhere =
    of === undefined && side !== undefined && def !== undefined && 'side' in def && def.side !== side;
  return words(
    of === 'you' ? MY[scope.agent] : '',
    name,
    of === 'others' ? 'de un compañero' : '',
    isElsewhere ? (side === 'good' ? 'en el bando del Bien' : 'entre los Oponentes') : '',
  );
}

/** Before a name, which has no gender. */
const MY = { you: 'tu', each: 'su' } as const;

/** "que no sea Michael y que haya actuado en esta ronda". */
function thatOf(select: Select, but: Phrase, grammar: Grammar): Phrase {
  const have = wished('haber', grammar);
  const be = wished('ser', grammar);
  const clauses = [
    but.length === 0 ? NOTHING : say`que no ${be} ${but}`,
    select.supernatural === false
      ? say`que no ${be} ${grammar === 'one' ? 'Sobrenatural' : 'Sobrenaturales'}`
      : NOTHING,
    select.lured === undefined ? NOTHING : say`que ${select.lured ? '' : 'no '}se ${have} descarriado`,
    select.acted === undefined ? NOTHING : say`que ${select.acted ? '' : 'no '}${have} actuado en esta ronda`,
  ];
  return listed(clauses);
}

/** "Fuerza impresa 4 o más". */
const strengthWords = (strength: NonNullable<Select['strength']>): Phrase =>
  'atLeast' in strength
    ? say`Fuerza impresa ${strength.atLeast} o más`
    : say`Fuerza impresa ${strength.atMost} o menos`;

export const BORNE = { item: 'un Objeto', event: 'un Suceso' } as const;

/** "en tu pila de descartes", "entre ellas". */
function placeOf({ zone, is, pick }: Select, scope: Scope, preposition: Preposition): Phrase {
  switch (zone) {
    case undefined:
    case 'play':
      if (is !== undefined && isSeveral(is, scope)) return amongThem(is, scope);
      return pick === 'first' || pick === 'last' || pick === 'nextAfterFirst' ? say`en juego` : NOTHING;
    case 'discard':
      return is === undefined || scope.mentions.get(is) === undefined
        ? whereOf(zone, scope, preposition)
        : NOTHING;
    case 'opponentDiscard':
      return whereOf(zone, scope, preposition);
    case 'opponentDeck':
      return is === undefined ? whereOf(zone, scope, preposition) : amongThem(is, scope);
    default:
      return zone satisfies never;
  }
}

/** "entre ellas", "entre esas cartas". */
export const amongThem = (is: Ref, scope: Scope): Phrase => words('entre', them(refer(is, scope)));

/** "en tu pila de descartes", "del mazo del Oponente". */
export function whereOf(zone: Select['zone'], { agent }: Scope, preposition: Preposition = 'in'): Phrase {
  if (zone === 'discard') return say`${preposition === 'in' ? 'en' : 'de'} ${MY[agent]} pila de descartes`;
  if (zone === 'opponentDiscard')
    return say`${preposition === 'in' ? 'en' : 'de'} la pila de descartes de los Oponentes`;
  return preposition === 'in' ? say`en el mazo del Oponente` : say`del mazo del Oponente`;
}
