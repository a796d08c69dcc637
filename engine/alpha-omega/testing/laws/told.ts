import type { Catalogue } from '../../definitions.ts';
import type { CardId, InPlay, Table } from '../../types.ts';
import { type BlowWords, blowsOf } from './blow-words.ts';
import { cardIn, type Law, lawOfMoves } from './law.ts';
import { leftOf } from './weakest.ts';

/**
 * Ruling 33: whom a card makes an Opponent strike is as the card says, whoever plays the Opponents and whomever the striker
 * would attack by itself; ruling 39: so is whom an Opponent attacks whose words name other targets. The words are read
 * from the page of printed texts.
 */
export const toldBlows: Law = lawOfMoves(
  'who strikes or attacks because a card says so strikes whom the card says',
  ({ before, event, isCommanded }, check, { content }) => {
    if (event.type !== 'attackDeclared' || event.why.kind === 'card') return;
    const { target, why } = event;
    if (!isCommanded && why.kind !== 'told') return;
    const said = why.kind === 'told' ? saidBy(before, content, why.card, isCommanded) : [];
    check(
      said.some((words) => meantBy(before, content, words).some(({ id }) => id === target)),
      () =>
        `${cardIn(before, event.by)} was made to strike, and strikes ${cardIn(before, target)} (${why.kind})`,
    );
  },
);

function saidBy(
  { cards }: Table,
  content: Catalogue,
  card: CardId,
  isCommanded: boolean,
): readonly BlowWords[] {
  const name = content.get(cards[card]?.def ?? '')?.name ?? '?';
  return blowsOf(name).filter(({ verb, side }) => side === 'good' && (verb === 'strikes') === isCommanded);
}

/** Of the Good cards that may be attacked and are of the kind, those that the words pick. */
function meantBy(table: Table, content: Catalogue, { type, hasActed, pick }: BlowWords): readonly InPlay[] {
  const meant = table.inPlay.flatMap((card) => {
    const left = leftOf(card, table, content);
    const isKind = type === null || content.get(card.def)?.type === type;
    return left !== null && isKind && (card.acted || !hasActed) ? [{ card, left }] : [];
  });
  const lefts = meant.map(({ left }) => left);
  const wanted = pick === 'strongest' ? Math.max(...lefts) : Math.min(...lefts);
  return meant.filter(({ left }) => left === wanted).map(({ card }) => card);
}
