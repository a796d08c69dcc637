import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { OwnedDb } from '../../../../../db/file/handles.ts';
import { memoryDb } from '../../../../../db/testing/testing.ts';
import { PACKS, valueOf } from '../../../../testing/house.ts';
import type { Deck, DeckCard, NewDeck } from '../../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../shared/api.ts';
import { loadCatalogue } from '../catalogue.ts';
import { READY_MADE_IDS } from '../../../../../cards/decks/ready-made.ts';
import type { Offer } from '../../../system/files.ts';
import { packsWith, trialPack, abdiel } from '../../../../../cards/testing/packs.ts';
import { deckHandlers } from './handlers.ts';

const failing = (kind: string, error: unknown): never => {
  throw new Error(`a report of kind ${kind}`, { cause: error });
};

type Written = Offer & { readonly content: string | Uint8Array };

function shop(db: OwnedDb = memoryDb(), packs = PACKS) {
  loadCatalogue(db, packs, 'now');
  const written: Written[] = [];
  let tick = 0;
  const handlers = deckHandlers({
    db,
    clock: () => new Date(Date.UTC(2026, 0, 1, 0, 0, (tick += 1))),
    newId: randomUUID,
    report: failing,
    saveFile: (offer, content) => {
      written.push({ ...offer, content });
      return Promise.resolve({ ok: true, value: `/tmp/${offer.name}` });
    },
  });
  return { db, written, ...handlers };
}

const now = <T>(reply: Reply<T> | Promise<Reply<T>>): T => {
  if (reply instanceof Promise) throw new Error('a promise');
  return valueOf(reply);
};

const list = (...lines: readonly string[]): readonly DeckCard[] =>
  lines.map((line) => {
    const [, copies = '1', name = line] = /^(\d+) (.+)$/.exec(line) ?? [];
    return { card: name.includes(':') ? name : `starter:${name}`, copies: Number(copies), name };
  });

const deckOf = (cards: readonly DeckCard[], more: Partial<NewDeck> = {}): NewDeck => ({
  ...{ name: 'Light', side: 'good', cards, sideList: [], notes: '', tags: [], cardNotes: {} },
  origin: { kind: 'made' },
  ...more,
});

const linesOf = ({ cards }: Pick<Deck, 'cards'>): readonly string[] =>
  cards.map(({ name, copies }) => `${String(copies)} ${name}`);

const TEN = ['michael', 'gabriel', 'raphael', '2 hope', '2 love', 'eden', '2 flaming-sword'];

