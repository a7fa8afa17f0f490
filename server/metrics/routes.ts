import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import type { Sql } from "../database/connect.ts";
import { bears } from "../http/bearer.ts";
import type { PageCache } from "../http/pageCache.ts";
import { clientOf } from "../limits/clientAddress.ts";
import type { Log } from "../log.ts";
import { refused } from "../refused.ts";
import type { Settings } from "../settings.ts";
import { cacheBytes, cacheRequests, poolSize, ready, registry } from "./metrics.ts";
import { readGauges, soon } from "./readGauges.ts";

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Whoever has the token; where there is none, whoever asks from this machine and not through a proxy. */
function mayRead(c: Context, token: string | undefined): boolean {
  if (token !== undefined) return bears(c.req.header("Authorization"), token);
  if (c.req.header("X-Forwarded-For") !== undefined || c.req.header("Forwarded") !== undefined) return false;
  const connected = typeof c.env === "object" && c.env !== null && "incoming" in c.env;
  return connected && loopback.test(getConnInfo(c).remote.address ?? "");
}

type Watched = {
  settings: Settings;
  sql: Sql;
  cache: PageCache;
  log: Log;
  isReady: () => Promise<boolean>;
};

/** `/metrics` in Prometheus' text format, answered within a few seconds whatever the database does. */
export function metricsRoutes({ settings, sql, cache, log, isReady }: Watched): Hono {
  const routes = new Hono();
  routes.get("/", async (c) => {
    if (!mayRead(c, settings.METRICS_TOKEN)) {
      refused(log, "metrics", { network: clientOf(c.req.raw), path: "/metrics" });
      return c.text("There is nothing here.", 404);
    }
    cacheRequests.reset();
    cacheRequests.inc({ result: "hit" }, cache.hits);
    cacheRequests.inc({ result: "miss" }, cache.misses);
    cacheBytes.set(cache.size.bytes);
    poolSize.set(settings.DATABASE_POOL);
    const [takes] = await Promise.all([soon(isReady()), readGauges(sql, settings.DATA_DIR)]);
    ready.set(takes ? 1 : 0);
    return c.text(await registry.metrics(), 200, {
      "Content-Type": registry.contentType,
      "Cache-Control": "no-store",
    });
  });
  return routes;
}
