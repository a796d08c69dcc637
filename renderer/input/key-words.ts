import { t } from '../text/language/language.ts';
import { padButtonOf, type PadButton } from './pad-buttons.ts';

/** How a key or button is drawn, and how it is spoken of. */
export interface KeyWords {
  readonly sign: string;
  readonly name: string;
}

const same = (word: string): KeyWords => ({ sign: word, name: word });
const arrow = (sign: string, name: string): KeyWords => ({ sign, name });

const KEYS: Readonly<Record<string, () => KeyWords>> = {
  ArrowUp: () => arrow('↑', t('commands.keyUp')),
  ArrowDown: () => arrow('↓', t('commands.keyDown')),
  ArrowLeft: () => arrow('←', t('commands.keyLeft')),
  ArrowRight: () => arrow('→', t('commands.keyRight')),
  Mod: () => same(t('commands.keyCtrl')),
  Control: () => same(t('commands.keyCtrl')),
  Alt: () => same(t('commands.keyAlt')),
  Shift: () => same(t('commands.keyShift')),
  Meta: () => same(t('commands.keyMeta')),
  Escape: () => same(t('commands.keyEscape')),
  Enter: () => same(t('commands.keyEnter')),
  Space: () => same(t('commands.keySpace')),
  Home: () => same(t('commands.keyHome')),
  End: () => same(t('commands.keyEnd')),
  PageUp: () => same(t('commands.keyPageUp')),
  PageDown: () => same(t('commands.keyPageDown')),
  Backspace: () => same(t('commands.keyBackspace')),
  Delete: () => same(t('commands.keyDelete')),
  Insert: () => same(t('commands.keyInsert')),
};

const keyWords = (key: string): KeyWords => KEYS[key]?.() ?? same(key.length === 1 ? key.toUpperCase() : key);

function padWords(button: PadButton): KeyWords {
  switch (button) {
    case 'a':
    case 'b':
    case 'x':
    case 'y':
      return same(button.toUpperCase());
    case 'lb':
      return { sign: 'LB', name: t('commands.padLb') };
    case 'rb':
      return { sign: 'RB', name: t('commands.padRb') };
    case 'lt':
      return { sign: 'LT', name: t('commands.padLt') };
    case 'rt':
      return { sign: 'RT', name: t('commands.padRt') };
    case 'back':
      return same(t('commands.padBack'));
    case 'start':
      return same(t('commands.padStart'));
    case 'ls':
      return { sign: 'L●', name: t('commands.padLs') };
    case 'rs':
      return { sign: 'R●', name: t('commands.padRs') };
    case 'up':
      return arrow('↑', t('commands.padUp'));
    case 'down':
      return arrow('↓', t('commands.padDown'));
    case 'left':
      return arrow('←', t('commands.padLeft'));
    case 'right':
      return arrow('→', t('commands.padRight'));
    default:
      return button satisfies never;
  }
}

/** The keys of a chord one by one: `Mod++` is Control and the plus sign. */
const keysOf = (chord: string): readonly string[] =>
  chord.endsWith('++') ? [...chord.slice(0, -2).split('+'), '+'] : chord === '+' ? ['+'] : chord.split('+');

/** A key, a chord of keys or a button of a gamepad, in the language of now. */
export function chordWords(chord: string): KeyWords {
  const button = padButtonOf(chord);
  if (button !== null) {
    const { sign, name } = padWords(button);
    return { sign, name: t('commands.padButton', { button: name }) };
  }
  const keys = keysOf(chord).map(keyWords);
  return {
    sign: keys.map(({ sign }) => sign).join(' '),
    name: keys.map(({ name }) => name).join(' + '),
  };
}

/** As `aria-keyshortcuts` writes it. */
export const ariaKeys = (chords: readonly string[]): string | undefined =>
  chords.length === 0
    ? undefined
    : chords
        .map((chord) =>
          keysOf(chord)
            .map((key) => (key === 'Mod' ? 'Control' : key))
            .join('+'),
        )
        .join(' ');
