import { useEffect, useState } from "react";
import type { AnswerOf } from "../../../contract/calls.ts";
import { api } from "../../api/browser.ts";
import { allowing, type Like } from "../../api/isLike.ts";
import { type WishedCard, wishedCard } from "./wishedCard.ts";

const like = {
  data: [
    {
      id: 0,
      variant_id: 0,
      variants: 0,
      product_name: "",
      product_url: "",
      image: allowing(null, ""),
      brand_name: "",
      price: 0,
      mrp: 0,
    },
  ],
} satisfies Like<AnswerOf<"GET /get/wished">>;

type Known = { ids: number[]; cards: WishedCard[] };

/**
 * The products of these ids as they are now, in this order, from `first` and from the shop. `gone`: those that the shop shows no
 * longer. While some are on their way `loading`; when they don't come `failed`, and `again` asks once more.
 */
export function useWishedCards(ids: number[], first: Known) {
  const [known, setKnown] = useState(first);
  const [failed, setFailed] = useState(false);
  const lacks = ids.some((id) => !known.ids.includes(id));
  const asked = ids.join(",");
  useEffect(() => {
    if (!lacks || failed) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    api("GET /get/wished", { query: { products: asked }, signal, like }).then(
      ({ data }) => setKnown({ ids: asked.split(",").map(Number), cards: data.map(wishedCard) }),
      () => signal.aborted || setFailed(true),
    );
    return () => leaving.abort();
  }, [asked, lacks, failed]);
  const cards = ids.flatMap((id) => known.cards.find((card) => card.id === id) ?? []);
  const gone = ids.filter((id) => known.ids.includes(id) && !cards.some((card) => card.id === id));
  return { cards, gone, loading: lacks && !failed, failed: lacks && failed, again: () => setFailed(false) };
}
