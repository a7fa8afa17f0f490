import { connect, type Socket } from "node:net";

export type Answer = { status: number; body: Buffer };

/** An answer, once it is whole. Throws where it does not say how long it is. */
function readAnswer(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const said = bytes.toString("latin1", 0, end);
  const status = Number(said.slice(9, 12));
  const length = /^content-length: (\d+)$/im.exec(said)?.[1] ?? (status === 304 ? 0 : undefined);
  if (length === undefined) throw new Error(`an answer without a length:\n${said}`);
  const from = end + 4;
  return bytes.length < from + Number(length) ? undefined : { status, body: bytes.subarray(from) };
}

/** A kept connection that asks one thing after the other. */
class Line {
  readonly #socket: Socket;
  #waiting: PromiseWithResolvers<Answer> | undefined;
  #got = Buffer.alloc(0);
  /** Whether it has been answered before. */
  used = false;
  isOpen = true;

  constructor({ hostname, port }: URL) {
    const end = (error: Error) => {
      this.isOpen = false;
      this.#socket.destroy();
      this.#waiting?.reject(error);
    };
    this.#socket = connect(Number(port), hostname)
      .setNoDelay(true)
      .on("error", end)
      .on("close", () => end(new Error("the shop closed the connection")))
      .on("data", (part) => {
        this.#got = this.#got.length ? Buffer.concat([this.#got, part]) : part;
        try {
          const answer = readAnswer(this.#got);
          if (!answer) return;
          this.#got = Buffer.alloc(0);
          this.used = true;
          this.#socket.unref();
          this.#waiting?.resolve(answer);
        } catch (error) {
          end(error as Error);
        }
      });
  }

  ask(text: string): Promise<Answer> {
    this.#waiting = Promise.withResolvers();
    this.#socket.ref().write(text);
    return this.#waiting.promise;
  }
}

/** Lines on which nothing is asked just now, by host and port. */
const free = new Map<string, Line[]>();

/**
 * One request over kept connections, written straight to the socket: the generator works on the cores that are measured, and
 * node:http's client takes almost four times the processor time.
 */
export async function send(
  address: string,
  method = "GET",
  headers: Record<string, string> = {},
  body = "",
): Promise<Answer> {
  const url = new URL(address);
  const lines = free.get(url.host) ?? [];
  free.set(url.host, lines);
  while (lines.at(-1)?.isOpen === false) lines.pop();
  const line = lines.pop() ?? new Line(url);
  const more = Object.entries({ ...headers, Host: url.host, "Content-Length": Buffer.byteLength(body) });
  const head = more.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const wasUsed = line.used;
  try {
    const answer = await line.ask(`${method} ${url.pathname}${url.search} HTTP/1.1\r\n${head}\r\n${body}`);
    lines.push(line);
    return answer;
  } catch (error) {
    // A kept connection may be closed by the shop just as it is used again: then it was never asked.
    if (wasUsed && !line.isOpen) return send(address, method, headers, body);
    throw error;
  }
}