describe('a deck', () => {
  test('is made, looked at with the names of its cards, and judged', () => {
    const { makeDeck, openDeck } = shop();
    const made = now(makeDeck(deckOf(list(...TEN))));
    expect(made).toMatchObject({ name: 'Light', version: 1, hasDraft: false, issues: [], isArchived: false });
    expect(linesOf(now(openDeck({ deck: made.id })))).toEqual([
      ...['1 Michael', '1 Gabriel', '1 Raphael', '2 Hope', '2 Love', '1 Eden', '2 Flaming Sword'],
    ]);
  });

  test('may break every rule while it is drafted, with reasons, and the draft outlives the program', async () => {
    const first = shop();
    const { id } = now(first.makeDeck(deckOf(list(...TEN))));
    const broken = list(...TEN, '5 faith', 'satan');
    const draft = now(first.keepDraft({ deck: id, cards: broken, sideList: list('zion') }));
    expect(draft).toMatchObject({ hasDraft: true, version: 1 });
    expect(draft.issues.map(({ code }) => code)).toEqual(['tooManyCopies', 'otherSide']);
    const again = shop(first.db);
    expect(linesOf(now(again.openDeck({ deck: id })))).toContain('5 Faith');
    expect(valueOf(await again.deckList()).decks).toMatchObject([{ id, hasDraft: true, errors: 0 }]);
    const saved = now(
      again.saveDeck({ deck: id, cards: broken, sideList: list('zion'), origin: { kind: 'edited' } }),
    );
    expect(saved).toMatchObject({ hasDraft: false, version: 2 });
    expect(valueOf(await again.deckList()).decks).toMatchObject([{ id, hasDraft: false, errors: 2 }]);
  });

  test('that is as it was saved is no draft, and makes no version', () => {
    const { makeDeck, keepDraft, saveDeck } = shop();
    const { id } = now(makeDeck(deckOf(list(...TEN))));
    now(keepDraft({ deck: id, cards: list('hope'), sideList: [] }));
    const back = { deck: id, cards: list(...TEN).toReversed(), sideList: [] };
    expect(now(keepDraft(back)).hasDraft).toBe(false);
    expect(now(saveDeck({ ...back, origin: { kind: 'edited' } })).version).toBe(1);
  });

  test('tells of each version what it changed, compares any two, and goes back without losing one', () => {
    const { makeDeck, keepDraft, saveDeck, deckVersions, compareVersions, restoreVersion } = shop();
    const { id } = now(makeDeck(deckOf(list('2 hope', 'eden'))));
    const save = (...lines: readonly string[]): Deck =>
      now(saveDeck({ deck: id, cards: list(...lines), sideList: [], origin: { kind: 'edited' } }));
    save('1 hope', 'eden', 'zion');
    save('zion');
    now(keepDraft({ deck: id, cards: list('zion', 'sinai'), sideList: [] }));
    expect(now(compareVersions({ deck: id, from: 1, to: null }))).toMatchObject([
      { name: 'Hope', before: 2, after: 0 },
      { name: 'Eden', before: 1, after: 0 },
      { name: 'Zion', before: 0, after: 1 },
      { name: 'Sinai', before: 0, after: 1 },
    ]);
    const restored = now(restoreVersion({ deck: id, version: 1 }));
    expect(linesOf(restored)).toEqual(['2 Hope', '1 Eden']);
    expect(
      now(deckVersions({ deck: id })).map(({ number, origin, copies }) => [number, origin, copies]),
    ).toEqual([
      [5, { kind: 'restored', version: 1 }, 3],
      [4, { kind: 'edited' }, 2],
      [3, { kind: 'edited' }, 1],
      [2, { kind: 'edited' }, 3],
      [1, { kind: 'made' }, 3],
    ]);
    expect(now(deckVersions({ deck: id }))[3]?.changes).toMatchObject([
      { card: 'starter:hope', before: 2, after: 1 },
      { card: 'starter:zion', before: 0, after: 1 },
    ]);
    expect(now(restoreVersion({ deck: id, version: 1 })).version).toBe(5);
    expect(compareVersions({ deck: id, from: 9, to: null })).toMatchObject({ error: { code: 'gone' } });
    expect(restoreVersion({ deck: id, version: 9 })).toMatchObject({ error: { code: 'gone' } });
  });

  test('is copied as it is now, renamed, put aside, thrown away, brought back and deleted for good', async () => {
    const { makeDeck, keepDraft, copyDeck, relabelDeck, archiveDeck, trashDeck, deleteDeck, deckList } =
      shop();
    const { id } = now(makeDeck(deckOf(list(...TEN), { notes: '*light*', tags: ['short'] })));
    now(keepDraft({ deck: id, cards: list('hope'), sideList: [] }));
    const copy = now(copyDeck({ deck: id, name: 'Light (2)' }));
    expect(copy).toMatchObject({ name: 'Light (2)', notes: '*light*', tags: ['short'], version: 1 });
    expect(linesOf(copy)).toEqual(['1 Hope']);
    const label = { name: 'Dawn', notes: '', tags: ['long'], cardNotes: { 'starter:hope': 'first' } };
    expect(now(relabelDeck({ deck: copy.id, ...label }))).toMatchObject(label);
    now(archiveDeck({ deck: id, aside: true }));
    expect(valueOf(await deckList()).decks.map(({ name, isArchived }) => [name, isArchived])).toEqual([
      ['Dawn', false],
      ['Light', true],
    ]);
    now(archiveDeck({ deck: id, aside: false }));
    now(trashDeck({ deck: id, aside: true }));
    expect(valueOf(await deckList())).toMatchObject({
      decks: [{ name: 'Dawn' }],
      trash: [{ id, name: 'Light' }],
    });
    now(trashDeck({ deck: id, aside: false }));
    expect(valueOf(await deckList())).toMatchObject({
      decks: [{ name: 'Dawn' }, { name: 'Light' }],
      trash: [],
    });
    expect(deleteDeck({ deck: id })).toMatchObject({ error: { code: 'noSuchDeck' } });
    now(trashDeck({ deck: id, aside: true }));
    now(deleteDeck({ deck: id }));
    expect(valueOf(await deckList()).trash).toEqual([]);
  });

  test('that is not there is said to be so, whatever is wanted of it', () => {
    const shopped = shop();
    const deck = randomUUID();
    const lists = { cards: [], sideList: [] };
    const label = { name: 'x', notes: '', tags: [], cardNotes: {} };
    for (const reply of [
      shopped.openDeck({ deck }),
      shopped.copyDeck({ deck, name: 'x' }),
      shopped.keepDraft({ deck, ...lists }),
      shopped.dropDraft({ deck }),
      shopped.saveDeck({ deck, ...lists, origin: { kind: 'edited' } }),
      shopped.deckVersions({ deck }),
      shopped.compareVersions({ deck, from: 1, to: 1 }),
      shopped.restoreVersion({ deck, version: 1 }),
      shopped.relabelDeck({ deck, ...label }),
      shopped.archiveDeck({ deck, aside: true }),
      shopped.trashDeck({ deck, aside: true }),
      shopped.deleteDeck({ deck }),
      shopped.deckForms({ deck }),
    ])
      expect(reply).toMatchObject({ ok: false, error: { code: 'noSuchDeck' } });
  });

  test('that other hands spoilt on disk is said to be damaged, and keeps nobody from the others', async () => {
    const { db, makeDeck, openDeck, deckList } = shop();
    const { id } = now(makeDeck(deckOf(list('hope'))));
    const { id: whole } = now(makeDeck(deckOf(list('love'))));
    db.exec('DROP TRIGGER deck_versions_never_change');
    for (const cards of ['[{"card":"starter:hope","copies":0,"name":"Hope"}]', '"Hope"']) {
      db.run('UPDATE deck_versions SET cards = ? WHERE deck = ?', cards, id);
      expect(openDeck({ deck: id })).toMatchObject({ ok: false, error: { code: 'damagedSave' } });
      const { decks, unreadable } = valueOf(await deckList());
      expect(decks.map((deck) => deck.id)).toEqual([whole]);
      expect(unreadable.map((deck) => deck.id)).toEqual([id]);
    }
  });
});

