/** Writes small numbers and texts as bytes. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  /** A number from 0 to 2^31 - 1, seven bits a byte, the lowest first. */
  varint(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes.push((rest % 0x80) + 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes.push(rest);
  }

  text(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.varint(bytes.length);
    this.#bytes.push(...bytes);
  }

  /** Four bits each, two a byte; an odd one is filled up with 0. */
  nibbles(nibbles: readonly number[]): void {
    for (let index = 0; index < nibbles.length; index += 2)
      this.#bytes.push((nibbles[index] ?? 0) * 16 + (nibbles[index + 1] ?? 0));
  }

  get bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** The bytes end, or say something that no writer writes. */
export class BrokenBytes extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'BrokenBytes';
  }
}

/** Reads what a {@link ByteWriter} wrote. Every function throws {@link BrokenBytes} where the bytes are none of it. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  byte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new BrokenBytes('it ends too early');
    this.#at += 1;
    return byte;
  }

  /** A number of at most `most`. */
  varint(most: number): number {
    let value = 0;
    for (let scale = 1; scale <= 0x80 ** 4; scale *= 0x80) {
      const byte = this.byte();
      value += (byte % 0x80) * scale;
      if (byte < 0x80) {
        if (value > most) throw new BrokenBytes(`${String(value)} where at most ${String(most)} can stand`);
        return value;
      }
    }
    throw new BrokenBytes('a number without an end');
  }

  /** A text of at most `most` bytes. */
  text(most: number): string {
    const length = this.varint(most);
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new BrokenBytes('it ends too early');
    const bytes = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      throw new BrokenBytes('a text that is no UTF-8');
    }
  }

  /** Gives the nibbles that follow one by one; what is begun of a byte is passed over afterwards. */
  nibbles(): () => number {
    let left: number | null = null;
    return () => {
      if (left !== null) {
        const low = left;
        left = null;
        return low;
      }
      const byte = this.byte();
      left = byte % 16;
      return Math.floor(byte / 16);
    };
  }
}
