import { useEffect } from "react";
import type { News } from "../../contract/office/news.ts";
import { client } from "./client.ts";

const address = "/office/api/news";
const kinds: readonly News["kind"][] = ["order", "return", "complaint"];
/** How often is asked anew where no news come, in milliseconds. */
const often = 30_000;
/** The first screen goes before the news, in milliseconds. */
const later = 1_500;

/** What no news tell of, by the names under which it is read. A preview's address is another one each time: its page would be loaded anew. */
const besides: readonly unknown[] = ["session", "preview"];

/** Reads anew what the open screens show. */
const readAnew = () => client.invalidateQueries({ predicate: ({ queryKey }) => !besides.includes(queryKey[0]) });

/**
 * Keeps the open screens as the shop is: by its news as they come, and where they can't come, or are not for who sits here,
 * by asking anew twice a minute while somebody looks. What happens at once is read once.
 */
export function useNews(mayHear: boolean): void {
  useEffect(() => {
    let hearing = false;
    let soon: ReturnType<typeof setTimeout> | undefined;
    let source: EventSource | undefined;
    const readSoon = () => {
      soon ??= setTimeout(() => {
        soon = undefined;
        void readAnew();
      }, 250);
    };
    const begin = setTimeout(() => {
      if (!mayHear) return;
      source = new EventSource(address);
      // It opens with this; what happened while the line was down has to be asked for.
      source.addEventListener("hello", () => {
        hearing = true;
        readSoon();
      });
      for (const kind of kinds) source.addEventListener(kind, readSoon);
      source.addEventListener("error", () => {
        hearing = false;
      });
    }, later);
    const polling = setInterval(() => {
      if (!hearing && document.visibilityState === "visible") void readAnew();
    }, often);
    return () => {
      clearTimeout(begin);
      clearTimeout(soon);
      clearInterval(polling);
      source?.close();
    };
  }, [mayHear]);
}
