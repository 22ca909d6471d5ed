const DIGIT_ZERO = 48;
const MINUS = 45;
const POINT = 46;
const MICRO = 1_000_000;

/** The most room that one call needs beyond its text: three numbers and their quotes. */
const SLACK = 128;

/**
 * Writes XML straight into bytes: a piece has a quarter of a million numbers, and building them as text took most of
 * the time of a file.
 */
export class XmlBytes {
  readonly #encoder = new TextEncoder();
  readonly #pieces = new Map<string, Uint8Array>();
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  /** Markup, written unescaped. Repeated markup is encoded once. */
  markup(text: string): this {
    let encoded = this.#pieces.get(text);
    if (!encoded) {
      encoded = this.#encoder.encode(text);
      this.#pieces.set(text, encoded);
    }
    this.#reserve(encoded.length);
    this.#bytes.set(encoded, this.#length);
    this.#length += encoded.length;
    return this;
  }

  /** Text of a user: reserved characters are escaped, characters that XML forbids are left out. */
  text(words: string): this {
    const encoded = this.#encoder.encode(escaped(words));
    this.#reserve(encoded.length);
    this.#bytes.set(encoded, this.#length);
    this.#length += encoded.length;
    return this;
  }

  /** A whole number that is not negative. */
  count(value: number): this {
    this.#reserve(0);
    this.#digits(value, 1);
    return this;
  }

  /** A length in mm with up to six decimals, as meshes have them. */
  length(valueMm: number): this {
    this.#reserve(0);
    let micro = Math.round(valueMm * MICRO);
    if (micro < 0) {
      this.#put(MINUS);
      micro = -micro;
    }
    const whole = Math.floor(micro / MICRO);
    let rest = micro - whole * MICRO;
    this.#digits(whole, 1);
    if (rest === 0) return this;
    this.#put(POINT);
    let width = 6;
    while (rest % 10 === 0) {
      rest /= 10;
      width -= 1;
    }
    this.#digits(rest, width);
    return this;
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #put(byte: number): void {
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }

  /** Decimal digits, padded with zeros to a width. */
  #digits(value: number, width: number): void {
    let count = 1;
    for (let power = 10; power <= value; power *= 10) count += 1;
    count = Math.max(count, width);
    let left = value;
    for (let i = this.#length + count - 1; i >= this.#length; i -= 1) {
      const next = Math.floor(left / 10);
      this.#bytes[i] = DIGIT_ZERO + (left - 10 * next);
      left = next;
    }
    this.#length += count;
  }

  #reserve(more: number): void {
    if (this.#length + more + SLACK <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * (this.#bytes.length + more + SLACK));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(words: string): string {
  // Characters outside of what XML 1.0 allows cannot be escaped either.
  const allowed = words.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
  return allowed.replace(/[&<>"']/g, (character) => entities[character] as string);
}
