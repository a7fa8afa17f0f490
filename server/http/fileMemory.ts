import { readFile } from "node:fs/promises";
import { makeRoom } from "./makeRoom.ts";
import type { Ready } from "./ready.ts";

/** Larger files are read from the disk each time, in bytes. */
export const largest = 512 * 1024;
const limit = 48 * 1024 * 1024;
/** A file that may be another one tomorrow is looked at anew after so many milliseconds. */
const lookedAt = 10_000;

type KeptFile = Ready & { bytes: number; until: number; asked?: boolean };

/** Files that were asked for, in memory as they lie on the disk, compressed forms and all; those not asked for lately go first. */
export class FileMemory {
  readonly #files = new Map<string, KeptFile>();
  readonly #reading = new Set<string>();
  #bytes = 0;

  /** The file at this address, if it is known what lies there. */
  find(address: string): Ready | undefined {
    const file = this.#files.get(address);
    if (!file || Date.now() >= file.until) return undefined;
    file.asked = true;
    return file;
  }

  /**
   * Takes what was just served: the file `path` under an address, with its headers. What can't be read is not taken. `there`: which
   * compressed forms lie beside it.
   */
  async take(
    address: string,
    path: string,
    { etag, headers, there }: Pick<Ready, "etag" | "headers"> & { there: Record<"br" | "gzip", boolean> },
  ): Promise<void> {
    const until = headers["Cache-Control"]?.includes("immutable") ? Number.POSITIVE_INFINITY : Date.now() + lookedAt;
    const before = this.#files.get(address);
    if (before?.etag === etag) {
      before.until = until;
      return;
    }
    if (this.#reading.has(address)) return;
    this.#reading.add(address);
    try {
      const [identity, ...others] = await Promise.all([
        readFile(path),
        ...(["br", "gzip"] as const)
          .filter((encoding) => there[encoding])
          .map(async (encoding) => [encoding, await readFile(path + endings[encoding])] as const),
      ]);
      const bytes = identity.length + others.reduce((sum, [, { length }]) => sum + length, 2_048);
      if (bytes > largest) return;
      this.#forget(address);
      const bodies = { identity, ...Object.fromEntries(others) };
      this.#files.set(address, { headers, etag, bodies, bytes, until });
      this.#bytes += bytes;
      makeRoom(
        this.#files,
        address,
        () => this.#bytes > limit,
        (oldest) => this.#forget(oldest),
      );
    } catch {
      // it has just gone: the disk says so to the next one who asks
    } finally {
      this.#reading.delete(address);
    }
  }

  #forget(address: string): void {
    this.#bytes -= this.#files.get(address)?.bytes ?? 0;
    this.#files.delete(address);
  }
}

/** What the build adds to the name of a compressed file. */
export const endings = { br: ".br", gzip: ".gz" } as const;
