import { catalogueOf, loadPacks } from '../../cards/load.ts';
import { wilson } from '../../engine/index.ts';
import { pilgrimSetup } from '../../engine/alpha-omega/journeys/pilgrim-setup.ts';
import {
  INCLINATIONS,
  tryPilgrimage,
  type InclinationName,
  type Tried,
} from '../../engine/alpha-omega/journeys/pilgrim-trial.ts';
import { dealt } from '../../engine/alpha-omega/decks/entries.ts';
import { meanOf } from '../../engine/alpha-omega/simulation/intervals.ts';
import { percent, percentRange } from '../simulate/figures.ts';
import { inRoot } from '../tools.ts';
import { keepReport, seedOfRun, tableRow } from './support/report.ts';

/** How many whole Pilgrimages each inclination walks, unless the second argument says otherwise. */
const WALKS = 40;
/** Of pilgrims who take what is needed, so many are to arrive: a whole way can be won, and not by anybody. */
const TARGET = [0.1, 0.5] as const;

const SAID: Readonly<Record<InclinationName, string>> = {
  earns: 'a card before all else',
  heals: 'healing before all else',
  rests: 'light before all else',
  bears: 'a burden before all else',
  weighs: 'what is needed, else a card',
  dares: 'what is needed, else a burden',
};

interface Found {
  readonly name: InclinationName;
  readonly tried: readonly Tried[];
}

const names = Object.keys(INCLINATIONS) as readonly InclinationName[];
const seed = String(seedOfRun());
const walks = Number(process.argv[3] ?? WALKS);
const { packs } = loadPacks(inRoot('cards/packs'));
const content = catalogueOf(packs);
const [pack] = packs;
if (pack === undefined) throw new Error('there is no pack');
const { good, opponent, callings } = pack.decks;
const stock = {
  ...{ content, objectives: pack.objectives },
  ...{ good: dealt(good), opponents: dealt(opponent), callings: dealt(callings) },
};

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
const achievedBy = ({ pilgrim }: Tried): number =>
  pilgrim.stations.filter(({ points }) => points !== null).length;
const arrivedOf = ({ tried }: Found): number =>
  tried.filter(({ pilgrim }) => pilgrim.phase === 'arrived').length;
const achievedOf = ({ tried }: Found): number => mean(tried.map(achievedBy));

function rowOf(found: Found): string {
  const { name, tried } = found;
  const rate = wilson({ count: arrivedOf(found), of: tried.length });
  const scores = tried.map(({ pilgrim }) => pilgrim.score);
  return tableRow(
    SAID[name],
    `${achievedOf(found).toFixed(1)} of ${String(pack?.objectives.length ?? 0)}`,
    rate === null ? 'none' : `${percent(rate.value)} (${percentRange(rate)})`,
    mean(scores).toFixed(0),
    Math.max(...scores),
  );
}

/** Whether one goes farther than another by more than chance does (95 %). Walk by walk both went the same ways. */
function surelyFarther(one: Found, other: Found): boolean {
  const more = one.tried.map((tried, walk) => {
    const beside = other.tried[walk];
    if (beside === undefined) throw new RangeError(`${other.name} did not walk way ${String(walk)}`);
    return achievedBy(tried) - achievedBy(beside);
  });
  return (meanOf(more)?.low ?? 0) > 0;
}

/** What the walks miss of what is asked of them. */
function missesOf(all: readonly Found[]): readonly string[] {
  const weighing = all.filter(({ name }) => name === 'weighs' || name === 'dares');
  const single = all.filter(({ name }) => name !== 'weighs' && name !== 'dares');
  const share = mean(weighing.map((found) => arrivedOf(found) / found.tried.length));
  const [best] = weighing.toSorted((a, b) => achievedOf(b) - achievedOf(a));
  return [
    ...(share < TARGET[0] || share > TARGET[1]
      ? [`${percent(share)} of those who take what is needed arrive`]
      : []),
    ...single
      .filter((found) => best !== undefined && surelyFarther(found, best))
      .map(({ name }) => `${SAID[name]} goes farther than the better way of taking what is needed`),
  ];
}

console.log(`seed ${seed}, ${String(walks)} walks each`);
const all: Found[] = [];
for (const name of names) {
  const tried = Array.from({ length: walks }, (_, walk) => {
    const setup = pilgrimSetup(stock, `${seed} ${String(walk)}`, []);
    return tryPilgrimage({ content, setup, bot: 'thoughtful', inclination: name });
  });
  all.push({ name, tried });
  console.log(all.map(rowOf).at(-1));
}
const missed = missesOf(all);
keepReport('pilgrimage', 'The balance of the Pilgrimage', [
  `Command: \`npm run soak pilgrimage\`. Seed ${seed}; again with \`npx node build/soak/pilgrimage.ts ${seed} ${String(walks)}\`.`,
  '',
  `${String(walks)} whole Pilgrimages a line, by the bot that thinks, each line over the same ways. Which of the offered cards are`,
  'taken is left to chance: a person who looks at them does better.',
  '',
  '| what is chosen | Objectives achieved | arrived (95 %) | mean score | best score |',
  '| --- | --- | --- | --- | --- |',
  ...all.map(rowOf),
  '',
  ...(missed.length === 0
    ? [
        'No single choice goes farther than the better way of taking what is needed by more than chance does (walk by walk, 95 %),',
        'and whole ways are won, and not by everybody: as it should be.',
      ]
    : missed.map((line) => `- MISSED: ${line}`)),
]);
if (missed.length > 0) process.exitCode = 1;
