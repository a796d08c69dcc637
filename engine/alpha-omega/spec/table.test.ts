import { describe, expect, test } from 'vitest';
import { after, card, changed, FRESH, hosts, id, laid, lastingOn, order } from '../testing/changes.ts';
import type { Table } from '../types.ts';

/* The table changes only through events: what each of them does to the cards in play, and what it leaves alone. */

describe('A card that enters play', () => {
  const enter = (table: Table, name: string, side: 'good' | 'opponent', person: boolean): Table =>
    after(table, (of) => ({
      type: 'enteredPlay',
      card: of(name),
      side,
      owner: side === 'good' ? 0 : null,
      host: null,
      person,
    }));

  test('comes last, with nothing on it and nothing done', () => {
    const before = laid().table;
    const now = enter(before, 'raphael', 'good', true);
    expect(now.inPlay.slice(0, -1)).toEqual(before.inPlay);
    expect(now.inPlay.at(-1)).toEqual({
      ...FRESH,
      id: id(now, 'raphael'),
      def: 'starter:raphael',
      side: 'good',
      owner: 0,
    });
  });

  test('is spent when it is a Good Person, and nothing else is', () => {
    const before = laid().table;
    expect(enter(before, 'raphael', 'good', true).spent).toEqual([...before.spent, 'starter:raphael']);
    expect(enter(before, 'heaven', 'good', false).spent).toEqual(before.spent);
    expect(enter(before, 'abigor', 'opponent', true).spent).toEqual(before.spent);
  });
});

describe('A card on another', () => {
  test('plays for the side of that card, and waits no longer', () => {
    const before = after(laid().table, (of) => ({ type: 'waited', card: of('black-blade') }));
    expect(card(before, 'black-blade')).toMatchObject({ host: null, waiting: true, side: 'opponent' });
    const now = after(before, (of) => ({ type: 'attached', card: of('black-blade'), host: of('michael') }));
    expect(card(now, 'black-blade')).toMatchObject({
      host: id(now, 'michael'),
      waiting: false,
      side: 'good',
    });
    expect(changed(before, now)).toEqual(['black-blade']);
  });

  test('an Event applied waits no longer', () => {
    const before = after(laid().table, (of) => ({ type: 'waited', card: of('love') }));
    const now = after(before, (of) => ({ type: 'eventApplied', card: of('love'), host: of('michael') }));
    expect(card(now, 'love')).toMatchObject({ host: id(now, 'michael'), waiting: false });
    expect(changed(before, now)).toEqual(['love']);
  });

  test('has a clock that counts down and grows older; without one nothing is counted', () => {
    const before = laid().table;
    const clock = { at: 'playPhase', seat: 0, left: 2, age: 0 } as const;
    const set = after(before, (of) => ({ type: 'clockSet', card: of('love'), clock }));
    expect(card(set, 'love')?.clock).toEqual(clock);
    const ticked = after(set, (of) => ({ type: 'clockTicked', card: of('love'), left: 1 }));
    expect(card(ticked, 'love')?.clock).toEqual({ ...clock, left: 1, age: 1 });
    expect(changed(before, ticked)).toEqual(['love']);
    expect(after(before, (of) => ({ type: 'clockTicked', card: of('love'), left: 1 }))).toBe(before);
  });
});

describe('Damage', () => {
  test('adds to one card, healing takes from it, saving sets it', () => {
    const before = laid().table;
    const hurt = after(before, (of) => ({ type: 'damaged', card: of('camael'), amount: 1, by: 0 }));
    expect(card(hurt, 'camael')?.damage).toBe(3);
    expect(changed(before, hurt)).toEqual(['camael']);
    const healed = after(before, (of) => ({ type: 'healed', card: of('camael'), amount: 1, by: 0 }));
    expect(card(healed, 'camael')?.damage).toBe(1);
    const saved = after(before, (of) => ({ type: 'saved', card: of('camael'), by: 0, damage: 3 }));
    expect(card(saved, 'camael')?.damage).toBe(3);
    expect(changed(before, saved)).toEqual(['camael']);
  });
});

