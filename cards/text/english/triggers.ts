import type { InterruptAbility, Limit } from '../../../engine/alpha-omega/definitions.ts';
import type { OfCards } from '../moments.ts';
import type { Np } from '../np.ts';
import { type Phrase, say, words } from '../phrase.ts';
import { type Danger, triggersIn } from '../triggers.ts';
import type { Item } from './clauses.ts';
import { listed } from './lists.ts';
import { asObject, refer } from './mentions.ts';
import { indefinite, type Noun, one } from './nouns.ts';
import { nounOf } from './selects.ts';
import { bent, timesOf } from './verbs.ts';

const VERBS = {
  entersPlay: { verb: 'enter', after: 'play' },
  attacks: { verb: 'attack', after: '' },
  defeats: { verb: 'defeat', after: '' },
  isDefeated: { verb: 'be', after: 'defeated' },
  isLured: { verb: 'be', after: 'Lured Astray' },
  isDamaged: { verb: 'take', after: 'damage' },
} as const satisfies Record<OfCards, { readonly verb: string; readonly after: string }>;

const OTHERS = {
  entersPlay: one(say`that card`),
  attacks: one(say`its target`),
  defeats: one(say`the card it defeated`),
  isDefeated: one(say`the card that defeated it`),
  isLured: one(say`the card that lured it`),
  isDamaged: one(say`the card that did the damage`),
} as const satisfies Record<OfCards, Np>;

const BEFORE_OTHER = {
  entersPlay: '',
  attacks: '',
  defeats: '',
  isDefeated: 'by',
  isLured: 'by',
  isDamaged: 'from',
} as const satisfies Record<OfCards, string>;

/** When something happens, in English. */
export const { whenOf, prefixOf, dangerOf } = triggersIn<Np, Noun, Item>({
  times: {
    objectiveBegins: { kind: 'event', phrase: say`the Objective begins` },
    turnBegins: { kind: 'time', phrase: say`at the beginning of your turn` },
    roundBegins: {
      kind: 'time',
      phrase: say`at the beginning of every round`,
      once: say`at the beginning of a round`,
      following: {
        kind: 'time',
        phrase: say`at the beginning of every following round`,
        once: say`at the beginning of a following round`,
      },
    },
    strengthCheck: {
      kind: 'time',
      phrase: say`at every Strength Check`,
      once: say`at a Strength Check`,
    },
    isAchieved: { kind: 'event', phrase: say`this Calling is achieved` },
  },
  everyTurn: {
    kind: 'time',
    phrase: say`at the beginning of every turn`,
    once: say`at the beginning of a turn`,
  },
  now: say`now`,
  when: (event) => say`when ${event}`,
  listed,
  limit: limitOf,
  firstTimes,
  someCard: one(say`a card`),
  refer,
  indefinite: (select, scope) => {
    const noun = nounOf(select, scope);
    return { noun, np: indefinite(noun) };
  },
  happening: (moment, whom, other) => {
    const { verb, after } = VERBS[moment];
    const does = words(bent(verb, whom.grammar), after);
    if (other !== null) return { subject: whom, does: words(does, BEFORE_OTHER[moment], asObject(other)) };
    return { subject: whom, does: moment === 'defeats' ? words(does, 'a card') : does };
  },
  unsaid: (moment) => OTHERS[moment],
  unsaidDanger: (on) => one(on === 'attack' ? say`the attacker` : say`the card that would defeat it`),
  dangerFrom: (_, other) => words('by', asObject(other)),
});

/** "another Good Person is attacked", "a Good Person is about to be defeated by a Fallen Angel". */
export const dangerWords = (on: InterruptAbility['on'], { whom, by }: Danger<Np>): Phrase =>
  words(whom.phrase, bent('be', whom.grammar), on === 'attack' ? 'attacked' : 'about to be defeated', by);

/** "once per turn", "3 times per round". */
export function limitOf({ per, times = 1 }: Limit): Phrase {
  return say`${timesOf(times)} per ${per}`;
}

/** "the first 2 times each round that a Good card is attacked". */
function firstTimes({ per, times = 1 }: Limit, event: Phrase, isNext: boolean): Phrase {
  if (isNext && per === 'game')
    return times === 1 ? say`the next time ${event}` : say`the next ${times} times ${event}`;
  const first = times === 1 ? say`the first time` : say`the first ${times} times`;
  return per === 'game' ? say`${first} in the game that ${event}` : say`${first} each ${per} that ${event}`;
}
