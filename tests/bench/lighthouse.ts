import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { wholeChromium } from "../../studio/bake/chromium.ts";

/**
 * What Lighthouse says of a page on a simulated slow phone: times in milliseconds, scores of 100. `blocking` counts what the page's
 * thread took by the clock, waits for a processor among it; `blockingWork` what it worked.
 */
export type Measured = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  blockingWork: number;
  shift: number;
  score: number;
  seo: number;
};

/** A page of one line and nothing else, which tells how fast the machine is just now. */
export async function withPlainPage<T>(work: (address: string) => Promise<T>): Promise<T> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    response.end('<!doctype html><html lang="en"><title>Plain</title><p>A plain page.');
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}

/** A port on which nobody listens just now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

/**
 * Milliseconds beyond 50 of each task after the first paint, on a phone a quarter as fast: Lighthouse's total blocking time in the
 * thread's own time instead of the clock's, so that a machine that does something else besides changes nothing. Trace times are microseconds.
 */
function blockingWork(events: TraceEvent[]): number {
  const painted = events.find(({ name }) => name === "firstContentfulPaint");
  if (!painted) return Number.NaN;
  return events
    .filter(
      ({ name, pid, tid, ts }) => name === "RunTask" && pid === painted.pid && tid === painted.tid && ts >= painted.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (4 * tdur) / 1_000 - 50), 0);
}

/**
 * Measures an address with Lighthouse on its mobile settings, in a browser of its own. Throws where there is no Chromium, and where
 * Lighthouse could not measure twice in a row: now and then a browser does not start or a trace has no beginning.
 */
export const measurePage = (address: string): Promise<Measured> =>
  measureOnce(address).catch(() => measureOnce(address));

async function measureOnce(address: string): Promise<Measured> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: wholeChromium(),
    args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-quic", "--disable-background-networking"],
  });
  try {
    const result = await lighthouse(address, {
      port,
      output: "json",
      logLevel: "error",
      onlyCategories: ["performance", "seo"],
    });
    const { audits = {}, categories = {}, runtimeError } = result?.lhr ?? {};
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
    return {
      firstPaint: value("first-contentful-paint"),
      largestPaint: value("largest-contentful-paint"),
      blocking: value("total-blocking-time"),
      blockingWork: blockingWork(result?.artifacts.Trace.traceEvents ?? []),
      shift: value("cumulative-layout-shift"),
      score: score("performance"),
      seo: score("seo"),
    };
  } finally {
    await browser.close();
  }
}
