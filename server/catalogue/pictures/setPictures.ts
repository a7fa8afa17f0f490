import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ProductPicture, ProductPictures } from "../../../contract/office/pictures.ts";
import type { Transaction } from "../../database/connect.ts";
import { transaction } from "../../database/transaction.ts";
import type { Shop } from "../../shop/shop.ts";
import type { Staff } from "../../staff/actor.ts";
import { recordAct } from "../../staff/recordAct.ts";
import { step } from "../../steps.ts";
import { renderedPictures } from "../pictureFiles.ts";
import { bringPicture } from "../store/sharedPictures.ts";
import { picturesOf } from "../uploads/folders.ts";
import { readPictures } from "./readPictures.ts";

type Part = Pick<Shop, "sql" | "settings">;
type Wanted = Pick<ProductPicture, "picture" | "alt" | "variants">;

/** What becomes of it: the product as it stands, where somebody was faster; or what is wrong with which field. */
export type SetOutcome =
  | { done: ProductPictures }
  | { unknown: true }
  | { faster: ProductPictures }
  | { errors: Record<string, string> };

/** A picture's smallest file, by its path below a folder of pictures. */
function smallest(picture: string): string | undefined {
  const name = /^\/pictures\/([a-z0-9-]+\/[a-z0-9-]+)$/.exec(picture)?.[1];
  return name && `${name}-200.avif`;
}

/** Whether a picture's smallest file lies on this machine. */
function isKept(settings: Part["settings"], picture: string): boolean {
  const file = smallest(picture);
  if (!file) return false;
  const folders = [picturesOf(settings), join(settings.SHOP_FOLDER, "pictures"), renderedPictures];
  return folders.some((folder) => existsSync(join(folder, file)));
}

/** The pictures that were sent to any node and can be shown. */
async function developed(tx: Transaction, pictures: string[]): Promise<Set<string>> {
  const rows = await tx<{ picture: string }[]>`
    select distinct picture from upload where picture = any(${pictures}) and state = 'developed'`;
  return new Set(rows.map(({ picture }) => picture));
}

async function whatIsWrong(tx: Transaction, settings: Part["settings"], now: ProductPictures, wanted: Wanted[]) {
  const errors: Record<string, string> = {};
  const stands = new Map(now.pictures.map((one) => [one.picture, one]));
  const variants = new Set(now.variants.map(({ id }) => id));
  const fresh = wanted.map(({ picture }) => picture).filter((picture) => !stands.has(picture));
  const ready = await developed(tx, fresh);
  const given = new Set<number>();
  for (const [at, { picture, alt, variants: ids }] of wanted.entries()) {
    const stood = stands.get(picture);
    if (!stood && !ready.has(picture) && !isKept(settings, picture))
      errors[`pictures.${at}.picture`] = "This picture is not there any more. Please send it again.";
    if (now.published && alt === "" && (!stood || stood.alt !== ""))
      errors[`pictures.${at}.alt`] = "Please say what is to be seen: the product is in the shop.";
    for (const id of ids) {
      if (!variants.has(id)) errors[`pictures.${at}.variants`] = "One of these variants is not the product's any more.";
      else if (given.has(id)) errors[`pictures.${at}.variants`] = "A variant has one picture of its own.";
      given.add(id);
    }
  }
  return errors;
}

async function write(tx: Transaction, now: ProductPictures, wanted: Wanted[]): Promise<void> {
  const { id } = now;
  await tx`delete from product_image where product_id = ${id}`;
  const rows = wanted.map(({ picture, alt }, position) => ({ product_id: id, position, src: picture, alt }));
  if (rows.length > 0) await tx`insert into product_image ${tx(rows)}`;
  // A variant's picture that never was one of the product's stays as it is, unless the variant is given another.
  const listed = [...now.pictures, ...wanted].map(({ picture }) => picture);
  const own = new Map(
    wanted.flatMap(({ picture, variants }) => variants.map((variant) => [variant, picture] as const)),
  );
  for (const { id: variant, picture } of now.variants) {
    const next = own.get(variant) ?? (picture !== null && listed.includes(picture) ? null : picture);
    if (next !== picture) await tx`update variant set image_src = ${next} where id = ${variant}`;
  }
}

const told = (pictures: Wanted[]) => pictures.map(({ picture, alt, variants }) => ({ picture, alt, variants }));

/**
 * Sets which pictures a product shows, in this order. `version`: the product's as it was seen. A product in the shop needs words
 * for each new picture; those that stand without since before may stay so. What is taken away keeps its files.
 */
export async function setPictures(
  { sql, settings }: Part,
  id: number,
  { version, pictures }: { version: number; pictures: Wanted[] },
  by: Staff,
): Promise<SetOutcome> {
  // What another node has developed, before the transaction: nothing waits for a bucket in there.
  for (const { picture } of pictures) await bringPicture(settings, smallest(picture) ?? "");
  return transaction(sql, async (tx): Promise<SetOutcome> => {
    await tx`select from product where id = ${id} for update`;
    const now = await readPictures(tx, id);
    if (!now) return { unknown: true };
    if (now.version !== version) return { faster: now };
    const errors = await whatIsWrong(tx, settings, now, pictures);
    if (Object.keys(errors).length > 0) return { errors };
    const [before, after] = [told(now.pictures), told(pictures)];
    if (JSON.stringify(before) === JSON.stringify(after)) return { done: now };
    await write(tx, now, pictures);
    await tx`update product set version = version + 1, updated_at = now() where id = ${id}`;
    await tx`select refresh_card(${[id]})`;
    await tx`select tell_products(${[id]})`;
    await recordAct(tx, by, {
      act: "pictures.edit",
      thing: "product",
      id,
      before: { pictures: before },
      after: { pictures: after },
    });
    const done = await readPictures(tx, id);
    await step("pictures: before commit");
    return done ? { done } : { unknown: true };
  });
}
