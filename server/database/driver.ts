import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import type postgresJs from "postgres";

const forget = "clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null";

/** By file of the driver: what stands in its source, once, and what stands there when it is mended. */
const mends: Record<string, [was: string, is: string][]> = {
  "/postgres/src/connection.js": [
    // What was to be written to the old socket must neither go to the next one nor keep it from being written to.
    ["clearImmediate(nextWriteTimer)\n    if (socket) {", `${forget}\n    if (socket) {`],
    ["clearImmediate(nextWriteTimer)\n    socket.removeListener", `${forget}\n    socket.removeListener`],
    // Nor does the error that ended a connection belong to the first query on the next one.
    ["closedTime = performance.now()", "errorResponse = null\n    closedTime = performance.now()"],
    // Whoever waits for a connection that a proxy closes before it was one (it knows of no server) is told so, as when nobody listens there:
    // else it is tried without an end and without a rest, and he waits for as long as the database is away.
    [
      "if (initial)\n      return reconnect()",
      `if (initial && options.host[1])
      return reconnect()
      if (initial) {
      error(Errors.connection('CONNECTION_CLOSED', options))
      hadError = true
      }`,
    ],
    // What was asked after the error and before the end of a connection fails with it: the driver believes that the error has told everybody.
    ["!hadError && (query || sent.length) && error(", "(query || sent.length) && error("],
    // A connection that is closed has no socket: what is still written to it fails, but not the whole process.
    [
      "const x = socket.write(chunk, fn)",
      `if (!socket) {
      ${forget}
      error(Errors.connection('CONNECTION_CLOSED', options))
      return false
      }
      const x = socket.write(chunk, fn)`,
    ],
    // What is copied out fails for who reads it, though he does not listen yet; and its connection goes on hearing once all is read: it stayed deaf for
    // ever where the last of it was more than is waited for.
    [
      "Stream.Readable({\n      read() { socket.resume() }\n    })",
      `Stream.Readable({
      read() { socket.resume() },
      destroy(error, callback) {
        socket && socket.resume()
        callback(error)
      }
    })
    stream.on('error', () => {})`,
    ],
    // What a new connection asks for itself, the array types, nobody waits for: its loss ends no process.
    ["return fetchArrayTypes()", "return fetchArrayTypes().catch(() => {})"],
  ],
  "/postgres/src/index.js": [
    // A transaction whose connection is lost says no more: the connection may serve somebody else by now.
    [", prepare = null\n", ", prepare = null, lost = null\n"],
    ["connection.onclose = reject)", "connection.onclose = error => reject(lost = error))"],
    ["q.catch(e => uncaughtError ||", "if (lost) return q.reject(lost)\n        q.catch(e => uncaughtError ||"],
    // Nor does who has reserved one: what he still had to ask fails, and he gives nothing back.
    [
      "c.reserved.release = true\n",
      `c.reserved.release = true
    let lost = null
    c.onclose = error => {
      lost = error
      while (queue.length)
        queue.shift().reject(error)
    }
`,
    ],
    ["? queue.push(q)", "? lost ? q.reject(lost) : queue.push(q)"],
    [
      ": c.execute(q) || move(c, full)\n    }\n  }\n\n  async function begin",
      ": lost ? q.reject(lost) : c.execute(q) || move(c, full)\n    }\n  }\n\n  async function begin",
    ],
    ["sql.release = () => {\n", "sql.release = () => {\n      if (lost) return\n      c.onclose = null\n"],
  ],
};

const mended = (source: string, changes: [string, string][]): string =>
  changes.reduce((text, [was, is]) => {
    if (text.split(was).length !== 2) throw new Error("postgres.js is not the one that driver.ts knows how to mend.");
    return text.replace(was, is);
  }, source);

const hooks = registerHooks({
  load(url, context, next) {
    const [, changes] = Object.entries(mends).find(([file]) => url.endsWith(file)) ?? [];
    if (!changes) return next(url, context);
    return { format: "module", shortCircuit: true, source: mended(readFileSync(fileURLToPath(url), "utf8"), changes) };
  },
});
// oxlint-disable-next-line eslint/no-restricted-imports -- here it is mended
const { default: postgres } = await import("postgres");
hooks.deregister();

/**
 * postgres.js, with faults of 3.4.9 mended as it is loaded: when the server goes away at the wrong moment the driver ends
 * the whole process (in two places), keeps a connection that never sends anything again, fails the next query with the last one's error, runs the rest of
 * a transaction outside of it, waits for ever for a connection that a proxy takes and closes, or for an answer from one that has just died, or hears nothing more once something was
 * copied out (docs/decisions/0013). Nothing else imports "postgres" but for its types.
 */
export const connect: typeof postgresJs = postgres;
export const { PostgresError } = postgres;
export type PostgresError = postgresJs.PostgresError;
