import { existsSync } from "node:fs";
import sharp from "sharp";
import { HOURS, type Hour } from "../models/model.ts";
import { SHAPES, type Shape } from "../models/room.ts";
import { filesOf, isModelled, neededRooms } from "../needed.ts";
import { bundleKind, bundleRoom, bundleRoomStudio, bundleThree } from "./bundle.ts";
import { sha } from "./camera.ts";
import { encode } from "./encode.ts";
import { note, noted, readMade, writeWhole } from "./manifest.ts";
import { openBrowser, openPage } from "./openPage.ts";
import type { Choice, Quality } from "./plan.ts";

/** What a room's page knows as globals. */
declare const kind: { default: import("../models/room.ts").Room };
declare const studio: typeof import("../render/shootRoom.ts");

/** Rounds of light: shadows of bars and leaves need more than things on a plain ground. */
const ROUNDS = 28;

/** What AVIF begins with: a wall is a wide plain surface, where blocks would be seen. */
const QUALITY = 58;

const name = (room: string): string => room.slice("rooms/".length);

type RoomJob = { room: string; hour: Hour; hash: string; code: string };

/** The rooms that were chosen and are not what they should be. */
export async function planRooms(
  folder: URL,
  { kinds, finishes, views, hours, all, passes }: Choice & Quality,
): Promise<RoomJob[]> {
  if (finishes.length || views.length) return []; // rooms have neither
  const made = readMade(folder, "rooms");
  const studioCode = await bundleRoomStudio();
  const jobs: RoomJob[] = [];
  for (const room of neededRooms().filter((room) => isModelled(room) && (!kinds.length || kinds.includes(room)))) {
    const [code, thing] = [await bundleKind(room), await bundleRoom(room)];
    for (const hour of hours.length ? hours : HOURS) {
      const hash = sha(thing, studioCode, hour, String(passes ?? ROUNDS));
      const there = filesOf(room, hour).every(({ path }) => existsSync(new URL(path, folder)));
      if (all || !there || made[noted(name(room), hour)] !== hash) jobs.push({ room, hour, hash, code });
    }
  }
  return jobs;
}

/** Takes the pictures of a room at an hour, in each shape, and writes their files. */
export async function bakeRoom(folder: URL, { room, hour, hash, code }: RoomJob, passes = ROUNDS): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await openPage(browser, [await bundleThree(), await bundleRoomStudio(), code]);
    for (const shape of Object.keys(SHAPES) as Shape[]) {
      const url = await page.evaluate((args) => studio.shootRoom(kind.default, ...args), [
        shape,
        hour,
        SHAPES[shape][0],
        passes,
      ] as [Shape, Hour, number, number]);
      const pixels = sharp(Buffer.from(url.slice(url.indexOf(",") + 1), "base64")).removeAlpha();
      for (const file of filesOf(room, hour)) {
        if ((file.shape ?? "tall") !== shape) continue;
        const sized = file.shape
          ? pixels.clone().resize(file.width)
          : pixels.clone().resize(file.width, file.width, { fit: "cover" });
        writeWhole(new URL(file.path, folder), await encode(sized, file, { avif: QUALITY, webp: 74 }));
      }
    }
    note(folder, "rooms", noted(name(room), hour), hash);
  } finally {
    await browser.close();
  }
}
