import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { renderedPictures } from "../server/catalogue/pictureFiles.ts";
import { EVERY, type Hour, VIEWS, type View } from "./models/model.ts";
import { SHAPES, type Shape } from "./models/room.ts";

/** Which pictures the demo needs, and where their files lie. */
export const FILES = pathToFileURL(`${renderedPictures}/`);

const DEMO = new URL("../demo/", import.meta.url);
/** Who the demo's shop is: it names the picture of its showroom. */
const SHOP = new URL("../shop/shop.json", import.meta.url);
const MODELS = new URL("./models/", import.meta.url);
/** What the storefront names itself. */
const OWN = ["placeholder/natural", "welcome/natural"];
const NAME = /\/pictures\/([a-z0-9-]+\/[a-z0-9-]+)/g;

const names = (text: string): string[] => [...text.matchAll(NAME)].map((match) => match[1] ?? "");

/** Pictures of rooms, which banners show from edge to edge (models/rooms), are named '/pictures/rooms/sabha'. */
const isRoom = (name: string): boolean => name.startsWith("rooms/");

/** The names of the rooms that the home page shows, in order: 'rooms/sabha'. */
export const neededRooms = (): string[] => named().filter(isRoom);

/** The `kind/finish` of every picture that the product files, the home page and the storefront itself need, in order; rooms aside. */
export const neededPictures = (): string[] => named().filter((name) => !isRoom(name));

function named(): string[] {
  const products = new URL("products/", DEMO);
  const found = new Set(OWN);
  for (const file of readdirSync(products).filter((name) => name.endsWith(".csv"))) {
    for (const name of names(readFileSync(new URL(file, products), "utf8"))) found.add(name);
  }
  for (const file of [new URL("home.json", DEMO), SHOP])
    if (existsSync(file)) for (const name of names(readFileSync(file, "utf8"))) found.add(name);
  return [...found].sort();
}

/** The file of a kind's model, of a scene of several or of a room ('rooms/sabha'), if there is one. */
export const modelFile = (kind: string): URL | undefined =>
  [`kinds/${kind}.ts`, `scenes/${kind}.ts`, ...(isRoom(kind) ? [`${kind}.ts`] : [])]
    .map((path) => new URL(path, MODELS))
    .find((file) => existsSync(file));

export const isModelled = (kind: string): boolean => modelFile(kind) !== undefined;

/** A picture's name taken apart: 'veena/black-close' is a veena in black, looked at closely. */
export type Name = { kind: string; look: string; finish: string; view: View };

/** The parts of a picture's name; one that ends in no view shows the front. */
export function apart(name: string): Name {
  const [kind = "", look = ""] = name.split("/");
  const view = VIEWS.find((view) => look.endsWith(`-${view}`));
  return { kind, look, finish: view ? look.slice(0, -view.length - 1) : look, view: view ?? "front" };
}

/** The pictures to be made: those that are needed, and of each thing that has a model the three views that all have. */
export function allPictures(): string[] {
  const found = new Set(neededPictures());
  for (const name of neededPictures()) {
    const { kind, finish, view } = apart(name);
    if (view === "front" && isModelled(kind))
      for (const other of EVERY.slice(1)) found.add(`${kind}/${finish}-${other}`);
  }
  return [...found].sort();
}

/** One file of a picture: 'veena/black-800.avif'. It is square, if no shape is said. */
export type PictureFile = { path: string; format: "avif" | "webp"; width: number; shape?: Shape };

/**
 * The files of a picture by its name. By day: AVIF in the widths that pages ask for, of the front also the one that is looked at
 * in full size; and one WebP for browsers and services that know no AVIF. By night: of the front one AVIF for lists, and a larger one;
 * of the other views one for all that shows them.
 */
export function filesOf(name: string, hour: Hour = "day"): PictureFile[] {
  if (isRoom(name)) return roomFiles(name, hour);
  const { view } = apart(name);
  if (hour === "night" && view !== "front") return [{ path: `${name}-night.avif`, format: "avif", width: 720 }];
  if (hour === "night")
    return [
      { path: `${name}-night.avif`, format: "avif", width: 560 },
      { path: `${name}-night-800.avif`, format: "avif", width: 800 },
    ];
  const widths = view === "front" ? [200, 400, 800, 1200] : [200, 400, 800];
  const file = (width: number, format: "avif" | "webp") => ({ path: `${name}-${width}.${format}`, format, width });
  return [...widths.map((width) => file(width, "avif")), file(800, "webp")];
}

/**
 * The files of a room: in its shapes by day and by night, the tall one also for phones of two pixels a point; by day also a square one in
 * the usual widths, for wherever it is not a banner.
 */
function roomFiles(name: string, hour: Hour): PictureFile[] {
  const of = (shape: Shape, width: number): PictureFile => ({
    path: `${name}${hour === "night" ? "-night" : ""}-${shape}-${width}.avif`,
    format: "avif",
    width,
    shape,
  });
  const shaped = [of("wide", 1280), of("wide", SHAPES.wide[0]), of("tall", 728), of("tall", SHAPES.tall[0])];
  const square = (width: number, format: "avif" | "webp"): PictureFile => ({
    path: `${name}-${width}.${format}`,
    format,
    width,
  });
  return hour === "night"
    ? shaped
    : [...shaped, square(200, "avif"), square(400, "avif"), square(800, "avif"), square(800, "webp")];
}

/** How wide a picture has to be taken for its files, in pixels. */
export const widest = (name: string, hour: Hour): number => Math.max(...filesOf(name, hour).map(({ width }) => width));
