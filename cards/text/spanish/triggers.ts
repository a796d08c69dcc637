import type { InterruptAbility, Limit, Moment, Trigger } from '../../../engine/alpha-omega/definitions.ts';
import type { Select } from '../../../engine/alpha-omega/selects.ts';
import { introduce } from '../mentions.ts';
import { isOfOwnTurn, isOwnMoment, isTime, type OfCards, type Time } from '../moments.ts';
import { NOTHING, type Phrase, say, textOf, words } from '../phrase.ts';
import { bareRef } from '../selects.ts';
import { listed } from './lists.ts';
import { refer, type Scope } from './mentions.ts';
import { CARD, indefinite } from './nouns.ts';
import type { Np } from './np.ts';
import { direct, of, to } from './prepositions.ts';
import { nounOf } from './selects.ts';
import { timesOf, type Verb, wished } from './verbs.ts';

/** When something happens: an event, "cuando Michael ataque", or a time, "al empezar tu turno". */
export interface When {
  readonly kind: 'event' | 'time';
  /** Without its "cuando". */
  readonly phrase: Phrase;
  /** "al empezar una ronda": not of every one, when the ability is limited. */
  readonly once?: Phrase;
}

interface Happening {
  readonly subject: Np;
  readonly does: Phrase;
}

const TIMES = {
  objectiveBegins: { kind: 'event', phrase: say`empiece el Objetivo` },
  turnBegins: { kind: 'time', phrase: say`al empezar tu turno` },
  roundBegins: {
    kind: 'time',
    phrase: say`al empezar cada ronda`,
    once: say`al empezar una ronda`,
  },
  strengthCheck: {
    kind: 'time',
    phrase: say`en cada Prueba de Fuerza`,
    once: say`en una Prueba de Fuerza`,
  },
  isAchieved: { kind: 'event', phrase: say`se cumpla este Llamado` },
} as const satisfies Record<Time, When>;

const EVERY_TURN: When = {
  kind: 'time',
  phrase: say`al empezar cada turno`,
  once: say`al empezar un turno`,
};

/** When any of the triggers comes. What they speak of can afterwards be spoken of as `it` and `other`. */
export function whenOf(triggers: readonly Trigger[], scope: Scope): readonly When[] {
  const now: When[] = [];
  const times: When[] = [];
  const happenings: Happening[] = [];
  const isOne = triggers.length === 1;
  for (const trigger of triggers) {
    if (isOwnMoment(trigger, scope)) now.push({ kind: 'time', phrase: isOne ? NOTHING : say`ahora` });
    else if (isTime(trigger.moment)) times.push(timeOf(trigger.moment, scope));
    else happenings.push(happeningOf(trigger, trigger.moment, scope, isOne));
  }
  const events: readonly When[] =
    happenings.length === 0 ? [] : [{ kind: 'event', phrase: together(happenings) }];
  return [...now, ...events, ...(now.length === 0 ? times : times.map(following))];
}

/** After "ahora", what comes later is said to follow. */
const following = (time: When): When =>
  time === TIMES.roundBegins ? { ...time, phrase: say`al empezar cada ronda siguiente` } : time;

const timeOf = (moment: Time, scope: Scope): When =>
  moment === 'turnBegins' && !isOfOwnTurn(scope) ? EVERY_TURN : TIMES[moment];

/** "Michael entre en juego o ataque", "Michael entre en juego o un Personaje del Bien ataque". */
function together(happenings: readonly Happening[]): Phrase {
  const [first, ...rest] = happenings;
  if (first === undefined) return NOTHING;
  const name = textOf(first.subject.phrase);
  if (rest.every(({ subject }) => textOf(subject.phrase) === name))
    return words(
      first.subject.phrase,
      listed(
        happenings.map(({ does }) => does),
        'o',
      ),
    );
  return listed(
    happenings.map(({ subject, does }) => words(subject.phrase, does)),
    'o',
  );
}

function happeningOf({ who, other }: Trigger, moment: OfCards, scope: Scope, isOne: boolean): Happening {
  const whom = whomOf(who, moment, scope, isOne);
  if (other === undefined) {
    if (isOne) scope.mentions.put('other', { first: otherCard(moment), noun: null, grammar: 'one' });
    return { subject: whom, does: words(wishedOf(moment, whom), moment === 'defeats' ? 'una carta' : '') };
  }
  const second = otherOf(other, scope, isOne);
  // Who lures is told first: "un Ángel Caído descarríe a un Personaje".
  return moment === 'isLured'
    ? { subject: second, does: words(wished('descarriar', second.grammar), direct(whom)) }
    : { subject: whom, does: words(wishedOf(moment, whom), BEFORE_OTHER[moment](second)) };
}

function whomOf(who: Select | undefined, moment: Moment, scope: Scope, isOne: boolean): Np {
  if (who === undefined && scope.card.type === 'calling') return card(say`una carta`);
  const ref = who === undefined ? scope.carrier : bareRef(who);
  return ref === undefined ? introduced('it', who ?? {}, scope, isOne) : named('it', ref, scope, isOne);
}

const otherOf = (other: Select, scope: Scope, isOne: boolean): Np => {
  const ref = bareRef(other);
  return ref === undefined ? introduced('other', other, scope, isOne) : named('other', ref, scope, isOne);
};

