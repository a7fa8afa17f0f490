import { useEffect } from "react";
import { client } from "./client.ts";

/** How often is asked anew, in milliseconds. */
const often = 30_000;

/** Reads anew what the open screens show. */
const readAnew = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });

/** Keeps the open screens as the shop is, by asking anew twice a minute while somebody looks. */
export function useNews(): void {
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && void readAnew(), often);
    return () => clearInterval(timer);
  }, []);
}
