import type { Product } from "./words.ts";

const people = (count: number) => (count === 1 ? "One person waits" : `${count} people wait`);

/** How many shoppers the shop will write to, of whom nothing else is told; nothing where there are none. */
export function Waiting({ waiting: { stock, price } }: { waiting: Product["waiting"] }) {
  const said = [
    stock > 0 && `${people(stock)} until it can be bought.`,
    price > 0 && `${people(price)} until it costs less.`,
  ].filter(Boolean);
  return said.length > 0 && <p className="mb-3 text-muted">{said.join(" ")}</p>;
}
