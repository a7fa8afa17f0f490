import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };
export type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** For how long anybody waits for an answer, in milliseconds. */
const patience = 30_000;

/** One request over kept connections, as a browser or a proxy sends it; throws where no whole answer comes. */
export function ask(url: string, { method = "GET", headers = {}, body }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent, headers, timeout: patience }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () =>
        response.complete
          ? resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts).toString(),
            })
          : reject(new Error("The answer broke off.")),
      );
    });
    asked.on("timeout", () => asked.destroy(new Error("No answer came.")));
    // A kept connection may be closed just as it is used again: then nobody was asked.
    asked.on("error", (error) =>
      asked.reusedSocket && "code" in error && error.code === "ECONNRESET"
        ? resolve(ask(url, { method, headers, ...(body !== undefined && { body }) }))
        : reject(error),
    );
    asked.end(body);
  });
}

/** The same with a JSON body. */
export const post = (url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
