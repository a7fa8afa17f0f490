import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

/** For how long, in milliseconds, and how much of it, in bytes, what cannot be read is still taken off the line. */
const lingering = { bytes: 1024 * 1024, time: 1_000 };

const answers = new Map([
  ["HPE_HEADER_OVERFLOW", { status: 431, message: "The address or the cookies are too long." }],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", { status: 413, message: "The request is too large." }],
  ["ERR_HTTP_REQUEST_TIMEOUT", { status: 408, message: "The request took too long. Please try again." }],
]);
const noRequest = { status: 400, message: "This is no request that the shop can read." };

/** Says `message` on a connection that holds no request yet, and ends it. What still comes is thrown away for a moment, so that the sender comes to read it. */
export function endSaying(socket: Socket, status: number, message: string, headers: Record<string, string> = {}): void {
  const body = `${message}\n`;
  const all = {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    ...headers,
    Connection: "close",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on("error", () => {});
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
  setTimeout(() => socket.destroy(), lingering.time).unref();
}

/**
 * Answers what is no request of HTTP, or has a head that is too long or too late. Called again for each further piece of it.
 * `answer`: what is being answered on this connection. Nothing is written into one that is on its way, or that waits for another.
 */
export function refuseUnreadable({ code = "" }: NodeJS.ErrnoException, socket: Socket, answer?: ServerResponse): void {
  if (socket.writableEnded) {
    if (socket.bytesRead > lingering.bytes) socket.destroy();
    return;
  }
  const onItsWay = answer && (answer.headersSent || !answer.socket);
  if (onItsWay || !socket.writable) return void socket.destroy();
  const { status, message } = answers.get(code) ?? noRequest;
  endSaying(socket, status, message);
}
