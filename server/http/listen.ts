import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { networkOf } from "../limits/clientAddress.ts";
import type { Log } from "../log.ts";
import { refused } from "../refused.ts";
import type { Settings } from "../settings.ts";
import { type DoorSettings, door, tooMany } from "./door.ts";
import { notListening } from "./notListening.ts";
import type { Quick } from "./quick.ts";
import { Tally } from "./tally.ts";
import { endSaying, refuseUnreadable } from "./unreadable.ts";

/** For how long each step of a request and of the end may take, in milliseconds. */
export const times = {
  /** Until the whole head is there, and until the whole body is; a head that is late ends when it is looked for next. */
  head: 10_000,
  request: 18_000,
  /** Until a file is there that the office is sent: 20 MB over a slow phone. */
  file: 180_000,
  /** How often both are looked for. */
  looked: 2_000,
  /** A connection that is kept for the next request. A proxy's: longer than it keeps it itself (nginx: 60 s), so that it never meets one that just ends. */
  kept: 5_000,
  keptForProxy: 75_000,
  /** After the stop was asked for, until nobody has asked anything for so long, but at most so long. */
  quiet: 500,
  /** And at least so long behind a proxy: it learns from two checks, late ones where all is busy, that nothing should come here on a connection that it kept. */
  toldToProxy: 2_000,
  leaving: 5_000,
  /** What runs may go on after that for so long. */
  running: 10_000,
};

/**
 * What a connection is being answered with. It stands with the connection: a map of them, written twice for each request, leaves a chain of outgrown tables, and
 * one that was moved to the old objects keeps all answers after it until those are collected, some 100 MB.
 */
const answered = Symbol("answered");
type Connection = Socket & { [answered]?: ServerResponse | undefined };

export type Listening = { port: number; close: () => Promise<void> };
/** How requests are answered: `quick` sees each that brings no body first. */
type Ways = { answer: (request: Request) => Response | Promise<Response>; quick?: Quick };
type Options = DoorSettings & Pick<Settings, "HOST" | "PORT">;

/**
 * Serves HTTP until it is closed. As soon as `stopping` is aborted every answer says that its connection ends; `close` then goes
 * on answering until everybody has heard so and gone elsewhere, takes no more, and waits for what still runs.
 * Throws a SettingsError when somebody else listens on the port, or HOST is not this machine's.
 */
export async function listen(
  { answer, quick }: Ways,
  settings: Options,
  log: Log,
  stopping: AbortSignal,
  given: Partial<typeof times> = {},
): Promise<Listening> {
  const { head, request, file, looked, kept, keptForProxy, quiet, toldToProxy, leaving, running } = {
    ...times,
    ...given,
  };
  const server = createServer({
    headersTimeout: head,
    requestTimeout: Math.max(request, file),
    connectionsCheckingInterval: looked,
    keepAliveTimeout: settings.TRUST_PROXY ? keptForProxy : kept,
  });
  let lastAsked = 0;
  const open = new Set<Connection>();
  const pass = door(getRequestListener(answer, { hostname: settings.HOST }), settings, log, stopping, request, quick);
  const listener: RequestListener = (incoming, outgoing) => {
    lastAsked = performance.now();
    const socket: Connection = incoming.socket;
    socket[answered] = outgoing;
    outgoing.once("close", () => {
      if (socket[answered] === outgoing) socket[answered] = undefined;
    });
    pass(incoming, outgoing);
  };
  // What is being answered now says so too: its connection would else be kept open, and the end wait for it.
  const sayLast = () => {
    for (const { [answered]: outgoing } of open) if (outgoing?.headersSent === false) outgoing.shouldKeepAlive = false;
  };
  stopping.addEventListener("abort", sayLast, { once: true });
  server.on("request", listener);
  // Whoever asks first whether his body is welcome hears no before he has sent it.
  server.on("checkContinue", listener);
  server.on("clientError", (error, socket: Connection) => refuseUnreadable(error, socket, socket[answered]));
  // Behind a proxy all connections are the proxy's own; there the door counts requests by who sent them.
  const connected = new Tally(settings.TRUST_PROXY ? Number.POSITIVE_INFINITY : settings.CONNECTIONS_PER_ADDRESS);
  server.on("connection", (socket: Connection) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    const network = networkOf(socket.remoteAddress, null, false);
    const leave = connected.enter(network);
    if (leave) return void socket.once("close", leave);
    refused(log, tooMany.kind, { network, connections: settings.CONNECTIONS_PER_ADDRESS });
    endSaying(socket, 429, tooMany.message, tooMany.headers);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(notListening(settings, error)));
    server.listen(settings.PORT, settings.HOST, resolve);
  });
  const close = async () => {
    const begun = performance.now();
    const least = settings.TRUST_PROXY ? toldToProxy : quiet;
    const until = () => Math.min(Math.max(begun + least, lastAsked + quiet), begun + leaving);
    while (performance.now() < until()) await new Promise((resolve) => void setTimeout(resolve, 50));
    const late = setTimeout(() => server.closeAllConnections(), running);
    // Right after the system was asked for news, when nobody stands before the door whom it would leave there.
    await new Promise((resolve) => setImmediate(resolve));
    const closed = new Promise((resolve) => server.close(resolve));
    // Who has just come in has still to say what he wants; who has been answered since was told to go.
    const idle = setTimeout(() => {
      for (const socket of open) if (!socket[answered]) socket.destroy();
    }, quiet);
    await closed;
    clearTimeout(idle);
    clearTimeout(late);
  };
  return { port: (server.address() as AddressInfo).port, close };
}
