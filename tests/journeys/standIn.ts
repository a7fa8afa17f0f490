import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** How a call is answered: with 500, never, or with something that no shop says. */
export type Trouble = "fails" | "hangs" | "answers nonsense" | "answers with a proxy's page";

/** An API that hands everything on to another, but makes trouble with chosen calls. */
export type StandIn = {
  url: string;
  /** Calls whose "METHOD /path" begins like one of these are in trouble from now on; all others are well. */
  trouble: (how: Trouble, ...calls: string[]) => void;
  close: () => Promise<void>;
};

const base = "/public/api";

/** Starts the stand-in before the API at `target`. */
export async function startStandIn(target: string): Promise<StandIn> {
  let bad: string[] = [];
  let how: Trouble = "fails";
  const server = createServer(async (request, response) => {
    const call = `${request.method} ${(request.url ?? "").replace(base, "")}`;
    if (bad.some((start) => call.startsWith(start))) {
      if (how === "fails")
        response.writeHead(500, { "Content-Type": "application/json" }).end('{"error":1,"message":"x"}');
      if (how === "answers nonsense")
        response.writeHead(200, { "Content-Type": "application/json" }).end('{"hello":[1]}');
      if (how === "answers with a proxy's page")
        response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Please log in to the network</h1>");
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
    const { cookie } = request.headers;
    const answer = await fetch(target + request.url, {
      method: request.method ?? "GET",
      headers: { "Content-Type": "application/json", ...(cookie && { Cookie: cookie }) },
      body,
    });
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "application/json" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    trouble: (next, ...calls) => {
      how = next;
      bad = calls;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
