import { expect, test } from 'vitest';
import type { CardDef } from '../../engine/alpha-omega/definitions.ts';
import { loadPacks } from '../load.ts';
import { lacksOf } from './lacks.ts';
import { packsDir } from './packs.ts';

const { packs, languages } = loadPacks(packsDir);
const cards = packs.flatMap((pack) => pack.cards);
const [michael, gabriel] = ['starter:michael', 'starter:gabriel'].map((id) =>
  cards.find((card) => card.id === id),
) as [CardDef, CardDef];

test.each<readonly [string, Partial<CardDef>, readonly string[]]>([
  ['lies in a file of another name', { name: 'Saint Michael' }, ['called saint-michael.json']],
  ['does not say where a fact comes from', { provenance: {} }, ['where "strength" comes from']],
  ['has the face of another', { emblem: gabriel.emblem }, ['is that of Gabriel']],
  ['quotes what another does', { flavour: gabriel.flavour }, ['quoted by Gabriel']],
  [
    'quotes what is not there',
    { flavour: { quote: 'Lo', source: 'Daniel 12:1' } },
    ['Daniel 12:1 does not say'],
  ],
  ['names no verse', { flavour: { quote: 'Lo', source: 'Daniel 99:1' } }, ['no text of Daniel 99:1']],
  ['is not translated', { id: 'starter:michael-2', name: 'Michael 2' }, ['no Spanish name']],
])('a card that %s is told so', (_, change, expected) => {
  const said = lacksOf({ ...michael, ...change } as CardDef, { cards: [gabriel], languages });
  for (const words of expected) expect(said.join('\n')).toContain(words);
});

test('a Spanish verse that is not there is told', () => {
  const spanish = languages.get('es');
  const told = spanish?.cards.get(michael.id);
  if (spanish === undefined || told === undefined) throw new Error('Michael has a Spanish name');
  const flavour = { quote: 'Quizá', source: 'Daniel 12:1' };
  const other = new Map([['es', { ...spanish, cards: new Map([[michael.id, { ...told, flavour }]]) }]]);
  expect(lacksOf(michael, { cards: [], languages: other })[0]).toMatch(/^Daniel 12:1 does not say/);
});
