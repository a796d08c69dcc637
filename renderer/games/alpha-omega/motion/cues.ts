import type { Beat } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type {
  AlphaOmegaEvent,
  Balance,
  Side,
  ToldEvent,
  View,
} from '../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../engine/index.ts';
import type { Cue, CueOf } from './cue.ts';
import { movesBetween } from './moves.ts';
import { reachCues } from './reach.ts';
import { stakesOf } from './stakes.ts';
import { strengthCues } from './strength-cues.ts';

/** What a beat shows, in order: what its events say, and the cards that lie elsewhere after it. */
export function cuesOf(beat: Beat, before: View, after: View): readonly Cue[] {
  const told = beat.events.flatMap(({ event }) => cueOf(event));
  const landed = told.some((cue) => cue.kind === 'blow' && cue.amount !== null);
  // The arrow that is declared is the one that lands; drawn once, it has its number.
  const blows = told.filter((cue) => !(landed && cue.kind === 'blow' && cue.amount === null));
  return [
    ...summed(bent(keptOf(blows, beat.events), beat.events)).map((cue) =>
      joinOf(checkOf(fallOf(cue, before), after), before, blows),
    ),
    ...reachCues(beat.events, before),
    ...strengthCues(before, after),
    ...movesBetween(beat.events, before, after),
  ];
}

/** An Opponent of so much Strength is a great one. */
const GREAT = 8;

/** Whoever was feared falls harder. */
function fallOf(cue: Cue, before: View): Cue {
  if (cue.kind !== 'broken') return cue;
  const was = before.inPlay.find(({ id }) => id === cue.card);
  return was?.side === 'opponent' && (was.strength ?? 0) >= GREAT ? { ...cue, isGreat: true } : cue;
}

function checkOf(cue: Cue, after: View): Cue {
  if (cue.kind !== 'weighed') return cue;
  const stakes = stakesOf(cue.balance, after);
  return stakes === 'usual' ? cue : { ...cue, stakes };
}

/** Only whoever was Lured Astray comes back; others join. */
function joinOf(cue: Cue, before: View, cues: readonly Cue[]): Cue {
  if (cue.kind !== 'mended') return cue;
  const wasLured =
    before.inPlay.some(({ id, lured }) => id === cue.card && lured) ||
    cues.some((one) => one.kind === 'lured' && one.card === cue.card);
  return wasLured ? cue : { ...cue, joins: true };
}

/** Without the damage that is taken back from whoever is spared, so that what is shown to be lost is lost. */
function keptOf(cues: readonly Cue[], events: readonly ToldEvent[]): readonly Cue[] {
  const kept = [...cues];
  for (const { event } of events) {
    if (event.type !== 'spared' || event.excess === undefined) continue;
    const at = kept.findLastIndex((cue) => cue.kind === 'hurt' && cue.card === event.card);
    const hurt = kept[at];
    if (hurt?.kind !== 'hurt') continue;
    const amount = hurt.amount - event.excess;
    kept.splice(at, 1, ...(amount > 0 ? [{ ...hurt, amount }] : []));
  }
  return kept;
}

/** What a card loses or gets back at once is one number: two of them would lie on each other. */
function summed(cues: readonly Cue[]): readonly Cue[] {
  const all: Cue[] = [];
  for (const cue of cues) {
    const at =
      cue.kind === 'hurt' || cue.kind === 'healed'
        ? all.findIndex((one) => one.kind === cue.kind && one.card === cue.card)
        : -1;
    const before = all[at];
    if ((cue.kind === 'hurt' || cue.kind === 'healed') && before?.kind === cue.kind)
      all[at] = { ...before, amount: before.amount + cue.amount };
    else all.push(cue);
  }
  return all;
}

function bent(cues: readonly Cue[], events: readonly ToldEvent[]): readonly Cue[] {
  const turns = events.flatMap(({ event }) => (event.type === 'attackRedirected' ? [event] : []));
  return cues.map((cue) => {
    if (cue.kind !== 'blow') return cue;
    const past = turns.find(({ by, to }) => by === cue.by && to === cue.target)?.from ?? null;
    return { ...cue, past };
  });
}

