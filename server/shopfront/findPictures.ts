import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { renderedPictures } from "../catalogue/pictureFiles.ts";
import type { Sql } from "../database/connect.ts";

/** How many pictures are shown at once. */
const most = 60;

type Found = { image: string; name: string };

/** Pictures in a folder of kinds, each a folder of finishes: `veena/honey-800.webp` is `/pictures/veena/honey`. */
async function inFolder(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.flatMap((name) => /^(.+)-800\.webp$/.exec(name.replaceAll("\\", "/"))?.[1] ?? []);
}

/** Pictures that the shop has, own ones of its products first, whose name has each of these words. */
export async function findPictures(sql: Sql, shopFolder: string, search: string): Promise<Found[]> {
  const words = search
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const fits = ({ name }: Found) => words.every((word) => name.toLowerCase().includes(word));
  const own = await sql<Found[]>`
    select i.src as image, min(p.name) as name from product_image i join product p on p.id = i.product_id
    where i.src like '/pictures/own/%' group by 1 order by 2`;
  const files = (await Promise.all([join(shopFolder, "pictures"), renderedPictures].map(inFolder))).flat();
  const drawn = [...new Set(files)]
    .sort()
    .map((file) => ({ image: `/pictures/${file}`, name: file.replaceAll(/[/-]/g, " ") }));
  return [...own, ...drawn].filter(fits).slice(0, most);
}
