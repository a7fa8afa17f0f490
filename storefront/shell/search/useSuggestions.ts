import { useRef, useState } from "react";
import type { AnswerOf } from "../../../contract/calls.ts";
import { api } from "../../api/browser.ts";
import { allowing, type Like } from "../../api/isLike.ts";
import { type Pane, paneOf } from "./suggestions.ts";

type Suggestions = { pane: Pane; ask: (text: string) => void; drop: () => void };

const words = { product_name: "", product_url: "", brand_name: "", category_name: "", parent_category_name: "" };
const like: Like<AnswerOf<"POST /get/global/search">> = {
  products: [{ has_data: "yes", message: "", ...words }],
  completions: allowing(undefined, [""]),
  categories: allowing(undefined, [{ name: "", slug: "" }]),
};

/**
 * Live suggestions for texts longer than `moreThan` characters; below 0 for every change, also of a box that was emptied.
 * A newer text takes the place of an older one, whichever answer comes first; a failure shows nothing. `drop` ends the
 * search.
 */
export function useSuggestions(moreThan: number): Suggestions {
  const [pane, setPane] = useState<Pane>({ shows: "nothing" });
  const running = useRef<AbortController>(null);

  const drop = () => {
    running.current?.abort();
    running.current = null;
    setPane({ shows: "nothing" });
  };
  const ask = async (text: string) => {
    if (text.length <= moreThan) return drop();
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setPane({ shows: "loading" });
    let next: Pane = { shows: "nothing" };
    try {
      const body = { search_type: "product" as const, search_field: text };
      next = paneOf(await api("POST /get/global/search", { body, signal: controller.signal, like }));
    } catch {
      // a search that fails shows nothing
    }
    if (running.current === controller) setPane(next);
  };

  return { pane, ask: (text) => void ask(text), drop };
}
