import { bringPicture } from "../../catalogue/store/sharedPictures.ts";
import { reviewFile } from "../../catalogue/uploads/folders.ts";
import { serveFile } from "../../http/files.ts";
import type { Shop } from "../../shop/shop.ts";
import { isGood } from "./readPictures.ts";

type Part = Pick<Shop, "sql" | "settings" | "log">;

const named = /^\/pictures\/own\/review-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(\d{3,4}\.(?:avif|webp))$/;

/** How long others may keep a picture: as long one that was taken away may still be met. */
const caching = "public, max-age=300";

/** Whether a path may lead to a picture of a review, however it is written: those are not for everybody at all times. */
export const leadsToReviewPicture = (path: string): boolean => /review-/i.test(path);

/** A file of a review's picture ('400.avif'), whoever may see it: who calls sees to that. Undefined where there is none. */
export async function reviewPictureFile(
  { settings, log }: Part,
  { id, file, cacheControl }: { id: string; file: string; cacheControl: string },
  request: Request,
): Promise<Response | undefined> {
  const name = `own/${reviewFile(id)}-${file}`;
  const here = () => serveFile(settings.DATA_DIR, `/pictures/${name}`, cacheControl, request);
  return (await here()) ?? ((await bringPicture(settings, name, log)) ? here() : undefined);
}

/** A file of a review's picture for everybody: only while its review is shown, and it with it. */
export async function serveShownPicture(part: Part, path: string, request: Request): Promise<Response | undefined> {
  const [, id, file] = named.exec(path) ?? [];
  if (id === undefined || file === undefined) return undefined;
  const shown = await part.sql`
    select from review_picture i join review r on r.id = i.review_id
    where i.id = ${id} and r.state = 'shown' and ${isGood(part.sql)}`;
  return shown.length === 0 ? undefined : reviewPictureFile(part, { id, file, cacheControl: caching }, request);
}
