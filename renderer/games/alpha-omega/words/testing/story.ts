import type { ToldEvent, View } from '../../../../../engine/alpha-omega/index.ts';
import { explainEvent } from '../../../../../engine/alpha-omega/beyond/explain/explain.ts';

/** A log that goes with the battle. */
export function story(view: View): readonly ToldEvent[] {
  const defs = Object.fromEntries(view.inPlay.map((card) => [card.id, card.def]));
  const [heaven, michael, armor, , raphael, paimon, blade, uriel, abigor] = view.inPlay.map(
    (card) => card.id,
  );
  const told = (event: ToldEvent['event']): ToldEvent => {
    const why = explainEvent(event);
    return why.length === 0 ? { event, defs } : { event, defs, why };
  };
  if (heaven === undefined || michael === undefined || armor === undefined || raphael === undefined)
    return [];
  if (paimon === undefined || blade === undefined || uriel === undefined || abigor === undefined) return [];
  return [
    told({ type: 'roundBegan', round: 2 }),
    told({ type: 'opponentDrawn', seat: 0, card: abigor }),
    told({ type: 'idled', card: abigor, why: 'nothingToAttack' }),
    told({ type: 'cardsDrawn', seat: 0, cards: [michael, heaven], count: 2 }),
    told({ type: 'cardPlayed', seat: 0, card: michael }),
    told({ type: 'attackDeclared', by: michael, target: abigor, why: { kind: 'player' } }),
    told({ type: 'damaged', card: abigor, amount: 3, by: michael }),
    told({ type: 'strengthChecked', balance: { good: 7, opponent: 8 } }),
    told({ type: 'roundBegan', round: 3 }),
    told({ type: 'opponentDrawn', seat: 0, card: paimon }),
    told({ type: 'attached', card: blade, host: paimon }),
    told({
      type: 'attackDeclared',
      by: paimon,
      target: armor,
      why: { kind: 'weakest', left: 5, tied: 1, chosenBy: null },
    }),
    told({ type: 'damaged', card: armor, amount: 8, by: paimon }),
    told({
      type: 'attackDeclared',
      by: abigor,
      target: uriel,
      why: { kind: 'weakest', left: 1, tied: 2, chosenBy: 0 },
    }),
    told({ type: 'defeated', card: uriel, by: abigor, fate: 'lured', shielded: false }),
    told({ type: 'luredAstray', card: uriel, by: abigor }),
    told({ type: 'dieRolled', value: 4, seat: 0, source: null }),
    told({ type: 'healed', card: michael, amount: 3, by: raphael }),
    told({ type: 'strengthChecked', balance: { good: 13, opponent: 8 } }),
  ];
}
