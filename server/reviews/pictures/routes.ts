import { Hono } from "hono";
import {
  isPictureProblem,
  type PictureProblem,
  reviewFormBytes,
  reviewPictureLimits,
} from "../../../contract/pictureProblems.ts";
import { failureResponse } from "../../http/failure.ts";
import { readMultipart, textOf } from "../../http/multipart.ts";
import { fileTooLarge, readStream } from "../../http/readStream.ts";
import { ApiError } from "../../http/reply.ts";
import { clientOf } from "../../limits/clientAddress.ts";
import type { Shop } from "../../shop/shop.ts";
import { openReviewLink } from "../openReviewLink.ts";
import { sendReviewPicture } from "./sendPicture.ts";
import { reviewPictureFile } from "./servePicture.ts";

const form = { types: ["multipart/form-data"], most: reviewFormBytes };

/** What a refusal is called in an address. */
function problemOf({ status, message, extra }: ApiError): PictureProblem {
  if (typeof extra.reason === "string" && isPictureProblem(extra.reason)) return extra.reason;
  if (status === 413) return "large";
  if (status === 422) return message.includes("HEIC") ? "heic" : "kind";
  if (status === 429) return "often";
  return status === 503 ? "full" : "broken";
}

/** One file of a form, which may have no more bytes than one that is sent alone. */
async function* upToLimit(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > reviewPictureLimits.bytes) throw new ApiError(413, fileTooLarge(reviewPictureLimits.bytes));
    yield piece;
  }
}

type Taken = { productUrl: string; sent: number; problem: PictureProblem | undefined };

/** After these no further picture of the same form would be taken either. */
const final: PictureProblem[] = ["often", "many"];

/**
 * Takes in what a form brings, one picture after the other: one that is refused keeps none of the others from coming. What comes after the
 * last that could be taken is read and thrown away, as a browser shows no answer before it has sent everything.
 */
async function takeForm(shop: Shop, orderNo: string, request: Request): Promise<Taken> {
  const taken: Taken = { productUrl: "", sent: 0, problem: undefined };
  const type = request.headers.get("Content-Type") ?? "";
  try {
    const stream = await readStream(form, request);
    for await (const part of readMultipart(type, stream)) {
      if (part.name === "product_url") taken.productUrl = await textOf(part, 800);
      if (part.name !== "pictures" || !part.file) continue;
      try {
        const of = { orderNo, productUrl: taken.productUrl, network: clientOf(request) };
        await sendReviewPicture(shop, of, upToLimit(part.body));
        taken.sent++;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const problem = problemOf(error);
        taken.problem ??= problem;
        if (final.includes(problem)) break;
      }
    }
    for await (const _ of stream);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    taken.problem ??= problemOf(error);
  }
  if (taken.sent === 0) taken.problem ??= "none";
  return taken;
}

/** What a browser asks beside the page of a review: its form of pictures where no script sends them, and pictures before they are shown. */
export function reviewPictureRoutes(shop: Shop): Hono {
  const routes = new Hono();
  routes.onError((error, c) => failureResponse(error, c.req.raw, shop.log));
  routes.post("/:token/pictures", async (c) => {
    const token = c.req.param("token");
    const { order_no } = await openReviewLink(shop, token, c.req.raw);
    const { productUrl, sent, problem } = await takeForm(shop, order_no, c.req.raw);
    const said = new URLSearchParams({ product: productUrl, sent: String(sent), ...(problem && { problem }) });
    return c.body(null, 303, {
      Location: `/review/${encodeURIComponent(token)}?${said}#pictures`,
      "Cache-Control": "no-store",
    });
  });
  routes.get("/:token/pictures/:id", async (c) => {
    const { token, id } = c.req.param();
    const { lines } = await openReviewLink(shop, token, c.req.raw);
    const own = lines
      .flatMap(({ review }) => review?.pictures ?? [])
      .some((one) => one.id === id && one.state === "ready");
    const found = { id, file: "400.avif", cacheControl: "no-store" };
    const file = own ? await reviewPictureFile(shop, found, c.req.raw) : undefined;
    return file ?? c.text("There is no such picture.", 404, { "Cache-Control": "no-store" });
  });
  return routes;
}
