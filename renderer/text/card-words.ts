import type { CardDef, Clock, InPlayView, View } from '../../engine/index.ts';
import { t } from './language/language.ts';
import { nameOf, typeLine, type CardBook } from './words.ts';

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

/** Items wait to be carried; an Event waits for somebody to fall on. */
const waitingWords = (def: CardDef | undefined): string =>
  t(def?.type === 'event' ? 'state.waitsForPerson' : 'state.waitsForBearer');

/** What a card in play is like just now, one short phrase each. */
export function stateWords(card: InPlayView, book: CardBook, seats: readonly string[]): readonly string[] {
  const { strength, attack, left, damage } = card;
  const words: (string | null)[] = [
    strength === null ? null : t('state.strength', { strength }),
    attack === null || attack === strength ? null : t('state.attacks', { attack }),
    left === null ? null : t('state.left', { left }),
    damage > 0 ? t('state.damage', { damage }) : null,
    card.lured ? t('state.lured') : null,
    card.luresAstray ? t('state.lures') : null,
    card.countsFor === card.side ? null : t('state.countsForOpponents'),
    card.acted ? t('state.acted') : null,
    card.waiting ? waitingWords(book.get(card.def)) : null,
    card.clock === null ? null : t('state.stays', { time: clockWords(card.clock, seats) }),
    ...card.effects.map(({ name, source }) => t('state.effect', { name, card: nameOf(book, source) })),
  ];
  return words.filter((word) => word !== null);
}

/** The name by which a screen reader, and a test, knows a card in play. */
export function spokenCard(
  def: CardDef | undefined,
  card: InPlayView,
  book: CardBook,
  seats: readonly string[],
): string {
  const name = nameOf(book, card.def);
  const kind = def === undefined ? t('names.missing') : typeLine(def);
  return [name, kind, ...stateWords(card, book, seats)].join(', ');
}

/** The leads that decide at this table, where a variation makes others of them than the Objective's card says. */
export function leadWords({ objective, goal, lostBy }: View, def: CardDef): readonly string[] {
  if (def.type !== 'objective' || def.id !== objective.def) return [];
  if (goal === def.value && lostBy === def.value) return [];
  return [t('state.leadWins', { goal }), t('state.leadLoses', { lead: lostBy })];
}
