import { QueryClient } from "@tanstack/react-query";
import { Refused } from "./call.ts";

/**
 * What the office has read from the shop. It is shown at once when a screen is opened again and read anew behind it; a
 * refusal is not tried again, no answer is, twice. Whether the browser takes itself to be online is not asked: what can't be
 * reached says so at once, where a change would else wait without a word and be made some time later.
 */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: "always",
      refetchOnReconnect: true,
      staleTime: 5_000,
      retry: (failures, error) => !(error instanceof Refused) && failures < 2,
    },
    mutations: { networkMode: "always", retry: false },
  },
});

/** Keeps what the shop has answered to a change. What is being read under its key was asked for before: it would bring back what was there. */
export function keepAnswer(key: readonly unknown[], answer: unknown): void {
  void client.cancelQueries({ queryKey: key, exact: true });
  client.setQueryData(key, answer);
}
