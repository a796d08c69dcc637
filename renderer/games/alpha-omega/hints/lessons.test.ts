import { withPartner } from '../words/testing/partner.ts';
import { describe, expect, test } from 'vitest';
import type { AlphaOmegaEvent, ToldEvent, View } from '../../../../engine/alpha-omega/index.ts';
import { en } from '../../../text/language/en/index.ts';
import { es } from '../../../text/language/es/index.ts';
import { fakeBook, fakeCards } from '../words/testing/fake-cards.ts';
import { battle, goliath, ownPlace, playing, start } from '../words/testing/scenes.ts';
import { doneIn } from './deeds.ts';
import { hintsFor, LESSONS, withoutLessons, type Hint } from './hints.ts';

/** One table: those of two calls have other cards. */
const TABLE = battle();

const asked = (view: View): readonly Hint[] => hintsFor({ view, fresh: [], book: fakeBook });
const after = (event: AlphaOmegaEvent, view: View = TABLE): readonly Hint[] => {
  const fresh: readonly ToldEvent[] = [{ event, defs: {} }];
  return hintsFor({ view, fresh, book: fakeBook });
};

const noOptions = (view: View): View => ({
  ...view,
  pending: view.pending && { ...view.pending, ask: { kind: 'one', options: [] } },
});
/** Nobody can be struck but the own Place. */
function againstOwnPlace(): View {
  const view = ownPlace();
  const options = view.pending?.ask?.options ?? [];
  const own = options.filter(
    (option) =>
      option.kind !== 'attack' ||
      view.inPlay.some(({ id, countsFor }) => id === option.target && countsFor === 'good'),
  );
  return { ...view, pending: view.pending && { ...view.pending, ask: { kind: 'one', options: own } } };
}
const [opponent, good] = (['opponent', 'good'] as const).map(
  (side) => TABLE.inPlay.find((card) => card.side === side && card.attack !== null)?.id ?? -1,
);
const strikes = (by = -1, kind: 'weakest' | 'player' = 'weakest'): AlphaOmegaEvent => {
  const why = kind === 'weakest' ? { kind, left: 5, tied: 1, chosenBy: null } : { kind };
  return { type: 'attackDeclared', by, target: 0, why };
};

describe('a lesson is due where what it teaches is on the table, and nowhere else', () => {
  const known = { ...start().opponent, knownDeck: [{ id: 900, def: 'starter:satan', place: 0 }] };
  const unseen = { ...withPartner(), opponent: { ...start().opponent, knownDeck: [] } };
  const deep = { ...start().opponent, knownDeck: [{ id: 900, def: 'starter:satan', place: 3 }] };
  const cases: readonly (readonly [Hint, due: readonly Hint[], not: readonly Hint[]])[] = [
    ['goal', asked(start()), asked(playing())],
    ['countdown', asked({ ...start(), ends: goliath().ends }), asked({ ...start(), ends: [] })],
    ['foreseen', asked({ ...start(), opponent: known }), asked({ ...start(), opponent: deep })],
    ['opponentLast', asked({ ...start(), variants: ['easy'] }), asked(start())],
    ['opponentFirst', asked({ ...start(), round: 2 }), asked({ ...start(), round: 2, variants: ['easy'] })],
    ['opponentFirst', asked({ ...start(), round: 2 }), asked({ ...start(), round: 1 })],
    ['helps', asked({ ...start(), round: 2 }), asked({ ...start(), round: 1 })],
    ['persons', asked(playing()), asked(noOptions(playing()))],
    ['equip', asked(playing()), asked(noOptions(playing()))],
    ['action', asked(battle()), asked(againstOwnPlace())],
    ['aim', asked(battle()), asked({ ...battle(), blows: [] })],
    ['aim', asked(ownPlace()), asked(againstOwnPlace())],
    ['seals', asked(battle()), asked({ ...battle(), inPlay: [] })],
    ['sealsLater', asked(unseen), asked(battle())],
    ['seals', asked({ ...unseen, turn: 1 }), asked(unseen)],
    ['seals', asked(withPartner()), asked(unseen)],
    ['opponentActs', after(strikes(opponent)), after(strikes(good))],
    ['opponentActs', after(strikes(opponent)), after(strikes(opponent, 'player'))],
    ['callingTaken', after({ type: 'callingDrawn', seat: 0, card: 1 }), asked(battle())],
  ];
  test.each(cases)('%s', (lesson, due, not) => {
    expect(due).toContain(lesson);
    expect(not).not.toContain(lesson);
  });
});

describe('what was done needs no lesson', () => {
  const by = (seat: number, ...events: readonly AlphaOmegaEvent[]): readonly Hint[] =>
    doneIn(
      [{ kind: 'answered', moment: 1, seat, by: seat, events: events.map((event) => ({ event, defs: {} })) }],
      (one) => one === 1,
    );
  const plays: AlphaOmegaEvent = { type: 'cardPlayed', seat: 0, card: 4 };

  test('by somebody at the table', () => {
    expect(by(0, plays)).toEqual(['play']);
    expect(by(0, { ...plays, host: 5 })).toEqual(['play', 'equip']);
    expect(by(0, strikes(good, 'player'))).toEqual(['action', 'aim']);
    expect(by(0, { type: 'callingDrawn', seat: 0, card: 4 })).toEqual(['drawOrCalling']);
  });

  test('but not by an Opponent, a computer player, or who only drew', () => {
    expect(by(0, strikes(opponent))).toEqual([]);
    expect(by(1, plays)).toEqual([]);
    expect(by(0, { type: 'cardsDrawn', seat: 0, cards: [4], count: 1 })).toEqual([]);
  });
});

describe('what lessons say', () => {
  const names = fakeCards.filter(({ type }) => type !== 'event').map(({ name }) => name);
  test.each([
    ['English', en.hints],
    ['Spanish', es.hints],
  ])('in %s is short, and names no card and so no move', (_, hints) => {
    for (const lesson of LESSONS) {
      expect(hints[lesson].length, lesson).toBeLessThanOrEqual(150);
      expect(names.filter((name) => hints[lesson].includes(name))).toEqual([]);
    }
  });

  // The button of one does not look as if it left the other.
  test('say that who attacks in a turn may use an ability in it as well', () => {
    expect(en.hints.action).toMatch(/attack once a turn.*use its ability as well/);
    expect(es.hints.action).toMatch(/atacar una vez por turno.*además usar su habilidad/);
  });

  test('can be heard once more by whoever wants to: what else is known stays known', () => {
    expect(withoutLessons(['goal', 'play once', 'luredAstray', 'tutorial game-2'])).toEqual([
      'luredAstray',
      'tutorial game-2',
    ]);
  });
});
