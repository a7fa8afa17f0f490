import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { writeStream } from "../http/writeStream.ts";
import { endsWithUs, startBehindOthers } from "./behindOthers.ts";
import { inTurn, ordersFirst, standBack } from "./ordersFirst.ts";

const developer = join(import.meta.dirname, "..", "catalogue", "uploads", "developer.ts");

/** What the system says of a process: T when it is stopped; undefined when it has gone, or waits to be fetched by nobody. */
function stateOf(pid: number): string | undefined {
  try {
    const state = /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1];
    return state === "Z" ? undefined : state;
  } catch {
    return undefined;
  }
}

test("while orders come, all who stand back go one after the other, and at once some time after the last", async () => {
  vi.useFakeTimers();
  try {
    await inTurn(1e9);
    const order = Promise.withResolvers<void>();
    const running = ordersFirst(() => order.promise);
    const gone: string[] = [];
    for (const name of ["first", "second", "third"]) void inTurn(20).then(() => gone.push(name));
    await vi.advanceTimersByTimeAsync(19);
    expect(gone).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(gone).toEqual(["first"]);
    order.resolve();
    await running;
    await vi.advanceTimersByTimeAsync(40);
    expect(gone).toEqual(["first", "second", "third"]);
    await vi.advanceTimersByTimeAsync(1_000);
    await inTurn(1e9);
  } finally {
    vi.useRealTimers();
  }
});

test("an order that fails holds nobody back for long", async () => {
  vi.useFakeTimers();
  try {
    await expect(ordersFirst(() => Promise.reject(new Error("sold out")))).rejects.toThrow("sold out");
    await vi.advanceTimersByTimeAsync(1_000);
    await inTurn(1e9);
  } finally {
    vi.useRealTimers();
  }
});

test("a file comes whole while one order runs after the other", async () => {
  const order = Promise.withResolvers<void>();
  const running = ordersFirst(() => order.promise);
  const path = join(tmpdir(), `orders-first-${process.pid}`);
  const pieces = (async function* () {
    for (let n = 0; n < 5; n++) yield Buffer.from("piece");
  })();
  expect(await writeStream(path, pieces, { beginning: 4, check: () => {} })).toBe(25);
  expect(await readFile(path, "utf8")).toBe("piece".repeat(5));
  await rm(path);
  order.resolve();
  await running;
});

test("a process stands still while an order runs, but for its share, and goes on after it", async () => {
  const signals: string[] = [];
  const order = Promise.withResolvers<void>();
  const goOn = standBack({ kill: (signal) => signals.push(String(signal)) > 0 });
  expect(signals).toEqual(["SIGCONT"]);
  const running = ordersFirst(() => order.promise);
  expect(signals.at(-1)).toBe("SIGSTOP");
  await vi.waitFor(() => expect(signals.slice(1, 4)).toEqual(["SIGSTOP", "SIGCONT", "SIGSTOP"]));
  order.resolve();
  await running;
  expect(signals.at(-1)).toBe("SIGCONT");
  goOn();
  await ordersFirst(async () => expect(signals.at(-1)).toBe("SIGCONT"));
});

test.skipIf(!endsWithUs())("what was stopped ends with whoever started it, however that one ends", async () => {
  const script = `
    import { startBehindOthers } from ${JSON.stringify(join(import.meta.dirname, "behindOthers.ts"))};
    const child = startBehindOthers(${JSON.stringify(developer)});
    child.once("message", () => child.kill("SIGSTOP") && console.log(child.pid));
    child.send({ path: "/nowhere", kept: "/nowhere" });
    setInterval(() => {}, 1_000);`;
  const parent = spawn(process.execPath, ["--input-type=module-typescript", "-e", script]);
  const [said] = (await once(parent.stdout, "data")) as [Buffer];
  const pid = Number(said.toString());
  await vi.waitFor(() => expect(stateOf(pid)).toBe("T"));
  parent.kill("SIGKILL");
  await vi.waitFor(() => expect(stateOf(pid)).toBeUndefined(), { timeout: 10_000 });
});

test("a picture's developer is not in the way of a shop that stops", async () => {
  const child = startBehindOthers(developer);
  const ended = once(child, "exit");
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});
