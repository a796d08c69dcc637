import { crc32 } from 'node:zlib';
import type { Catalogue } from '../../engine/alpha-omega/definitions.ts';
import type { DefId } from '../../engine/alpha-omega/selects.ts';
import { fail, ok, type Result } from '../../engine/kernel/result.ts';
import { defId } from '../schema/parts.ts';
import { oneLine } from '../../engine/toolbox/typed-text.ts';
import { BrokenBytes, ByteReader, ByteWriter } from './bytes.ts';
import type { DeckFault, DeckFaultCode } from './faults.ts';
import { isNowhere, packOf } from './names.ts';
import { named } from './settle.ts';
import { DECK_LIMITS, type DeckSheet, type NamedEntry } from './sheet.ts';
import { spell, unspell } from './spelling.ts';

/*
 * A share code is `AO1.<bytes in base64url>.<CRC-32 of the bytes in base64url>`. The bytes: side (0 good, 1 opponent), name
 * of the deck, number of packs, and for each pack its id, its version as three numbers, how many of its cards are in the
 * deck and in the side list, and those cards as `spelling.ts` spells them; then the names of the cards that no pack has, in
 * their order. Cards go by their names and not by numbers: so a code means the same whatever version of a pack is there,
 * and a card whose pack is not there can still be named.
 */

const VERSION = 1;
const MOST_PACKS = 60;
/** Of four bytes in base64url. */
const CHECKSUM_LETTERS = 6;

/** The packs that a deck takes cards from, and the version each of them had. */
export interface PackMention {
  readonly id: string;
  /** As in `1.0.0`; `0.0.0` where it was not known. */
  readonly version: string;
}

export interface ReadCode {
  readonly sheet: DeckSheet;
  readonly packs: readonly PackMention[];
}

/**
 * The share code of a deck: its name, side, cards and side list. Notes and tags stay at home.
 * @param versions of the packs that are there, by id
 */
export function codeOf(deck: DeckSheet, versions: ReadonlyMap<string, string>): string {
  const writer = new ByteWriter();
  writer.varint(deck.side === 'good' ? 0 : 1);
  writer.text(deck.name);
  const packs = [...new Set([...deck.cards, ...deck.sideList].map(({ card }) => packOf(card)))].sort();
  writer.varint(packs.length);
  const nameless: string[] = [];
  for (const pack of packs) {
    const ofPack = (entries: readonly NamedEntry[]): readonly NamedEntry[] =>
      entries.filter(({ card }) => packOf(card) === pack).toSorted((a, b) => (a.card < b.card ? -1 : 1));
    const cards = ofPack(deck.cards);
    const sideList = ofPack(deck.sideList);
    writer.text(pack);
    for (const part of versionParts(versions.get(pack))) writer.varint(part);
    writer.varint(cards.length);
    writer.varint(sideList.length);
    const all = [...cards, ...sideList];
    writer.nibbles(all.flatMap(({ card, copies }) => spell(card.slice(pack.length + 1), copies)));
    nameless.push(...all.filter(({ card }) => isNowhere(card)).map(({ name }) => name));
  }
  for (const name of nameless) writer.text(name);
  const { bytes } = writer;
  return `AO${String(VERSION)}.${Buffer.from(bytes).toString('base64url')}.${checksumOf(bytes)}`;
}

function versionParts(version: string | undefined): readonly number[] {
  const [, ...parts] = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/.exec(version ?? '') ?? [];
  return parts.length === 3 ? parts.map(Number) : [0, 0, 0];
}

function checksumOf(bytes: Uint8Array): string {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(crc32(bytes));
  return buffer.toString('base64url');
}

/** Does a text look like a share code, be it a spoilt one, perhaps with a sentence before it? */
export function looksLikeCode(text: string): boolean {
  const isShort = text.length < DECK_LIMITS.text && text.split('\n', 4).length <= 3;
  return /^AO\d{1,6}\./.test(text) || (isShort && /\sAO\d{1,6}\.\S/.test(text));
}

