import { describe, expect, test } from 'vitest';
import { whole } from '../../../kernel/in-parts.ts';
import type { State } from '../../game.ts';
import type { Layout } from '../../testing/layout.ts';
import { acting, idOf } from '../../testing/middle.ts';
import { starter } from '../../testing/starter.ts';
import { counsel, reasonsGiven, type Counsel } from './counsel.ts';

function counselOn(state: State, seat = 0): Counsel {
  const given = counsel(state, starter, {
    seat,
    seed: 'test',
    effort: { steps: 400, checks: 2, playouts: 1500 },
  });
  if (!given) throw new Error('nothing is asked of this seat');
  return whole(given);
}

/** Camael has 4 hit points, and Adramalech strikes with 5 in the Clean-Up; Jehudiel strikes with 6. */
const DOOMED: Layout = { seats: [{ play: ['camael', 'jehudiel'] }], opponents: ['adramalech'] };

describe('counsel', () => {
  test('strikes down who would Lure, and says whom it saves by that', () => {
    const state = acting(DOOMED);
    const [camael, adramalech] = [idOf(state, 'camael'), idOf(state, 'adramalech')];
    const { best, instead, reasons, decision } = counselOn(state);
    expect(decision).toBe(state.pending?.id);
    expect(best[0]?.answer[0]).toMatch(new RegExp(`^attack:\\d+>${String(adramalech)}$`));
    expect(instead?.answer).toEqual(['end']);
    // The choice itself says whom it defeats.
    expect(reasons.filter((reason) => 'card' in reason && reason.card === adramalech)).toEqual([]);
    expect(reasons).toContainEqual({ kind: 'fate', card: camael, fate: 'lured', chance: 0, instead: 1 });
    expect(reasons.find(({ kind }) => kind === 'lead')).toBeDefined();
  });

  test('gives to each answer what is to be expected of it, the better more', () => {
    const { best, instead } = counselOn(acting(DOOMED));
    expect(best.length).toBeGreaterThan(1);
    expect(best.every(({ tried }) => tried >= 8)).toBe(true);
    expect(best[0]?.worth).toBeGreaterThan(instead?.worth ?? Infinity);
    // Both against nobody, or Jehudiel against Adramalech and a Lured Camael.
    expect(best[0]?.lead).toBe(4 + 6);
    expect(instead?.lead).toBe(6 - 5 - 4);
  });

  test('tells the best three answers, and all that come to much the same', () => {
    const state = acting({
      seats: [{ play: ['camael', 'jehudiel', 'michael'] }],
      opponents: ['adramalech', 'abigor'],
    });
    const { best, alike, instead } = counselOn(state);
    expect(best).toHaveLength(3);
    const [first] = best;
    expect(alike).not.toContainEqual(first?.answer);
    expect(alike).not.toContainEqual(instead?.answer);
  });

  test('has nothing to set against the only answer', () => {
    const state = acting(DOOMED);
    const options = state.pending?.ask.options.slice(-1) ?? [];
    const pending = state.pending && { ...state.pending, ask: { kind: 'one', options } as const };
    expect(counselOn({ ...state, pending })).toMatchObject({
      ...{
        best: [{ answer: ['end'], tried: 0, worth: 0, lead: null }],
        alike: [],
        instead: null,
        reasons: [],
      },
    });
  });

  test('is for the other side where a player of the Opponents is asked', () => {
    const state = acting(DOOMED, { opponents: [{ name: 'Saul', hand: [] }] });
    const { best, seat } = counselOn(state, 1);
    expect([seat, state.pending?.about]).toEqual([1, 'opponentAction']);
    expect(best[0]?.answer[0]).toBe(
      `attack:${String(idOf(state, 'adramalech'))}>${String(idOf(state, 'camael'))}`,
    );
  });

  test('names what comes to much the same beside what is clearly worse', () => {
    const state = acting({
      seats: [{ play: ['michael'] }],
      opponents: ['hail-of-iron-globes', 'black-blade', 'black-blade'],
    });
    const { alike, instead, reasons, best } = counselOn(state);
    expect(best[0]?.answer[0]).toMatch(/^attack:/);
    expect(alike).toHaveLength(1);
    expect(instead?.answer).toEqual(['end']);
    expect(reasons.length).toBeGreaterThan(0);
  });

  test('where no game tells a difference it names no reason, and does something rather than nothing', () => {
    // Nobody of the Opponents is there to strike, and Love heals nobody.
    const state = acting({ seats: [{ play: ['michael'] }], opponents: ['black-blade'] });
    const { best, instead, reasons, outlook } = counselOn(state);
    expect(outlook.games).toBeGreaterThan(0);
    expect(outlook.least).toBeLessThanOrEqual(outlook.most);
    expect(reasons.length > 0).toBe(instead !== null);
    expect(best[0]?.answer).not.toEqual(['end']);
  });

  test('is not given to a seat that is not asked', () => {
    const asking = { seat: 1, seed: 'test', effort: { steps: 10, checks: 1, playouts: 10 } };
    expect(counsel(acting(DOOMED), starter, asking)).toBeNull();
    expect(counsel({ ...acting(DOOMED), pending: null }, starter, asking)).toBeNull();
  });
});

describe('reasons for an answer that was given', () => {
  const given = (state: State, answer: readonly string[]): Counsel =>
    whole(
      reasonsGiven(state, starter, {
        ...{ seat: 0, seed: 'test', answer },
        effort: { steps: 400, checks: 2, playouts: 1500 },
      }),
    );

  test('are those against doing nothing', () => {
    const state = acting(DOOMED);
    const [camael, adramalech] = [idOf(state, 'camael'), idOf(state, 'adramalech')];
    const option = state.pending?.ask.options.find(({ id }) => id.endsWith(`>${String(adramalech)}`));
    const answer = [option?.id ?? ''];
    const { best, instead, reasons } = given(state, answer);
    expect(best.map((each) => each.answer)).toEqual([answer]);
    expect(instead?.answer).toEqual(['end']);
    expect(reasons).toContainEqual({ kind: 'fate', card: camael, fate: 'lured', chance: 0, instead: 1 });
  });

  test('are none for an answer that nothing is worse than, and none for the only one', () => {
    const state = acting(DOOMED);
    expect(given(state, ['end'])).toMatchObject({ best: [{ answer: ['end'] }], instead: null, reasons: [] });
    const options = state.pending?.ask.options.slice(-1) ?? [];
    const pending = state.pending && { ...state.pending, ask: { kind: 'one', options } as const };
    expect(given({ ...state, pending }, ['end'])).toMatchObject({ best: [], instead: null, reasons: [] });
  });
});
