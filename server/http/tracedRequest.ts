import type { Context } from "hono";
import { routeName } from "../metrics/routeName.ts";
import { traced } from "../tracing/trace.ts";

/** Who only looks whether the shop lives. */
const watching = /^\/(healthz|readyz|metrics)$/;

/** Answers a request as part of what its sender does (W3C's traceparent), told by its route's pattern: no address, no query. */
export async function tracedRequest(c: Context, requestId: string, answer: () => Promise<void>): Promise<void> {
  const { method, path, raw } = c.req;
  if (watching.test(path)) return answer();
  const facts = { "http.request.method": method, "swara.request_id": requestId };
  await traced({ name: method, kind: "server", facts, askedBy: raw.headers }, async (tell) => {
    await answer();
    const { status } = c.res;
    const route = routeName(path, status);
    tell({
      name: `${method} ${route}`,
      facts: { "http.route": route, "http.response.status_code": status },
      failed: status >= 500,
    });
  });
}
