import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { FileMemory } from "./fileMemory.ts";
import { serveFile } from "./files.ts";

test("a file that is too large for memory is read once, as it goes out", async () => {
  const folder = mkdtempSync(join(tmpdir(), "swara-files-"));
  try {
    writeFileSync(join(folder, "large.png"), Buffer.alloc(600 * 1024));
    writeFileSync(join(folder, "small.png"), Buffer.alloc(1024));
    const memory = new FileMemory();
    const take = vi.spyOn(memory, "take");
    for (const name of ["large.png", "small.png"]) {
      const sent = await serveFile(folder, name, "no-store", new Request(`http://shop.test/${name}`), memory);
      await sent?.arrayBuffer();
    }
    expect(take.mock.calls.map(([address]) => address)).toEqual(["/small.png"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
