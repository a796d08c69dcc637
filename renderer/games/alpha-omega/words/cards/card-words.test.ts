import { describe, expect, test } from 'vitest';
import type { InPlayView } from '../../../../../engine/alpha-omega/index.ts';
import { leadWords, printedWords, spokenCard, stateWords, type Again } from './card-words.ts';
import { played } from '../testing/card-views.ts';
import { fakeBook, idOf } from '../testing/fake-cards.ts';
import { scene } from '../testing/table.ts';

const SEATS = ['Mindy', 'Steve'];
const said = (name: string, changes: Partial<InPlayView>, again: Again = null): readonly string[] =>
  stateWords(played(name, 'good', changes), fakeBook, SEATS, again);

/** What is said beyond what is said of the same card as it was printed. */
function beyond(changes: Partial<InPlayView>, name = 'Michael', again: Again = null): readonly string[] {
  const plain = said(name, {});
  return said(name, changes, again).filter((words) => !plain.includes(words));
}

describe('what a card in play is like', () => {
  test('is its Strength, what it attacks with where that is another number, and what is left', () => {
    expect(said('Michael', {})).toEqual(['strength 7', '7 hit points left']);
    expect(beyond({ strength: 10, printed: 7, attack: 10 })).toEqual(['strength 10 now, 7 printed']);
    expect(beyond({ attack: 11, armed: 7 })).toEqual(['attacks for 11']);
    expect(beyond({ attack: 9, armed: 9 })).toEqual(['strength 9 with what it carries, 7 without']);
    expect(beyond({ strength: 5, attack: 7, armed: 7 })).toEqual([
      'strength 7 with what it carries, 5 without, 7 printed',
    ]);
    // A stored moment from before that was told has no number with weapons.
    expect(beyond({ attack: 11, armed: null })).toEqual(['attacks for 11']);
    expect(beyond({ left: 1, damage: 6 })).toHaveLength(2);
    expect(beyond({ strength: null, attack: null })).toHaveLength(1);
  });

  test('is each thing that befell it, once', () => {
    const changes: readonly Partial<InPlayView>[] = [
      { lured: true },
      { luresAstray: true },
      { countsFor: 'opponent' },
      { acted: true },
      { waiting: true },
    ];
    const all = changes.map((change) => beyond(change));
    for (const words of all) expect(words).toHaveLength(1);
    expect(new Set(all.flat()).size).toBe(changes.length);
    expect(beyond({ acted: true }, 'Michael', 'attack')).toEqual([
      'has acted this round, and may attack once more',
    ]);
    expect(beyond({ acted: true }, 'Michael', 'ability')).toEqual([
      'has acted this round, and may still use its ability',
    ]);
    expect(beyond({ waiting: true }, 'Love')).not.toEqual(beyond({ waiting: true }, 'Flaming Sword'));
  });

  test('says what another card does to it', () => {
    const effects = [{ name: 'better-fight', source: idOf('Raphael') }] as unknown as InPlayView['effects'];
    expect(beyond({ effects })).toContain('under an effect of Raphael');
  });

  test('says how long an Event stays, by rounds, checks and whose phase', () => {
    const clocks = (['roundBegins', 'strengthCheck', 'playPhase', 'opponentPhase'] as const).flatMap((at) =>
      [1, 2].map((left) => beyond({ clock: { at, left, seat: 1, age: 0 } }, 'Love').join()),
    );
    expect(new Set(clocks).size).toBe(7);
    expect(clocks[4]).toContain('Steve');
    expect(clocks[6]).toContain('Steve');
    // Two phases of one player are two full rounds, whichever phase it is.
    expect(clocks[5]).toBe(clocks[7]);
    const nobodys = beyond({ clock: { at: 'playPhase', left: 1, seat: null, age: 0 } }, 'Love').join();
    expect(nobodys).not.toContain('Steve');
    expect(nobodys).not.toBe('');
  });

  test('is spoken after the name and the kind', () => {
    const card = played('Michael', 'good');
    const cast = { book: fakeBook, seats: SEATS };
    const spoken = spokenCard(fakeBook.get(card.def), card, cast);
    expect(spoken).toMatch(/^Michael, .*, strength 7, 7 hit points left$/);
    expect(spokenCard(undefined, card, cast)).not.toBe(spoken);
  });
});

test('what a card is by its print: what it counts and what it endures', () => {
  const print = (name: string): string => {
    const def = fakeBook.get(idOf(name));
    return def === undefined ? '' : printedWords(def);
  };
  expect(print('Michael')).toMatch(/^Michael, .*strength 7/);
  expect(print('Heaven')).toMatch(/^Heaven, .*hit points/);
  expect(print('Love').split(', ')).toHaveLength(2);
});

describe('the leads that decide', () => {
  const view = scene();
  const def = fakeBook.get(view.objective.def);
  const leads = (changes: object): readonly string[] =>
    def === undefined ? [] : leadWords({ ...view, ...changes }, def);
  const value = def?.type === 'objective' ? def.value : 0;

  test('are those of the text: what the card says itself is told beside it', () => {
    expect(leads({ goal: value, lostBy: value })).toEqual([]);
    for (const changes of [
      { goal: 25, lostBy: 25 },
      { goal: value, lostBy: 1 },
      { goal: 25, lostBy: value },
    ])
      expect(leads(changes)).toEqual([`the printed card asks for a lead of ${String(value)}`]);
  });

  test('are nothing that another card says', () => {
    const michael = fakeBook.get(idOf('Michael'));
    expect(michael && leadWords({ ...view, goal: 25, lostBy: 1 }, michael)).toEqual([]);
  });
});
