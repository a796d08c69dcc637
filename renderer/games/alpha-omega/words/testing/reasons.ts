import { RULES, type Note } from '../../../../../engine/alpha-omega/reasons.ts';
import type { CardId, Explanation, InPlayView, View, Why } from '../../../../../engine/alpha-omega/index.ts';

/** Notes with the rules that they rest on, and the prints of a view's cards. */
export function explanation(notes: readonly Note[], view: View): Explanation {
  const hands = view.seats.flatMap(({ hand }) => hand ?? []);
  return {
    reason: notes.map((note) => ({ ...note, rule: RULES[note.code] })),
    defs: Object.fromEntries([...view.inPlay, ...hands].map(({ id, def }) => [id, def])),
  };
}

/** One question of each kind: what is asked about a card, and what it would do to another. */
export const whysAbout = (card: CardId, target: CardId): { readonly [A in Why['about']]: Why } => ({
  strength: { about: 'strength', card },
  hitPoints: { about: 'hitPoints', card },
  attack: { about: 'attack', card, target },
  target: { about: 'target', by: card },
  cannotPlay: { about: 'cannotPlay', card, seat: 0 },
  cannotAttack: { about: 'cannotAttack', card, target },
  cannotUse: { about: 'cannotUse', card },
  balance: { about: 'balance' },
});

const OF_CARDS_IN_PLAY: readonly Why['about'][] = ['strength', 'hitPoints', 'attack'];

/**
 * A reason that goes with what a scene shows: its numbers are true, the rest is the shortest that could be said. Null, as with
 * the engine, where a card is asked about that is not in play.
 */
export function because(why: Why, view: View): Explanation | null {
  const isInPlay = (card: CardId): boolean => view.inPlay.some(({ id }) => id === card);
  if (OF_CARDS_IN_PLAY.includes(why.about) && 'card' in why && !isInPlay(why.card)) return null;
  return explanation(notesOn(why, view), view);
}

function notesOn(why: Why, view: View): readonly Note[] {
  switch (why.about) {
    case 'strength':
      return [...strengthOf(cardIn(view, why.card)), ...weaponsOf(cardIn(view, why.card), view)];
    case 'hitPoints': {
      const { id: card, left, damage } = cardIn(view, why.card);
      if (left === null) return [{ code: 'noHitPoints', card }];
      const bears: readonly Note[] = damage > 0 ? [{ code: 'damageTokens', card, amount: damage }] : [];
      return [
        { code: 'hitPoints', card, amount: left + damage },
        ...bears,
        { code: 'left', card, result: left },
      ];
    }
    case 'attack': {
      const one = cardIn(view, why.card);
      const target = view.inPlay.find(({ id }) => id === why.target);
      const blow = view.blows.find((each) => each.by === one.id && each.target === target?.id);
      const lands: readonly Note[] =
        blow === undefined
          ? []
          : [{ code: 'lands', card: blow.target, amount: blow.damage, result: blow.left }];
      return [
        ...strengthOf(one),
        ...weaponsOf(one, view),
        { code: 'blow', card: one.id, result: one.attack ?? 0 },
        ...lands,
      ];
    }
    case 'target':
      return [{ code: 'nothingToAttack', card: why.by }];
    case 'cannotPlay':
      return [{ code: 'spent', card: why.card }];
    case 'cannotAttack':
    case 'cannotUse':
      return [];
    case 'balance': {
      const { good, opponent } = view.balance;
      return [
        { code: 'sideTotal', side: 'good', result: good },
        { code: 'sideTotal', side: 'opponent', result: opponent },
        { code: 'lead', result: good - opponent },
      ];
    }
    default:
      return why satisfies never;
  }
}

function strengthOf({ id: card, strength, printed }: InPlayView): readonly Note[] {
  if (strength === null) return [{ code: 'notOffensive', card }];
  return [
    { code: 'printed', card, amount: printed ?? 0 },
    { code: 'strength', card, result: strength },
  ];
}

function cardIn(view: View, id: CardId): InPlayView {
  const card = view.inPlay.find((one) => one.id === id);
  if (card === undefined) throw new Error(`card ${String(id)} is not in play in this scene`);
  return card;
}

/** What a Person carries that strikes, and what its Strength comes to with that. */
function weaponsOf({ id: card, armed }: InPlayView, view: View): readonly Note[] {
  const notes = view.inPlay
    .filter(({ host, strength }) => host === card && strength !== null)
    .map(({ id, strength }): Note => ({ code: 'weapon', card: id, other: card, amount: strength ?? 0 }));
  return notes.length === 0 ? [] : [...notes, { code: 'armed', card, result: armed ?? 0 }];
}
