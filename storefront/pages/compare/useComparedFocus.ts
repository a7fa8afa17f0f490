import { useEffect, useRef, useState } from "react";

type Compared = { product_url: string; product_name: string };

const linkIn = (column: number, which: number) =>
  document.querySelectorAll(".compared thead th")[column]?.querySelectorAll("a")[which];

/**
 * The link that takes a product away, or puts one beside the others, goes with that: the focus goes to the next product's Remove,
 * or to the new product, else to the heading. Gives what is to be said of it.
 */
export function useComparedFocus(products: Compared[]): string {
  const before = useRef(products);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const was = before.current;
    before.current = products;
    const missing = (of: Compared[]) => (one: Compared) =>
      !of.some(({ product_url }) => product_url === one.product_url);
    const gone = was.findIndex(missing(products));
    const come = products.findIndex(missing(was));
    const [taken, added] = [was[gone], products[come]];
    if (!taken && !added) return;
    setSaid(added ? `${added.product_name} stands beside it.` : `${taken?.product_name} is taken away.`);
    if (document.activeElement !== document.body) return;
    const link = added ? linkIn(come, 0) : linkIn(Math.min(gone, products.length - 1), 1);
    (link ?? document.querySelector<HTMLElement>("main h1"))?.focus();
  }, [products]);
  return said;
}
