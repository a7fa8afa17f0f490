import { existsSync } from "node:fs";
import { join } from "node:path";

/** What stands in for what an owner's folder lacks: a shop's policies and colours, without anybody's name or trade. */
const standard = join(import.meta.dirname, "standard");

/** The colours that the storefront is built with. */
export const builtColours = join(import.meta.dirname, "..", "..", "shop", "colours.css");

/** A file of the owner's folder (`shop/README.md` tells what may be in it), or what stands in for it. */
export function ownOrStandard(folder: string, name: string): string {
  const own = join(folder, name);
  return existsSync(own) ? own : join(standard, name);
}
