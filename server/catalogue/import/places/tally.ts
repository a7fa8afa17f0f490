import type { Placement } from "./findCategories.ts";

/** Where each category of a file went, with how many products. */
export type Places = Map<string, Placement & { products: number }>;

/** Adds to a tally of places. */
export function addPlacements(places: Places, placements: Placement[]): void {
  for (const placement of placements) {
    const key = JSON.stringify([placement.text, placement.how, placement.to]);
    const known = places.get(key);
    if (known) known.products++;
    else places.set(key, { ...placement, products: 1 });
  }
}
