import { kinds } from "./draw/index.ts";
import { finishNamed, type Palette } from "./finishes.ts";
import { apart } from "./needed.ts";
import type { Kind } from "./studio.ts";

/** How to draw a picture, or what about its name is unknown. */
export function drawable(name: string): { kind: Kind; finish: Palette } | string {
  const { kind: kindName, finish: finishName } = apart(name);
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (!kind) return `${name}: no kind ${kindName}`;
  const finish = finishNamed(finishName);
  return finish ? { kind, finish } : `${name}: no finish ${finishName}`;
}
