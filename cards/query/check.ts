import type {
  ChoiceField,
  Comparison,
  Fix,
  NumberField,
  Query,
  QueryIssue,
  Term,
  TextField,
} from './query.ts';
import type { Place, RawQuery, RawTerm } from './raw.ts';
import { FIELDS, meant, nearest, type FieldMeaning, type Vocabulary } from './vocabulary.ts';

/** What a check needs: the text that was read, and the words that there are. */
export interface Checking {
  readonly text: string;
  readonly vocabulary: Vocabulary;
  /** Whatever cannot be asked is added here. */
  readonly issues: QueryIssue[];
}

/** Offers more than this help nobody. */
const MOST_FIXES = 4;

/** Finds out what a query asks. Where something cannot be asked, an issue says so, and null stands in its place. */
export function checked(raw: RawQuery, checking: Checking): Query | null {
  const { from, to } = raw;
  switch (raw.kind) {
    case 'term':
      return term(raw, checking);
    case 'group': {
      const of = checked(raw.of, checking);
      // What is muted stands where its sign stands, and its sign is inside the parentheses.
      return of?.muted === false ? { ...of, from, to } : of;
    }
    case 'muted': {
      const of = checked(raw.of, checking);
      return of && { ...of, from, to, muted: true };
    }
    case 'not': {
      const of = checked(raw.of, checking);
      return of && { kind: 'not', of, from, to, muted: false };
    }
    default: {
      const of = raw.of.flatMap((each) => checked(each, checking) ?? []);
      return { kind: raw.kind, of, from, to, muted: false };
    }
  }
}

function term(raw: RawTerm, checking: Checking): Query | null {
  const meaning = raw.field === null ? ANYWHERE : FIELDS.get(raw.field.toLowerCase());
  if (meaning === undefined) return refuse(checking, 'unknownField', fieldOf(raw), fieldFixes(raw));
  const asked = asks(raw, meaning, checking);
  if (asked === null) return null;
  const { from, to } = raw;
  const written = { ...asked, from, to, muted: false };
  const isDenied = raw.op === '!=' && asked.kind !== 'number';
  return isDenied ? { kind: 'not', of: written, from, to, muted: false } : written;
}

const ANYWHERE: FieldMeaning = { kind: 'text', field: 'any' };

const fieldOf = ({ from, fieldTo }: RawTerm): Place => ({ from, to: fieldTo });

/** The fields nearest to what is written, and the whole as words to be looked for. */
function fieldFixes(raw: RawTerm): readonly Fix[] {
  const place = fieldOf(raw);
  const names = nearest([...FIELDS.keys()], raw.field ?? '').slice(0, 3);
  const words = `"${raw.field ?? ''}${raw.op}${raw.value.text}"`;
  return [
    ...names.map((name) => ({ ...place, text: name })),
    ...(raw.value.kind === 'bare' ? [{ from: raw.from, to: raw.to, text: words }] : []),
  ];
}

function asks(raw: RawTerm, meaning: FieldMeaning, checking: Checking): Term | null {
  if (meaning.kind === 'text') return textTerm(raw, meaning.field, checking);
  if (raw.value.kind === 'pattern') return refuse(checking, 'cannotMatch', raw.value, []);
  if (meaning.kind === 'number') return numberTerm(raw, meaning.field, checking);
  if (isOrder(raw)) return refuse(checking, 'cannotCompare', opOf(raw), [{ ...opOf(raw), text: ':' }]);
  if (meaning.kind === 'choice') return choiceTerm(raw, meaning.field, checking);
  // What the deck that is being edited is called, unless a deck is named in quotes.
  const isOpen = raw.value.kind === 'bare' && raw.value.text.toLowerCase() === 'deck';
  return { kind: 'deck', name: isOpen ? null : raw.value.text };
}

const isOrder = ({ op }: RawTerm): boolean => op.startsWith('<') || op.startsWith('>');
const opOf = ({ fieldTo, op }: RawTerm): Place => ({ from: fieldTo, to: fieldTo + op.length });

function textTerm(raw: RawTerm, field: TextField, checking: Checking): Term | null {
  const { value, op } = raw;
  if (isOrder(raw)) return refuse(checking, 'cannotCompare', opOf(raw), [{ ...opOf(raw), text: ':' }]);
  // Before it is a stroke.
  if (value.kind === 'pattern') return { kind: 'pattern', field, pattern: value.text, at: value.from + 1 };
  if (!/[\p{L}\p{N}]/u.test(value.text))
    return refuse(checking, 'noWord', value, [{ from: raw.from, to: raw.to, text: '' }]);
  return { kind: 'words', field, words: value.text, exact: value.kind === 'quoted' || op === '=' };
}

function numberTerm(raw: RawTerm, field: NumberField, checking: Checking): Term | null {
  const { value, op } = raw;
  if (!/^\d{1,6}$/.test(value.text)) {
    const digits = /\d{1,6}/.exec(value.text)?.[0] ?? '5';
    return refuse(checking, 'notANumber', value, [{ from: value.from, to: value.to, text: digits }]);
  }
  const comparison: Comparison = op === ':' ? '=' : op;
  return { kind: 'number', field, op: comparison, than: Number(value.text) };
}

function choiceTerm(raw: RawTerm, field: ChoiceField, checking: Checking): Term | null {
  const { value } = raw;
  const values = checking.vocabulary[field];
  const found = meant(values, value.text);
  const [only] = found;
  if (only !== undefined && found.length === 1) return { kind: 'choice', field, is: only };
  const offers =
    found.length > 1
      ? found
      : nearest(
          values.map(({ word }) => word),
          value.text,
        );
  const fixes = offers.slice(0, MOST_FIXES).map((word) => ({ from: value.from, to: value.to, text: word }));
  return refuse(checking, found.length > 1 ? 'severalValues' : 'unknownValue', value, fixes);
}

function refuse(
  { text, issues }: Checking,
  code: QueryIssue['code'],
  { from, to }: Place,
  fixes: readonly Fix[],
): null {
  issues.push({ code, from, to, found: text.slice(from, to), fixes });
  return null;
}
