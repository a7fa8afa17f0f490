import { useEffect } from "react";
import { call, type DataOf } from "../api/call.ts";
import { createStore } from "../store.ts";

/** A variant with what it is known by. */
export type Code = NonNullable<DataOf<"GET /codes">["variants"]>[number];
type Known = { version: string; codes: readonly (Code & { words: string })[] };

const known = createStore<Known>({ version: "", codes: [] });

async function readCodes(): Promise<void> {
  const before = known.get().version;
  const { version, variants } = await call("GET /codes", { query: before ? { since: before } : {} });
  if (!variants) return;
  const codes = variants.map((one) => ({ ...one, words: `${one.name} ${one.sku} ${one.barcode ?? ""}`.toLowerCase() }));
  known.set({ version, codes });
}

/** Every variant, kept for as long as the office is open; read anew, where something changed, as a screen needs it. */
export function useCodes(): Known["codes"] {
  useEffect(() => void readCodes().catch(() => {}), []);
  return known.use().codes;
}

/** The variants that go by all of some words, the first few; whose code is exactly what was typed alone. */
export function findCodes(codes: Known["codes"], typed: string, most: number): Code[] {
  const text = typed.trim().toLowerCase();
  if (text === "") return [];
  const exact = codes.filter(({ sku, barcode }) => sku.toLowerCase() === text || barcode === text);
  if (exact.length > 0) return exact;
  const words = text.split(/\s+/);
  const found: Code[] = [];
  for (const code of codes) {
    if (words.every((word) => code.words.includes(word))) found.push(code);
    if (found.length === most) break;
  }
  return found;
}
