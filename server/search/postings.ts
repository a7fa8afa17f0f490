/** A growing list of whole numbers in the order in which they were added. */
export class Postings {
  /** The numbers, of which only the first `length` count. Not kept: the next push may replace it. */
  items: Int32Array;
  length: number;

  constructor(items: Int32Array = new Int32Array(4), length = 0) {
    this.items = items;
    this.length = length;
  }

  push(item: number): void {
    if (this.length === this.items.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length++] = item;
  }

  /** Just the numbers, valid until the next push. */
  list(): Int32Array {
    return this.items.subarray(0, this.length);
  }
}
