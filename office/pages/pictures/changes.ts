import type { ProductPicture } from "../../../contract/office/pictures.ts";

/** What somebody does with a product's pictures, so that it can be done once more on what another has made of them meanwhile. */
export type Change =
  | { do: "add"; entry: ProductPicture; at: number }
  | { do: "remove"; picture: string }
  | { do: "move"; picture: string; to: number }
  | { do: "describe"; picture: string; alt: string; was: string }
  | { do: "assign"; picture: string; variant: number; shows: boolean };

const bounded = (at: number, most: number) => Math.max(0, Math.min(at, most));

function assigned(entry: ProductPicture, { picture, variant, shows }: Change & { do: "assign" }): ProductPicture {
  const others = entry.variants.filter((id) => id !== variant);
  return { ...entry, variants: shows && entry.picture === picture ? [...others, variant] : others };
}

/** The pictures after a change; what it is about may be gone, then nothing happens. */
export function changed(pictures: readonly ProductPicture[], change: Change): ProductPicture[] {
  const others = (picture: string) => pictures.filter((entry) => entry.picture !== picture);
  switch (change.do) {
    case "add": {
      const rest = others(change.entry.picture);
      return rest.toSpliced(bounded(change.at, rest.length), 0, change.entry);
    }
    case "remove":
      return others(change.picture);
    case "move": {
      const moved = pictures.find(({ picture }) => picture === change.picture);
      const rest = others(change.picture);
      return moved ? rest.toSpliced(bounded(change.to, rest.length), 0, moved) : [...pictures];
    }
    case "describe":
      return pictures.map((entry) => (entry.picture === change.picture ? { ...entry, alt: change.alt } : entry));
    case "assign":
      return pictures.map((entry) =>
        change.shows || entry.picture === change.picture ? assigned(entry, change) : entry,
      );
  }
}

/** The words that somebody else has put meanwhile where this change puts others; undefined: they go together. */
export function othersWords(pictures: readonly ProductPicture[], change: Change): string | undefined {
  if (change.do !== "describe") return undefined;
  const now = pictures.find(({ picture }) => picture === change.picture)?.alt;
  return now === undefined || now === change.was || now === change.alt ? undefined : now;
}
