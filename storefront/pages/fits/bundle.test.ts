import { describe, expect, test } from "vitest";
import { type BundlePiece, bundleOf, readTicked, writeTicked } from "./bundle.ts";

const piece = (id: number, price: number, mrp: number, sold = true): BundlePiece => ({
  id,
  product_name: `Piece ${id}`,
  product_url: `piece-${id}`,
  image: null,
  option_text: "",
  price,
  mrp,
  sold,
});
const guitar = piece(1, 600_000, 800_000);
const accessories = [piece(2, 50_000, 60_000), piece(3, 70_000, 70_000), piece(4, 90_000, 90_000, false)];

describe("what is ticked", () => {
  test("is the same from the form's fields and from the address that script writes", () => {
    const ticked = { ids: [2, 3], own: true };
    expect(readTicked(new URLSearchParams("with=2&with=3&own=yes&variant=1"))).toEqual(ticked);
    expect(writeTicked(1, ticked)).toBe("?variant=1&own=yes&with=2,3");
    expect(readTicked(new URLSearchParams(writeTicked(1, ticked)))).toEqual(ticked);
    expect(writeTicked(1, { ids: [], own: false })).toBe("?variant=1");
  });

  test("is nothing of what is no number, each once, and not without end", () => {
    expect(readTicked(new URLSearchParams("with=2,x,-1,2,0,1e3&own=perhaps"))).toEqual({ ids: [2], own: false });
    const many = Array.from({ length: 500 }, (_, i) => i + 1).join(",");
    expect(readTicked(new URLSearchParams({ with: many })).ids).toHaveLength(40);
  });
});

describe("a bundle", () => {
  test("costs what its pieces cost today, the product first", () => {
    const { pieces, price, mrp } = bundleOf(guitar, accessories, { ids: [3, 2], own: false });
    expect([pieces.map(({ id }) => id), price, mrp]).toEqual([[1, 2, 3], 720_000, 930_000]);
  });

  test("has neither what is there already, nor what is sold out, nor what does not fit", () => {
    expect(bundleOf(guitar, accessories, { ids: [2, 4, 99], own: true })).toMatchObject({ price: 50_000, mrp: 60_000 });
    expect(bundleOf({ ...guitar, sold: false }, accessories, { ids: [], own: false }).pieces).toEqual([]);
  });
});
