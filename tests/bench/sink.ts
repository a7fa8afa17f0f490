// A bare `node:http` server that throws away what it is sent and says that it has it; tells its port.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const server = createServer((asked, answer) => {
  asked.resume().once("end", () => answer.end(JSON.stringify({ data: { id: "thrown away" } })));
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
