import type { Moment, Trigger, TriggeredAbility } from './definitions.ts';
import type { AlphaOmegaEvent } from './events.ts';
import type { Frame } from './frames.ts';
import { defOf, find } from './queries/cards.ts';
import { limitKey } from './queries/limits.ts';
import { holds } from './queries/conditions.ts';
import { fitsPrint, matches } from './queries/matching.ts';
import { rosterOf, type Carried, type Mission, type Source } from './queries/roster.ts';
import { forces, scopeOf, triggeredAt } from './queries/sources.ts';
import { claimedNext } from './queries/waiting.ts';
import type { Look } from './look.ts';
import type { CardId, Scope } from './types.ts';

/** A moment that has come: what happened, to or by which card, with which other card; with none, with no other either. */
export interface Now {
  readonly moment: Moment;
  readonly it: CardId | null;
  readonly other: CardId | null;
}

/**
 * The frames an event calls for: Callings, what waits for a Person, and triggered abilities, the longest in play first.
 * Callings count before anything follows from the event, so that they count in the order in which things happen.
 */
export function react(look: Look, event: AlphaOmegaEvent): readonly Frame[] {
  const moments = momentsOf(look, event);
  const claiming = claims(look);
  if (moments.length === 0) return claiming;
  const frames: Frame[] = [];
  for (const now of moments) countCallings(look, now, frames);
  frames.push(...claiming);
  for (const now of moments)
    for (const carried of triggeredAt(look, now.moment)) {
      const frame = triggered(look, carried, now);
      if (frame) frames.push(frame);
    }
  return frames;
}

const NONE: readonly Frame[] = [];
const NO_MOMENTS: readonly Now[] = [];

/** The moments that have come with an event. */
export function momentsOf(look: Look, event: AlphaOmegaEvent): readonly Now[] {
  switch (event.type) {
    case 'enteredPlay':
      // An Event's own words wait until it is known what it is on.
      return defOf(look, event.card).type === 'event'
        ? NO_MOMENTS
        : [{ moment: 'entersPlay', it: event.card, other: null }];
    case 'eventApplied':
    case 'fell':
      return [{ moment: 'entersPlay', it: event.card, other: null }];
    case 'struck':
      return [{ moment: 'attacks', it: event.by, other: event.target }];
    case 'defeated':
      return [
        { moment: 'defeats', it: event.by, other: event.card },
        { moment: 'isDefeated', it: event.card, other: event.by },
      ];
    case 'luredAstray':
      return [{ moment: 'isLured', it: event.card, other: event.by }];
    case 'damaged':
      return [{ moment: 'isDamaged', it: event.card, other: event.by }];
    case 'raised':
    case 'brought':
      return [{ moment: 'entersPlay', it: event.card, other: null }];
    case 'callingAchieved':
      return [{ moment: 'isAchieved', it: event.card, other: null }];
    case 'objectiveBegan':
      return [{ moment: 'objectiveBegins', it: null, other: null }];
    case 'turnBegan':
      return [{ moment: 'turnBegins', it: null, other: null }];
    case 'roundBegan':
      return [{ moment: 'roundBegins', it: null, other: null }];
    case 'strengthChecked':
      return [{ moment: 'strengthCheck', it: null, other: null }];
    default:
      return NO_MOMENTS;
  }
}

/** Rulebook, Opponent Phase: what waits is for the first Opponent Person able to take advantage of it (ruling 8). */
const claims = (look: Look): readonly Frame[] => (claimedNext(look) ? CLAIM : NONE);

const CLAIM: readonly Frame[] = [{ kind: 'claimWaiting' }];

function triggered(look: Look, carried: Carried<TriggeredAbility>, now: Now): Frame | null {
  const { source, ability } = carried;
  const carrier = source.lasting?.host ?? source.self;
  if (isOfAnother(ability, now, carrier)) return null;
  if (isStill(look, source) || !isOwnTurn(look, source, now)) return null;
  const { self, seat, bound } = scopeOf(look, source, boundBy(now));
  const scope: Spoken = { self, seat, bound, carrier };
  if (!ability.on.some((trigger) => fires(look, trigger, now, scope))) return null;
  if (ability.if !== undefined && !holds(look, ability.if, scope)) return null;
  return { kind: 'trigger', self, seat, key: limitKey(carried), ability, bound };
}

/** Without `who` a trigger speaks of its carrier: most moments of other cards are passed over at a glance. */
function isOfAnother(ability: TriggeredAbility, { it }: Now, carrier: CardId): boolean {
  return it !== null && it !== carrier && ability.on.every(({ who }) => who === undefined);
}

/** Ruling 11: while the Opponents are held still, nothing of theirs happens by itself; what a Lured Person carries is a player's. */
function isStill(look: Look, { side, owner }: Source): boolean {
  return side === 'opponent' && owner === null && forces(look, 'opponentsStill').length > 0;
}

/** A Good card's turn begins when its player's does; a lasting effect's with every player's. */
function isOwnTurn({ table }: Look, { side, owner, lasting }: Source, { moment }: Now): boolean {
  if (moment !== 'turnBegins' || lasting !== null || side === 'opponent') return true;
  return owner === null || owner === table.turn;
}

/** What a trigger's words refer to; without `who` it speaks of its carrier, a Calling's of any card. */
interface Spoken extends Scope {
  readonly carrier: CardId | null;
}

/** Has the trigger's moment come, for the cards it speaks of? */
function fires(look: Look, trigger: Trigger, now: Now, scope: Spoken): boolean {
  if (trigger.moment !== now.moment) return false;
  if (trigger.other !== undefined && !fitsNow(look, trigger.other, now.other, scope)) return false;
  if (trigger.who !== undefined) return fitsNow(look, trigger.who, now.it, scope);
  return now.it === null || scope.carrier === null || now.it === scope.carrier;
}

/** A card that has just left play is judged by its print. */
function fitsNow(look: Look, select: NonNullable<Trigger['who']>, id: CardId | null, scope: Scope): boolean {
  if (id === null) return false;
  const card = find(look.table, id);
  if (card) return matches(look, select, card, scope);
  return fitsPrint(select, defOf(look, id));
}

function boundBy({ it, other }: Now): Scope['bound'] {
  if (it === null) return NOTHING;
  return other === null ? { it: [it] } : { it: [it], other: [other] };
}

const NOTHING: Scope['bound'] = {};

function countCallings(look: Look, now: Now, frames: Frame[]): void {
  for (const mission of rosterOf(look).missions) {
    if (mission.moment !== now.moment) continue;
    const counts = countsOf(look, mission, now);
    if (counts !== null)
      frames.push({ kind: 'callingCount', seat: mission.seat, card: mission.card, counts });
  }
}

/** What a moment does to a Calling's count: one more, back to nothing, or nothing at all. */
function countsOf(look: Look, { seat, card, goal }: Mission, now: Now): 'one' | 'anew' | null {
  const { on, broken, if: condition } = goal;
  const scope: Spoken = { self: card, seat, bound: boundBy(now), carrier: null };
  if (broken && fires(look, broken, now, scope)) return 'anew';
  if (!fires(look, on, now, scope)) return null;
  return condition === undefined || holds(look, condition, scope) ? 'one' : 'anew';
}
