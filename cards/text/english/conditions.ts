import type { Condition, Select, Side } from '../../../engine/alpha-omega/selects.ts';
import { asksForLead, joinsBy, timesOf } from '../conditions.ts';
import { isSeveral } from '../mentions.ts';
import type { Np } from '../np.ts';
import { joined, NOTHING, type Phrase, say, textOf, words } from '../phrase.ts';
import { isInPlay, withoutZone } from '../selects.ts';
import { keyword } from './keywords.ts';
import { listed } from './lists.ts';
import { asObject, refer, type Scope } from './mentions.ts';
import { brief, indefinite, none, type Noun, several } from './nouns.ts';
import { actedOf, BORNE, luredOf, nounOf } from './selects.ts';
import { bent } from './verbs.ts';

/** A condition as the clause that follows "if" or "while"; with `isTrue` false, the clause that denies it. */
export function conditionOf(condition: Condition, scope: Scope, isTrue = true): Phrase {
  if ('not' in condition) return conditionOf(condition.not, scope, !isTrue);
  if ('all' in condition) return joinedBy(condition.all, scope, { isTrue, word: isTrue ? 'and' : 'or' });
  if ('any' in condition) return joinedBy(condition.any, scope, { isTrue, word: isTrue ? 'or' : 'and' });
  if ('there' in condition) return thereOf(condition.there, condition.atLeast ?? 1, scope, isTrue);
  if ('round' in condition)
    return isTrue
      ? say`it is round ${condition.round} or later`
      : say`it is not yet round ${condition.round}`;
  if ('lead' in condition) return leadOf(condition, isTrue);
  if ('age' in condition) return ageOf(condition.age, isTrue);
  if ('players' in condition)
    return PLAYERS[(condition.players === 'alone') === isTrue ? 'alone' : 'together'];
  return luredPlayerOf(condition.lured, isTrue);
}

const PLAYERS = { alone: say`you play alone`, together: say`you have team mates` } as const;

/** "while Michael is in play", "from round 5 on", "before round 2, or while you play alone". */
export function duringOf(condition: Condition, scope: Scope): Phrase {
  const times = timesOf(condition);
  if (times !== null)
    return joined(
      times.map((time) => duringOf(time, scope)),
      ', or ',
    );
  if ('round' in condition) return say`from round ${condition.round} on`;
  if ('not' in condition && 'round' in condition.not) return say`before round ${condition.not.round}`;
  const clause = conditionOf(condition, scope);
  return asksForLead(condition) ? say`while ${clause} as of the last Strength Check` : say`while ${clause}`;
}

/** "A and B"; an "or" inside an "and" begins with "either", so that it is clear what belongs together. */
function joinedBy(
  parts: readonly Condition[],
  scope: Scope,
  { isTrue, word }: { readonly isTrue: boolean; readonly word: 'and' | 'or' },
): Phrase {
  const clauses = parts.map((part) => {
    const clause = conditionOf(part, scope, isTrue);
    return word === 'and' && joinsBy('or', part, isTrue) ? say`either ${clause}` : clause;
  });
  const isMixed = parts.some((part) => joinsBy(word === 'and' ? 'or' : 'and', part, isTrue));
  if (!isMixed || clauses.length < 2) return listed(clauses, word);
  return joined([joined(clauses.slice(0, -1), ', '), clauses.at(-1) ?? NOTHING], `, ${word} `);
}