/** A card that is spoken of here for the first time. */
function introduced(name: 'it' | 'other', select: Select, scope: Scope, isOne: boolean): Np {
  const noun = nounOf(select, scope);
  const np = indefinite(noun);
  if (isOne) introduce(name, noun, scope);
  return np;
}

/** A card that has a name in the program. */
function named(name: 'it' | 'other', ref: string, scope: Scope, isOne: boolean): Np {
  if (isOne) scope.mentions.alias(name, ref);
  const np = refer(ref, scope);
  if (scope.mentions.get(ref) === undefined) scope.mentions.count();
  return np;
}

const card = (phrase: Phrase): Np => ({
  phrase,
  grammar: 'one',
  gender: CARD.gender,
  isPerson: CARD.isPerson,
});

const VERBS = {
  entersPlay: { verb: 'entrar', after: 'en juego' },
  attacks: { verb: 'atacar', after: '' },
  defeats: { verb: 'derrotar', after: '' },
  isDefeated: { verb: 'caer', after: '' },
  isLured: { verb: 'descarriarse', after: '' },
  isDamaged: { verb: 'recibir', after: 'daño' },
} as const satisfies Record<OfCards, { readonly verb: Verb; readonly after: string }>;

function wishedOf(moment: OfCards, { grammar }: Np): Phrase {
  const { verb, after } = VERBS[moment];
  return words(wished(verb, grammar), after);
}

/** How the second card is spoken of when the trigger does not say which it is. */
const OTHERS = {
  entersPlay: say`esa carta`,
  attacks: say`la carta atacada`,
  defeats: say`la carta derrotada`,
  isDefeated: say`la carta vencedora`,
  isLured: say`la carta causante del descarrío`,
  isDamaged: say`la carta causante del daño`,
} as const satisfies Record<OfCards, Phrase>;

const otherCard = (moment: OfCards): Np => card(OTHERS[moment]);

const BEFORE_OTHER = {
  entersPlay: ({ phrase }) => phrase,
  attacks: to,
  defeats: direct,
  isDefeated: ({ phrase }) => say`ante ${phrase}`,
  isDamaged: of,
} as const satisfies Record<Exclude<OfCards, 'isLured'>, (other: Np) => Phrase>;

/** Whom an interrupt protects, and from whom. */
export interface Danger {
  readonly whom: Np;
  /** "de un Ángel Caído", or nothing. */
  readonly by: Phrase;
}

/** The cards that an interrupt speaks of; afterwards they are `it` and `other`. */
export function dangerOf({ on, who, by }: Pick<InterruptAbility, 'on' | 'who' | 'by'>, scope: Scope): Danger {
  const whom = whomOf(who, on === 'attack' ? 'attacks' : 'isDefeated', scope, true);
  if (by !== undefined) {
    const other = otherOf(by, scope, true);
    return { whom, by: on === 'attack' ? of(other) : say`ante ${other.phrase}` };
  }
  const first = card(on === 'attack' ? say`la carta atacante` : say`la carta que causa su caída`);
  scope.mentions.put('other', { first, noun: null, grammar: 'one' });
  return { whom, by: NOTHING };
}

/** "otro Personaje del Bien reciba un ataque", "un Personaje del Bien esté a punto de caer ante un Ángel Caído". */
export const dangerWords = (on: InterruptAbility['on'], { whom, by }: Danger): Phrase =>
  on === 'attack'
    ? words(whom.phrase, wished('recibir', whom.grammar), 'un ataque', by)
    : words(whom.phrase, wished('estar', whom.grammar), 'a punto de caer', by);

interface Manner {
  readonly may: boolean;
  /** A benefit counts from when it is received. */
  readonly isNext: boolean;
}

/** All that stands before what happens: "una vez por turno, cuando Michael ataque". */
export function prefixOf(whens: readonly When[], limit: Limit | undefined, { may, isNext }: Manner): Phrase {
  const said = whens.filter(({ phrase }) => phrase.length > 0);
  const [first] = said;
  if (limit === undefined) return listed(said.map(whenPhrase));
  if (first?.kind === 'event' && said.length === 1 && !may) return firstTimes(limit, first.phrase, isNext);
  const when = listed(said.map((each) => each.once ?? whenPhrase(each)));
  return when.length === 0 ? limitOf(limit) : say`${limitOf(limit)}, ${when}`;
}

const whenPhrase = ({ kind, phrase }: When): Phrase => (kind === 'event' ? say`cuando ${phrase}` : phrase);

const SPANS = {
  turn: { per: 'por turno', each: 'cada turno' },
  round: { per: 'por ronda', each: 'cada ronda' },
  game: { per: 'por partida', each: 'la partida' },
} as const satisfies Record<Limit['per'], { readonly per: string; readonly each: string }>;

/** "una vez por turno", "3 veces por ronda". */
export const limitOf = ({ per, times = 1 }: Limit): Phrase => words(timesOf(times), SPANS[per].per);

/** "en cada ronda". */
export const inEach = (per: Limit['per']): string => `en ${SPANS[per].each}`;

/** "las 2 primeras veces de cada ronda que una carta del Bien reciba un ataque". */
function firstTimes({ per, times = 1 }: Limit, event: Phrase, isNext: boolean): Phrase {
  if (isNext && per === 'game')
    return times === 1 ? say`la próxima vez que ${event}` : say`las próximas ${times} veces que ${event}`;
  const first = times === 1 ? say`la primera vez` : say`las ${times} primeras veces`;
  return say`${first} de ${SPANS[per].each} que ${event}`;
}
