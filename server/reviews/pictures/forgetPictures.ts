import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { removePicture } from "../../catalogue/store/sharedPictures.ts";
import { picturesOf, reviewFile } from "../../catalogue/uploads/folders.ts";
import type { Transaction } from "../../database/connect.ts";
import { enqueue } from "../../jobs/outbox.ts";
import type { Shop } from "../../shop/shop.ts";

/** Has the files of pictures taken away once the transaction that takes them from their review is done. */
export async function forgetPictures(tx: Transaction, ids: string[]): Promise<void> {
  for (const id of ids)
    await enqueue(tx, { topic: "review_picture_gone", key: `review picture gone:${id}`, payload: { id } });
}

/** Takes the files of a picture away that no review has any more, in the bucket too. Throws where that does not answer. */
export async function removeForgotten({ sql, settings }: Pick<Shop, "sql" | "settings">, id: string): Promise<void> {
  const [known] = await sql`select from review_picture where id = ${id}`;
  if (!known) await removePicture(settings, `/pictures/own/${reviewFile(id)}`);
}

const named = /^review-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-\d+\.(?:avif|webp)$/;

/** Takes away what lies in this node's folder of reviews' pictures that are gone, as another node has kept its own files of them. How many. */
export async function sweepForgotten(shop: Pick<Shop, "sql" | "settings">): Promise<number> {
  const names = await readdir(join(picturesOf(shop.settings), "own")).catch(() => []);
  const ids = [...new Set(names.flatMap((name) => named.exec(name)?.[1] ?? []))];
  if (ids.length === 0) return 0;
  const gone = await shop.sql<{ id: string }[]>`
    select id from unnest(${ids}::uuid[]) id where not exists (select from review_picture p where p.id = id.id)`;
  for (const { id } of gone) await removeForgotten(shop, id);
  return gone.length;
}
