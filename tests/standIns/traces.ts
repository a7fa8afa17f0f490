import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A span as it came in, with its attributes by name. */
export type Told = {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: number;
  failed: boolean;
  ms: number;
  facts: Record<string, string | number>;
};
/** How the receiver behaves: takes all, never answers, refuses, or breaks the connection off. */
export type Mood = "well" | "hangs" | "refuses" | "breaks";

type Wire = {
  resourceSpans: {
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        kind: number;
        startTimeUnixNano: string;
        endTimeUnixNano: string;
        status: { code?: number };
        attributes: { key: string; value: { stringValue?: string; intValue?: number; doubleValue?: number } }[];
      }[];
    }[];
  }[];
};

const spansOf = ({ resourceSpans }: Wire): Told[] =>
  resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ attributes, status, parentSpanId, ...span }) => ({
      ...span,
      parentSpanId: parentSpanId || undefined,
      failed: status.code === 2,
      ms: Number((BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1_000n) / 1_000,
      facts: Object.fromEntries(
        attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue ?? ""]),
      ),
    }));

/** A receiver of traces: OTLP over HTTP in JSON. `raw` has all bodies as they came. */
export async function traceReceiver() {
  const spans: Told[] = [];
  const raw: string[] = [];
  /** Behaves otherwise from now on, to those too that it lets wait. */
  const turn = (mood: Mood) => {
    receiver.mood = mood;
    server.closeAllConnections();
  };
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const receiver = { mood: "well" as Mood, spans, raw, asked: 0, url: "", turn, close };
  const server = createServer(async (request, response) => {
    receiver.asked++;
    const parts: Buffer[] = [];
    try {
      for await (const part of request) parts.push(part as Buffer);
    } catch {
      return; // broken off half-way, as it turns or closes
    }
    if (receiver.mood === "hangs") return;
    if (receiver.mood === "breaks") return void request.socket.destroy();
    if (receiver.mood === "refuses") return void response.writeHead(503, { "Retry-After": "1" }).end();
    const text = Buffer.concat(parts).toString();
    if (request.url !== "/v1/traces") return void response.writeHead(404).end();
    raw.push(text + JSON.stringify(request.headers));
    spans.push(...spansOf(JSON.parse(text) as Wire));
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return receiver;
}
