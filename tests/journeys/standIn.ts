import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const json = (status: number, body: string) => (response: ServerResponse) =>
  void response.writeHead(status, { "Content-Type": "application/json" }).end(body);

/** Sends a list that has no end, as fast as it is read. */
function pour(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "application/json" }).write('{"error":0,"message":"","data":[');
  const more = () => {
    while (!response.destroyed && response.write("0,".repeat(50_000)));
  };
  response.on("drain", more);
  more();
}

/** How a call is answered: with 500, never, or with something that no shop says. */
const troubles = {
  fails: json(500, '{"error":1,"message":"x"}'),
  hangs: () => {},
  "answers nonsense": json(200, '{"error":0,"data":{"x":1}}'),
  "answers another JSON": json(200, '{"hello":[1]}'),
  "answers half a document": json(200, '{"error":0,"message":"","data":[{"name":"Gui'),
  "answers nothing": json(200, ""),
  "answers without end": pour,
  "answers with a proxy's page": (response: ServerResponse) =>
    void response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Please log in to the network</h1>"),
  "answers with a status that says nothing": json(404, "<h1>Not found</h1>"),
};
export type Trouble = keyof typeof troubles;
export const everyTrouble = Object.keys(troubles).filter((name): name is Trouble => Object.hasOwn(troubles, name));

/** An API that hands everything on to another, but makes trouble with chosen calls. */
export type StandIn = {
  url: string;
  /** Calls whose "METHOD /path" begins like one of these are in trouble from now on; all others are well. */
  trouble: (how: Trouble, ...calls: string[]) => void;
  /** Every call since this was last emptied, in trouble or not, as "METHOD /path". */
  seen: string[];
  close: () => Promise<void>;
};

const base = "/public/api";

/** Starts the stand-in before the API at `target`. */
export async function startStandIn(target: string): Promise<StandIn> {
  let bad: string[] = [];
  let how: Trouble = "fails";
  const seen: string[] = [];
  const server = createServer(async (request, response) => {
    const call = `${request.method} ${(request.url ?? "").replace(base, "")}`;
    seen.push(call);
    if (bad.some((start) => call.startsWith(start))) {
      troubles[how](response);
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
    seen,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
