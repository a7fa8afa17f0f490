import { createHash } from "node:crypto";
import { noContentPolicy } from "./securityHeaders.ts";

/** What the router writes at a page's end to hand its loaders' data to its script, as one text or in pieces. */
const handedOver =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));<\/script>/g;
/** What the router says of itself, and the way by which the data reach its script. */
const context =
  /window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = .*?TextEncoderStream\(\)\);/s;
/** The file that hydrates, as the script that begins the app names it (storefront/scriptsLater.ts). */
const entryFile = /"([^"]+)"\],\{/;

/**
 * Parts a page from the data that only its script needs: what is read at once fits the connection's first packets. The data
 * begin with a line that names the build's own script, as another build's can't be hydrated with them, and one of what the router says of itself (JSON). `version`
 * tells them from those of the same page after a change; the page says it as its script (storefront/begin.ts) is to ask for it. Undefined: the page carries none.
 */
export function dataApart(html: string): { page: string; data: string; version: string } | undefined {
  const entry = entryFile.exec(html)?.[1];
  const [way = "", router] = context.exec(html) ?? [];
  const pieces = [...html.matchAll(handedOver)].map(([, text]) => text);
  if (entry === undefined || router === undefined || pieces.length === 0) return undefined;
  const data = `${entry}\n${router}\n${pieces.map((text): string => (text ? JSON.parse(text) : "")).join("")}`;
  const version = createHash("sha256").update(data).digest("base64url").slice(0, 8);
  return {
    page: html.replace(handedOver, "").replace(way, "").replace("<html", `<html data-late="${version}"`),
    data,
    version,
  };
}

/** What stands at the end of the address of a page's data. */
export const dataSuffix = ".late";

/** The page whose data are at this address, "/product/veena.late?late=x3-_8aQz", and of which version; undefined: it is no such address. */
export function pageOfData(url: URL): { page: URL; version: string | null } | undefined {
  if (!url.pathname.endsWith(dataSuffix)) return undefined;
  const page = new URL(url);
  page.pathname = url.pathname.slice(0, -dataSuffix.length).replace(/^\/_root$/, "/");
  page.searchParams.delete("late");
  return { page, version: url.searchParams.get("late") };
}

/** The headers of a page's data, from those of the page. */
export function headersOfData(page: Record<string, string>): Record<string, string> {
  const { link: _, ...headers } = page;
  return { ...headers, "content-type": "text/plain; charset=utf-8", "content-security-policy": noContentPolicy };
}
