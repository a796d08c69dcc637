import { expect, test } from 'vitest';
import { deleteTeam, listTeams, putTeam } from './teams.ts';
import { memoryDb } from '../testing/testing.ts';

test('a team is kept, changed and deleted, and the last changed comes first', () => {
  const db = memoryDb();
  putTeam(db, { id: 'a', name: 'Church', members: ['deck:1'] }, '2026-01-01');
  putTeam(db, { id: 'b', name: 'Family', members: [] }, '2026-01-02');
  putTeam(db, { id: 'a', name: 'Parish', members: ['deck:1', 'starter:x'] }, '2026-01-03');
  expect(listTeams(db)).toEqual([
    { id: 'a', name: 'Parish', members: ['deck:1', 'starter:x'] },
    { id: 'b', name: 'Family', members: [] },
  ]);
  expect(db.get(`SELECT made_at FROM teams WHERE id = 'a'`)).toEqual({ made_at: '2026-01-01' });
  expect([deleteTeam(db, 'a'), deleteTeam(db, 'a')]).toEqual([true, false]);
  expect(listTeams(db).map(({ id }) => id)).toEqual(['b']);
});

test('what its members are is for others to judge', () => {
  const db = memoryDb();
  db.run(`INSERT INTO teams VALUES ('a', 'Church', '[]', 'then', 'now')`);
  db.run(`UPDATE teams SET members = 'null'`);
  expect(listTeams(db)).toEqual([{ id: 'a', name: 'Church', members: null }]);
});
