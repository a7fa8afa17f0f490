import { useState } from "react";
import type { ProductMedia } from "../../../contract/office/media.ts";
import { call, Refused } from "../../api/call.ts";
import { client, keepAnswer } from "../../api/client.ts";
import { keyOf, useRead } from "../../api/read.ts";
import { say } from "../../shell/toasts.ts";

export type Entry = ProductMedia["media"][number];

/** What is wrong with a field of an entry, by its name. */
export type Errors = Readonly<Record<string, string>>;

const asSent = (media: readonly Entry[]) =>
  media.map(({ src, words, silent, captions, language }) => ({ src, words, silent, captions, language }));

/** A product's sounds and films, and how they are set: one list at a time, of the version that was seen. */
export function useMedia(id: number) {
  const parameters = { id };
  const read = useRead("GET /products/{id}/media", { parameters });
  const [saving, setSaving] = useState(false);
  const key = keyOf("GET /products/{id}/media", { parameters });

  /** Sets the list; what is wrong with the entry of `src`, or nothing. */
  async function set(product: ProductMedia, media: readonly Entry[], src?: string): Promise<Errors | undefined> {
    setSaving(true);
    try {
      const body = { version: product.version, media: asSent(media) };
      keepAnswer(key, await call("PUT /products/{id}/media", { parameters, body }));
      void client.invalidateQueries({ queryKey: ["GET /products/{id}"] });
      return undefined;
    } catch (error) {
      if (error instanceof Refused && error.answer.reason === "version") keepAnswer(key, error.answer.now);
      const at = `media.${media.findIndex((one) => one.src === src)}.`;
      const errors = error instanceof Refused ? Object.entries(error.answer.errors ?? {}) : [];
      const own = errors
        .filter(([name]) => name.startsWith(at))
        .map(([name, text]) => [name.slice(at.length), String(text)]);
      if (own.length === 0) say({ kind: "error", text: (error as Error).message });
      return Object.fromEntries(own);
    } finally {
      setSaving(false);
    }
  }
  return { read, saving, set };
}
