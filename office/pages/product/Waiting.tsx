import type { Product } from "./words.ts";

const people = (count: number, does: string, do_: string) =>
  count === 1 ? `One person ${does}` : `${count} people ${do_}`;

/** How many shoppers the shop will write to, of whom nothing else is told; nothing where there are none. */
export function Waiting({ waiting: { stock, price } }: { waiting: Product["waiting"] }) {
  const said = [
    stock > 0 && `${people(stock, "waits", "wait")} until it can be bought.`,
    price > 0 && `${people(price, "waits", "wait")} until it costs less.`,
  ].filter(Boolean);
  return said.length > 0 && <p className="mb-3 text-muted">{said.join(" ")}</p>;
}
