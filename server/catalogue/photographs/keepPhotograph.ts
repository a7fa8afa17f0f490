import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { writeFiles } from "../../../studio/bake/encode.ts";
import { filesOf } from "../../../studio/needed.ts";
import { developPhotograph } from "./developPhotograph.ts";

/**
 * Makes the files of a photograph below `kept`, the folder of pictures, and answers its name ('/pictures/own/HASH', where `called`
 * gives it none of its own); the same bytes are made once. `onFirst` hears the name as soon as the smallest file is there. Throws a NoPicture.
 */
export async function keepPhotograph(
  bytes: Buffer,
  kept: string,
  onFirst: (picture: string) => void = () => {},
  called?: string,
): Promise<string> {
  const own = called ?? createHash("sha256").update(bytes).digest("hex").slice(0, 20);
  const [name, picture] = [`own/${own}`, `/pictures/own/${own}`];
  const there = filesOf(name).every(({ path }) => existsSync(join(kept, path)));
  if (!there)
    await writeFiles(pathToFileURL(`${kept}/`), name, "day", await developPhotograph(bytes), () => onFirst(picture));
  return picture;
}
