import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as a stand-in sees it; `body`: its JSON, when it has some. */
export type Asked = { method: string; path: string; query: URLSearchParams; headers: Headers; body: unknown };
export type Answered = { status: number; body: unknown };

/**
 * How a stand-in misbehaves: hangs, breaks the connection before or after doing what was asked (`lost`), answers a page
 * of HTML, or refuses with a status. `none`: not yet.
 */
export type Fault = "none" | "slow" | "gone" | "lost" | "html" | 401 | 429 | 500;

export type StandIn = {
  url: string;
  /** The faults of the next requests, one each. */
  faults: Fault[];
  /** Every request as `METHOD /path`. */
  seen: string[];
  close(): Promise<void>;
};

async function read(request: IncomingMessage): Promise<Asked> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  const text = Buffer.concat(parts).toString();
  const url = new URL(request.url ?? "/", "http://stand-in");
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const));
  return {
    method: request.method ?? "GET",
    path: url.pathname,
    query: url.searchParams,
    headers,
    body: text ? JSON.parse(text) : undefined,
  };
}

function answer(response: ServerResponse, { status, body }: Answered): void {
  const picture = body instanceof Uint8Array;
  response.writeHead(status, { "Content-Type": picture ? "image/png" : "application/json" });
  response.end(picture ? body : JSON.stringify(body));
}

/** Serves a stand-in's protocol over real HTTP on 127.0.0.1, with faults. */
export async function listen(serve: (asked: Asked) => Answered): Promise<StandIn> {
  const faults: Fault[] = [];
  const seen: string[] = [];
  const server = createServer(async (request, response) => {
    const asked = await read(request);
    seen.push(`${asked.method} ${asked.path}`);
    const fault = faults.shift();
    if (fault === "slow") return; // never answered; the connection ends with the one who asked or with the stand-in
    if (fault === "gone") return void request.socket.destroy();
    if (fault === "html")
      return void response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><h1>Bad gateway</h1>");
    if (fault === "lost") {
      serve(asked);
      return void request.socket.destroy();
    }
    if (fault && fault !== "none")
      return answer(response, { status: fault, body: { message: `refused with ${fault}` } });
    return answer(response, serve(asked));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
