/** Numbers of texts are below: with six bits besides they are whole numbers of 32. */
const most = 2 ** 26;

/**
 * Texts in UTF-8, each once, with numbers in the order in which they came. A text is found by its bytes where they stand, so that none has to be
 * made of a text that is known.
 */
export class TextTable {
  /** How many texts there are. */
  size = 0;
  /** One behind the other: text `n` is from `starts[n]` up to the next one's. Not kept: the next text may replace both. */
  bytes = Buffer.alloc(4_096);
  starts = new Int32Array(256);
  #hashes = new Int32Array(256);
  /** By hash, and on from there: numbers + 1, 0 where there is none. At most half of it is taken. */
  #places = new Int32Array(512);
  #ofText = Buffer.alloc(1_024);

  /** The number of a text. */
  numberOf(text: string): number {
    if (this.#ofText.length < text.length * 3) this.#ofText = Buffer.alloc(text.length * 6);
    return this.number(this.#ofText, 0, this.#ofText.write(text));
  }

  /** The number of the text that some bytes are. */
  number(bytes: Buffer, from: number, to: number): number {
    const hash = hashOf(bytes, from, to);
    const place = this.#placeOf(hash, bytes, from, to);
    const known = this.#places[place] ?? 0;
    return known > 0 ? known - 1 : this.#add(place, hash, bytes, from, to);
  }

  /** The same; undefined where it is none of these. */
  find(bytes: Buffer, from: number, to: number): number | undefined {
    const known = this.#places[this.#placeOf(hashOf(bytes, from, to), bytes, from, to)] ?? 0;
    return known > 0 ? known - 1 : undefined;
  }

  /** The text of a number. */
  text(number: number): string {
    return this.bytes.toString("utf8", this.starts[number], this.starts[number + 1]);
  }

  /** Where a text is among the places, or would be. */
  #placeOf(hash: number, bytes: Buffer, from: number, to: number): number {
    const mask = this.#places.length - 1;
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const number = (this.#places[place] ?? 0) - 1;
      if (number < 0 || (this.#hashes[number] === hash && this.#is(number, bytes, from, to))) return place;
    }
  }

  #is(number: number, bytes: Buffer, from: number, to: number): boolean {
    let at = this.starts[number] ?? 0;
    if ((this.starts[number + 1] ?? 0) - at !== to - from) return false;
    for (let i = from; i < to; i++) if (bytes[i] !== this.bytes[at++]) return false;
    return true;
  }

  #add(place: number, hash: number, bytes: Buffer, from: number, to: number): number {
    const number = this.size++;
    if (number >= most) throw new RangeError("There are more texts than a table holds.");
    const start = this.starts[number] ?? 0;
    const end = start + to - from;
    if (end > this.bytes.length) this.bytes = Buffer.concat([this.bytes], Math.max(end, this.bytes.length * 2));
    for (let i = from, at = start; i < to; i++) this.bytes[at++] = bytes[i] ?? 0;
    if (number + 2 > this.starts.length) {
      this.starts = larger(this.starts);
      this.#hashes = larger(this.#hashes);
    }
    this.starts[number + 1] = end;
    this.#hashes[number] = hash;
    this.#places[place] = number + 1;
    if (this.size * 2 > this.#places.length) this.#spread();
    return number;
  }

  /** Gives all numbers twice as many places. */
  #spread(): void {
    const places = new Int32Array(this.#places.length * 2);
    const mask = places.length - 1;
    for (let number = 0; number < this.size; number++) {
      let place = (this.#hashes[number] ?? 0) & mask;
      while (places[place] !== 0) place = (place + 1) & mask;
      places[place] = number + 1;
    }
    this.#places = places;
  }
}

const larger = (numbers: Int32Array): Int32Array<ArrayBuffer> => {
  const made = new Int32Array(numbers.length * 2);
  made.set(numbers);
  return made;
};

/** FNV-1a, its upper bits mixed into the lower ones. */
function hashOf(bytes: Buffer, from: number, to: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ (bytes[i] ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
