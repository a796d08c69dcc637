import type { CardType, Select } from '../../../engine/alpha-omega/selects.ts';
import { isOfPersons, kindOfCard } from '../kinds.ts';
import type { Grammar } from '../np.ts';
import { NOTHING, type Phrase, say, words } from '../phrase.ts';
import { keyword, TRAIT_WORDS } from './keywords.ts';
import { type Between, listed } from './lists.ts';
import { A, NO, type Np, OTHER, person, thing, THE, THEIRS, type Word, YOURS } from './np.ts';

/** What some cards are called, before it is said how many of them are meant. */
export interface Noun {
  /** Of several, any one will do. */
  readonly heads: readonly Word[];
  /** "Sobrenatural", "del Bien", "Oponentes". */
  readonly side: Readonly<Record<Grammar, Phrase>>;
  readonly adjectives: Readonly<Record<Grammar, Phrase>>;
  /** Whose it is, where that is said with a word that agrees. */
  readonly owner: 'you' | 'each' | null;
  /** Not the card that speaks. */
  readonly isOther: boolean;
  readonly pick: Picking | null;
  /** A card by its name needs no article. */
  readonly proper: Np | null;
  readonly after: (grammar: Grammar) => Phrase;
}

type Picking = NonNullable<Select['pick']>;
type Agreeing = Readonly<Record<Grammar, Phrase>>;

export const TYPE_WORDS = {
  person: person('Personaje', 'Personajes'),
  item: thing('Objeto', 'Objetos'),
  place: thing('Lugar', 'Lugares'),
  event: thing('Suceso', 'Sucesos'),
  calling: thing('Llamado', 'Llamados'),
  objective: thing('Objetivo', 'Objetivos'),
} as const satisfies Record<CardType, Word>;

export const CARD = thing('carta', 'cartas', 'f');
const OPPONENT = person('Oponente', 'Oponentes');
const FALLEN_ANGEL: Word = {
  ...OPPONENT,
  one: say`${keyword('fallenAngel', 'Ángel Caído')}`,
  many: say`${keyword('fallenAngel', 'Ángeles Caídos')}`,
};

const UNSAID: Agreeing = { one: NOTHING, many: NOTHING };
const same = (phrase: Phrase): Agreeing => ({ one: phrase, many: phrase });
const GOOD = same(say`del Bien`);
const OF_OPPONENT = same(say`del Oponente`);
const OPPOSED: Agreeing = { one: say`Oponente`, many: say`Oponentes` };
const SUPERNATURAL: Agreeing = { one: say`Sobrenatural`, many: say`Sobrenaturales` };

/** What a select says of kind and side: "Personaje del Bien", "Oponente humano", "Ángel Caído", "hereje entre los Oponentes". */
export type Kind = { readonly among: Phrase } & Readonly<Record<'side' | 'adjectives', Agreeing>> & {
    readonly heads: readonly Word[];
  };

/** Kind and side of what a select means. With `isYours` the side goes without saying. */
export function kindOf(select: Select, isYours: boolean): Kind {
  const kind = kindOfCard(select, isYours);
  if (kind.kind === 'fallenAngel')
    return { heads: [FALLEN_ANGEL], side: UNSAID, adjectives: UNSAID, among: NOTHING };
  const { side, isSupernatural } = kind;
  const adjectives = isSupernatural ? SUPERNATURAL : UNSAID;
  if (kind.kind === 'humanOpponent')
    return {
      heads: [OPPONENT],
      side: UNSAID,
      among: NOTHING,
      adjectives: { one: words('humano', adjectives.one), many: words('humanos', adjectives.many) },
    };
  if (kind.kind === 'traits')
    return {
      heads: kind.traits.map((trait) => TRAIT_WORDS[trait]),
      side: side === 'good' ? GOOD : UNSAID,
      adjectives,
      among: side === 'opponent' ? say`entre los Oponentes` : NOTHING,
    };
  const heads = kind.types.length > 0 ? kind.types.map((type) => TYPE_WORDS[type]) : [CARD];
  const opposed = isOfPersons(kind.types) ? OPPOSED : OF_OPPONENT;
  return {
    heads,
    adjectives,
    among: NOTHING,
    side: side === undefined ? UNSAID : side === 'good' ? GOOD : opposed,
  };
}

/** What other words agree with; words of which any will do are all masculine. */
const headOf = ({ heads: [head = CARD] }: Pick<Noun, 'heads'>): Word => head;

const npOf = (noun: Noun, grammar: Grammar, phrase: Phrase): Np => ({
  phrase,
  grammar,
  gender: headOf(noun).gender,
  isPerson: noun.heads.some((head) => head.isPerson),
});

const OWNERS = { you: YOURS, each: THEIRS } as const;

/** "Personaje Sobrenatural del Bien tuyo", with what goes before each word for a card. */
function named(noun: Noun, grammar: Grammar, before: Phrase, between: Between): Phrase {
  const { gender } = headOf(noun);
  return words(
    listed(
      noun.heads.map((head) => words(before, head[grammar])),
      between,
    ),
    noun.adjectives[grammar],
    noun.side[grammar],
    noun.owner === null ? '' : OWNERS[noun.owner][gender][grammar],
  );
}

