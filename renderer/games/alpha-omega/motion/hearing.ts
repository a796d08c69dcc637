import type { Sound } from '../../../sound/sounds.ts';
import { leaderOf, type Cue } from './cues.ts';

/** The more a sound decides, the earlier it stands: of what happens at once, two are heard. */
const ORDER: readonly Sound[] = [
  ...(['victory', 'lost', 'lured', 'mended', 'scaleGood', 'scaleBad', 'calling', 'defeat', 'die'] as const),
  ...([
    'damage',
    'blocked',
    'healed',
    'attack',
    'play',
    'moved',
    'draw',
    'shuffle',
    'time',
    'round',
  ] as const),
];
const MOST = 2;

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
      return cue.how === 'drawn' ? 'draw' : cue.how === 'entered' ? 'play' : 'moved';
    case 'unseen':
      return 'draw';
    case 'tick':
      return 'time';
    case 'shuffled':
      return 'shuffle';
    case 'objective':
      return 'calling';
    case 'weighed':
      return leaderOf(cue.balance) === 'opponent' ? 'scaleBad' : 'scaleGood';
    case 'ended':
      return cue.winner === 'good' ? 'victory' : 'lost';
    case 'strength':
    case 'waits':
    case 'turn':
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
