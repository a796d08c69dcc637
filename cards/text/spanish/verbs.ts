import { type Phrase, say, words } from '../phrase.ts';
import { withFirstWordOnce } from '../repeats.ts';
import { type Keyword, keyword } from './keywords.ts';
import { listed } from './lists.ts';

/** The forms of a verb that do not follow from its infinitive and "hace". */
interface Forms {
  /** "hace". */
  readonly one: string;
  /** "haz", where it is another word than "hace". */
  readonly command?: string;
  /** How the command is written before "lo" and "le": "derróta-lo". */
  readonly stressed?: string;
  /** "haga", after "cuando". */
  readonly wished?: string;
  /** "se salva". */
  readonly isReflexive?: true;
}

/** A verb that one op alone is told with, and that says its forms itself. */
export interface OwnVerb extends Forms {
  readonly infinitive: string;
}

/** The verbs that cards use in several places, by their infinitives. */
const VERBS = {
  actuar: { one: 'actúa' },
  atacar: { one: 'ataca', wished: 'ataque' },
  atraer: { one: 'atrae', stressed: 'atráe' },
  barajar: { one: 'baraja', stressed: 'barája' },
  caer: { one: 'cae', wished: 'caiga' },
  curar: { one: 'cura', stressed: 'cúra' },
  derrotar: { one: 'derrota', stressed: 'derróta', wished: 'derrote' },
  descarriar: { one: 'descarría', wished: 'descarríe' },
  descarriarse: { one: 'descarría', wished: 'descarríe', isReflexive: true },
  descartar: { one: 'descarta', stressed: 'descárta' },
  detener: { one: 'detiene', command: 'detén' },
  detenerse: { one: 'detiene', isReflexive: true },
  devolver: { one: 'devuelve', stressed: 'devuélve' },
  elegir: { one: 'elige', stressed: 'elíge' },
  empezar: { one: 'empieza' },
  entrar: { one: 'entra', wished: 'entre' },
  esperar: { one: 'espera' },
  estar: { one: 'está', wished: 'esté' },
  golpear: { one: 'golpea' },
  haber: { one: 'ha', wished: 'haya' },
  infligir: { one: 'inflige', stressed: 'inflíge' },
  llevar: { one: 'lleva', wished: 'lleve' },
  perder: { one: 'pierde' },
  pertenecer: { one: 'pertenece', wished: 'pertenezca' },
  poder: { one: 'puede' },
  poner: { one: 'pone', command: 'pon', stressed: 'pon' },
  quedarse: { one: 'queda', isReflexive: true },
  recibir: { one: 'recibe', wished: 'reciba' },
  robar: { one: 'roba' },
  robarse: { one: 'roba', isReflexive: true },
  seguir: { one: 'sigue', wished: 'siga' },
  ser: { one: 'es', wished: 'sea' },
  tener: { one: 'tiene', wished: 'tenga' },
  volver: { one: 'vuelve' },
} as const satisfies Readonly<Record<string, Forms>>;

export type Verb = keyof typeof VERBS;
type AnyVerb = Verb | OwnVerb;

/** Verbs whose table has such a form. */
type With<Form extends 'wished' | 'stressed'> = {
  readonly [V in Verb]: (typeof VERBS)[V] extends Readonly<Record<Form, string>> ? V : never;
}[Verb];

/** Verbs that stand after "cuando". */
export type WishedVerb = With<'wished'>;
/** Verbs that can have "lo" or "le" behind their command. */
export type ObjectedVerb = With<'stressed'> | (OwnVerb & Readonly<Record<'stressed', string>>);

/** "lo", "le": what has just been spoken of, as the object of a verb. */
export type Clitic = 'lo' | 'la' | 'los' | 'las' | 'le' | 'les';

/** An object of a verb: a word before or after it, or what follows it. */
export interface Objected {
  readonly clitic?: Clitic;
  readonly phrase: Phrase;
}

/** What a subject does: a verb, and what follows. */
export interface Predicate {
  readonly verb: AnyVerb;
  readonly rest: Phrase;
  readonly clitic?: Clitic;
  /** "no puede". */
  readonly isDenied?: true;
  /** The verb is explained by a reminder. */
  readonly keyword?: Keyword;
}

/** Whom a verb agrees with, or how it stands. */
export type Person = 'one' | 'many' | 'you' | 'command' | 'infinitive';

const formsOf = (verb: AnyVerb): Forms => (typeof verb === 'string' ? VERBS[verb] : verb);

const infinitiveOf = (verb: AnyVerb): string => (typeof verb === 'string' ? verb : verb.infinitive);

