import { useEffect, useRef, useState } from "react";
import type { ProductPicture, ProductPictures } from "../../../contract/office/pictures.ts";
import { call, Refused } from "../../api/call.ts";
import { client, keepAnswer } from "../../api/client.ts";
import { keyOf, useRead } from "../../api/read.ts";
import { say } from "../../shell/toasts.ts";
import { type Change, changed, othersWords } from "./changes.ts";

const tries = 5;
const sent = (pictures: ProductPicture[]) => pictures.map(({ picture, alt, variants }) => ({ picture, alt, variants }));

/** Where somebody else has written other words for a picture meanwhile. */
export type Disagreement = { yours: string; theirs: string };

const keyOfPictures = (id: number) => keyOf("GET /products/{id}/pictures", { parameters: { id } });

/** Makes a change of what stands in the kept answer; the other's words where both wrote some. */
async function keepChange(product: number, change: Change): Promise<string | undefined> {
  const key = keyOfPictures(product);
  await client.cancelQueries({ queryKey: key });
  for (let attempt = 1; ; attempt++) {
    const now = client.getQueryData<ProductPictures>(key);
    if (!now) return undefined;
    const theirs = attempt > 1 ? othersWords(now.pictures, change) : undefined;
    if (theirs !== undefined) return theirs;
    try {
      const body = { version: now.version, pictures: sent(changed(now.pictures, change)) };
      keepAnswer(key, await call("PUT /products/{id}/pictures", { parameters: { id: product }, body }));
      for (const other of ["GET /products", "GET /products/{id}"]) void client.invalidateQueries({ queryKey: [other] });
      return undefined;
    } catch (error) {
      const stale = error instanceof Refused && error.status === 409 && error.answer.reason === "version";
      if (!stale || attempt === tries) throw error;
      keepAnswer(key, error.answer.now);
    }
  }
}

/**
 * A product's pictures with all that was done here, shown at once and kept one change after the other. What somebody else has changed
 * meanwhile is taken over and the change is made on it; words that both wrote wait for a choice.
 */
export function usePictures(id: number) {
  const read = useRead("GET /products/{id}/pictures", { parameters: { id } });
  const [waiting, setWaiting] = useState<readonly Change[]>([]);
  const [disagreed, setDisagreed] = useState<Readonly<Record<string, Disagreement>>>({});
  const sending = useRef(false);

  useEffect(() => {
    const [first] = waiting;
    if (!first || sending.current || !read.data) return;
    sending.current = true;
    keepChange(id, first)
      .then((theirs) => {
        if (theirs === undefined || first.do !== "describe") return;
        setDisagreed((all) => ({ ...all, [first.picture]: { yours: first.alt, theirs } }));
      })
      .catch((error: Error) => {
        const again = () => setWaiting((all) => [...all, first]);
        say({ kind: "error", text: error.message, act: { name: "Try again", do: again } });
      })
      .finally(() => {
        sending.current = false;
        setWaiting((all) => all.slice(1));
      });
  }, [id, waiting, read.data]);

  const shown = read.data && { ...read.data, pictures: waiting.reduce(changed, read.data.pictures) };
  const change = (one: Change) => setWaiting((all) => [...all, one]);
  const agree = (picture: string) =>
    setDisagreed((all) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== picture)));
  return { read, shown, change, disagreed, agree, saving: waiting.length > 0 };
}
