import { QueryClient } from "@tanstack/react-query";
import { Refused } from "./call.ts";

/**
 * What the office has read from the shop. It is shown at once when a screen is opened again and read anew behind it; a
 * refusal is not tried again, no answer is, twice.
 */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (failures, error) => !(error instanceof Refused) && failures < 2,
    },
    mutations: { retry: false },
  },
});
