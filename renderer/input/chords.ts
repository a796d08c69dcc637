/*
 * A key as it is written in the settings: `o`, `Shift+d`, `?`, `Mod+Enter`, `F6`. `Mod` is Control, and the command key on
 * a Mac. For a sign Shift is not written, since the sign itself says it: whoever types `?` may need Shift for it, or not.
 */

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

/** These do what they do everywhere, and no command may take them away. */
const RESERVED: readonly string[] = ['Enter', 'Space', 'Tab', 'Shift+Tab', 'Shift+Enter', 'Shift+Space'];

const BARE: readonly string[] = [
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'Dead',
  'Process',
];

const isLetter = (sign: string): boolean => sign.length === 1 && sign.toLowerCase() !== sign.toUpperCase();
const isSign = (key: string): boolean => /^.$/u.test(key);

interface Reading {
  readonly isMac: boolean;
  readonly shift: boolean;
}

function written(key: string, press: KeyPress, { isMac, shift }: Reading): string {
  const name = key === ' ' ? 'Space' : isLetter(key) ? key.toLowerCase() : key;
  // AltGr types a sign; some systems report it as Control and Alt as well.
  const bare = press.getModifierState('AltGraph');
  const held = [
    [(isMac ? press.metaKey : press.ctrlKey) && !bare, 'Mod'],
    [(isMac ? press.ctrlKey : press.metaKey) && !bare, isMac ? 'Control' : 'Meta'],
    [press.altKey && !bare, 'Alt'],
    [shift && (!isSign(name) || isLetter(name)), 'Shift'],
  ] as const;
  return [...held.flatMap(([is, word]) => (is ? [word] : [])), name].join('+');
}

const onMac = (): boolean => typeof navigator !== 'undefined' && navigator.platform.startsWith('Mac');

/**
 * The ways in which a press of a key can be read, the likeliest first: by what it types, and by where the key lies, so
 * that letters and figures work on keyboards that type others there. Nothing for a key that only changes others.
 */
export function chordsOf(press: KeyPress, isMac = onMac()): readonly string[] {
  if (BARE.includes(press.key)) return [];
  const first = written(press.key, press, { isMac, shift: press.shiftKey });
  const [, kind, lying] = /^(Key|Digit)(.)$/.exec(press.code) ?? [];
  if (lying === undefined || !isSign(press.key)) return [first];
  const isFigure = kind === 'Digit';
  if (!isFigure && /^[\u0020-\u007e]$/.test(press.key)) return [first];
  const second = written(lying.toLowerCase(), press, { isMac, shift: press.shiftKey && !isFigure });
  return [...new Set([first, second])];
}

export const isReserved = (chord: string): boolean => RESERVED.includes(chord);

/** Is it a letter, figure or sign without Control or Alt? Speech input and shaking hands set those off (WCAG 2.1.4). */
export const isSingle = (chord: string): boolean => isSign(chord) || /^Shift\+.$/u.test(chord);

const EDITED =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, [contenteditable]';
const WALKED = `${EDITED}, input[type=radio], select, [role=slider], [role=tablist], [role=listbox], [role=menu], [role=tree], [role=grid]`;
const WALKS = /^(Arrow.*|Home|End|Page.*)$/;

/** Does this key mean something to what is focused, so that no command may have it? */
export function isTaken(chord: string, focused: Element | null): boolean {
  if (focused === null) return false;
  if (WALKS.test(chord)) return focused.closest(WALKED) !== null;
  if (focused.closest(`${EDITED}, select`) === null) return false;
  // Nothing that is written is changed by saving it.
  return !/^(Shift\+)?(F\d+|Escape)$|^Mod\+s$/.test(chord);
}
