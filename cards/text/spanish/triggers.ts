import type { InterruptAbility, Limit } from '../../../engine/alpha-omega/definitions.ts';
import type { OfCards } from '../moments.ts';
import { type Phrase, say, words } from '../phrase.ts';
import { type Danger, triggersIn } from '../triggers.ts';
import type { Item } from './clauses.ts';
import { listed } from './lists.ts';
import { refer } from './mentions.ts';
import { CARD, indefinite, type Noun } from './nouns.ts';
import type { Np } from './np.ts';
import { direct, of, to } from './prepositions.ts';
import { nounOf } from './selects.ts';
import { timesOf, wished, type WishedVerb } from './verbs.ts';

const VERBS = {
  entersPlay: { verb: 'entrar', after: 'en juego' },
  attacks: { verb: 'atacar', after: '' },
  defeats: { verb: 'derrotar', after: '' },
  isDefeated: { verb: 'caer', after: '' },
  isLured: { verb: 'descarriarse', after: '' },
  isDamaged: { verb: 'recibir', after: 'daño' },
} as const satisfies Record<OfCards, { readonly verb: WishedVerb; readonly after: string }>;

const card = (phrase: Phrase): Np => ({
  phrase,
  grammar: 'one',
  gender: CARD.gender,
  isPerson: CARD.isPerson,
});

const OTHERS = {
  entersPlay: card(say`esa carta`),
  attacks: card(say`la carta atacada`),
  defeats: card(say`la carta derrotada`),
  isDefeated: card(say`la carta vencedora`),
  isLured: card(say`la carta causante del descarrío`),
  isDamaged: card(say`la carta causante del daño`),
} as const satisfies Record<OfCards, Np>;

const BEFORE_OTHER = {
  entersPlay: ({ phrase }) => phrase,
  attacks: to,
  defeats: direct,
  isDefeated: ({ phrase }) => say`ante ${phrase}`,
  isDamaged: of,
} as const satisfies Record<Exclude<OfCards, 'isLured'>, (other: Np) => Phrase>;

const SPANS = {
  turn: { per: 'por turno', each: 'cada turno' },
  round: { per: 'por ronda', each: 'cada ronda' },
  game: { per: 'por partida', each: 'la partida' },
} as const satisfies Record<Limit['per'], { readonly per: string; readonly each: string }>;

/** When something happens, in Spanish. */
export const { whenOf, prefixOf, dangerOf } = triggersIn<Np, Noun, Item>({
  times: {
    objectiveBegins: { kind: 'event', phrase: say`empiece el Objetivo` },
    turnBegins: { kind: 'time', phrase: say`al empezar tu turno` },
    roundBegins: {
      kind: 'time',
      phrase: say`al empezar cada ronda`,
      once: say`al empezar una ronda`,
      following: {
        kind: 'time',
        phrase: say`al empezar cada ronda siguiente`,
        once: say`al empezar una ronda siguiente`,
      },
    },
    strengthCheck: {
      kind: 'time',
      phrase: say`en cada Prueba de Fuerza`,
      once: say`en una Prueba de Fuerza`,
    },
    isAchieved: { kind: 'event', phrase: say`se cumpla este Llamado` },
  },
  everyTurn: { kind: 'time', phrase: say`al empezar cada turno`, once: say`al empezar un turno` },
  now: say`ahora`,
  when: (event) => say`cuando ${event}`,
  listed: (phrases, between) => listed(phrases, between === 'and' ? 'y' : 'o'),
  limit: limitOf,
  firstTimes,
  someCard: card(say`una carta`),
  refer,
  indefinite: (select, scope) => {
    const noun = nounOf(select, scope);
    return { noun, np: indefinite(noun) };
  },
  happening: (moment, whom, other) => {
    const { verb, after } = VERBS[moment];
    const does = words(wished(verb, whom.grammar), after);
    if (other === null)
      return { subject: whom, does: moment === 'defeats' ? words(does, 'una carta') : does };
    // Who lures is told first: "un Ángel Caído descarríe a un Personaje".
    return moment === 'isLured'
      ? { subject: other, does: words(wished('descarriar', other.grammar), direct(whom)) }
      : { subject: whom, does: words(does, BEFORE_OTHER[moment](other)) };
  },
  unsaid: (moment) => OTHERS[moment],
  unsaidDanger: (on) => card(on === 'attack' ? say`la carta atacante` : say`la carta que causa su caída`),
  dangerFrom: (on, other) => (on === 'attack' ? of(other) : say`ante ${other.phrase}`),
});

/** "otro Personaje del Bien reciba un ataque", "un Personaje del Bien esté a punto de caer ante un Ángel Caído". */
export const dangerWords = (on: InterruptAbility['on'], { whom, by }: Danger<Np>): Phrase =>
  on === 'attack'
    ? words(whom.phrase, wished('recibir', whom.grammar), 'un ataque', by)
    : words(whom.phrase, wished('estar', whom.grammar), 'a punto de caer', by);

/** "una vez por turno", "3 veces por ronda". */
export function limitOf({ per, times = 1 }: Limit): Phrase {
  return words(timesOf(times), SPANS[per].per);
}

/** "en cada ronda". */
export const inEach = (per: Limit['per']): string => `en ${SPANS[per].each}`;

/** "las 2 primeras veces de cada ronda que una carta del Bien reciba un ataque". */
function firstTimes({ per, times = 1 }: Limit, event: Phrase, isNext: boolean): Phrase {
  if (isNext && per === 'game')
    return times === 1 ? say`la próxima vez que ${event}` : say`las próximas ${times} veces que ${event}`;
  const first = times === 1 ? say`la primera vez` : say`las ${times} primeras veces`;
  return say`${first} de ${SPANS[per].each} que ${event}`;
}