describe('a card whose pack is not there', () => {
  const trial = { 'trial/pack.json': trialPack, 'trial/good/abdiel.json': abdiel() };

  test('stays in the deck by its name, and comes to life when the pack comes', () => {
    const { db, makeDeck, openDeck } = shop();
    const ghost = { card: 'trial:abdiel', copies: 1, name: 'Abdiel of the trial' };
    const named = { card: 'unknown:abdiel', copies: 1, name: 'abdiel' };
    const { id } = now(makeDeck(deckOf([...list('hope'), ghost])));
    const before = now(openDeck({ deck: id }));
    expect(before.issues[0]).toMatchObject({ code: 'unknownCard', cards: ['trial:abdiel'] });
    expect(linesOf(before)).toEqual(['1 Hope', '1 Abdiel of the trial']);
    loadCatalogue(db, packsWith(trial), 'later');
    const after = now(openDeck({ deck: id }));
    expect(after.cards[1]).toEqual({ card: 'trial:abdiel', copies: 1, name: 'Abdiel' });
    expect(after.issues[0]).toMatchObject({ code: 'unknownCard', cards: ['starter:hope'] });
    const byName = now(makeDeck(deckOf([named])));
    expect(byName.cards).toEqual([{ card: 'trial:abdiel', copies: 1, name: 'Abdiel' }]);
  });
});

