import { useRef, useState } from "react";
import { api } from "../../api/browser.ts";
import { type Pane, paneOf } from "./suggestions.ts";

/**
 * Live suggestions for texts longer than `moreThan` characters. A newer text takes the place of an older one, whichever
 * answer comes first; a failure shows nothing.
 */
export function useSuggestions(moreThan: number): { pane: Pane; ask: (text: string) => void } {
  const [pane, setPane] = useState<Pane>({ shows: "nothing" });
  const running = useRef<AbortController>(null);

  const ask = async (text: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    if (text.trim().length <= moreThan) return setPane({ shows: "nothing" });
    setPane({ shows: "loading" });
    let next: Pane = { shows: "nothing" };
    try {
      const body = { search_type: "product" as const, search_field: text };
      next = paneOf(await api("POST /get/global/search", { body, signal: controller.signal }));
    } catch {
      // a search that fails shows nothing
    }
    if (running.current === controller) setPane(next);
  };

  return { pane, ask: (text) => void ask(text) };
}
