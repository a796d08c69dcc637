import { catalogueOf, loadPacks } from '../../../../cards/load.ts';
import { wilson } from '../../../../engine/alpha-omega/index.ts';
import { pilgrimSetup } from '../../../../engine/alpha-omega/beyond/journeys/pilgrim-setup.ts';
import {
  INCLINATIONS,
  tryPilgrimage,
  type InclinationName,
  type Tried,
} from '../../../../engine/alpha-omega/beyond/journeys/pilgrim-trial.ts';
import { dealt } from '../../../../engine/alpha-omega/beyond/decks/entries.ts';
import { meanOf, type Estimate } from '../../../../engine/toolbox/intervals.ts';
import { percent, percentRange } from '../../../simulate/figures.ts';
import { inRoot } from '../../../tools.ts';
import { keepReport, seedOfRun, tableRow } from '../../../soak/support/report.ts';

/** How many whole Pilgrimages each inclination walks, unless the second argument says otherwise. */
const WALKS = 40;
/**
 * Of pilgrims who take what is needed, so many are to arrive: a whole way can be won, and not by anybody. It is missed where
 * the interval (95 %) lies outside: the share itself is above and below by chance.
 */
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

/** Those who take what is needed, whatever else they take. */
const weighs = ({ name }: Found): boolean => name === 'weighs' || name === 'dares';

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
const achievedBy = ({ pilgrim }: Tried): number =>
  pilgrim.stations.filter(({ points }) => points !== null).length;
const arrivedOf = ({ tried }: Found): number =>
  tried.filter(({ pilgrim }) => pilgrim.phase === 'arrived').length;
const achievedOf = ({ tried }: Found): number => mean(tried.map(achievedBy));

const rateText = (rate: Estimate | null): string =>
  rate === null ? 'none' : `${percent(rate.value)} (${percentRange(rate)})`;

function rowOf(found: Found): string {
  const { name, tried } = found;
  const scores = tried.map(({ pilgrim }) => pilgrim.score);
  return tableRow(
    SAID[name],
    `${achievedOf(found).toFixed(1)} of ${String(pack?.objectives.length ?? 0)}`,
    rateText(arrivingOf([found])),
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

/** The share of some walks that arrive. */
const arrivingOf = (all: readonly Found[]): Estimate | null =>
  wilson({
    count: all.reduce((sum, found) => sum + arrivedOf(found), 0),
    of: all.reduce((sum, { tried }) => sum + tried.length, 0),
  });

/** What the walks miss of what is asked of them. */
function missesOf(all: readonly Found[]): readonly string[] {
  const weighing = all.filter(weighs);
  const single = all.filter((found) => !weighs(found));
  const share = arrivingOf(weighing);
  const [best] = weighing.toSorted((a, b) => achievedOf(b) - achievedOf(a));
  return [
    ...(share === null || share.high < TARGET[0] || share.low > TARGET[1]
      ? [`of those who take what is needed, ${rateText(share)} arrive`]
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
  `Command: \`npm run soak pilgrimage\`. Seed ${seed}; again with \`npx node build/games/alpha-omega/soak/pilgrimage.ts ${seed} ${String(walks)}\`.`,
  '',
  `${String(walks)} whole Pilgrimages a line, by the bot that thinks, each line over the same ways. Which of the offered cards are`,
  'taken is left to chance: a person who looks at them does better.',
  '',
  '| what is chosen | Objectives achieved | arrived (95 %) | mean score | best score |',
  '| --- | --- | --- | --- | --- |',
  ...all.map(rowOf),
  '',
  `Of those who take what is needed, by a card or by a burden, ${rateText(arrivingOf(all.filter(weighs)))} arrive; asked for are`,
  `${percent(TARGET[0])} to ${percent(TARGET[1])}.`,
  '',
  ...(missed.length === 0
    ? [
        'No single choice goes farther than the better way of taking what is needed by more than chance does (walk by walk, 95 %),',
        'and nothing says that fewer arrive than is asked for, or more.',
      ]
    : missed.map((line) => `- MISSED: ${line}`)),
]);
if (missed.length > 0) process.exitCode = 1;
