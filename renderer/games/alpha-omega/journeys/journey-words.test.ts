import { beforeEach, describe, expect, test } from 'vitest';
import type {
  CampaignStation,
  Journey,
  JourneyLine,
  PilgrimStation,
} from '../../../../electron/shared/games/alpha-omega/api.ts';
import { speak } from '../../../text/language/language.ts';
import { fakeBook, fakeCards, idOf } from '../words/testing/fake-cards.ts';
import { fakeCampaign, fakePilgrim, WAY } from '../../../testing/fake-journeys.ts';
import { burdenWords } from './burden-words.ts';
import { strengthLine } from './card-line.ts';
import {
  freshStops,
  notesOf,
  requestFor,
  shareAchieved,
  standOf,
  stopsOf,
  rulesAt,
} from './journey-words.ts';
import { textsIn } from './story-words.ts';

beforeEach(() => {
  speak('en');
});

describe('how a journey stands', () => {
  const line: JourneyLine = {
    ...{
      id: 'j',
      kind: 'campaign',
      name: 'Naomi',
      begunAt: '',
      playedAt: '',
      players: [],
      variants: [],
      assists: [],
    },
    ...{ achieved: 2, of: 13, state: 'ongoing', objective: '', points: null, rounds: 0, restarts: 0 },
    ...{ putAway: false, isChoosing: false, isPlayed: true, wonBefore: [] },
  };

  test('with all that counts of it', () => {
    const all: readonly JourneyLine[] = [
      line,
      { ...line, rounds: 12, points: 0, restarts: 1 },
      { ...line, points: 7, restarts: 2, isChoosing: true },
      ...(['arrived', 'over', 'inTrash', 'gone'] as const).map((state) => ({ ...line, state })),
    ];
    expect(all.map(standOf)).toEqual([
      '2 of 13 achieved',
      '2 of 13 achieved · round 13 of the campaign · 0 points · restarted once',
      '2 of 13 achieved · 7 points · restarted 2 times · a choice to make',
      '2 of 13 achieved · completed',
      '2 of 13 achieved · ended',
      '2 of 13 achieved · its game is in the trash',
      '2 of 13 achieved · its game was deleted',
    ]);
  });

  test('what was won before it began stands first on its map and is achieved there', () => {
    const [first = '', second = ''] = WAY;
    const journey = fakeCampaign({ wonBefore: ['won'] });
    expect(standOf({ ...line, wonBefore: ['won'] })).toBe('3 of 14 achieved');
    expect(shareAchieved({ ...line, wonBefore: ['won'] })).toBe(3 / 14);
    expect(stopsOf(journey).map(({ objective }) => objective)).toEqual(['won', ...WAY]);
    expect(stopsOf(journey)[0]).toMatchObject({ state: 'achieved', chapter: null, canRestart: false });
    const fresh = [{ id: first }, { id: second }];
    expect(freshStops(fresh, []).map(({ state }) => state)).toEqual(['here', 'ahead']);
    expect(freshStops(fresh, [first]).map(({ state }) => state)).toEqual(['achieved', 'here']);
  });

  test('at an Objective of a campaign', () => {
    const station: CampaignStation = {
      ...{
        objective: '',
        state: 'achieved',
        chapter: null,
        restarts: 0,
        canRestart: false,
        began: null,
        waiting: 0,
      },
    };
    const played = {
      ...station,
      chapter: { balances: [1, 2, 3] },
      restarts: 2,
    } as unknown as CampaignStation;
    expect([station, played].map(notesOf)).toEqual([[], ['3 rounds', 'restarted 2 times']]);
    const here = {
      ...{ ...station, state: 'here' },
      chapter: { balances: [1, 2, 3], rounds: 4 },
    } as unknown as CampaignStation;
    expect(notesOf(here)).toEqual(['in round 4']);
  });

  test('at an Objective of a Pilgrimage', () => {
    const station = {
      ...{ objective: '', state: 'achieved', chapter: null, game: null, restarts: 0 },
      ...{ tries: 0, points: null, rounds: null, rewound: false, burden: null },
    } as unknown as PilgrimStation;
    const played = {
      ...station,
      tries: 2,
      points: 5,
      rounds: 9,
      rewound: true,
      burden: { kind: 'narrowWay' },
      restarts: 1,
    } as unknown as PilgrimStation;
    expect([station, played].map(notesOf)).toEqual([
      [],
      [
        '2 tries',
        '9 rounds',
        '5 points',
        'a burden was borne',
        'something seen was undone',
        'restarted once',
      ],
    ]);
  });
});