/** Reads a share code, whatever blanks and line ends it was sent with; text around it is passed over. */
export function readCode(text: string, content: Catalogue): Result<ReadCode, DeckFault> {
  if (text.length > DECK_LIMITS.text)
    return fault('tooLong', `more than ${String(DECK_LIMITS.text)} characters`);
  const [, version, rest = ''] = /(?:^|\s)AO(\d{1,6})\.([\s\S]*)$/.exec(text) ?? [];
  if (version === undefined) return fault('notACode', 'a share code begins with AO1.');
  if (Number(version) > VERSION) return fault('newer', `a code of version ${version}`);
  if (Number(version) < VERSION) return fault('notACode', `there is no version ${version}`);
  const [, body = '', mark] = /^([\w\s-]*)(?:\.([\w\s-]*))?/.exec(rest) ?? [];
  const data = body.replace(/\s+/g, '');
  // What follows the checksum is no part of it: the rest of a sentence, for example.
  const checksum = mark?.replace(/\s+/g, '').slice(0, CHECKSUM_LETTERS);
  if (checksum === undefined) return fault('cut', 'it has no checksum at its end');
  if (checksum.length < CHECKSUM_LETTERS) return fault('cut', 'its checksum is not whole');
  const bytes = new Uint8Array(Buffer.from(data, 'base64url'));
  if (checksumOf(bytes) !== checksum || Buffer.from(bytes).toString('base64url') !== data)
    return fault('wrongChecksum', 'what it says is not what was sent');
  return decoded(bytes, content);
}

function decoded(bytes: Uint8Array, content: Catalogue): Result<ReadCode, DeckFault> {
  try {
    return ok(deckIn(new ByteReader(bytes), content));
  } catch (error) {
    if (error instanceof BrokenBytes) return fault('malformed', error.message);
    throw error;
  }
}

interface Spelt {
  readonly card: DefId;
  readonly copies: number;
  readonly list: 'cards' | 'sideList';
}

function deckIn(reader: ByteReader, content: Catalogue): ReadCode {
  const side = reader.varint(1) === 0 ? 'good' : 'opponent';
  const name = oneLine(reader.text(4 * DECK_LIMITS.name), DECK_LIMITS.name);
  const packs: PackMention[] = [];
  const spelt: Spelt[] = [];
  for (let left = reader.varint(MOST_PACKS); left > 0; left -= 1) {
    const id = reader.text(DECK_LIMITS.cardId);
    const version = [reader.varint(999_999), reader.varint(999_999), reader.varint(999_999)].join('.');
    if (!isNowhere(`${id}:`)) packs.push({ id, version });
    spelt.push(...cardsIn(reader, id));
  }
  if (spelt.length > 2 * DECK_LIMITS.lines) throw new BrokenBytes(`${String(spelt.length)} cards`);
  const entries = spelt.map((entry) => ({
    ...entry,
    ...(isNowhere(entry.card)
      ? { name: oneLine(reader.text(4 * DECK_LIMITS.cardName), DECK_LIMITS.cardName) }
      : {}),
  }));
  if (!reader.isAtEnd) throw new BrokenBytes('it goes on after its end');
  const listed = (list: Spelt['list']): readonly NamedEntry[] =>
    named(
      entries.filter((entry) => entry.list === list),
      content,
    );
  const sheet = {
    ...{ name, side, cards: listed('cards'), sideList: listed('sideList') },
    ...{ notes: '', tags: [], cardNotes: {} },
  } satisfies DeckSheet;
  return { sheet, packs };
}

function cardsIn(reader: ByteReader, pack: string): readonly Spelt[] {
  const inDeck = reader.varint(DECK_LIMITS.lines);
  const inSideList = reader.varint(DECK_LIMITS.lines);
  const next = reader.nibbles();
  return Array.from({ length: inDeck + inSideList }, (_, index) => {
    const { name, copies } = unspell(next, DECK_LIMITS.cardId);
    const card = `${pack}:${name}`;
    if (!defId.safeParse(card).success) throw new BrokenBytes(`"${card.slice(0, 80)}" is no card`);
    if (copies < 1 || copies > DECK_LIMITS.copies) throw new BrokenBytes(`${String(copies)} copies`);
    return { card, copies, list: index < inDeck ? 'cards' : 'sideList' };
  });
}

const fault = (code: DeckFaultCode, detail: string): { readonly ok: false; readonly error: DeckFault } =>
  fail({ code, detail });
