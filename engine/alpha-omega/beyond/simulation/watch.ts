import type { Applied, Handler, Next, Ruleset } from '../../../kernel/types.ts';
import type { Catalogue, Modifier } from '../../definitions.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import type { Frame } from '../../frames.ts';
import type { AlphaOmega, Game } from '../../game.ts';
import { printOf } from '../../queries/cards.ts';
import { forces } from '../../queries/sources.ts';
import type { CardId, Setup, Table } from '../../types.ts';
import {
  abilityName,
  type Aspect,
  ASPECTS,
  combinationName,
  type Coverage,
  modifiersIn,
  type Setting,
} from './coverage.ts';

/** Counts what games meet, from outside: the rules do not know that they are watched. */
export interface Watch {
  /** The rules, with every step of theirs seen. */
  readonly ruleset: Ruleset<AlphaOmega>;
  /** A game with this set-up begins. */
  begin(setup: Setup): void;
  /** Something happened in it. */
  see(applied: Applied<AlphaOmega>): void;
  coverage(): Coverage;
}

type Count = (aspect: Aspect, word: string) => void;
type AnyHandler = Handler<AlphaOmega>;

/** Watches games that are played by these rules with this content. */
export function watch(ruleset: Ruleset<AlphaOmega>, content: Catalogue): Watch {
  const counts = new Map<Aspect, Map<string, number>>(ASPECTS.map((aspect) => [aspect, new Map()]));
  const count: Count = (aspect, word) => {
    const words = counts.get(aspect);
    words?.set(word, (words.get(word) ?? 0) + 1);
  };
  const changes = modifiersIn(content) as readonly Modifier['change'][];
  const watched = Object.entries(ruleset.frames).map(([kind, handler]): [string, AnyHandler] => {
    // Each handler takes its own kind of frame, and is given no other.
    const step = handler as AnyHandler;
    return [
      kind,
      (game, frame, answer) => {
        if (answer === undefined) countStep(game, frame, count);
        if (WHEN_FORCES_TELL.has(kind)) countForces(game, changes, count);
        const next = step(game, frame, answer);
        countNext(game, frame, next, count);
        return next;
      },
    ];
  });
  return {
    ruleset: { ...ruleset, frames: Object.fromEntries(watched) as unknown as typeof ruleset.frames },
    begin: (setup) => countSetup(setup, count),
    see: ({ state, events }) => {
      for (const event of events) countEvent(event, state.table, count);
    },
    coverage: () =>
      Object.fromEntries(
        [...counts].map(([aspect, words]) => [aspect, Object.fromEntries(words)]),
      ) as Coverage,
  };
}

/** Steps before which the constant abilities in force are looked at: those of Events do not last for long. */
const WHEN_FORCES_TELL: ReadonlySet<string> = new Set<Frame['kind']>([
  'opponentDraw',
  'drawPhase',
  'playCard',
  'act',
  'strike',
  'nextOpponent',
  'strengthCheck',
]);

function countStep(game: Game, frame: Frame, count: Count): void {
  count('frames', frame.kind);
  const op = frame.kind === 'effect' ? frame.ops[0] : undefined;
  if (op) count('ops', op.op);
}

function countForces(game: Game, changes: readonly Modifier['change'][], count: Count): void {
  for (const change of changes)
    for (const { ability, scope } of forces(game, change)) {
      count('modifiers', change);
      count('abilityKinds', 'constant');
      countAbility(game, scope.self, (printed) => printed === ability, count);
    }
}

function countNext(game: Game, frame: Frame, next: Next<AlphaOmega>, count: Count): void {
  if (next.go === 'ask') count('questions', next.question.about);
  // A program that goes on is not one that begins.
  if (frame.kind === 'effect') return;
  if (frame.kind === 'trigger' && next.go === 'to') count('abilityKinds', 'triggered');
  for (const begun of framesOf(next)) {
    if (begun.kind !== 'effect') continue;
    const kind = countAbility(
      game,
      begun.self,
      (printed) => 'do' in printed && printed.do === begun.ops,
      count,
    );
    if (kind !== undefined && kind !== 'triggered') count('abilityKinds', kind);
  }
}

function framesOf(next: Next<AlphaOmega>): readonly Frame[] {
  if (next.go === 'to') return [next.frame];
  return next.go === 'call' ? next.frames : [];
}

type Printed = ReturnType<typeof printOf>['abilities'][number];

/** Counts the printed ability of a card that is meant; one of a lasting effect is not printed as such. */
function countAbility(
  { table, content }: Game,
  card: CardId,
  isMeant: (printed: Printed) => boolean,
  count: Count,
): Printed['kind'] | undefined {
  const { id, abilities } = printOf(content, table.cards[card]?.def ?? '');
  const index = abilities.findIndex(isMeant);
  if (index >= 0) count('abilities', abilityName(id, index));
  return abilities[index]?.kind;
}

function countSetup(
  { seats, variants = [], campaign, commonDeck, opponents, objective }: Setup,
  count: Count,
): void {
  const setting = (name: Setting): void => count('settings', name);
  count('players', String(seats.length));
  count('combinations', combinationName(variants));
  for (const variant of variants) count('variants', variant);
  count('objectives', objective);
  setting(commonDeck ? 'common deck' : 'own decks');
  setting(campaign && campaign.length > 0 ? 'campaign' : 'one Objective');
  if (opponents && opponents.length > 0)
    setting(opponents.length === 1 ? 'Opponent Play, one player' : 'Opponent Play, several players');
}

function countEvent(event: AlphaOmegaEvent, { cards, seats }: Table, count: Count): void {
  const defOf = (card: CardId): string => cards[card]?.def ?? '';
  const setting = (name: Setting): void => count('settings', name);
  switch (event.type) {
    case 'enteredPlay':
      count('cards', defOf(event.card));
      return;
    case 'callingDrawn':
      count('callingsDrawn', defOf(event.card));
      return;
    case 'callingAchieved':
      count('callingsAchieved', defOf(event.card));
      return;
    case 'objectiveFollowed':
      count('objectives', defOf(event.objective));
      setting('Objective followed');
      return;
    case 'playerLured':
      setting(seats.length === 1 ? 'Lured Player alone' : 'Lured Player');
      return;
    case 'playerFreed':
      setting('Lured Player freed');
      return;
    case 'gameEnded':
      count('endings', event.outcome.reason);
      return;
    default:
  }
}
