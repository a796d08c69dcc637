import type { Sound } from '../../../sound/sounds.ts';
import { weightOf } from '../../../table/motion/blows.ts';
import { leaderOf } from './cues.ts';
import type { Cue, CueOf } from './cue.ts';

/** The more a sound decides, the earlier it stands: of what happens at once, two are heard. */
const ORDER: readonly Sound[] = [
  ...(['victory', 'lost', 'lured', 'mended', 'scaleGood', 'scaleBad', 'calling', 'defeat', 'die'] as const),
  ...([
    'damage',
    'blocked',
    'healed',
    'used',
    'onslaught',
    'attack',
    'play',
    'turned',
    'moved',
    'draw',
    'shuffle',
    'time',
    'round',
    'turn',
  ] as const),
];
const MOST = 2;

/** What leaves a deck for where all see it is turned over. */
function soundOfMove({ how, from, to }: CueOf<'move'>): Sound {
  if (how === 'drawn') return 'draw';
  if (how === 'entered') return 'play';
  return from.at === 'deck' && to.at !== 'deck' && to.at !== 'hand' ? 'turned' : 'moved';
}

/** What a cue sounds like; null for what is only seen. */
function soundOf(cue: Cue): Sound | null {
  switch (cue.kind) {
    case 'blow':
      return 'attack';
    case 'hurt':
      return 'damage';
    case 'saved':
    case 'spared':
    case 'seatFreed':
      return 'mended';
    case 'broken':
      return 'defeat';
    case 'seatLured':
      return 'lured';
    case 'move':
      return soundOfMove(cue);
    case 'unseen':
      return 'draw';
    case 'tick':
      return 'time';
    case 'shuffled':
      return 'shuffle';
    case 'looked':
      return 'turned';
    case 'objective':
      return 'calling';
    case 'weighed':
      return leaderOf(cue.balance) === 'opponent' ? 'scaleBad' : 'scaleGood';
    case 'ended':
      return cue.winner === 'good' ? 'victory' : 'lost';
    case 'strength':
    case 'reach':
    case 'waits':
    case 'phase':
      return null;
    default:
      return cue.kind;
  }
}

/** The sounds of what happens at once, those that decide most first. */
export function soundsOf(cues: readonly Cue[]): readonly Sound[] {
  const all = new Set(cues.map(soundOf));
  return ORDER.filter((sound) => all.has(sound)).slice(0, MOST);
}

/** How hard the hardest of what sounds so is, 0 to 1; undefined of what is always the same. */
export function forceOf(sound: Sound, cues: readonly Cue[]): number | undefined {
  if (sound !== 'damage' && sound !== 'healed') return undefined;
  const amounts = cues.flatMap((cue) =>
    (cue.kind === 'hurt' || cue.kind === 'healed') && soundOf(cue) === sound ? [cue.amount] : [],
  );
  return weightOf(Math.max(0, ...amounts));
}
