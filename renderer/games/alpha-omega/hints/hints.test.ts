import { describe, expect, test } from 'vitest';
import { ARRANGEMENTS } from '../../../../electron/shared/games/alpha-omega/table/tutorial.ts';
import { alphaOmega, tell } from '../../../../engine/alpha-omega/index.ts';
import { createMachine } from '../../../../engine/index.ts';
import { en } from '../../../text/language/en/index.ts';
import { fakeBook, idOf } from '../words/testing/fake-cards.ts';
import { battle, ownPlace, playing } from '../words/testing/scenes.ts';
import { CHAPTERS } from '../tutorial/script/index.ts';
import { offered } from '../tutorial/situation.ts';
import { hintsFor, isLearnt, known, type Hint, type Scene } from './hints.ts';

const machine = createMachine(alphaOmega, fakeBook);

/** What there is to explain at each question of the worked example, by its situation. */
function hintsOfExample(): ReadonlyMap<string, readonly Hint[]> {
  const { seed, ...setup } = ARRANGEMENTS.exampleOfPlay;
  let applied = machine.begin({ ...setup, arranged: 'exampleOfPlay' }, seed);
  const found = new Map<string, readonly Hint[]>();
  for (const { at, answer } of CHAPTERS.flatMap(({ steps }) => steps)) {
    const view = machine.view(applied.state, [0, 1]);
    const fresh = tell(applied.events, applied.state.table, [0, 1]);
    found.set(at, hintsFor({ view, fresh, book: fakeBook }));
    const { pending } = applied.state;
    const id = offered(view).get(answer)?.id;
    if (pending === null || id === undefined) throw new Error(at);
    const result = machine.apply(applied.state, { decision: pending.id, seat: pending.seat, answer: [id] });
    if (!result.ok) throw new Error(result.error.code);
    applied = result.value;
  }
  return found;
}

describe('what a game explains the first times', () => {
  const found = [...hintsOfExample()];
  const at = (start: string): readonly Hint[] => found.find(([key]) => key.startsWith(start))?.[1] ?? [];

  test('a hand without a Person is no disaster, and that is said while nobody of theirs is in play', () => {
    const view = playing();
    const hand = (view.seats[0]?.hand ?? []).filter(({ def }) => fakeBook.get(def)?.type !== 'person');
    const without = { ...view, seats: view.seats.map((seat) => ({ ...seat, hand })) };
    const alone = { ...without, inPlay: view.inPlay.filter(({ owner }) => owner !== 0) };
    const hints = (one: typeof view): readonly Hint[] => hintsFor({ view: one, fresh: [], book: fakeBook });
    expect([hints(view), hints(without), hints(alone)]).toEqual([
      ['play', 'persons', 'equip'],
      ['play', 'equip'],
      ['noPerson', 'play', 'equip'],
    ]);
  });

  test('that one’s own Place may be struck is not worth a word', () => {
    expect(hintsFor({ view: ownPlace(), fresh: [], book: fakeBook })).toEqual(['action', 'seals', 'aim']);
    expect(hintsFor({ view: battle(), fresh: [], book: fakeBook })).toEqual(['action', 'seals', 'aim']);
  });

  test('how to do what is asked comes before it is done, and so before what has happened', () => {
    expect(at('1 Mindy play')).toEqual(['play', 'persons']);
    expect(at('2 Mindy drawOrCalling')).toEqual([
      ...['goal', 'drawOrCalling'],
      ...['callingTaken', 'luredAstray', 'passedOn', 'strengthChecked', 'opponentActs'],
      ...['opponentFirst', 'helps'],
    ]);
    expect(at('4 Mindy drawOrCalling')).toEqual([
      ...['goal', 'drawOrCalling', 'passedOn', 'strengthChecked'],
      ...['damaged', 'opponentActs', 'cleanUp', 'opponentFirst', 'foreseen', 'helps'],
    ]);
    expect(at('8 Steve drawOrCalling')).toEqual([
      ...['goal', 'drawOrCalling', 'playerLured', 'luredAstray', 'opponentFirst', 'helps'],
    ]);
    expect(at('9 Mindy luredAttack')).toEqual(['luredAttack']);
  });

  test('sparing is explained where a seal or a blow speaks of it, before it has happened', () => {
    const view = battle();
    const [blow] = view.blows;
    const seal = { target: 1, def: null, amount: 6, tied: [], blows: 1, lures: false, spares: true };
    const due = (changes: Partial<Scene>): boolean =>
      hintsFor({ view, fresh: [], book: fakeBook, ...changes }).includes('spared');
    expect(due({})).toBe(false);
    expect(due({ seals: new Map([[2, seal]]) })).toBe(true);
    expect(due({ seals: new Map([[2, { ...seal, lures: true }]]) })).toBe(false);
    expect(due({ view: { ...view, blows: blow === undefined ? [] : [{ ...blow, excess: 2 }] } })).toBe(true);
  });

  test('an Item that waits has no bearer; an Event that waits is none, and is not called so', () => {
    const waiting = (name: string): readonly Hint[] => {
      const fresh = [{ event: { type: 'waited', card: 900 }, defs: { 900: idOf(name) } } as const];
      return hintsFor({ view: battle(), fresh, book: fakeBook });
    };
    expect(waiting('Black Blade')).toContain('waited');
    expect(waiting('Foolishness')).not.toContain('waited');
  });

  test('the example alone meets most of them', () => {
    const met = new Set(found.flatMap(([, hints]) => hints));
    const all = Object.keys(en.hints).filter((key) => key !== 'title' && key !== 'known');
    const rare = [
      'arrangeCards',
      'countdown',
      'discardCards',
      'interruptDefeat',
      'may',
      'noPerson',
      'opponentLast',
      'spared',
    ];
    expect(all.filter((hint) => !met.has(hint as Hint)).toSorted()).toEqual(rare);
  });
});

describe('what somebody has learnt', () => {
  test('a hint that was seen is known, and the others stay as they were', () => {
    expect(isLearnt('play', ['action'])).toBe(false);
    expect(known('play', ['action'])).toEqual(['action', 'play']);
    expect(isLearnt('play', ['action', 'play'])).toBe(true);
  });

  test('so is what older programs kept as seen once', () => {
    expect(isLearnt('play', ['play once'])).toBe(true);
    expect(known('play', ['play once'])).toEqual(['play']);
  });
});