describe('a campaign remembers what was won before it', () => {
  const way = { objectives: WAY.map((id) => ({ id })), wonBefore: WAY.slice(0, 1) };
  const from = (at: number) => ({ objective: WAY[at] ?? '', seats: ['Ruth'], campaign: WAY.slice(at + 1) });

  test('where it begins right after that', () => {
    const wonBefore = WAY.slice(0, 1);
    expect(requestFor(way, 'Ruth', from(1))).toEqual({ name: 'Ruth', game: from(1), wonBefore });
  });

  test('not where it begins elsewhere, or where nothing was won', () => {
    for (const at of [0, 2]) expect(requestFor(way, 'Ruth', from(at))).not.toHaveProperty('wonBefore');
    expect(requestFor({ ...way, wonBefore: [] }, 'Ruth', from(0))).not.toHaveProperty('wonBefore');
  });
});

describe('an Objective is played with the variants', () => {
  const narrow = { burden: { kind: 'narrowWay' } } as const;
  const at = (journey: Journey) => [0, 1, 2].map((index) => rulesAt(journey, index).variants);

  test('of its journey', () => {
    const campaign = fakeCampaign();
    const fast: Journey = { ...campaign, line: { ...campaign.line, variants: ['fast'] } };
    expect(at(fast)).toEqual([['fast'], ['fast'], ['fast']]);
    expect(at(fakePilgrim())).toEqual([[], [], []]);
  });

  test('and with the help of its journey', () => {
    const assists = ['longSuffering'] as const;
    expect(rulesAt(fakeCampaign({ assists }), 1)).toEqual({ variants: [], assists });
  });

  test('and the Narrow Way, where that is the burden of now or was the one of then', () => {
    expect(at(fakePilgrim(narrow))).toEqual([[], ['narrowWay'], []]);
    expect(at(fakePilgrim({ burden: { kind: 'foes', cards: [] } }))).toEqual([[], [], []]);
    const pilgrim = fakePilgrim();
    const [first, ...rest] = pilgrim.stations;
    if (first === undefined) throw new Error('a way of no Objectives');
    expect(at({ ...pilgrim, stations: [{ ...first, burden: 'narrowWay' }, ...rest] })).toEqual([
      ...[['narrowWay'], [], []],
    ]);
    const narrowAlready: Journey = {
      ...fakePilgrim(narrow),
      line: { ...pilgrim.line, variants: ['narrowWay'] },
    };
    expect(at(narrowAlready)[1]).toEqual(['narrowWay']);
  });
});

test('a burden in a sentence', () => {
  const cards = ['Paimon', 'Abigor'].map(idOf);
  const burdens = [
    { kind: 'foes', cards },
    { kind: 'leave', cards: cards.slice(0, 1) },
    { kind: 'narrowWay' },
  ] as const;
  expect(
    burdens.map((burden) =>
      burdenWords(burden, fakeBook)
        .map(({ text }) => text)
        .join(''),
    ),
  ).toEqual([
    'Paimon and Abigor join the Opponents at once, and stay. Else they would come later, one at a time.',
    'For the next Objective these stay behind: Paimon.',
    'The next Objective is played in the Narrow Way: the Opponents win as soon as they lead.',
  ]);
  expect(burdenWords(burdens[0], fakeBook).flatMap(({ def }) => def ?? [])).toEqual(cards);
});

test('what a card’s numbers say', () => {
  const printed = (name: string) => fakeCards.filter((card) => card.name === name);
  const numbers = ['Michael', 'Flaming Sword', 'Heavenly Armor', 'Zion', 'Hope']
    .flatMap(printed)
    .map((def) => {
      if (def.type === 'item') return { ...def, strength: 3, attack: def.attack > 0 ? 4 : 0 };
      return 'strength' in def ? { ...def, strength: 6 } : def;
    });
  expect(numbers.map(strengthLine)).toEqual([
    ['Strength 6'],
    ['adds 4 Strength', '3 hit points'],
    ['3 hit points'],
    ['6 hit points'],
    [],
  ]);
});

test('a story in one’s language, else in English, else in none', () => {
  const told = (prologue: string) => ({ prologue, victory: 'V', defeat: 'D' });
  const [before, after] = ['Genesis 1:1', 'Revelation 22:21'].map((source) => ({ quote: 'In', source }));
  const story = (texts: object) => ({ before, after, texts }) as never;
  const english = { before: { ...before, lang: 'en' }, after: { ...after, lang: 'en' } };
  expect(textsIn(story({ en: told('A'), es: told('B') }), 'es')).toEqual({
    ...{ lang: 'es', ...told('B') },
    ...english,
  });
  expect(textsIn(story({ en: told('A') }), 'es')).toEqual({ lang: 'en', ...told('A'), ...english });
  expect(textsIn(story({ de: told('C') }), 'es')).toBeNull();
  const own = { quote: 'En el principio', source: 'Génesis 1:1' };
  expect(textsIn(story({ en: told('A'), es: { ...told('B'), before: own } }), 'es')).toMatchObject({
    before: { ...own, lang: 'es' },
    after: { lang: 'en' },
  });
});