describe('A Person Lured Astray', () => {
  const lure = (table: Table, name: string): Table =>
    after(table, (of) => ({ type: 'luredAstray', card: of(name), by: 0 }));

  test('ruling 7: is last in Opponent play, undamaged, with what it carries; that it has acted stays', () => {
    const before = laid().table;
    const now = lure(before, 'camael');
    expect(order(now)).toEqual([...order(before).filter((name) => name !== 'camael'), 'camael']);
    expect(now.inPlay.at(-1)).toEqual({
      ...FRESH,
      id: id(now, 'camael'),
      def: 'starter:camael',
      side: 'opponent',
      owner: 0,
      acted: true,
      lured: true,
      joining: true,
    });
    expect(card(now, 'flaming-sword')).toMatchObject({ side: 'opponent', damage: 1 });
    expect(changed(before, now)).toEqual(['flaming-sword', 'love', 'camael']);
  });

  test('is free of what lasted on it, and others are not', () => {
    expect(hosts(lure(lastingOn(laid().table, 'michael', 'camael', 'ganga'), 'camael'))).toEqual([
      'michael',
      'ganga',
    ]);
  });

  test('ruling 16: counts for its owner once a round, and not while that is a Lured Player', () => {
    const before = laid().table;
    const now = lure(before, 'camael');
    expect(now.seats[0]).toEqual({ ...before.seats[0], lossRounds: 1, lostThisRound: true });
    expect(now.seats[1]).toEqual(before.seats[1]);
    expect(lure(now, 'michael').seats).toEqual(now.seats);
    const lured = after(before, () => ({ type: 'playerLured', seat: 0, lured: { turns: 2 } }));
    expect(lure(lured, 'camael').seats).toEqual(lured.seats);
    expect(lure(before, 'ganga').seats).toEqual(before.seats);
  });
});

describe('A card that is discarded', () => {
  test('lies last on its own pile, and what lasted on it is over', () => {
    const before = lastingOn(laid().table, 'michael', 'camael');
    const first = after(before, (of) => ({ type: 'discarded', card: of('camael'), why: 'defeated' }));
    const now = after(first, (of) => ({ type: 'discarded', card: of('ganga'), why: 'defeated' }));
    expect(order(now)).toEqual(order(before).filter((name) => name !== 'camael' && name !== 'ganga'));
    expect(now.goodPiles[0]?.discard).toEqual([id(now, 'camael')]);
    expect(now.goodPiles[1]?.discard).toEqual([]);
    expect(now.opponentPile.discard).toEqual([id(now, 'ganga')]);
    expect(hosts(now)).toEqual(['michael']);
    const both = after(now, (of) => ({ type: 'discarded', card: of('love'), why: 'timeOver' }));
    expect(both.goodPiles[0]?.discard).toEqual([id(now, 'camael'), id(now, 'love')]);
  });
});

describe('A Person that is brought over', () => {
  test('ruling 7: is last in Good play, undamaged and itself again, with its Good Items', () => {
    const before = lastingOn(laid().table, 'azrael', 'ganga');
    const now = after(before, (of) => ({ type: 'broughtOver', card: of('azrael'), seat: 0, by: 0 }));
    expect(order(now)).toEqual([...order(before).filter((name) => name !== 'azrael'), 'azrael']);
    expect(now.inPlay.at(-1)).toEqual({
      ...FRESH,
      id: id(now, 'azrael'),
      def: 'starter:azrael',
      side: 'good',
      owner: 0,
    });
    expect(card(now, 'seven-lamps-of-god')?.side).toBe('good');
    expect(changed(before, now)).toEqual(['seven-lamps-of-god', 'azrael']);
    expect(hosts(now)).toEqual(['ganga']);
    expect(now.seats).toEqual(before.seats);
  });

  test('ruling 7: waits for nothing, also when it joined the Opponents in this round', () => {
    const before = laid().table;
    const now = after(
      before,
      (of) => ({ type: 'luredAstray', card: of('michael'), by: 0 }),
      (of) => ({ type: 'broughtOver', card: of('michael'), seat: 0, by: 0 }),
    );
    expect(now.inPlay.at(-1)).toEqual(card(before, 'michael'));
  });
});
