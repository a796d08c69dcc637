import type { CardDef, Clock, InPlayView, Option, View } from '../../../../../engine/alpha-omega/index.ts';
import { abilityMarks, forbiddenMarks, isSparedNoMore, markSays, markWord } from './card-marks.ts';
import { t } from '../../../../text/language/language.ts';
import type { Cast } from '../telling/voice.ts';
import { nameOf, ratingParts, typeLine, type CardBook } from './words.ts';

/** How long an Event stays, "until Mindy’s next Play Phase". */
function clockWords({ at, left, seat }: Clock, seats: readonly string[]): string {
  if (left !== 1) return t(`state.${SPANS[at]}`, { left });
  switch (at) {
    case 'roundBegins':
      return t('state.thisRound');
    case 'strengthCheck':
      return t('state.untilCheck');
    case 'playPhase':
    case 'opponentPhase': {
      const phase = at === 'playPhase' ? 'PlayPhase' : 'OpponentPhase';
      return seat === null
        ? t(`state.until${phase}`)
        : t(`state.until${phase}Of`, { player: seats[seat] ?? t('state.thePlayer') });
    }
  }
}

/** What an Event that stays longer is counted in. */
const SPANS = {
  roundBegins: 'rounds',
  strengthCheck: 'checks',
  playPhase: 'fullRounds',
  opponentPhase: 'fullRounds',
} as const satisfies Record<Clock['at'], string>;

/** Items wait to be carried, and those that strike count meanwhile (ruling 8); an Event waits for somebody to fall on. */
function waitingWords(def: CardDef | undefined, { strength }: InPlayView): string {
  if (def?.type === 'event') return t('state.waitsForPerson');
  return t(strength === null ? 'state.waitsForBearer' : 'state.waitsAndCounts');
}

/** What counts now, and what is printed, or what it is without weapons, where that is another number. */
export function strengthWords({ strength, armed, printed }: InPlayView): string | null {
  if (strength === null) return null;
  const isAsPrinted = printed === null || printed === strength;
  if (armed !== null && armed !== strength)
    return isAsPrinted
      ? t('state.armed', { armed, strength })
      : t('state.armedChanged', { armed, strength, printed });
  return isAsPrinted ? t('state.strength', { strength }) : t('state.strengthChanged', { strength, printed });
}

/**
 * The Strength of a card in play as it stands at its corner, that of a Person with the weapons it carries: what it strikes with
 * and, with them, weighs. Null for what has none.
 */
export const strengthShown = ({ armed, strength }: InPlayView): number | null => armed ?? strength;

/** The damage of its blow where that is another number than its Strength. */
export const blowShown = (card: InPlayView): number | null =>
  card.attack === strengthShown(card) ? null : card.attack;

/** What a card is by its print: its name, its type and what it counts and endures. */
export function printedWords(def: CardDef): string {
  const { counts = null, endures = null } = ratingParts(def) ?? {};
  return [
    def.name,
    typeLine(def),
    ...(counts === null ? [] : [t('cards.strength', { strength: counts })]),
    ...(endures === null ? [] : [t('cards.hitPoints', { count: endures })]),
  ].join(', ');
}

/** What a card may still do in this turn though it has acted; null where that is nothing. */
export type Again = 'attack' | 'ability' | null;

/** What a card may still do by these choices of its own, having acted. */
export function againOf({ acted }: InPlayView, own: readonly Option[] = []): Again {
  if (!acted) return null;
  return (['attack', 'ability'] as const).find((what) => own.some(({ kind }) => kind === what)) ?? null;
}

const ACTED = { attack: 'state.attacksAgain', ability: 'state.usesStill' } as const;

/** The effects of other cards that a card is under. */
export const effectWords = ({ effects }: InPlayView, book: CardBook): readonly string[] =>
  effects.map(({ source }) => t('state.effect', { card: nameOf(book, source) }));

/**
 * What a card in play is like just now, one short phrase each.
 * @param again what it may still do, having acted
 */
export function stateWords(
  card: InPlayView,
  book: CardBook,
  seats: readonly string[],
  again: Again = null,
): readonly string[] {
  const { strength, left, damage } = card;
  const attack = blowShown(card);
  const words: (string | null)[] = [
    strengthWords(card),
    strength === null && left !== null ? t('state.neverCounts') : null,
    attack === null ? null : t('state.attacks', { attack }),
    left === null ? null : t('state.left', { left }),
    damage > 0 ? t('state.damage', { damage }) : null,
    card.lured ? t('state.lured') : null,
    card.luresAstray ? markSays('lures', card, book) : null,
    ...[...abilityMarks(card), ...forbiddenMarks(card)].map((kind) => markSays(kind, card, book)),
    isSparedNoMore(card) ? markWord('sparedOnce') : null,
    card.countsFor === card.side ? null : t('state.countsForOpponents'),
    card.acted ? t(again === null ? 'state.acted' : ACTED[again]) : null,
    card.waiting ? waitingWords(book.get(card.def), card) : null,
    card.clock === null ? null : t('state.stays', { time: clockWords(card.clock, seats) }),
    ...effectWords(card, book),
  ];
  return words.filter((word) => word !== null);
}

/** The name by which a screen reader, and a test, knows a card in play. */
export function spokenCard(
  def: CardDef | undefined,
  card: InPlayView,
  { book, seats }: Cast,
  again: Again = null,
): string {
  const name = nameOf(book, card.def);
  const kind = def === undefined ? t('names.missing') : typeLine(def);
  return [name, kind, ...stateWords(card, book, seats, again)].join(', ');
}

/** The lead that is printed on an Objective, where others decide at this table. */
export function leadWords({ objective, goal, lostBy }: View, print: CardDef): readonly string[] {
  if (print.type !== 'objective' || print.id !== objective.def) return [];
  if (goal === print.value && lostBy === print.value) return [];
  return [t('state.leadPrinted', { lead: print.value })];
}
