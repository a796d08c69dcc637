import type { CardDef } from '../engine/alpha-omega/definitions.ts';
import type { DefId } from '../engine/alpha-omega/selects.ts';
import { checkAbility, checkTrigger } from './checks/program.ts';
import { scopeAt, scopeOf } from './checks/scope.ts';
import { checkCondition, checkSelect } from './checks/words.ts';
import type { Finding, Path } from './issues.ts';

/** What a card may refer to outside itself. */
export interface Known {
  /** Every card of every pack in the game, by id. */
  readonly cards: ReadonlyMap<DefId, CardDef>;
  /** Icons a face can be drawn with; without a list any name is taken on trust. */
  readonly emblems?: ReadonlySet<string> | undefined;
}

/** Checks what a card's shape cannot say: names, references, the places of its ops, its provenance. */
export function checkCard(card: CardDef, known: Known): readonly Finding[] {
  return [
    ...card.abilities.flatMap((ability, index) => checkAbility(scopeOf(card), ability, ['abilities', index])),
    ...checkGoal(card),
    ...checkObjective(card, known.cards),
    ...checkEvent(card),
    ...checkFacts(card),
    ...checkEmblem(card, known),
    ...checkReferences(card, known.cards),
  ];
}

function checkGoal(card: CardDef): readonly Finding[] {
  if (card.type !== 'calling') return [];
  const { on, broken, if: condition } = card.goal;
  const scope = scopeOf(card);
  return [
    ...checkTrigger(scope, on, ['goal', 'on']),
    ...(broken === undefined ? [] : checkTrigger(scope, broken, ['goal', 'broken'])),
    ...(condition === undefined ? [] : checkCondition(scopeAt(scope, [on]), condition, ['goal', 'if'])),
  ];
}

function checkObjective(card: CardDef, known: ReadonlyMap<DefId, CardDef>): readonly Finding[] {
  if (card.type !== 'objective') return [];
  const scope = scopeOf(card);
  const ends = (['won', 'lost'] as const).flatMap((word) => {
    const condition = card[word];
    return condition === undefined ? [] : checkCondition(scope, condition, [word]);
  });
  const brings = (card.brings ?? []).flatMap((id, index) => checkBrought(id, known, ['brings', index]));
  return [...brings, ...ends];
}

/** Rulebook, Set Up: what begins in play needs nobody to play it on a card of their choice. */
function checkBrought(id: DefId, known: ReadonlyMap<DefId, CardDef>, path: Path): readonly Finding[] {
  const brought = known.get(id);
  if (!brought) return [{ path, code: 'unknownCard', message: `there is no card "${id}"` }];
  const { type } = brought;
  if (type === 'person' || type === 'place') return [];
  if (type === 'item' && brought.side === 'opponent') return [];
  const message = `"${id}" cannot begin in play: only Persons, Places and Opponent Items can`;
  return [{ path, code: 'misplaced', message }];
}

/** What an Event is put on is chosen before it is in play: only its own words can be used. */
function checkEvent(card: CardDef): readonly Finding[] {
  if (card.type !== 'event') return [];
  const { on, lasts, abilities } = card;
  const rolls = JSON.stringify(abilities).includes('"op":"stay"');
  const message = 'an Event that lasts "rolled" must say with "stay" for how long';
  return [
    ...(on === undefined ? [] : checkSelect({ ...scopeOf(card), names: new Map() }, on, ['on'])),
    ...(lasts === 'rolled' && !rolls ? [{ path: ['lasts'], code: 'misplaced', message } as const] : []),
  ];
}

/** Provenance speaks of facts that are on the card. */
function checkFacts(card: CardDef): readonly Finding[] {
  return Object.keys(card.provenance)
    .filter((fact) => !Object.hasOwn(card, fact))
    .map((fact) => ({
      path: ['provenance', fact],
      code: 'unknownFact',
      message: `the card has no "${fact}"`,
    }));
}

function checkEmblem({ emblem }: CardDef, { emblems }: Known): readonly Finding[] {
  if (emblems === undefined || emblems.has(emblem)) return [];
  return [{ path: ['emblem'], code: 'unknownEmblem', message: `game-icons has no "${emblem}"` }];
}

function checkReferences(card: CardDef, known: ReadonlyMap<DefId, CardDef>): readonly Finding[] {
  return references(card, [])
    .filter(([, id]) => !known.has(id))
    .map(([path, id]) => ({ path, code: 'unknownCard', message: `there is no card "${id}"` }));
}

/** Every card named in a Select. The only other `name`s in the language, of lasting effects, hold no colon. */
function references(part: unknown, path: Path): readonly (readonly [Path, DefId])[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const at = [...path, Array.isArray(part) ? Number(key) : key];
    const isCard = key === 'name' && path.length > 0 && typeof value === 'string' && value.includes(':');
    return isCard ? [[at, value] as const] : references(value, at);
  });
}
