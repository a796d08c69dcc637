import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  addVersion,
  createDeck,
  deckVersions,
  keepDraft,
  listDecks,
  readDeck,
  trashDeck,
} from '../../../../../db/alpha-omega/decks.ts';
import type { OwnedDb } from '../../../../../db/file/handles.ts';
import { openDatabase } from '../../../../../db/file/open.ts';
import { swapsFor } from '../../../../../engine/alpha-omega/beyond/deck-study/swaps.ts';
import { teamStudyOf } from '../../../../../engine/alpha-omega/beyond/deck-study/team.ts';
import { PACKS, valueOf } from '../../../../testing/house.ts';
import { loadCatalogue } from '../catalogue.ts';
import { stockOn } from '../decks/content.ts';
import { teamsOn } from './teams.ts';

let db: OwnedDb;
let teams: ReturnType<typeof teamsOn>;
const ID = '11111111-1111-4111-8111-111111111111';

beforeEach(() => {
  const opened = openDatabase(':memory:');
  if (!opened.ok) throw new Error(opened.error.detail);
  db = opened.value;
  loadCatalogue(db, PACKS, 'now');
  teams = teamsOn({ db, stock: stockOn(db), newId: randomUUID, now: () => 'now' });
});

const line = (name: string) => ({ card: `starter:${name}`, copies: 1, name });
function kept(names: readonly string[], id = ID): void {
  const lists = { cards: names.map(line), sideList: [line('zion')] };
  createDeck(db, {
    id,
    name: 'Light',
    side: 'good',
    notes: '',
    tags: [],
    cardNotes: {},
    lists,
    origin: {},
    at: 'then',
  });
}
const cardsOf = (id: string): readonly string[] =>
  ((readDeck(db, id)?.version.lists.cards ?? []) as readonly { card: string }[]).map(({ card }) => card);

describe('teams', () => {
  test('are kept, changed and deleted', () => {
    const team = valueOf(teams.keepTeam({ id: null, name: 'Church', members: ['starter:starter'] }));
    expect(valueOf(teams.listTeams())).toEqual([team]);
    valueOf(teams.keepTeam({ ...team, name: 'Parish', members: [] }));
    expect(valueOf(teams.listTeams())).toEqual([{ id: team.id, name: 'Parish', members: [] }]);
    expect(teams.deleteTeam(team.id)).toEqual({ ok: true, value: null });
    expect(teams.deleteTeam(team.id)).toMatchObject({ ok: false, error: { code: 'gone' } });
  });
});

