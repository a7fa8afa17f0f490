/** Numbers that look random and are the same for the same seed (mulberry32). */
export class Random {
  private state: number;
  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** True with this probability. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.whole(0, list.length - 1)];
    if (picked === undefined) throw new Error("There is nothing to pick from.");
    return picked;
  }

  /** One of these, by weight. */
  weighted<T extends { weight: number }>(list: readonly T[]): T {
    let left = this.next() * list.reduce((sum, { weight }) => sum + weight, 0);
    for (const item of list) {
      left -= item.weight;
      if (left < 0) return item;
    }
    return this.pick(list);
  }
}