const whole = (noun: Noun, grammar: Grammar, between: Between): Phrase =>
  words(named(noun, grammar, NOTHING, between), noun.after(grammar));

/** "los demás Personajes del Bien". */
const theOthers = (noun: Noun): Phrase =>
  words(THE[headOf(noun).gender].many, 'demás', whole(noun, 'many', 'y'));

/** "un Personaje del Bien", "otro Ángel", "el Objeto del Bien más débil". */
export function indefinite(noun: Noun): Np {
  if (noun.proper) return noun.proper;
  if (noun.pick !== null) return picked(noun, noun.pick);
  const { gender } = headOf(noun);
  return npOf(noun, 'one', words(noun.isOther ? OTHER[gender].one : A[gender], whole(noun, 'one', 'o')));
}

const MOST = { weakest: 'más débil', strongest: 'más fuerte' } as const;
const IN_ORDER = {
  first: { before: { m: 'primer', f: 'primera' }, alone: { m: 'primero', f: 'primera' } },
  last: { before: { m: 'último', f: 'última' }, alone: { m: 'último', f: 'última' } },
} as const;

/** "el Personaje del Bien más débil", "la última carta en juego", "el más fuerte de los demás Personajes". */
function picked(noun: Noun, pick: Picking): Np {
  const { gender } = headOf(noun);
  const the = THE[gender].one;
  const ofOthers = say`de ${theOthers(noun)}`;
  if (pick === 'weakest' || pick === 'strongest') {
    const most = say`${keyword(pick, MOST[pick])}`;
    return npOf(
      noun,
      'one',
      noun.isOther
        ? words(the, most, ofOthers)
        : words(the, named(noun, 'one', NOTHING, 'o'), most, noun.after('one')),
    );
  }
  if (pick === 'nextAfterFirst')
    return npOf(
      noun,
      'one',
      noun.isOther ? words(the, 'siguiente', ofOthers) : words(the, 'siguiente', whole(noun, 'one', 'o')),
    );
  const { before, alone } = IN_ORDER[pick];
  return npOf(
    noun,
    'one',
    noun.isOther
      ? words(the, keyword(pick, alone[gender]), ofOthers)
      : words(the, keyword(pick, before[gender]), whole(noun, 'one', 'o')),
  );
}

/** "cada Personaje del Bien", "cada Objeto y cada Lugar", "los demás Ángeles"; where one is picked, that one. */
export function every(noun: Noun): Np {
  if (noun.proper || noun.pick !== null) return indefinite(noun);
  if (noun.isOther) return npOf(noun, 'many', theOthers(noun));
  return npOf(noun, 'one', words(named(noun, 'one', say`cada`, 'y'), noun.after('one')));
}

/** "los Personajes del Bien", "tus Ángeles", "las demás cartas". */
export function all(noun: Noun): Np {
  if (noun.proper || noun.pick !== null) return indefinite(noun);
  if (noun.isOther) return npOf(noun, 'many', theOthers(noun));
  const before =
    noun.owner === null ? THE[headOf(noun).gender].many : { you: 'tus', each: 'sus' }[noun.owner];
  return npOf(noun, 'many', words(before, whole({ ...noun, owner: null }, 'many', 'y')));
}

/** "3 Ángeles", "otros 2 Personajes", "hasta 2 Objetos". */
export function several(noun: Noun, count: Phrase): Np {
  if (noun.proper || noun.pick !== null) return indefinite(noun);
  const others = noun.isOther ? OTHER[headOf(noun).gender].many : '';
  return npOf(noun, 'many', words(others, count, whole(noun, 'many', 'o')));
}

/** "ningún Personaje del Bien", "ninguna otra carta". */
export function none(noun: Noun): Np {
  if (noun.proper) return noun.proper;
  const { gender } = headOf(noun);
  return npOf(noun, 'one', words(NO[gender], noun.isOther ? OTHER[gender].one : '', whole(noun, 'one', 'o')));
}

/** "Personaje u Objeto del Bien", without an article; "otro Personaje del Bien". */
export const bareNoun = (noun: Noun): Phrase =>
  noun.proper || noun.pick !== null
    ? indefinite(noun).phrase
    : words(noun.isOther ? OTHER[headOf(noun).gender].one : '', whole(noun, 'one', 'o'));

/** What a card is, as it follows "es" or "son": "un Suceso", "Sucesos". */
export const asKind = (noun: Noun, grammar: Grammar): Phrase =>
  grammar === 'one' || noun.proper || noun.pick !== null ? indefinite(noun).phrase : whole(noun, 'many', 'y');

/** "Personaje", "Ángel Caído", "carta": enough to speak of a card again. */
export function brief(noun: Noun): Word {
  const [head, ...others] = noun.heads;
  return head === undefined || others.length > 0 ? CARD : head;
}

/** "Personaje del Bien": where there is another Person that could be meant. */
export const briefWithSide = (noun: Noun, grammar: Grammar): Phrase =>
  words(brief(noun)[grammar], noun.heads.length > 1 ? '' : noun.side[grammar]);