describe('swaps', () => {
  test('in a deck that came with the program are made in a copy of it, called as people know it', () => {
    const swaps = [{ deck: 1, take: 'starter:michael', put: null }];
    const members = ['starter:starter', 'ready:archangels'];
    const names = ['Alpha/Omega Starter', 'Los arcángeles'];
    const { changed, members: after } = valueOf(teams.makeSwaps({ members, names, swaps }));
    const [copy] = changed;
    expect(after).toEqual(['starter:starter', `deck:${copy?.deck ?? ''}`]);
    expect(readDeck(db, copy?.deck ?? '')?.name).toBe('Los arcángeles 2');
    expect(cardsOf(copy?.deck ?? '')).toContain('starter:gabriel');
    expect(cardsOf(copy?.deck ?? '')).not.toContain('starter:michael');
    // An Opponent deck is no member of a team.
    for (const member of ['ready:mighty', 'ready:nothing'])
      expect(
        teams.makeSwaps({ members: [member], swaps: [{ ...swaps[0], deck: 0 } as never] }),
      ).toMatchObject({
        ok: false,
      });
  });

  test('are a version of each deck they change, and of no other', () => {
    const other = randomUUID();
    kept(['gabriel', 'hope']);
    kept(['gabriel', 'love'], other);
    const members = [`deck:${ID}`, `deck:${other}`];
    const reply = teams.makeSwaps({
      members,
      swaps: [{ deck: 1, take: 'starter:gabriel', put: 'starter:uriel' }],
    });
    expect(valueOf(reply)).toEqual({ members, changed: [{ deck: other, before: 1 }] });
    expect(cardsOf(other)).toEqual(['starter:love', 'starter:uriel']);
    expect(readDeck(db, other)?.version).toMatchObject({ number: 2, origin: { kind: 'swapped' } });
    expect(readDeck(db, other)?.version.lists.sideList).toEqual([{ ...line('zion'), name: 'Zion' }]);
    expect(readDeck(db, ID)?.version.number).toBe(1);
  });

  test('of a starter deck are made in a copy', () => {
    const { members, changed } = valueOf(
      teams.makeSwaps({
        members: ['starter:starter'],
        swaps: [{ deck: 0, take: 'starter:gabriel', put: null }],
      }),
    );
    const [copy] = listDecks(db);
    expect(members).toEqual([`deck:${copy?.id ?? ''}`]);
    expect(changed).toEqual([{ deck: copy?.id, before: null }]);
    expect(cardsOf(copy?.id ?? '')).not.toContain('starter:gabriel');
    expect(cardsOf(copy?.id ?? '')).toHaveLength(49);
  });

  test('of a deck that two players have are made in it for one, and in a copy for the other', () => {
    kept(['gabriel', 'hope']);
    const member = `deck:${ID}`;
    const swaps = [
      { deck: 0, take: 'starter:hope', put: 'starter:love' },
      { deck: 1, take: 'starter:gabriel', put: null },
    ];
    const { members } = valueOf(teams.makeSwaps({ members: [member, member], swaps }));
    expect(members[0]).toBe(member);
    expect(members[1]).not.toBe(member);
    const cards = members.map((key) => cardsOf(key.replace('deck:', '')));
    expect(cards).toEqual([['starter:gabriel', 'starter:love'], ['starter:hope']]);
  });

  test('keep what was being changed as a version of its own', () => {
    kept(['gabriel']);
    keepDraft(db, ID, { cards: [line('gabriel'), line('michael')], sideList: [] }, 'then');
    const { changed } = valueOf(
      teams.makeSwaps({ members: [`deck:${ID}`], swaps: [{ deck: 0, take: 'starter:gabriel', put: null }] }),
    );
    expect(changed).toEqual([{ deck: ID, before: 2 }]);
    expect(cardsOf(ID)).toEqual(['starter:michael']);
    expect(deckVersions(db, ID).map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  test('all of an advice free the team', () => {
    kept(['gabriel', 'michael', 'hope', 'raphael']);
    const members = [`deck:${ID}`, 'starter:starter'];
    const { content, packs } = stockOn(db)();
    const lists = () => [cardsOf(ID).map((card) => ({ card, copies: 1 })), packs[0]?.decks.good ?? []];
    const swaps = swapsFor(lists(), content);
    const after = valueOf(teams.makeSwaps({ members, swaps }));
    const now = after.members.map((key) =>
      cardsOf(key.replace('deck:', '')).map((card) => ({ card, copies: 1 })),
    );
    expect(teamStudyOf(now, content).conflicts).toEqual([]);
  });

  test('that cannot be made change nothing', () => {
    kept(['gabriel']);
    addVersion(db, ID, { at: 'now', origin: {}, lists: { cards: [line('gabriel')], sideList: [] } });
    const member = `deck:${ID}`;
    const swap = { deck: 0, take: 'starter:gabriel', put: null };
    const before = listDecks(db);
    expect(teams.makeSwaps({ members: [`deck:${randomUUID()}`], swaps: [swap] })).toMatchObject({
      error: { code: 'noSuchDeck' },
    });
    expect(teams.makeSwaps({ members: ['starter:nobody'], swaps: [swap] })).toMatchObject({ ok: false });
    expect(
      teams.makeSwaps({ members: [member], swaps: [swap, { ...swap, take: 'starter:michael' }] }),
    ).toMatchObject({ error: { code: 'rejected' } });
    expect(teams.makeSwaps({ members: [member], swaps: [{ ...swap, deck: 3 }] })).toMatchObject({
      ok: false,
    });
    expect(listDecks(db)).toEqual(before);
    trashDeck(db, ID, 'now');
    expect(teams.makeSwaps({ members: [member], swaps: [swap] })).toMatchObject({ ok: false });
  });
});