describe('handing a deck on', () => {
  test('every form of it is read as the same deck', () => {
    const { makeDeck, deckForms, previewDeck } = shop();
    const { id, cards } = now(makeDeck(deckOf(list(...TEN, '2 wonders:balaam'), { sideList: list('zion') })));
    const forms = now(deckForms({ deck: id }));
    for (const [form, text] of Object.entries(forms)) {
      const preview = now(previewDeck({ text }));
      expect(preview).toMatchObject({ kind: 'deck', form, name: 'Light', side: 'good' });
      if (preview.kind !== 'deck') continue;
      const byCard = (entries: readonly DeckCard[]): unknown =>
        Object.fromEntries(entries.map((entry) => [entry.card, entry.copies]));
      expect(byCard(preview.cards)).toEqual(byCard(cards));
      expect(byCard(preview.sideList)).toEqual({ 'starter:zion': 1 });
      expect(preview.unknown).toMatchObject([{ card: 'wonders:balaam' }]);
      expect(preview.issues[0]?.code).toBe('unknownCard');
    }
    expect(now(previewDeck({ text: forms.code }))).toMatchObject({
      packs: [
        { id: 'starter', version: '1.0.0', here: '1.0.0' },
        { id: 'wonders', version: '0.0.0', here: null },
      ],
    });
  });

  test('what is no deck is said to be none, and nothing is written', async () => {
    const { previewDeck, deckList } = shop();
    expect(now(previewDeck({ text: 'AO1.abc.defghi' }))).toMatchObject({
      kind: 'fault',
      code: 'wrongChecksum',
    });
    expect(now(previewDeck({ text: 'x'.repeat(700_000) }))).toMatchObject({ code: 'tooLong' });
    expect(valueOf(await deckList()).decks).toEqual([]);
  });

  test('a form goes into a file', async () => {
    const { makeDeck, saveDeckForm, written } = shop();
    const { id } = now(makeDeck(deckOf(list(...TEN))));
    expect(valueOf(await saveDeckForm({ deck: id, form: 'json' }))).toBe('/tmp/Light');
    expect(written[0]).toMatchObject({ name: 'Light', extension: 'json' });
    expect(await saveDeckForm({ deck: randomUUID(), form: 'text' })).toMatchObject({ ok: false });
  });
});

test('no two decks are called alike, however they are made', () => {
  const { makeDeck, trashDeck, copyDeck } = shop();
  const name = 'x'.repeat(60);
  const first = now(makeDeck(deckOf(list('hope'), { name })));
  const second = now(makeDeck(deckOf(list('love'), { name })));
  const third = now(copyDeck({ deck: first.id, name }));
  expect([first, second, third].map((deck) => deck.name)).toEqual([
    name,
    `${'x'.repeat(56)} (2)`,
    `${'x'.repeat(56)} (3)`,
  ]);
  // What is thrown away gives its name free.
  now(trashDeck({ deck: second.id, aside: true }));
  expect(now(makeDeck(deckOf(list('love'), { name }))).name).toBe(`${'x'.repeat(56)} (2)`);
});

test('the decks of the packs and of the program are there to be copied, and can be played as they are', async () => {
  const { deckList, makeDeck } = shop();
  const { starters } = valueOf(await deckList());
  expect(starters.slice(0, 2).map(({ side, title }) => [side, title])).toEqual([
    ['good', 'Alpha/Omega Starter'],
    ['opponent', 'Alpha/Omega Starter'],
  ]);
  expect(starters.flatMap(({ ready }) => ready ?? [])).toEqual(READY_MADE_IDS);
  for (const { side, cards, title } of starters) {
    const made = now(makeDeck(deckOf(cards, { side, origin: { kind: 'starter', of: title } })));
    expect(made.issues.filter(({ severity }) => severity !== 'hint')).toEqual([]);
  }
});
