// Sends pictures for its parent, which has buyers to time: what sending costs is this process's own. Paced as a line of 100 Mbit/s
// brings them, whoever takes them.

import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Whom to send the picture to, how often at once, until when (`Date.now()`). */
export type Sending = { url: string; headers: Record<string, string>; file: string; atOnce: number; until: number };

const [piece, bytesAMillisecond] = [32 * 1024, 12_500];
let sent = 0;

process.on("message", ({ url, headers, file, atOnce, until }: Sending) => {
  const picture = Buffer.from(file, "base64");
  const started = performance.now();
  let promised = 0;

  const sendOne = async () => {
    // What follows a JPEG's end is not looked at; the file is another one all the same.
    const whole = Buffer.concat([picture, Buffer.from(`picture ${++sent} of ${process.pid}`)]);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const asked = request(`${url}/office/api/uploads`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "image/jpeg", "Content-Length": whole.length },
    });
    asked.once("error", reject).once("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => resolve(Buffer.concat(parts).toString()));
    });
    for (let at = 0; at < whole.length; at += piece) {
      promised += piece;
      await pause(Math.max(0, promised / bytesAMillisecond - (performance.now() - started)));
      if (!asked.write(whole.subarray(at, at + piece)))
        await Promise.race([new Promise((drained) => asked.once("drain", drained)), promise]);
    }
    asked.end();
    return (JSON.parse(await promise) as { data: { id: string } }).data.id;
  };

  const ids: string[] = [];
  const sending = Array.from({ length: atOnce }, async () => {
    while (Date.now() < until) ids.push(await sendOne());
  });
  Promise.all(sending).then(
    () => process.send?.({ ids }),
    (error: unknown) => process.send?.({ fault: String(error) }),
  );
});
