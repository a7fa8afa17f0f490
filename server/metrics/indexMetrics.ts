import { Gauge } from "prom-client";
import { registry } from "./metrics.ts";

/** How many products an index in memory has, and for how many seconds it has lacked something that it was told of. */
type IndexState = { products: number; behind: number };

let readIndex: (() => IndexState) | undefined;

/** The index that the metrics tell of: the one that was opened last, as a process has one. */
export function watchIndex(read: () => IndexState): void {
  readIndex = read;
}

const ofIndex = (name: string, help: string, tell: keyof IndexState) =>
  new Gauge({
    name: `swara_index_${name}`,
    help,
    registers: [registry],
    collect() {
      if (readIndex) this.set(readIndex()[tell]);
    },
  });
ofIndex("products", "Products that search and lists of this node know", "products");
ofIndex("behind_seconds", "For how long they have lacked a change that the database told of", "behind");
