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

const kinds = fileURLToPath(new URL("../models/kinds/", import.meta.url));

/** All that every picture of a kind depends on and nothing else: when it changes, they have to be taken again. From where a
 * kind that stands in a scene is seen by itself is not among it. */
export const bundleThing = (kind: string): Promise<string> =>
  bundle(modelPath(kind), "kind", [leaveViewsOut((file) => file === modelPath(kind) || file.startsWith(kinds))]);

/** All that a room's pictures depend on, with how it is seen, and without how the kinds in it are seen by themselves. */
export const bundleRoom = (room: string): Promise<string> =>
  bundle(modelPath(room), "kind", [leaveViewsOut((file) => file.startsWith(kinds))]);

/** The code of the studio. */
export const bundleStudio = (): Promise<string> =>
  bundle(fileURLToPath(new URL("../render/page.ts", import.meta.url)), "studio");

/** The code of the studio for rooms. */
export const bundleRoomStudio = (): Promise<string> =>
  bundle(fileURLToPath(new URL("../render/shootRoom.ts", import.meta.url)), "studio");

/** All of three. */
export const bundleThree = (): Promise<string> => bundle(three, "THREE");
