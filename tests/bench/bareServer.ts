import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A bare `node:http` server of the one answer that its parent sends it; tells its port. */
process.once("message", ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
