import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { unreadable } from '../../../testing/clipped.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { settled } from '../../../testing/settled.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { hand, known, played } from '../words/testing/card-views.ts';
import { scene } from '../words/testing/table.ts';
import type { InPlayView, Side } from '../../../../engine/alpha-omega/index.ts';

/** What is drawn on a card in play, by the part of it. */
async function drawnOn(card: InPlayView, selector: string): Promise<string | null | undefined> {
  await sitDown(scene({ inPlay: [card] }));
  const button = document.querySelector(`[data-card="${card.id}"]`);
  return button?.querySelector(selector)?.getAttribute('data-drawn');
}

test('a blow harder than all its hit points leaves a card none of them, and not of more', async () => {
  const michael = played('Michael', 'good', { damage: 11, left: 0 });
  expect(await drawnOn(michael, '[data-why=hitPoints]')).toBe('0/7');
});

test('the number of a Place bears a heart: it does not count, and says so', async () => {
  const heaven = played('Heaven', 'good');
  expect(await drawnOn(heaven, '.rating .hits')).toBe('8');
  const button = document.querySelector(`[data-card="${heaven.id}"]`);
  expect(button?.querySelector('.rating > span:not(.hits)')).toBeNull();
  expect(button?.getAttribute('aria-label')).toContain('does not count in the Balance');
});

test('a damaged Place shows in its heart what is left of what there was', async () => {
  const heaven = played('Heaven', 'good', { damage: 3, left: 5 });
  expect(await drawnOn(heaven, '.rating .hits')).toBe('5/8');
});

test.each([
  ['as printed', {}, '7', 'neither', null],
  ['with a weapon', { armed: 11, attack: 11 }, '11', 'raised', null],
  ['weakened', { strength: 5, armed: 5, attack: 5 }, '5', 'lowered', null],
  ['with what adds to blows alone', { armed: 7, attack: 8 }, '7', 'neither', '8'],
] as const)('one number at the corner says the Strength: %s', async (_, changes, shown, sign, blow) => {
  const michael = played('Michael', 'good', changes);
  expect(await drawnOn(michael, '.rating > span')).toBe(shown);
  const card = document.querySelector(`[data-card="${michael.id}"]`);
  const is = (what: string): boolean => card?.querySelector(`.rating.${what} .change`) != null;
  expect(is('raised') ? 'raised' : is('lowered') ? 'lowered' : 'neither').toBe(sign);
  expect(card?.querySelector('[data-why=attack]')?.getAttribute('data-drawn') ?? null).toBe(blow);
});

test('an Item in play counts what it adds now, not what is printed', async () => {
  const blade = played('Black Blade', 'opponent', { strength: 1, waiting: true });
  expect(await drawnOn(blade, '.rating > span')).toBe('+1');
});

test('what another card’s words do to a card is marked on it, with the name of that card', async () => {
  const effects = ['better-fight', 'unmasked'].map((name) => ({ name, source: known('Michael').def }));
  expect(await drawnOn(played('Paimon', 'opponent', { effects }), '.effect > span')).toBe('✦ Michael +1');
});

test.each([4, 10])(
  'letters cover no figure, no sign and no name of an owner: %d on each side',
  async (count) => {
    inLanguage('en', { letters: true, motion: 'reduced' });
    onTestFinished(() => inLanguage('en'));
    await page.viewport(1280, 800);
    const many = (name: string, side: Side): readonly InPlayView[] =>
      Array.from({ length: count }, (_, at) =>
        played(name, side, at === 1 ? { strength: 20, lured: side === 'opponent' } : { strength: 16 }),
      );
    const [seat] = scene().seats;
    if (seat === undefined) throw new Error('Nobody sits at the table');
    const items = hand('Sword of the Spirit', 'Flaming Sword', 'Heavenly Armor', 'Heaven', 'Love', 'Camael');
    await sitDown(
      scene({
        inPlay: [...many('Michael', 'good'), ...many('Paimon', 'opponent')],
        seats: [
          { ...seat, name: 'Bartholomew', hand: items },
          { ...seat, seat: 1, name: 'Ada', hand: [], callings: [] },
        ],
      }),
    );
    await settled();
    expect(document.querySelectorAll('.letters').length).toBeGreaterThan(count * 2);
    expect(unreadable()).toEqual([]);
  },
);

test('an Opponent that has acted pales, but stays as light as it was', async () => {
  const [fresh, done] = [played('Paimon', 'opponent'), played('Abigor', 'opponent', { acted: true })];
  await sitDown(scene({ inPlay: [fresh, done] }));
  const filterOf = ({ id }: InPlayView): string => {
    const glass = document.querySelector(`[data-card="${id}"] .glass`);
    return glass === null ? '' : getComputedStyle(glass).filter;
  };
  expect([filterOf(fresh), filterOf(done)]).toEqual(['none', 'saturate(0.65)']);
});