/** "hace", "hacen", "haces". */
function present(verb: AnyVerb, person: 'one' | 'many' | 'you'): string {
  const { one } = formsOf(verb);
  if (person === 'one') return one;
  if (verb === 'ser') return person === 'many' ? 'son' : 'eres';
  if (verb === 'haber') return person === 'many' ? 'han' : 'has';
  return `${one}${person === 'many' ? 'n' : 's'}`;
}

/** The verb with "se", "lo" or "le" where they belong. */
function formed(verb: AnyVerb, person: Person, clitic: Clitic | undefined): string {
  const { one, command, stressed, isReflexive } = formsOf(verb);
  if (person === 'infinitive') return `${infinitiveOf(verb)}${clitic ?? ''}`;
  if (person === 'command' && clitic === undefined) return command ?? one;
  if (person === 'command' && stressed !== undefined) return `${stressed}${clitic ?? ''}`;
  const before = clitic ?? (isReflexive ? 'se' : '');
  const form = present(verb, person === 'command' ? 'one' : person);
  return before === '' ? form : `${before} ${form}`;
}

/** The verb as it stands for one card, or several: "tiene", "entran". */
export const bent = (verb: Verb, grammar: 'one' | 'many'): string => formed(verb, grammar, undefined);

/** After "cuando" and "mientras": "ataque", "se descarríen". */
export function wished(verb: WishedVerb, grammar: 'one' | 'many'): string {
  const before = formsOf(verb).isReflexive ? 'se ' : '';
  return `${before}${VERBS[verb].wished}${grammar === 'many' ? 'n' : ''}`;
}

/** How a fact is told: as true or denied, and after "si" ("está") or after "mientras" ("esté"). */
export interface Mood {
  readonly isTrue: boolean;
  readonly isWished: boolean;
}

/** "está": after "si". */
export const AFTER_SI: Mood = { isTrue: true, isWished: false };
/** "esté": after "mientras". */
export const AFTER_MIENTRAS: Mood = { isTrue: true, isWished: true };

/** "está", "no está", "esté", "no esté". */
export function asFact(verb: WishedVerb, grammar: 'one' | 'many', { isTrue, isWished }: Mood): string {
  return `${isTrue ? '' : 'no '}${(isWished ? wished : bent)(verb, grammar)}`;
}

/** "tiene 3 más de Fuerza y no puede atacar ni descarriarse". */
export const saidOf = (predicates: readonly Predicate[], person: Person): Phrase =>
  listed(withVerbsOnce(denialsTogether(predicates), person));

/** "infliges 3 de daño a Satan y 2 de daño a Mammon": a verb that comes again is not said again. */
const withVerbsOnce = (predicates: readonly Predicate[], person: Person): readonly Phrase[] =>
  predicates.map((each, index) => {
    const before = predicates[index - 1];
    const isAgain =
      each.rest.length > 0 &&
      before !== undefined &&
      infinitiveOf(before.verb) === infinitiveOf(each.verb) &&
      before.isDenied === each.isDenied &&
      [before.clitic, each.clitic].every((clitic) => clitic === undefined);
    return isAgain ? each.rest : words(verbOf(each, person), each.rest);
  });

function verbOf({ verb, clitic, isDenied, keyword: name }: Predicate, person: Person): Phrase {
  const text = `${isDenied ? 'no ' : ''}${formed(verb, person, clitic)}`;
  return name === undefined ? words(text) : say`${keyword(name, text)}`;
}

const isInability = ({ verb, isDenied }: Predicate): boolean => verb === 'poder' && isDenied === true;

/** What cannot be done is said in one: "no puede jugar Sucesos ni Objetos". */
function denialsTogether(predicates: readonly Predicate[]): readonly Predicate[] {
  const denied = predicates.filter(isInability).map(({ rest }) => rest);
  if (denied.length < 2) return predicates;
  return [
    ...predicates.filter((each) => !isInability(each)),
    { verb: 'poder', isDenied: true, rest: listed(withFirstWordOnce(denied), 'ni') },
  ];
}

// What no card tells a player to do.
const UNCOMMANDED: readonly AnyVerb[] = [
  'caer',
  'estar',
  'haber',
  'perder',
  'poder',
  'recibir',
  'seguir',
  'ser',
  'tener',
];

/** Verbs of which nobody takes "hace" for a command. */
const isPlain = ({ verb, isDenied, clitic }: Predicate): boolean =>
  isDenied === true ||
  clitic !== undefined ||
  formsOf(verb).isReflexive === true ||
  UNCOMMANDED.includes(verb);

/** Can the verb stand without its subject, when that has just been spoken of? */
export const canStandAlone = ([first]: readonly Predicate[]): boolean =>
  first !== undefined && isPlain(first);

/** "una vez", "2 veces". */
export const timesOf = (times: number): Phrase => (times === 1 ? say`una vez` : say`${times} veces`);
