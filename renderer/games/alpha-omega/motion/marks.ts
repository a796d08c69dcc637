import type { CardId } from '../../../../engine/alpha-omega/index.ts';
import { t } from '../../../text/language/language.ts';
import { signed } from '../words/game/outcome.ts';
import type { Cue } from './cue.ts';

/** What an answer did to a card, in the fewest words; it stays at the card until the next answer. */
export interface Mark {
  readonly tone: 'loss' | 'gain' | 'plain';
  readonly words: readonly string[];
  /** As much of the words as fits on the window of a card that lies down. */
  readonly figures: readonly string[];
}

/** What happened to one card. */
interface Change {
  hurt: number;
  healed: number;
  strength: number;
  notes: Note[];
}
const NOTHING = { hurt: 0, healed: 0, strength: 0 } as const;

type Note =
  | 'new'
  | 'passed'
  | 'lured'
  | 'mended'
  | 'joined'
  | 'saved'
  | 'spared'
  | 'waits'
  | 'progressed'
  | 'startsOver'
  | 'achieved';

const TONES: Readonly<Record<Note, Mark['tone']>> = {
  ...{ new: 'plain', passed: 'plain', waits: 'plain', lured: 'loss', startsOver: 'loss' },
  ...{ mended: 'gain', joined: 'gain', saved: 'gain', spared: 'gain', progressed: 'gain', achieved: 'gain' },
};

/** Of these a ribbon on the card tells. */
const ON_RIBBON: readonly Note[] = ['lured', 'waits'];

function noteOf(cue: Cue): Note | null {
  switch (cue.kind) {
    case 'mended':
      return cue.joins ? 'joined' : 'mended';
    case 'lured':
    case 'saved':
    case 'spared':
    case 'waits':
      return cue.kind;
    case 'move':
      return cue.how === 'passed' ? 'passed' : cue.how === 'left' ? null : 'new';
    case 'calling':
      return cue.progress === null ? 'achieved' : cue.progress === 0 ? 'startsOver' : 'progressed';
    default:
      return null;
  }
}

/** The last step of a Calling is its achievement, and needs no word of its own; what waits has not gone to another bearer. */
const isSaid = (note: Note, notes: readonly Note[]): boolean =>
  !ON_RIBBON.includes(note) &&
  !(note === 'progressed' && notes.includes('achieved')) &&
  !(note === 'passed' && notes.includes('waits'));

/** The marks that these cues leave, by card. */
export function marksOf(cues: readonly Cue[]): ReadonlyMap<CardId, Mark> {
  const changes = new Map<CardId, Change>();
  for (const cue of cues) {
    if (!('card' in cue)) continue;
    const change = changes.get(cue.card) ?? { ...NOTHING, notes: [] };
    // What befell it on the other side is over: whoever was Lured Astray is whole again, and was spared in vain.
    if (cue.kind === 'lured' || cue.kind === 'mended') Object.assign(change, NOTHING, { notes: [] });
    if (cue.kind === 'hurt') change.hurt += cue.amount;
    if (cue.kind === 'healed') change.healed += cue.amount;
    if (cue.kind === 'strength') change.strength += cue.by;
    const note = noteOf(cue);
    // What is new on the table is not marked as having gone from hand to hand on the way.
    if (note !== null && !change.notes.includes(note) && !(note === 'passed' && change.notes.includes('new')))
      change.notes.push(note);
    changes.set(cue.card, change);
  }
  return new Map([...changes].flatMap(([card, change]) => (isSeen(change) ? [[card, markOf(change)]] : [])));
}

const isSeen = ({ hurt, healed, strength, notes }: Change): boolean =>
  hurt > 0 || healed > 0 || strength !== 0 || notes.length > 0;

function markOf(change: Change): Mark {
  const { hurt, healed, strength, notes } = change;
  const tones = [
    ...(hurt > 0 ? (['loss'] as const) : []),
    ...notes.map((note) => TONES[note]),
    ...(strength === 0 ? [] : [strength < 0 ? ('loss' as const) : ('gain' as const)]),
    ...(healed > 0 ? (['gain'] as const) : []),
  ];
  const tone = tones.find((one) => one !== 'plain') ?? 'plain';
  const words = [
    ...(hurt > 0 ? [t('motion.hurt', { amount: hurt })] : []),
    ...(healed > 0 ? [t('motion.healed', { amount: healed })] : []),
    ...(strength === 0 ? [] : [t('motion.strength', { by: signed(strength) })]),
    ...notes.filter((note) => isSaid(note, notes)).map((note) => t(`motion.${note}`)),
  ];
  return { tone, words, figures: words.slice(0, Number(hurt > 0) + Number(healed > 0)) };
}
