import { fileURLToPath } from "node:url";
import { build } from "vite";

const MODELS = new URL("../../models/", import.meta.url);
const three = fileURLToPath(import.meta.resolve("three"));

/** One file with all that `entry` needs, but three unless it is that itself; what it exports is the global `name`. */
async function bundle(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry, formats: ["iife"], name },
      rolldownOptions: {
        external: entry === three ? [] : ["three"],
        output: { globals: { three: "THREE" }, exports: "named" },
      },
    },
  });
  const chunk = [built]
    .flat()
    .flatMap((result) => ("output" in result ? result.output : []))
    .find((part) => part.type === "chunk");
  if (!chunk) throw new Error(`${entry} could not be bundled.`);
  return chunk.code;
}

const own = (entry: string, name: string) => bundle(fileURLToPath(new URL(entry, MODELS)), name);

/** The code of a kind: all that its picture depends on and nothing else, so that it tells when to take it again. */
export const bundleKind = (kind: string): Promise<string> => own(`kinds/${kind}.ts`, "kind");

/** The code of the studio. */
export const bundleStudio = (): Promise<string> => own("studio/page.ts", "studio");

/** All of three. */
export const bundleThree = (): Promise<string> => bundle(three, "THREE");
