import type { CardId, DefId, InPlayView, Option, View } from '../../../../engine/alpha-omega/index.ts';

/** `starter:black-blade` → `black-blade`. */
export const shortName = (def: DefId): string => def.replace(/^.*:/, '');

/**
 * How a game stands, in one line that can be read and compared: `2 Mindy play: black-blade>agares agares! azrael* |
 * squadrons-at-once | 8 7` is round, who is asked and what about; the cards in play with their damage (`-5`), bearer (`>`),
 * Lured Astray (`*`) and having acted (`!`); the Callings; the cards in each hand. Two games that stand the same way may be
 * gone on with in the same way, however they came there. Null while nothing is asked.
 */
export function situationOf(view: View): string | null {
  const { pending, seats } = view;
  if (pending === null) return null;
  const inPlay = view.inPlay.map((card) => cardWord(card, view)).join(' ');
  const callings = seats.flatMap((seat) => seat.callings.map(({ def }) => shortName(def))).join(' ');
  const hands = seats.map(({ handCount }) => handCount).join(' ');
  const asked = seats[pending.seat]?.name ?? '';
  return `${view.round} ${asked} ${pending.about}: ${inPlay} | ${callings} | ${hands}`;
}

function cardWord(card: InPlayView, view: View): string {
  const host = view.inPlay.find(({ id }) => id === card.host);
  return [
    shortName(card.def),
    card.damage > 0 ? `-${card.damage}` : '',
    host === undefined ? '' : `>${shortName(host.def)}`,
    card.lured ? '*' : '',
    card.acted ? '!' : '',
  ].join('');
}

/** What the pending question offers, each option in short words: `draw`, `play hope on michael`, `michael attacks azrael`. */
export function offered(view: View): ReadonlyMap<string, Option> {
  const known = defsOf(view);
  const name = (card: CardId): string => shortName(known.get(card) ?? '?');
  return new Map((view.pending?.ask?.options ?? []).map((option) => [words(option, name), option]));
}

function words(option: Option, name: (card: CardId) => string): string {
  switch (option.kind) {
    case 'play': {
      const on = option.host === undefined ? '' : ` on ${name(option.host)}`;
      return `play ${name(option.card)}${on}`;
    }
    case 'attack':
      return `${name(option.card)} attacks ${name(option.target)}`;
    case 'ability':
      return `use ${name(option.card)}`;
    case 'card':
      return `choose ${name(option.card)}`;
    default:
      return option.kind;
  }
}

function defsOf({ inPlay, seats }: View): ReadonlyMap<CardId, DefId> {
  const hands = seats.flatMap(({ hand }) => hand ?? []);
  return new Map([...inPlay, ...hands].map(({ id, def }) => [id, def]));
}
