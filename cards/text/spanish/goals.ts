import type { Goal, Moment, Trigger } from '../../../engine/alpha-omega/definitions.ts';
import type { Select } from '../../../engine/alpha-omega/selects.ts';
import { NOTHING, type Phrase, say, sentence, words } from '../phrase.ts';
import { conditionOf, whileOf } from './conditions.ts';
import type { Scope } from './mentions.ts';
import { all, several } from './nouns.ts';
import type { Np } from './np.ts';
import { ordinal } from './ordinals.ts';
import { direct } from './prepositions.ts';
import { nounOf } from './selects.ts';
import { whenOf } from './triggers.ts';
import { wished } from './verbs.ts';

/** Rulebook, Calling Cards: the mission. */
export function goalOf(goal: Goal, fresh: () => Scope): Phrase {
  const { broken } = goal;
  return words(
    sentence(words('se cumple', achievedOf(goal, fresh))),
    broken === undefined ? NOTHING : sentence(say`la cuenta vuelve a cero ${whenever(broken, fresh())}`),
  );
}

const whenever = (trigger: Trigger, scope: Scope): Phrase => {
  const [when] = whenOf([trigger], scope);
  return when?.kind === 'time' && when.phrase.length > 0
    ? when.phrase
    : say`cada vez que ${happening(trigger, scope)}`;
};

const TIMES = {
  turnBegins: {
    at: 'al empezar',
    one: 'un turno',
    inARow: 'turnos seguidos',
    next: 'empiece el próximo turno',
    passed: ['hayan empezado', 'turnos'],
  },
  roundBegins: {
    at: 'al empezar',
    one: 'una ronda',
    inARow: 'rondas seguidas',
    next: 'empiece la próxima ronda',
    passed: ['hayan empezado', 'rondas'],
  },
  strengthCheck: {
    at: 'en',
    one: 'una Prueba de Fuerza',
    inARow: 'Pruebas de Fuerza seguidas',
    next: 'llegue la próxima Prueba de Fuerza',
    passed: ['hayan pasado', 'Pruebas de Fuerza'],
  },
} as const;

const isCounted = (moment: Moment): moment is keyof typeof TIMES => moment in TIMES;

/** "cuando hayan caído 5 Ángeles Caídos", "si, en 2 Pruebas de Fuerza seguidas, …". */
function achievedOf(goal: Goal, fresh: () => Scope): Phrase {
  const { on, times } = goal;
  if (isCounted(on.moment)) return atTimes(goal, TIMES[on.moment], fresh());
  const whileTrue = goal.if === undefined ? NOTHING : whileOf(goal.if, fresh());
  if (times === 1) return words('cuando', happening(on, fresh()), whileTrue);
  const inARow = goal.if === undefined ? NOTHING : say`sin interrupción`;
  const count = counted(on, times, fresh());
  return count === null
    ? words('cuando, por', ordinal(times), 'vez', inARow, ',', happening(on, fresh()), whileTrue)
    : words('cuando', count, inARow, whileTrue);
}

function happening(trigger: Trigger, scope: Scope): Phrase {
  const [when] = whenOf([trigger], scope);
  return when === undefined || when.phrase.length === 0 ? say`se cumpla este Llamado` : when.phrase;
}

/** "si, en 3 Pruebas de Fuerza seguidas, tu Michael está en juego". */
function atTimes(
  { if: condition, times }: Goal,
  { at, one, inARow, next, passed: [have, many] }: (typeof TIMES)[keyof typeof TIMES],
  scope: Scope,
): Phrase {
  if (condition === undefined)
    return times === 1 ? say`cuando ${next}` : say`cuando ${have} ${times} ${many}`;
  const when = times === 1 ? say`${at} ${one}` : say`${at} ${times} ${inARow}`;
  return say`si, ${when}, ${conditionOf(condition, scope)}`;
}

/** "hayan caído 5 Ángeles Caídos"; null where what is counted is no number of cards. */
function counted({ moment, who, other }: Trigger, times: number, scope: Scope): Phrase | null {
  const cards = (select: Select | undefined): Np => several(nounOf(select ?? {}, scope), say`${times}`);
  if (isOneCard(who)) return moment === 'defeats' ? defeated(who, other, times, scope) : null;
  const by = (): Phrase => (other === undefined ? NOTHING : all(nounOf(other, scope)).phrase);
  switch (moment) {
    case 'entersPlay':
      return say`hayan entrado en juego ${cards(who).phrase}`;
    case 'isDefeated':
      return words(say`hayan caído ${cards(who).phrase}`, other === undefined ? '' : say`ante ${by()}`);
    case 'isLured':
      return other === undefined
        ? say`se hayan descarriado ${cards(who).phrase}`
        : luredBy(cards(who), all(nounOf(other, scope)));
    case 'defeats':
      return defeated(who, other, times, scope);
    default:
      return null;
  }
}

const luredBy = (whom: Np, { phrase, grammar }: Np): Phrase =>
  say`${phrase} ${wished('haber', grammar)} descarriado ${direct(whom)}`;

const isOneCard = (select: Select | undefined): boolean =>
  select?.name !== undefined || select?.is !== undefined || select?.pick !== undefined;

function defeated(
  who: Select | undefined,
  other: Select | undefined,
  times: number,
  scope: Scope,
): Phrase | null {
  if (isOneCard(other)) return null;
  const { phrase, grammar } = all(nounOf(who ?? {}, scope));
  const losers = several(nounOf(other ?? {}, scope), say`${times}`);
  return say`${phrase} ${wished('haber', grammar)} derrotado ${direct(losers)}`;
}
