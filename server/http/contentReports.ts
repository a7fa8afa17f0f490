import { Hono } from "hono";
import { z } from "zod";
import { clientOf } from "../limits/clientAddress.ts";
import type { Log } from "../log.ts";
import { refused } from "../refused.ts";
import { readBytes } from "./body.ts";

const text = z.string().optional();
/** As `report-uri` sends it, and as the Reporting API does. */
const Old = z.object({
  "csp-report": z.object({ "document-uri": text, "effective-directive": text, "blocked-uri": text }),
});
const New = z.array(
  z.object({
    type: z.literal("csp-violation"),
    body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }),
  }),
);
/** How many reports of one message are looked at. */
const most = 10;

/** An address without what stands behind its path, which may be somebody's; a word ("inline", "eval") as it is. */
function bare(address = ""): string {
  if (!URL.canParse(address)) return address.slice(0, 50);
  const { origin, protocol, host, pathname } = new URL(address);
  return origin === "null" ? protocol : `${host}${pathname}`.slice(0, 200);
}
const pathOf = (address = "") => (URL.canParse(address) ? new URL(address).pathname.slice(0, 200) : "");

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** Takes what browsers have refused on our pages into the log. Whatever comes is answered 204, as nobody reads the answer. */
export function contentReportRoutes(log: Log): Hono {
  const routes = new Hono();
  routes.post("/", async (c) => {
    const sent = parsed(await readBytes(c.req.raw));
    const [old, reports] = [Old.safeParse(sent), New.safeParse(sent)];
    const network = clientOf(c.req.raw);
    if (old.success) {
      const report = old.data["csp-report"];
      const { "document-uri": page, "effective-directive": directive = "", "blocked-uri": blocked } = report;
      const about = { directive: directive.slice(0, 50), path: pathOf(page), blocked: bare(blocked), network };
      refused(log, "content policy", about);
    }
    for (const { body } of reports.success ? reports.data.slice(0, most) : []) {
      const { effectiveDirective: directive = "", documentURL, blockedURL } = body;
      const about = {
        directive: directive.slice(0, 50),
        path: pathOf(documentURL),
        blocked: bare(blockedURL),
        network,
      };
      refused(log, "content policy", about);
    }
    return c.body(null, 204);
  });
  return routes;
}
