import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export type Answer = { status: number; body: Buffer };

/** One request over kept connections; lighter than fetch, so that the generator is not what is measured. */
export function send(
  url: string,
  method = "GET",
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
      response.on("error", reject);
    });
    // A kept connection may be closed by the shop just as it is used again: then it was never asked.
    asked.on("error", (error) =>
      asked.reusedSocket && "code" in error && error.code === "ECONNRESET"
        ? resolve(send(url, method, headers, body))
        : reject(error),
    );
    asked.end(body);
  });
}
