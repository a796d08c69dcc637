import { READY_MADE } from '../../../../../cards/decks/ready-made.ts';
import { named } from '../../../../../cards/decks/settle.ts';
import { addVersion, createDeck, readDeck } from '../../../../../db/alpha-omega/decks.ts';
import type { WritableDb } from '../../../../../db/file/handles.ts';
import { deleteTeam, listTeams, putTeam, type TeamRow } from '../../../../../db/alpha-omega/teams.ts';
import { swapped } from '../../../../../engine/alpha-omega/beyond/deck-study/swaps.ts';
import type { DeckEntry } from '../../../../../engine/alpha-omega/beyond/decks/entries.ts';
import type {
  DeckLists,
  DoctorApi,
  Swapped,
  SwapRequest,
  Team,
} from '../../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../shared/api.ts';
import type { Stock } from '../decks/content.ts';
import { noSuchDeck } from '../decks/deps.ts';
import { sheetOf, sideOf } from '../decks/shown.ts';
import type { HandlersOf } from '../../../ipc/ipc.ts';
import { refuse } from '../../../ipc/trouble.ts';

/** What teams are kept and changed with. */
export interface TeamPorts {
  readonly db: WritableDb;
  readonly stock: () => Stock;
  readonly newId: () => string;
  /** ISO 8601, UTC. */
  readonly now: () => string;
}

type Teams = 'listTeams' | 'keepTeam' | 'deleteTeam' | 'makeSwaps';

/** Decks that are played together: which they are, and the swaps that free them. */
export function teamsOn(ports: TeamPorts): Pick<HandlersOf<DoctorApi>, Teams> {
  const { db, newId, now } = ports;
  return {
    // A team that cannot be read is gone with what it said; its decks are there.
    listTeams: () => ({ ok: true, value: listTeams(db).flatMap((row) => teamOf(row) ?? []) }),
    keepTeam: ({ id, name, members }) => {
      const team: Team = { id: id ?? newId(), name, members };
      putTeam(db, team, now());
      return { ok: true, value: team };
    },
    deleteTeam: (id) =>
      deleteTeam(db, id) ? { ok: true, value: null } : refuse('gone', `there is no team ${id}`),
    makeSwaps: (request) => makeSwaps(request, ports),
  };
}

function teamOf({ id, name, members }: TeamRow): Team | null {
  const isList = Array.isArray(members) && members.every((member) => typeof member === 'string');
  return isList ? { id, name, members } : null;
}

/** A deck as it will be changed. */
interface Member {
  readonly key: string;
  /** Null for a deck of which a copy will be made: a ready-made one, or one that another player has as well. */
  readonly deck: string | null;
  readonly name: string;
  readonly lists: DeckLists;
  readonly version: number | null;
  readonly hasDraft: boolean;
}

function makeSwaps({ members, swaps, names = [] }: SwapRequest, ports: TeamPorts): Reply<Swapped> {
  // A deck that two players have becomes two decks when it is changed.
  const decks = members.map((key, index) => {
    const member = memberOf(key, ports);
    const isSecond = members.indexOf(key) !== index;
    return member && isSecond ? { ...member, deck: null, version: null, hasDraft: false } : member;
  });
  const gone = members.find((_, index) => decks[index] === null);
  if (gone !== undefined) return noSuchDeck(gone);
  const wrong = swaps.find(
    ({ deck, take }) => !decks[deck]?.lists.cards.some(({ card, copies }) => card === take && copies > 0),
  );
  if (wrong) return refuse('rejected', `deck ${String(wrong.deck + 1)} has no ${wrong.take} to take out`);
  const { content } = ports.stock();
  const value = ports.db.inTransaction((): Swapped => {
    const changed: { deck: string; before: number | null }[] = [];
    const after = decks.flatMap((member, index) => {
      if (member === null) return [];
      const own = swaps.filter(({ deck }) => deck === index);
      if (own.length === 0) return [member.key];
      const cards = named(
        own.reduce<readonly DeckEntry[]>(
          (list, { take, put }) => swapped(list, take, put),
          member.lists.cards,
        ),
        content,
      );
      const copy = { ...member, name: `${names[index] ?? member.name} ${String(index + 1)}` };
      const kept = keep(member.deck === null ? copy : member, { ...member.lists, cards }, ports);
      changed.push(kept);
      return [`deck:${kept.deck}`];
    });
    return { members: after, changed };
  });
  return { ok: true, value };
}

function memberOf(key: string, { db, stock }: TeamPorts): Member | null {
  const [kind, id = ''] = key.split(/:(.*)/s);
  const { packs, content } = stock();
  if (kind === 'starter') {
    const pack = packs.find((each) => each.id === id);
    if (!pack) return null;
    const lists = { cards: named(pack.decks.good, content), sideList: [] };
    return { key, deck: null, name: pack.title, lists, version: null, hasDraft: false };
  }
  if (kind === 'ready') {
    const ready = READY_MADE.find((each) => each.id === id && each.side === 'good');
    if (!ready?.cards.every(({ card }) => content.has(card))) return null;
    const lists = { cards: named(ready.cards, content), sideList: [] };
    return { key, deck: null, name: id, lists, version: null, hasDraft: false };
  }
  const row = readDeck(db, id);
  if (row === null || row.deletedAt !== null || sideOf(row.side) !== 'good') return null;
  const { name, cards, sideList } = sheetOf(row, content);
  const hasDraft = row.draft !== null;
  return { key, deck: id, name, lists: { cards, sideList }, version: row.version.number, hasDraft };
}

/** Keeps the swapped lists as a version, those of a starter deck as a deck called after its player; what was being changed is a version of its own before. */
function keep(member: Member, lists: DeckLists, { db, newId, now }: TeamPorts): Swapped['changed'][number] {
  const at = now();
  if (member.deck === null) {
    const id = newId();
    const label = { name: member.name, notes: '', tags: [], cardNotes: {} };
    createDeck(db, { id, ...label, side: 'good', origin: { kind: 'swapped' }, lists, at });
    return { deck: id, before: null };
  }
  const before = member.hasDraft
    ? addVersion(db, member.deck, { at, origin: { kind: 'edited' }, lists: member.lists })
    : member.version;
  addVersion(db, member.deck, { at, origin: { kind: 'swapped' }, lists });
  return { deck: member.deck, before };
}