function leadOf({ lead, by }: Extract<Condition, { readonly lead: unknown }>, isTrue: boolean): Phrase {
  const side = lead === 'good' ? 'Good' : 'the Opponents';
  const verb = lead === 'good' ? (isTrue ? 'leads' : 'does not lead') : isTrue ? 'lead' : 'do not lead';
  if (by <= 1) return say`${side} ${verb}`;
  return isTrue ? say`${side} ${verb} by ${by} Strength or more` : say`${side} ${verb} by ${by} Strength`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** "first", "7th". */
export function ordinal(number: number): Phrase {
  const word = ORDINALS[number - 1];
  if (word !== undefined) return say`${word}`;
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  const end = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return say`${number}${end}`;
}

const ageOf = (age: number, isTrue: boolean): Phrase =>
  words(
    'this is',
    isTrue ? '' : 'not',
    'the',
    ordinal(age + 1),
    keyword('fullRound', 'full round'),
    'of this Event',
  );

function luredPlayerOf(who: 'youEver' | 'teamMateEver', isTrue: boolean): Phrase {
  const player = keyword('luredPlayer', 'Lured Player');
  if (who === 'youEver')
    return isTrue ? say`you have been a ${player}` : say`you have never been a ${player}`;
  return isTrue ? say`a team mate has been a ${player}` : say`no team mate has been a ${player}`;
}

function thereOf(select: Select, atLeast: number, scope: Scope, isTrue: boolean): Phrase {
  const { is } = select;
  if (is !== undefined && !isSeveral(is, scope)) {
    const np = refer(is, scope);
    return words(np.phrase, descriptionOf(select, np, scope, isTrue));
  }
  return select.of !== undefined && select.name === undefined && isInPlay(select)
    ? ownedOf(select, atLeast, scope, isTrue)
    : existsOf(select, atLeast, scope, isTrue);
}

/** "an Angel is in play", "no Angel is in play", "fewer than 3 Angels are in play", "Moses is in Good play". */
function existsOf(select: Select, atLeast: number, scope: Scope, isTrue: boolean): Phrase {
  const where = isInPlay(select) ? say`in play` : whereOf(select, scope);
  const noun = nounOf(withoutZone(select), scope);
  if (noun.proper) {
    return words(
      noun.proper.phrase,
      bent(isTrue ? 'be' : 'be not', noun.proper.grammar),
      playOf(select) ?? where,
    );
  }
  if (atLeast <= 1) return words((isTrue ? indefinite(noun) : none(noun)).phrase, 'is', where);
  const count = isTrue ? say`${atLeast} or more` : say`fewer than ${atLeast}`;
  return words(several(noun, count).phrase, 'are', where);
}

/** Whose play a Person must be in: by the name alone nobody could tell that one who has changed sides does not do. */
function playOf(select: Select): Phrase | null {
  if (!isInPlay(select) || select.of !== undefined || select.side === undefined) return null;
  return select.side === 'good' ? say`in Good play` : say`in Opponent play`;
}

function whereOf({ zone, is }: Select, scope: Scope): Phrase {
  if (is !== undefined) return say`among ${asObject(refer(is, scope))}`;
  if (zone === 'discard')
    return scope.agent === 'you' ? say`in your discard pile` : say`in their discard pile`;
  return zone === 'opponentDeck' ? say`in the Opponent deck` : say`in the Opponents’ discard pile`;
}

/** "you have an Angel in play". */
function ownedOf(select: Select, atLeast: number, scope: Scope, isTrue: boolean): Phrase {
  const { of, side, ...others } = select;
  // Whose card it is says already that it is Good, unless it was Lured Astray.
  const what = side === 'opponent' ? { ...others, side } : others;
  const noun = nounOf(what, scope, { where: say`in play` });
  if (of === 'others') {
    const some = atLeast <= 1 ? indefinite(noun) : several(noun, say`${atLeast} or more`);
    return words(isTrue ? 'a team mate has' : 'no team mate has', some.phrase);
  }
  const who = scope.agent === 'you' ? 'you have' : 'they have';
  if (atLeast <= 1) return words(who, (isTrue ? indefinite(noun) : none(noun)).phrase);
  return words(who, several(noun, isTrue ? say`${atLeast} or more` : say`fewer than ${atLeast}`).phrase);
}

/** What is said of a card that is named: "is damaged", "is not an Angel", "has not acted this round". */
export function descriptionOf(select: Select, np: Np, scope: Scope, isTrue: boolean): Phrase {
  const { side, type, trait, supernatural, name, strength, pick } = select;
  const isKind = [type, trait, supernatural, name, strength, pick].some((each) => each !== undefined);
  const be = bent(isTrue ? 'be' : 'be not', np.grammar);
  if (isKind) {
    const { is: _, zone: __, ...kind } = select;
    return words(be, indefinite(nounOf(kind, scope)).phrase);
  }
  const facts = [
    side === undefined
      ? NOTHING
      : words(be, wasSo(select, scope) && isTrue ? 'still' : '', sideWords(side, select, scope)),
    ...factsOf(select, np, isTrue),
    placeWords(select, be, scope),
  ];
  const said = listed(facts, isTrue ? 'and' : 'or');
  return said.length > 0 ? said : words(be, 'in play');
}

const nounOfRef = ({ is }: Select, scope: Scope): Noun | null =>
  is === undefined ? null : (scope.mentions.get(scope.mentions.resolve(is))?.noun ?? null);

/** Has the card been introduced as one of that side? Then it may have changed sides since. */
const wasSo = (select: Select, scope: Scope): boolean =>
  select.side !== undefined && textOf(nounOfRef(select, scope)?.side ?? NOTHING) === SIDES[select.side];

const SIDES = { good: 'Good', opponent: 'Opponent' } as const;

/** "Good", "an Opponent", "an Opponent Event". */
function sideWords(side: Side, select: Select, scope: Scope): Phrase {
  if (side === 'good') return say`Good`;
  const noun = nounOfRef(select, scope);
  const word = noun === null ? '' : textOf(brief(noun));
  if (select.is === 'self') return scope.card.type === 'person' ? say`an Opponent` : say`the Opponents’`;
  return word === 'Item' || word === 'Place' || word === 'Event'
    ? say`an Opponent ${word}`
    : say`an Opponent`;
}

function factsOf(
  { damaged, lured, acted, bears, of, not }: Select,
  np: Np,
  isTrue: boolean,
): readonly Phrase[] {
  const be = bent('be', np.grammar);
  const { grammar } = np;
  return [
    damaged === undefined ? NOTHING : words(be, damaged === isTrue ? 'damaged' : 'undamaged'),
    lured === undefined ? NOTHING : luredOf(lured === isTrue, grammar),
    acted === undefined ? NOTHING : actedOf(acted === isTrue, grammar),
    bears === undefined
      ? NOTHING
      : words(isTrue ? bent('have', grammar) : `${bent('do not', grammar)} have`, BORNE[bears]),
    of === undefined ? NOTHING : words(be, isTrue ? '' : 'not', of === 'you' ? 'yours' : 'a team mate’s'),
    not === undefined ? NOTHING : words(be, isTrue ? 'another' : 'no other', 'card'),
  ];
}

function placeWords({ zone, is }: Select, be: string, scope: Scope): Phrase {
  if (zone === undefined || zone === 'play') return NOTHING;
  if (zone === 'opponentDeck') return NOTHING;
  return words(be, whereOf(is === undefined ? { zone } : { zone }, scope));
}
