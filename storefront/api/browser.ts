import { type CarefulClient, createClient } from "./client.ts";

/** The browser's client: same origin unless the page was built for another API (`VITE_API_BASE_URL`). */
export const api: CarefulClient = createClient(
  new URL(`${import.meta.env.VITE_API_BASE_URL ?? ""}/public/api`, globalThis.location?.href ?? "http://localhost")
    .href,
  (request) => fetch(request),
);
