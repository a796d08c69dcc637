import type { Beat } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { AlphaOmegaEvent, InPlayView, View } from '../../../../../engine/alpha-omega/index.ts';
import { battle } from '../../words/testing/scenes.ts';
import { played } from '../../words/testing/card-views.ts';
import type { Told } from '../told.ts';

/** What some events look like when they are told as one beat. */
export const beat = (changes: Partial<View>, ...events: readonly AlphaOmegaEvent[]): Beat => ({
  events: events.map((event) => ({ event, defs: {} })),
  changes,
});

const changed = (view: View, id: number, changes: Partial<InPlayView>): readonly InPlayView[] =>
  view.inPlay.map((card) => (card.id === id ? { ...card, ...changes } : card));

/** The card of this name that is in play. */
function inPlay(view: View, def: string): InPlayView {
  const card = view.inPlay.find((one) => one.def.endsWith(def));
  if (card === undefined) throw new Error(`no ${def} is in play`);
  return card;
}

/**
 * A busy answer of the battle: Michael strikes Abigor down, Agares is drawn and lures Raphael astray, Michael and
 * his armour take a blow, a card is drawn, and the two sides are weighed.
 */
export function busyStep(before: View = battle()): Told {
  const [michael, raphael, armor] = ['michael', 'raphael', 'heavenly-armor'].map((def) =>
    inPlay(before, def),
  );
  const [abigor, paimon] = ['abigor', 'paimon'].map((def) => inPlay(before, def));
  const agares = played('Agares', 'opponent');
  const [seat] = before.seats;
  if (!michael || !raphael || !armor || !abigor || !paimon || !seat)
    throw new Error('the battle has changed');
  const why = { kind: 'player' } as const;
  const struck: View = {
    ...before,
    pending: null,
    inPlay: before.inPlay
      .filter(({ id }) => id !== abigor.id)
      .map((card) => (card.id === michael.id ? { ...card, acted: true } : card)),
    opponent: { ...before.opponent, discard: [...before.opponent.discard, abigor] },
  };
  const drawn: View = {
    ...struck,
    phase: 'opponentPhase',
    inPlay: [...struck.inPlay, agares],
    opponent: { ...struck.opponent, deckCount: 51 },
  };
  const lured: View = {
    ...drawn,
    inPlay: changed(drawn, raphael.id, {
      side: 'opponent',
      countsFor: 'opponent',
      lured: true,
      luresAstray: true,
      damage: 0,
    }),
    balance: { good: 8, opponent: 13 },
  };
  const borne: View = { ...lured, inPlay: changed(lured, armor.id, { damage: 3, left: 2 }) };
  const hit: View = { ...borne, inPlay: changed(borne, michael.id, { damage: 4, left: 3 }) };
  const deborah = played('Deborah', 'good');
  const dealt: View = {
    ...hit,
    seats: [
      {
        ...seat,
        hand: [...(seat.hand ?? []), { id: deborah.id, def: deborah.def, spent: false }],
        handCount: 9,
        deckCount: 43,
      },
    ],
  };
  const after: View = {
    ...dealt,
    phase: 'actionPhase',
    round: 4,
    objectiveRound: 4,
    pending: before.pending,
    balances: [...before.balances, dealt.balance],
  };
  const keys = (view: View): Partial<View> => ({
    inPlay: view.inPlay,
    opponent: view.opponent,
    balance: view.balance,
    phase: view.phase,
    seats: view.seats,
  });
  return {
    before,
    after,
    beats: [
      beat(
        keys(struck),
        { type: 'attackDeclared', by: michael.id, target: abigor.id, why },
        { type: 'struck', by: michael.id, target: abigor.id, amount: 11 },
        { type: 'damaged', card: abigor.id, amount: 4, by: michael.id },
        { type: 'defeated', card: abigor.id, by: michael.id, fate: 'discarded', shielded: false },
        { type: 'discarded', card: abigor.id, why: 'defeated' },
      ),
      beat(
        keys(drawn),
        { type: 'phaseBegan', phase: 'opponentPhase' },
        { type: 'opponentDrawn', seat: 0, card: agares.id },
      ),
      beat(
        keys(lured),
        { type: 'struck', by: agares.id, target: raphael.id, amount: 5 },
        { type: 'damaged', card: raphael.id, amount: 5, by: agares.id },
        { type: 'defeated', card: raphael.id, by: agares.id, fate: 'lured', shielded: false },
        { type: 'luredAstray', card: raphael.id, by: agares.id },
      ),
      beat(
        keys(hit),
        { type: 'struck', by: paimon.id, target: armor.id, amount: 8 },
        { type: 'damaged', card: armor.id, amount: 3, by: paimon.id },
        { type: 'damaged', card: michael.id, amount: 2, by: paimon.id },
      ),
      beat(keys(dealt), { type: 'cardsDrawn', seat: 0, cards: [deborah.id], count: 1 }),
      beat({}, { type: 'dieRolled', value: 4, seat: 0, source: null }),
      beat({}, { type: 'strengthChecked', balance: dealt.balance }),
      beat({ round: 4, objectiveRound: 4 }, { type: 'roundBegan', round: 4 }),
    ],
  };
}

/** Another Opponent comes to a full table, and strikes. */
export function crowdStep(before: View): Told {
  const agares = played('Agares', 'opponent');
  const [first] = before.inPlay;
  if (first === undefined) throw new Error('nobody is in play');
  const come = [...before.inPlay, agares];
  const hit = come.map((card) => (card.id === first.id ? { ...card, damage: 1, left: 1 } : card));
  return {
    before,
    after: { ...before, inPlay: hit },
    beats: [
      beat({ inPlay: come }, { type: 'opponentDrawn', seat: 0, card: agares.id }),
      beat(
        { inPlay: hit },
        { type: 'struck', by: agares.id, target: first.id, amount: 1 },
        { type: 'damaged', card: first.id, amount: 1, by: agares.id },
      ),
    ],
  };
}
