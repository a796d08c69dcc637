import { type Fault, holdsLaws } from '../testing/laws.ts';
import { SET_UP } from './objectives.ts';
import { english } from './words.ts';

/** What no English text may have. */
const FAULTS: readonly Fault[] = [
  ['a before a vowel', /\b[Aa] [AEIOUaeiou]/],
  ['an before a consonant', /\b[Aa]n [^AEIOUaeiou]/],
  ['one of many', /\b1 (more )?(cards|rounds|turns|times|Persons|Items|Places|Events|Opponent cards)\b/],
  ['many of one', /\b([2-9]|\d\d) (more )?(card|round|turn|time|Person|Item|Place|Event|Opponent card)\b/],
  [
    'one that do',
    /(?:^|[.:] )(Every|A|An|Another|No) (other )?(Good |Opponent )?(Person|Item|Place|Event|card) (have|take|deal|are|enter|attack|defeat)\b/,
  ],
  [
    'many that does',
    /\b(Persons|Items|Places|Events|cards|Angels|players) (has|takes|deals|is|enters|attacks|defeats|draws)\b/,
  ],
  ['the same word twice', /\b(when|if|while|until|the|a|to|from|that|of|in|for) \1\b/i],
];

holdsLaws(english, { faults: FAULTS, label: SET_UP });
