import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { modelFile } from "../needed.ts";
import { leaveViewsOut } from "./withoutViews.ts";

const three = fileURLToPath(import.meta.resolve("three"));

/** One file with all that `entry` needs, but three unless it is that itself; what it exports is the global `name`. */
async function bundle(entry: string, name: string, plugins: Plugin[] = []): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins,
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

function modelPath(kind: string): string {
  const file = modelFile(kind);
  if (!file) throw new Error(`There is no model of ${kind} in studio/models/kinds or scenes.`);
  return fileURLToPath(file);
}

/** The code of a kind with all that it uses. */
export const bundleKind = (kind: string): Promise<string> => bundle(modelPath(kind), "kind");

/** All that every picture of a kind depends on and nothing else: when it changes, they have to be taken again. */
export const bundleThing = (kind: string): Promise<string> =>
  bundle(modelPath(kind), "kind", [leaveViewsOut(modelPath(kind))]);

/** The code of the studio. */
export const bundleStudio = (): Promise<string> =>
  bundle(fileURLToPath(new URL("../render/page.ts", import.meta.url)), "studio");

/** The code of the studio for rooms. */
export const bundleRoomStudio = (): Promise<string> =>
  bundle(fileURLToPath(new URL("../render/shootRoom.ts", import.meta.url)), "studio");

/** All of three. */
export const bundleThree = (): Promise<string> => bundle(three, "THREE");
