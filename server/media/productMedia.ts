import type { ProductMedia } from "../../contract/office/media.ts";
import type { Sql, Transaction } from "../database/connect.ts";
import { transaction } from "../database/transaction.ts";
import type { Shop } from "../shop/shop.ts";
import type { Staff } from "../staff/actor.ts";
import { recordAct } from "../staff/recordAct.ts";
import { readCaptions } from "./captions.ts";
import { keepCaptions } from "./keepMedia.ts";

type Part = Pick<Shop, "sql" | "settings">;
type Wanted = Pick<ProductMedia["media"][number], "src" | "words" | "silent" | "captions" | "language">;

/** A product's sounds and films in order; undefined where there is no such product. */
export async function readProductMedia(
  sql: Sql | Transaction,
  { FFMPEG }: Pick<Shop["settings"], "FFMPEG">,
  id: number,
): Promise<ProductMedia | undefined> {
  const [product] = await sql<Omit<ProductMedia, "media" | "shrinks">[]>`
    select id, name, slug, version from product where id = ${id}`;
  if (!product) return undefined;
  const media = await sql<ProductMedia["media"]>`
    select f.src, f.kind, f.type, f.bytes, f.seconds, f.name, f.small, f.small_bytes, m.words, m.silent, m.captions, m.language
    from product_media m join media_file f on f.src = m.src where m.product_id = ${id} order by m.position`;
  return { ...product, shrinks: FFMPEG !== undefined, media: [...media] };
}

/** What becomes of it: the product as it stands, where somebody was faster; or what is wrong with which field. */
export type SetOutcome =
  | { done: ProductMedia }
  | { unknown: true }
  | { faster: ProductMedia }
  | { errors: Record<string, string> };

/** What is wrong with captions, and what they are as they are kept, by their places. */
function checkCaptions(wanted: Wanted[]) {
  const errors: Record<string, string> = {};
  const kept = wanted.map((one, at) => {
    if (one.captions === null) return one;
    const read = readCaptions(one.captions);
    if ("captions" in read) return { ...one, captions: read.captions };
    errors[`media.${at}.captions`] = read.problem;
    return one;
  });
  return { errors, kept };
}

/** What can't be shown: a file that was never sent, and a film in which somebody speaks to those who can't hear him. */
async function whatIsWrong(tx: Transaction, wanted: Wanted[]) {
  const files = await tx<{ src: string; kind: string }[]>`
    select src, kind from media_file where src = any(${wanted.map(({ src }) => src)})`;
  const kinds = new Map(files.map(({ src, kind }) => [src, kind]));
  return Object.fromEntries(
    wanted.flatMap(({ src, silent, captions }, at): [string, string][] => {
      const kind = kinds.get(src);
      if (!kind) return [[`media.${at}.src`, "This file is not there any more. Please send it again."]];
      const mute = kind === "film" && !silent && captions === null;
      return mute
        ? [[`media.${at}.captions`, "Please add captions (a WebVTT file), or say that nobody speaks in it."]]
        : [];
    }),
  );
}

const told = (media: Wanted[]) =>
  media.map(({ src, words, silent, captions, language }) => ({
    src,
    words,
    silent,
    captions: captions !== null,
    language,
  }));

/**
 * Sets which sounds and films a product's page offers, in this order. `version`: the product's as it was seen. What is taken away keeps
 * its file.
 */
export async function setProductMedia(
  { sql, settings }: Part,
  id: number,
  { version, media }: { version: number; media: Wanted[] },
  by: Staff,
): Promise<SetOutcome> {
  const { errors, kept } = checkCaptions(media);
  if (Object.keys(errors).length > 0) return { errors };
  // Before the transaction: nothing waits for a disk or a bucket in there.
  const sources = await Promise.all(
    kept.map(async ({ captions }) => (captions === null ? null : keepCaptions({ settings }, captions))),
  );
  return transaction(sql, async (tx): Promise<SetOutcome> => {
    await tx`select from product where id = ${id} for update`;
    const now = await readProductMedia(tx, settings, id);
    if (!now) return { unknown: true };
    if (now.version !== version) return { faster: now };
    const wrong = await whatIsWrong(tx, kept);
    if (Object.keys(wrong).length > 0) return { errors: wrong };
    await tx`delete from product_media where product_id = ${id}`;
    const rows = kept.map((one, position) => ({
      product_id: id,
      position,
      src: one.src,
      words: one.words,
      silent: one.silent,
      captions: one.captions,
      captions_src: sources[position] ?? null,
      language: one.language,
    }));
    if (rows.length > 0) await tx`insert into product_media ${tx(rows)}`;
    await tx`update product set version = version + 1, updated_at = now() where id = ${id}`;
    await tx`select tell_products(${[id]})`;
    await recordAct(tx, by, {
      act: "media.edit",
      thing: "product",
      id,
      before: { media: told(now.media) },
      after: { media: told(kept) },
    });
    const done = await readProductMedia(tx, settings, id);
    return done ? { done } : { unknown: true };
  });
}
