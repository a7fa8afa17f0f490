import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendFile } from "../../api/sendFile.ts";
import { again, drop, uploads } from "./uploads.ts";

vi.mock("../../api/sendFile.ts", () => ({ sendFile: vi.fn<typeof sendFile>() }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  uploads.set([]);
});

const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Buffer.alloc(60)])], name);
const says = (state: string, picture: string | null = null, problem: string | null = null) =>
  Response.json({ error: 0, data: { id: "u", state, picture, problem } });

/** Drops a file on a shop that answers so when it is asked about it, the last answer for ever. */
async function dropped(...answers: (() => Response)[]) {
  vi.mocked(sendFile).mockReset().mockResolvedValue({ id: "u" });
  const asked = vi.fn<typeof fetch>(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (!next) throw new TypeError("fetch failed");
    return next();
  });
  vi.stubGlobal("fetch", asked);
  drop(1, [jpeg("veena.jpg")]);
  await vi.waitFor(() => expect(sendFile).toHaveBeenCalledOnce());
  return asked;
}
const lost = (): Response => {
  throw new TypeError("fetch failed");
};
const away = () => Response.json({ error: 1, message: "The shop is away." }, { status: 503 });

test("a file that is stored stays so while answers about it get lost, and is sent once", async () => {
  await dropped(
    () => says("received"),
    lost,
    away,
    () => says("developed", "/p/veena"),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(uploads.get()).toMatchObject([{ state: "ready", picture: "/p/veena" }]);
  expect(sendFile).toHaveBeenCalledOnce();
});

test("the shop is asked more and more seldom while a file is long in developing", async () => {
  const asked = await dropped(() => says("received"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(uploads.get()).toMatchObject([{ state: "developing" }]);
  expect(asked.mock.calls.length).toBeLessThan(25);
  vi.clearAllTimers();
});

test("a file that can't be a picture is sent anew when it is tried again", async () => {
  await dropped(() => says("failed", null, "It can't be read."));
  await vi.advanceTimersByTimeAsync(500);
  expect(uploads.get()).toMatchObject([{ state: "failed", problem: "It can't be read." }]);
  again(uploads.get()[0]?.key ?? "");
  await vi.advanceTimersByTimeAsync(500);
  expect(sendFile).toHaveBeenCalledTimes(2);
});
