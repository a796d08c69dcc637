import type { Catalogue, Modifier } from '../../definitions.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import type { CardId, InPlay, Table } from '../../types.ts';
import { isDying } from './fallen.ts';
import { cardIn, type Check, type Law, type Move } from './law.ts';

/** What took a card's last hit points, and whether that Lured Astray when it did; null where it is not plain. */
interface Blow {
  readonly by: CardId;
  readonly lures: boolean | null;
}

/**
 * Ruling 45: the blow decides, whatever becomes of whoever struck it. Looked at are falls by damage. Whether the striker
 * Lured Astray is said by its print where no card about takes that away, or gives it; where one does, this law says
 * nothing.
 */
export const blowDecides: Law = {
  name: 'whoever is defeated is Lured Astray when the blow was of one that does so, and only then',
  watch(check) {
    const blows = new Map<CardId, Blow>();
    return ({ moves, content }) => {
      for (const [at, move] of moves.entries()) {
        const { before, event, after } = move;
        if (event.type === 'damaged') {
          const isLast = !isDying(before, content, event.card) && isDying(after, content, event.card);
          if (isLast) blows.set(event.card, { by: event.by, lures: lures(before, content, event.by) });
        } else if (event.type === 'saved' || event.type === 'healed') {
          if (!isDying(after, content, event.card)) blows.delete(event.card);
        } else if (event.type === 'defeated') {
          checkFate(move, event, blows.get(event.card), content, check);
          checkFollows(event, moves[at + 1]?.event, before, check);
          blows.delete(event.card);
        }
      }
    };
  },
};

type Defeated = Extract<AlphaOmegaEvent, { readonly type: 'defeated' }>;

function checkFate(
  { before }: Move,
  { card, by, fate, shielded }: Defeated,
  blow: Blow | undefined,
  content: Catalogue,
  check: Check,
): void {
  const name = cardIn(before, card);
  const fallen = before.inPlay.find(({ id }) => id === card);
  if (fallen?.side !== 'good' || content.get(fallen.def)?.type !== 'person') {
    check(fate === 'discarded', () => `${name}, which is no Good Person, is ${fate}`);
    return;
  }
  if (blow === undefined) return;
  check(
    blow.by === by,
    () => `${name} falls by ${cardIn(before, by)}, and the blow was of ${cardIn(before, blow.by)}`,
  );
  if (blow.lures === null) return;
  const isShielded = blow.lures && shielded && isThere(before, content, isShield);
  check(fate === (blow.lures && !isShielded ? 'lured' : 'discarded') && shielded === isShielded, () => {
    const shield = shielded ? ', shielded' : '';
    return `${name} is ${fate}${shield}, and ${cardIn(before, blow.by)} ${blow.lures ? 'Lured' : 'did not Lure'} Astray when it struck`;
  });
}

/** What is told of a defeat is what then happens to the card. */
function checkFollows(
  { card, fate }: Defeated,
  next: AlphaOmegaEvent | undefined,
  before: Table,
  check: Check,
): void {
  const wanted = fate === 'lured' ? 'luredAstray' : 'discarded';
  check(
    next?.type === wanted && next.card === card,
    () => `${cardIn(before, card)} was told to be ${fate}, and what followed was ${next?.type ?? 'nothing'}`,
  );
}

/**
 * Does this card, as it is printed, Lure Astray? Rulebook, Supernatural Opponent Person cards: Fallen Angels do, and
 * Angels who were Lured (ruling 7); nothing else does, nor what is not in play.
 */
function lures(table: Table, content: Catalogue, by: CardId): boolean | null {
  const striker = table.inPlay.find(({ id }) => id === by);
  const print = striker && content.get(striker.def);
  if (striker?.side !== 'opponent' || print?.type !== 'person') return false;
  const other = print.supernatural ? 'silenced' : 'luresAstray';
  return isThere(table, content, ({ change }) => change === other) ? null : print.supernatural;
}

const isShield = (gives: Modifier): boolean => gives.change === 'cannot' && gives.what === 'beLured';

/** Do any words about say this, in force or not? */
function isThere(table: Table, content: Catalogue, isMeant: (gives: Modifier) => boolean): boolean {
  const { cards, inPlay, seats, objective, lasting } = table;
  const defs = [
    ...inPlay.map(({ def }: InPlay) => def),
    ...seats.flatMap(({ callings }) => callings.map(({ id }) => cards[id]?.def ?? '')),
    cards[objective]?.def ?? '',
  ];
  const printed = defs.flatMap((def) => content.get(def)?.abilities ?? []);
  return [...printed, ...lasting.flatMap(({ abilities }) => abilities)].some(
    (ability) => ability.kind === 'constant' && isMeant(ability.gives),
  );
}
