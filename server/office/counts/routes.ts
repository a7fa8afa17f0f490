import {
  type Count,
  type CountLine,
  type CountScanned,
  type countCalls,
  mostCounted,
} from "../../../contract/office/counts.ts";
import { closeCount, dropCount } from "../../counting/closeCount.ts";
import { countAgain, finishRound } from "../../counting/finishRound.ts";
import type { Counting } from "../../counting/lockCount.ts";
import { openCount } from "../../counting/openCount.ts";
import { listCounts, readCount, readLines } from "../../counting/readCount.ts";
import { type ShelfScan, scanShelf } from "../../counting/scanShelf.ts";
import { ApiError, data, notFound } from "../../http/reply.ts";
import type { Shop } from "../../shop/shop.ts";
import type { OfficeHandlers } from "../handler.ts";
import { soughtBy } from "../products/soughtBy.ts";
import { mostOf } from "../stock/mostOf.ts";
import { stockView } from "../stock/stockView.ts";

/** What a scan came to, in words. Of how many there should be it says nothing. */
function wordsOf({ outcome, name }: ShelfScan, code: string, place: string | null | undefined): string {
  switch (outcome) {
    case "counted":
      return `${name}: counted.`;
    case "elsewhere":
      return `${name} is not in this count.${place ? ` It belongs to ${place}.` : ""}`;
    case "done":
      return `${name} needs no counting now.`;
    case "several":
      return `${code} stands on several variants. Scan the SKU of the right one.`;
    case "less":
      return `${name}: there can't be fewer than none.`;
    default:
      return `${code} is no SKU or barcode of ours.`;
  }
}

/** A line without what came of it, of which nobody is told while shelves are scanned. */
function blind(line: CountLine): CountLine {
  const { result: _, ...told } = line;
  return told;
}

/** Counting by scanner. */
export function countRoutes({ sql }: Pick<Shop, "sql">): Pick<OfficeHandlers, keyof typeof countCalls> {
  async function read(id: number): Promise<Count> {
    const count = await readCount(sql, id);
    if (!count) throw notFound("This count");
    return count;
  }
  async function refuseState(id: number): Promise<never> {
    const { state, round } = await read(id);
    throw new ApiError(409, "Somebody has gone on with this count meanwhile. See where it stands.", {
      reason: "state",
      state,
      round,
    });
  }
  async function answerTo(counting: Counting, id: number) {
    if (counting.outcome === "no_count") throw notFound("This count");
    if (counting.outcome === "state") return refuseState(id);
    if (counting.outcome === "refused") {
      const [message = "Stock could not be moved."] = Object.values(counting.errors);
      throw new ApiError(422, message, { errors: counting.errors });
    }
    return data(await read(id));
  }
  return {
    "GET /counts": async ({ query }) => data(await listCounts(sql, query.after)),
    async "POST /counts"({ body, staff }) {
      const search = body.search.trim();
      const condition = sql`${stockView(sql, body.view)} ${search ? sql`and ${soughtBy(sql, search, "variant")}` : sql``}`;
      const opening = await openCount(sql, body, condition, staff.actor);
      if (opening.outcome === "nothing")
        throw new ApiError(422, "Nothing stands there.", {
          errors: { [body.place ? "place" : "search"]: "No variant is found so." },
        });
      if (opening.outcome === "many") {
        const many = `These are ${opening.variants.toLocaleString("en-IN")} variants; a count has at most ${mostCounted.toLocaleString("en-IN")}.`;
        throw new ApiError(422, many, { errors: { [body.search ? "search" : "place"]: `${many} Choose a place.` } });
      }
      return data(await read(opening.id));
    },
    "GET /counts/{id}": async ({ parameters }) => data(await read(parameters.id)),
    async "POST /counts/{id}/scans"({ parameters: { id }, body: { scans }, staff }) {
      const outcomes = await scanShelf(sql, id, scans, staff.actor);
      if (outcomes === "no_count") throw notFound("This count");
      if (outcomes === "state") return refuseState(id);
      const variants = outcomes.flatMap(({ variant }) => variant ?? []);
      const lines = new Map((await readLines(sql, id, variants)).map((line) => [line.id, line]));
      const places = await sql<
        { id: number; place: string | null }[]
      >`select id, place from variant where id = any(${variants})`;
      return data(
        outcomes.map((outcome, nth): CountScanned => {
          const place = places.find(({ id }) => id === outcome.variant)?.place;
          const line = outcome.variant === undefined ? undefined : lines.get(outcome.variant);
          return {
            scan: outcome.scan,
            outcome: outcome.outcome,
            line: line ? blind(line) : null,
            message: wordsOf(outcome, scans[nth]?.code ?? "", place),
          };
        }),
      );
    },
    "POST /counts/{id}/finish": async ({ parameters: { id }, body, staff }) =>
      answerTo(await finishRound(sql, id, body, staff.actor), id),
    "POST /counts/{id}/again": async ({ parameters: { id }, body, staff }) =>
      answerTo(await countAgain(sql, id, body.variants, staff.actor), id),
    "POST /counts/{id}/close": async ({ parameters: { id }, body: { without }, staff }) =>
      answerTo(await closeCount(sql, id, { from: "counted", without, most: mostOf(staff) }, staff.actor), id),
    "POST /counts/{id}/approve": async ({ parameters: { id }, body: { without }, staff }) =>
      answerTo(await closeCount(sql, id, { from: "waiting", without, most: null }, staff.actor), id),
    "POST /counts/{id}/drop": async ({ parameters: { id }, staff }) =>
      answerTo(await dropCount(sql, id, staff.actor), id),
  };
}