function cueOf(event: AlphaOmegaEvent): readonly Cue[] {
  switch (event.type) {
    case 'attackDeclared':
    case 'struck':
      return [{ kind: 'blow', ...blowOf(event) }];
    case 'attackRedirected':
      return [{ kind: 'blow', by: event.by, target: event.to, past: event.from, amount: null }];
    case 'attackCancelled':
      return [{ kind: 'blocked', by: event.by, through: event.through }];
    case 'damaged':
      return [{ kind: 'hurt', card: event.card, amount: event.amount }];
    case 'healed':
      return [{ kind: 'healed', card: event.card, amount: event.amount }];
    case 'saved':
    case 'spared':
      return [{ kind: event.type, card: event.card }];
    case 'defeated':
      return event.fate === 'discarded' ? [{ kind: 'broken', card: event.card }] : [];
    case 'luredAstray':
      return [{ kind: 'lured', card: event.card }];
    case 'broughtOver':
      return [{ kind: 'mended', card: event.card }];
    case 'waited':
      return [{ kind: 'waits', card: event.card }];
    case 'abilityUsed':
      return [{ kind: 'used', card: event.card }];
    default:
      return cueAround(event);
  }
}

const blowOf = (
  event: Extract<AlphaOmegaEvent, { readonly type: 'attackDeclared' | 'struck' }>,
): Omit<CueOf<'blow'>, 'kind'> => ({
  by: event.by,
  target: event.target,
  past: null,
  amount: event.type === 'struck' ? event.amount : null,
});

/** What happens around the cards rather than to one of them. */
function cueAround(event: AlphaOmegaEvent): readonly Cue[] {
  switch (event.type) {
    case 'clockTicked':
      return [{ kind: 'tick', card: event.card, left: event.left }];
    case 'callingProgressed':
      return [{ kind: 'calling', card: event.card, progress: event.progress }];
    case 'callingAchieved':
      return [{ kind: 'calling', card: event.card, progress: null }];
    case 'dieRolled':
      return [{ kind: 'die', value: event.value, seat: event.seat }];
    case 'deckShuffled':
      return event.pile === 'calling' || event.pile === 'objective'
        ? []
        : [{ kind: 'shuffled', spot: { at: 'deck', of: event.pile } }];
    case 'looked':
      return decksOf(event).map((of) => ({ kind: 'looked', spot: { at: 'deck', of } }));
    case 'handShuffledIn':
      return [{ kind: 'shuffled', spot: { at: 'deck', of: event.seat } }];
    case 'strengthChecked':
      return [{ kind: 'weighed', balance: event.balance }];
    case 'roundBegan':
      return [{ kind: 'round', round: event.round }];
    case 'turnBegan':
    case 'opponentTurnBegan':
      return [{ kind: 'turn', seat: event.seat }];
    case 'phaseBegan':
      return [{ kind: 'phase', phase: event.phase }];
    case 'playerLured':
      return [{ kind: 'seatLured', seat: event.seat }];
    case 'playerFreed':
      return [{ kind: 'seatFreed', seat: event.seat }];
    case 'objectiveAchieved':
    case 'objectiveFollowed':
      return [{ kind: 'objective', isNext: event.type === 'objectiveFollowed' }];
    case 'gameEnded':
      return [{ kind: 'ended', winner: event.outcome.winner }];
    default:
      return [];
  }
}

/** Whose decks are looked into. The Callings have no pile on the table. */
function decksOf({
  deck,
  seats,
}: Extract<AlphaOmegaEvent, { readonly type: 'looked' }>): readonly (SeatId | 'opponent')[] {
  if (deck === 'calling') return [];
  return deck === 'opponent' ? [deck] : seats;
}

/** Which side a number of the Balance speaks for; null where it is even. */
export const leaderOf = ({ good, opponent }: Balance): Side | null =>
  good === opponent ? null : good > opponent ? 'good' : 'opponent';
