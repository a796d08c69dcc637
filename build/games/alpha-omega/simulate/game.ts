import { catalogueOf, loadPacks, type Issue, type Pack } from '../../../../cards/load.ts';
import { refusalOf, type Refusal } from '../../../../engine/alpha-omega/variants.ts';
import { opponentsOf } from '../../../../cards/decks/reserve.ts';
import { TEAM_FROM, teamDecks } from '../../../../cards/decks/team.ts';
import {
  dealt,
  gathered,
  campaignOf,
  rulesOfLevel,
  type Catalogue,
  type DefId,
  type LevelId,
  type LevelRules,
  type Setup,
} from '../../../../engine/alpha-omega/index.ts';
import { fail, ok, type Result } from '../../../../engine/index.ts';
import { inRoot } from '../../../tools.ts';
import { deckOf } from './decks.ts';
import type { Options } from './options.ts';

/** What is played with: the cards, and what was left out of them. */
export interface Cards {
  readonly packs: readonly Pack[];
  readonly content: Catalogue;
  readonly issues: readonly Issue[];
}

/** Loads the packs that the options mean. */
export function cardsFor({ packs: folder }: Pick<Options, 'packs'>): Result<Cards, string> {
  const { packs, issues } = loadPacks(folder ?? inRoot('cards/packs'));
  if (packs.length > 0) return ok({ packs, content: catalogueOf(packs), issues });
  return fail(`There is no pack in ${folder ?? 'cards/packs'}. Give a folder of packs with --packs.`);
}

/** The set-up of the game that the options mean, or why there is none. */
export function setUpFor(options: Options, { packs, content }: Cards): Result<Setup, string> {
  const good = deckOf('good', options.good, packs, content);
  if (!good.ok) return good;
  const opponent = deckOf('opponent', options.opponent, packs, content);
  if (!opponent.ok) return opponent;
  const objectives = objectivesFor(options, packs);
  if (!objectives.ok) return objectives;
  const [objective, ...campaign] = objectives.value;
  const { players, opponentPlayers, common } = options;
  const { variants, assists } = waysFor(options);
  const team = options.level === null || options.good !== null ? null : teamFor(options, content, good.value);
  const played = {
    objective,
    ...(campaign.length > 0 ? { campaign } : {}),
    ...(variants.length > 0 ? { variants } : {}),
    ...(assists.length > 0 ? { assists } : {}),
    seats: named('Player', players).map((name, seat) => ({
      name,
      deck: common ? [] : (team?.[seat] ?? good.value),
    })),
    ...(common ? { commonDeck: good.value } : {}),
  };
  const setup: Setup = {
    ...played,
    ...(opponentPlayers > 0
      ? { opponents: named('Opponent', opponentPlayers).map((name) => ({ name })) }
      : {}),
    ...(options.opponent === null
      ? opponentsOf(
          gathered(opponent.value.map((card) => ({ card, copies: 1 }))),
          objectivesOfPack(objective, packs),
          played,
        )
      : { opponentDeck: opponent.value }),
    callingDeck: callingsOf(packs),
  };
  const refusal = refusalOf(setup);
  return refusal === null ? ok(setup) : fail(refusalText(refusal));
}

/** How a level is played by so many; without a level, the variants that are named. */
const waysFor = ({ level, players, variants, campaign }: Options): LevelRules =>
  level === null
    ? { variants, assists: [] }
    : { ...rulesOfLevel(level, players), ...(campaign && variantsOfCampaign(level, players)) };

function variantsOfCampaign(level: LevelId, players: number): Pick<LevelRules, 'variants'> | null {
  const ways = campaignOf(level, players);
  return ways === null ? null : { variants: ways.variants };
}

const objectivesOfPack = (objective: DefId, packs: readonly Pack[]): readonly DefId[] =>
  packs.find(({ objectives }) => objectives.includes(objective))?.objectives ?? [];

/** The decks that new games have with so many players; null where everybody has the pack's own. */
function teamFor(
  { players, common }: Options,
  content: Catalogue,
  own: readonly DefId[],
): readonly (readonly DefId[])[] | null {
  if (common || players < TEAM_FROM) return null;
  return teamDecks(players, content, own)?.map(dealt) ?? null;
}

const named = (word: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);

function refusalText(refusal: Refusal): string {
  switch (refusal.code) {
    case 'variantsContradict':
      return `--variant ${refusal.variants.join(' and --variant ')} contradict each other: choose one.`;
    case 'easyOpponentPlay':
      return '--variant easy and --opponent-players do not go together: Easy Mode moves the Opponent Phase, and in Opponent Play there is none.';
    case 'variantTwice':
    case 'ownDeckBesideCommon':
    case 'arrangedUnnamed':
    case 'noPlayers':
    case 'tooManyPlayers':
      return `The game cannot be set up like this: ${refusal.code}.`;
    default:
      return refusal satisfies never;
  }
}

/** The Calling deck: the first that a pack has. */
export function callingsOf(packs: readonly Pack[]): readonly DefId[] {
  const callings = packs.find(({ decks }) => decks.callings.length > 0)?.decks.callings ?? [];
  return callings.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
}

/** The Objective named, or the first; in a campaign, with those that follow it in its pack. */
function objectivesFor(
  { objective: name, campaign }: Options,
  packs: readonly Pack[],
): Result<readonly [DefId, ...DefId[]], string> {
  for (const { objectives } of packs) {
    const at = objectives.findIndex((id) => name === null || id === name || id.split(':')[1] === name);
    const [first, ...following] = objectives.slice(Math.max(at, 0));
    if (at >= 0 && first !== undefined) return ok([first, ...(campaign ? following : [])]);
  }
  const known = packs.flatMap(({ objectives }) => objectives).join(', ');
  return fail(
    name === null
      ? 'No pack has an Objective.'
      : `--objective is "${name}", and must be one of: ${known} (what comes before the colon can be left out).`,
  );
}
