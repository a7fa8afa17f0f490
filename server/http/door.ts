import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { networkOf } from "../limits/clientAddress.ts";
import { queues } from "../limits/queues.ts";
import type { Log } from "../log.ts";
import { refused } from "../refused.ts";
import type { Settings } from "../settings.ts";
import { bodyLimit, tooLarge, tooLate } from "./body.ts";
import { isForPrograms } from "./isForPrograms.ts";
import type { Quick } from "./quick.ts";
import { fileTooLarge } from "./readStream.ts";
import { noContentPolicy, securityHeaders } from "./securityHeaders.ts";
import { streamedUpTo } from "./streamedUpTo.ts";
import { Tally } from "./tally.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** How much of a body that was refused is still taken off the line, in bytes, and for how long it may come, in milliseconds. */
const lingering = { bytes: 1024 * 1024, time: 1_000 };

export type DoorSettings = Pick<
  Settings,
  "TRUST_PROXY" | "PUBLIC_URL" | "CONNECTIONS_PER_ADDRESS" | "REQUESTS_AT_ONCE"
>;

type Refusal = { status: number; kind: string; message: string; headers?: Record<string, string> };

const isSecure = ({ headers }: IncomingMessage, { PUBLIC_URL, TRUST_PROXY }: DoorSettings): boolean =>
  PUBLIC_URL
    ? PUBLIC_URL.startsWith("https:")
    : TRUST_PROXY && String(headers["x-forwarded-proto"] ?? "").startsWith("https");

/**
 * Answers at once and ends the connection. What is still being sent is thrown away for a moment, so that the sender
 * comes to read the answer: a connection that is closed upon unread bytes takes the answer with it.
 */
function refuse(incoming: IncomingMessage, outgoing: ServerResponse, refusal: Refusal, settings: DoorSettings): void {
  const { status, message, headers } = refusal;
  const toProgram = isForPrograms((incoming.url ?? "").split("?")[0] ?? "");
  const body = toProgram ? JSON.stringify({ error: 1, message }) : `${message}\n`;
  outgoing.writeHead(status, {
    ...securityHeaders(isSecure(incoming, settings)),
    "Content-Security-Policy": noContentPolicy,
    "Content-Type": toProgram ? "application/json; charset=utf-8" : "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    Connection: "close",
    ...headers,
  });
  if (incoming.complete || incoming.method === "HEAD") return void outgoing.end(incoming.method === "HEAD" ? "" : body);
  outgoing.write(body);
  let left = lingering.bytes;
  const end = () => {
    clearTimeout(timer);
    outgoing.end();
  };
  const timer = setTimeout(end, lingering.time);
  incoming.on("data", (part: Buffer) => {
    left -= part.length;
    if (left < 0) incoming.pause();
  });
  incoming.once("end", end);
  incoming.once("close", end);
  incoming.resume();
}

/** What can be seen to be wrong before anything of the body is read. */
function wrongHead(
  { method = "", headers, rawHeaders }: IncomingMessage,
  streamed: number | undefined,
): Refusal | undefined {
  if (!methods.includes(method)) {
    const headers = { Allow: methods.join(", ") };
    return { status: 405, kind: "method", message: "The shop knows no such method.", headers };
  }
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1)
    return { status: 400, kind: "two hosts", message: "A request names one host." };
  if (Number(headers["content-length"] ?? 0) > (streamed ?? bodyLimit))
    return { status: 413, kind: "body too large", message: streamed ? fileTooLarge(streamed) : tooLarge };
  return undefined;
}

/** Reads the body to its end, for at most `patience` milliseconds. `then` gets it, unless it is too large, late or breaks off. */
function readBody(
  incoming: IncomingMessage,
  patience: number,
  then: (body: Buffer | "too large" | "too late") => void,
): void {
  const parts: Buffer[] = [];
  let size = 0;
  const take = (part: Buffer) => {
    size += part.length;
    parts.push(part);
    if (size > bodyLimit) finish("too large");
  };
  const end = () => finish(Buffer.concat(parts));
  const late = setTimeout(() => finish("too late"), patience);
  const finish = (body: Buffer | "too large" | "too late") => {
    clearTimeout(late);
    incoming.off("data", take).off("end", end);
    then(body);
  };
  incoming
    .on("data", take)
    .once("end", end)
    .once("close", () => clearTimeout(late))
    .on("error", () => {}); // a body that breaks off has nobody to be answered
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * What each request passes before anything is made of it: one host, a known method, not too many at once from one
 * network, and a body of at most `bodyLimit` bytes, which is in memory (`rawBody`, as the adapter knows it) when
 * `listener` begins. It may come for `patience` milliseconds. A file is left on the line until it is known who
 * sends it (`readStream`).
 */
export function door(
  listener: RequestListener,
  settings: DoorSettings,
  log: Log,
  stopping: AbortSignal,
  patience: number,
  quick: Quick = () => false,
) {
  const running = new Tally(settings.CONNECTIONS_PER_ADDRESS);
  const all = { name: "requests", running: 0, waiting: 0, refused: 0 };
  queues.push(all);
  return (incoming: IncomingMessage & { rawBody?: Buffer }, outgoing: ServerResponse): void => {
    const { method = "", url = "" } = incoming;
    const network = () => {
      const forwarded = incoming.headers["x-forwarded-for"];
      return networkOf(incoming.socket.remoteAddress, forwarded?.toString() ?? null, settings.TRUST_PROXY);
    };
    const turnAway = (refusal: Refusal) => {
      refused(log, refusal.kind, { network: network(), method: incoming.method, path: incoming.url?.split("?")[0] });
      refuse(incoming, outgoing, refusal, settings);
    };
    if (stopping.aborted) outgoing.shouldKeepAlive = false;
    const brings = hasBody(incoming);
    const streamed = brings ? streamedUpTo(method, url.split("?")[0] ?? "") : undefined;
    const wrong = wrongHead(incoming, streamed);
    if (wrong) return turnAway(wrong);
    if (!brings && quick(incoming, outgoing)) return;
    if (all.running >= settings.REQUESTS_AT_ONCE && !isAlwaysAnswered(url)) {
      all.refused++;
      return turnAway(tooBusy);
    }
    const leave = running.enter(network());
    if (!leave) return turnAway({ ...tooMany, status: 429 });
    all.running++;
    outgoing.once("close", () => {
      all.running--;
      leave();
    });
    if (!brings) return listener(incoming, outgoing);
    if (incoming.headers.expect) outgoing.writeContinue();
    if (streamed !== undefined) return listener(incoming, outgoing);
    readBody(incoming, patience, (body) => {
      if (body === "too late") return turnAway({ status: 408, kind: "body too late", message: tooLate });
      if (body === "too large") return turnAway({ status: 413, kind: "body too large", message: tooLarge });
      incoming.rawBody = body;
      listener(incoming, outgoing);
    });
  };
}

/** Who watches over the shop, and gateways that tell of money, are heard however full it is. */
const isAlwaysAnswered = (url: string) =>
  /^\/(healthz|readyz|metrics|public\/api\/payments\/\w+\/webhook)(\?|$)/.test(url);

/** What everybody hears while more runs in this process than it could do in a sensible time. */
const tooBusy: Refusal = {
  status: 503,
  kind: "too busy",
  message: "Too many people are here just now. Please try again in a moment.",
  headers: { "Retry-After": "2" },
};

/** What somebody hears who holds more connections, or has more requests running, than one network may. */
export const tooMany = {
  kind: "too many at once",
  message: "Too many requests at once. Please try again in a moment.",
  headers: { "Retry-After": "5" },
};
