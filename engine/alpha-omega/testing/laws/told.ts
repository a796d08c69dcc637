import type { Catalogue } from '../../definitions.ts';
import type { Select } from '../../selects.ts';
import type { CardId, InPlay, Table } from '../../types.ts';
import { cardIn, type Law, lawOfMoves } from './law.ts';
import { leftOf } from './weakest.ts';

/**
 * Ruling 33: whom a card makes an Opponent strike is as the card says, whoever plays the Opponents and whomever the striker
 * would attack by itself; the words are looked up here anew.
 */
export const toldBlows: Law = lawOfMoves(
  'who strikes because a card says so strikes whom the card says',
  ({ before, event, isCommanded }, check, { content }) => {
    if (event.type !== 'attackDeclared' || !isCommanded || event.why.kind === 'card') return;
    const { target, why } = event;
    const said = why.kind === 'told' ? weakestSaidBy(before, content, why.card) : [];
    check(
      said.some((among) => weakestOf(before, content, among).some(({ id }) => id === target)),
      () =>
        `${cardIn(before, event.by)} was made to strike, and strikes ${cardIn(before, target)} (${why.kind})`,
    );
  },
);

/** Which of the weakest a card's words make an Opponent strike: of Good Persons, or of all Good cards. */
function weakestSaidBy({ cards }: Table, content: Catalogue, card: CardId): readonly Select[] {
  const print = content.get(cards[card]?.def ?? '');
  const abilities = print !== undefined && 'abilities' in print ? print.abilities : [];
  const ops = abilities.flatMap((ability) => ('do' in ability ? ability.do : []));
  return ops.flatMap((op) => (op.op === 'strike' ? op.at.filter(({ pick }) => pick === 'weakest') : []));
}

function weakestOf(table: Table, content: Catalogue, { type }: Select): readonly InPlay[] {
  const meant = table.inPlay.flatMap((card) => {
    const left = leftOf(card, table, content);
    return left !== null && (type === undefined || content.get(card.def)?.type === type)
      ? [{ card, left }]
      : [];
  });
  const fewest = Math.min(...meant.map(({ left }) => left));
  return meant.filter(({ left }) => left === fewest).map(({ card }) => card);
}
