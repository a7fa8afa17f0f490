import type { Group, Material } from "three";
import { lacquer, matt, plastic } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { bassDrum } from "../parts/bassDrum.ts";
import { cymbal } from "../parts/cymbal.ts";
import { drum } from "../parts/drum.ts";
import { drumPedal } from "../parts/drumPedal.ts";
import { drumStand } from "../parts/drumStand.ts";
import { floorTom } from "../parts/floorTom.ts";
import { hiHatPedal } from "../parts/hiHatPedal.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { rod } from "../parts/tube.ts";
import { v } from "../parts/vector.ts";

type Look = { shell: () => Material; set: (stuff: Stuff) => Group };
type Bass = {
  radius?: number;
  depth?: number;
  lugs?: number;
  blackHoops?: boolean;
  front?: Material;
  single?: readonly [number, number];
};
type Stuff = { shell: Material; metal: Material; rubber: Material; coated: Material; dark: Material };

const METAL = "#d8b067";
const veneer = (color: string) => () => wood("maple", { across: 50, along: 40, turn: Math.PI / 2, gloss: 1, color });
const painted = (color: string) => () => lacquer(color);

const tom = ({ shell, coated, metal }: Stuff, radius: number, depth: number, lugs: number) =>
  drum({ radius, depth, shell, head: coated, metal, lugs });

/** The bass drum of `radius`; its hoops are of the shell's finish or black, its front head black or coated. */
const bass = (
  { shell, metal, rubber, coated, dark }: Stuff,
  words: string,
  { radius = 27.9, depth = 45, lugs = 10, blackHoops = false, front = dark, single }: Bass = {},
) =>
  bassDrum({
    radius,
    depth,
    shell,
    head: [front, coated],
    metal,
    rubber,
    lugs,
    ...(blackHoops && { hoop: dark }),
    ...(single && { single }),
    name: { words, maker: "KOTTAI DRUM WORKS", colour: front === dark ? "#efe9dc" : "#2a2723" },
  });

const onStand = ({ metal, rubber }: Stuff, snare: Group, height: number) =>
  group(drumStand(height, metal, rubber), placed(snare, { at: v(0, height + 2, 0), turn: [-4, 0, 0] }));

/** A cymbal on its stand, tilted towards the drummer; without one the stand waits for it. */
const crash = ({ metal, rubber }: Stuff, radius: number, height: number, tilt: number, lean: number) =>
  group(
    drumStand(height, metal, rubber),
    ...(radius
      ? [placed(cymbal(radius, METAL, "KOTTAI"), { at: v(0, height - radius * 0.22, 0), turn: [tilt, 0, lean] })]
      : []),
    mesh(rod(v(0, height - 1, 0), v(0, height + 1.6, 0), 1.4), rubber),
    mesh(rod(v(0, height + 1.6, 0), v(0, height + 3.4, 0), 0.9), metal),
  );

const hats = ({ metal, rubber, dark }: Stuff, cymbals: boolean) =>
  group(
    drumStand(88, metal, rubber),
    hiHatPedal(metal, dark),
    ...(cymbals
      ? [
          placed(cymbal(17.8, METAL, "KOTTAI"), { at: v(0, 84, 0) }),
          placed(cymbal(17.8, METAL, "KOTTAI"), { at: v(0, 83.2, 0), turn: [180, 0, 0] }),
        ]
      : []),
    mesh(rod(v(0, 88, 0), v(0, 102, 0), 0.35, 0.35, 10), metal),
    mesh(rod(v(0, 88, 0), v(0, 91, 0), 1.1), rubber),
  );

/** A right-handed drummer's kit seen by his listeners: 22-inch bass drum, toms of 12, 13 and 16, snare of 14, stands. */
const marina = (cymbals: boolean) => (stuff: Stuff) => {
  const { metal, rubber, dark } = stuff;
  return group(
    bass(stuff, "Marina"),
    placed(drumPedal(metal, dark, rubber), { at: v(0, 0, -4) }),
    placed(tom(stuff, 15.2, 20, 6), { at: v(19, 64, 16), turn: [-20, 0, 8] }),
    placed(tom(stuff, 16.5, 23, 6), { at: v(-20, 62, 16), turn: [-20, 0, -8] }),
    placed(floorTom(tom(stuff, 20.3, 40, 8), 20.3, 40, metal, rubber), { at: v(-52, 0, -8) }),
    placed(onStand(stuff, tom(stuff, 17.8, 14, 10), 44), { at: v(42, 0, -22) }),
    placed(hats(stuff, cymbals), { at: v(66, 0, -6) }),
    placed(crash(stuff, cymbals ? 20.3 : 0, 118, -14, 10), { at: v(52, 0, 22) }),
    placed(crash(stuff, cymbals ? 25.4 : 0, 104, -14, -8), { at: v(-62, 0, 28) }),
  );
};

/** Five drums alone, of 22, 10, 12, 16 and 14 inches; the snare, sold without a stand, is put down before the bass drum. */
const birch = (stuff: Stuff) =>
  group(
    bass(stuff, "Fort Birch", { blackHoops: true }),
    placed(tom(stuff, 12.7, 17.8, 6), { at: v(16.8, 65, 16), turn: [-20, 0, 8] }),
    placed(tom(stuff, 15.2, 20.3, 6), { at: v(-18.2, 63.5, 16), turn: [-20, 0, -8] }),
    placed(floorTom(tom(stuff, 20.3, 36, 8), 20.3, 36, stuff.metal, stuff.rubber), { at: v(-54, 0, 4) }),
    placed(tom(stuff, 17.8, 15.2, 10), { at: v(61, 1.3, 22) }),
  );

/** Four drums alone, of 18, 12, 14 and 14 inches, all heads coated. */
const jazz = (stuff: Stuff) =>
  group(
    bass(stuff, "Fort Maple", { radius: 22.8, depth: 35.6, lugs: 8, front: stuff.coated, single: [-8.4, -0.6] }),
    placed(tom(stuff, 15.2, 20.3, 6), { at: v(12, 53, 12), turn: [-18, 0, 6] }),
    placed(floorTom(tom(stuff, 17.8, 35.6, 8), 17.8, 35.6, stuff.metal, stuff.rubber), { at: v(-46, 0, 4) }),
    placed(tom(stuff, 17.8, 14, 10), { at: v(52, 1.3, 18) }),
  );

/** For a child: bass drum of 16 inches, tom and snare of 10, one cymbal on an arm of the bass drum. */
const junior = (stuff: Stuff) => {
  const { metal, rubber, dark } = stuff;
  const arm = [v(-9, 33, 4), v(-15, 72, 4)] as const;
  return group(
    bass(stuff, "Marina Junior", { radius: 20.3, depth: 28, lugs: 6, single: [-6.6, 0.4] }),
    placed(drumPedal(metal, dark, rubber), { at: v(0, 0, -4), scale: [0.85, 0.85, 0.85] }),
    placed(tom(stuff, 12.7, 15, 5), { at: v(11, 49, 9), turn: [-18, 0, 6] }),
    placed(onStand(stuff, tom(stuff, 12.7, 10, 6), 38), { at: v(37, 0, -10) }),
    mesh(rod(...arm, 0.8), metal),
    mesh(rod(v(-9.4, 36, 4), v(-10.2, 41, 4), 1.7), metal),
    placed(cymbal(15.2, METAL, "KOTTAI"), { at: v(-14.6, 68.5, 4), turn: [-10, 0, 9] }),
    mesh(rod(v(-15, 71, 4), v(-15.3, 73, 4), 1.2), rubber),
    mesh(rod(v(-15.3, 73, 4), v(-15.6, 74.6, 4), 0.8), metal),
  );
};

export default model<Look>({
  finishes: {
    black: { shell: painted(paints.black), set: marina(true) },
    red: { shell: painted(paints.red), set: marina(true) },
    "black-shells": { shell: painted(paints.black), set: marina(false) },
    "red-shells": { shell: painted(paints.red), set: marina(false) },
    "blue-shells": { shell: painted(paints.blue), set: marina(false) },
    natural: { shell: veneer("#fff2d8"), set: birch },
    cherry: { shell: veneer("#c0392b"), set: birch },
    "black-birch": { shell: painted(paints.black), set: birch },
    "jazz-honey": { shell: veneer("#f2b25e"), set: jazz },
    "jazz-natural": { shell: veneer("#fff2d8"), set: jazz },
    "junior-red": { shell: painted(paints.red), set: junior },
    "junior-blue": { shell: painted(paints.blue), set: junior },
  },
  size: [180, 124, 99.2],
  camera: { azimuth: -8, elevation: 14, fill: 0.92 },
  angle: { azimuth: 166, elevation: 24, fill: 0.92 },
  close: { at: [0, 68, 20], across: 66, azimuth: -14, elevation: 16 },
  more: {
    back: { azimuth: 148, elevation: 30, at: [8, 34, 0], across: 138 },
    head: { azimuth: -34, elevation: 12, at: [-40, 26, 10], across: 62 },
    bridge: { azimuth: 30, elevation: 34, at: [40, 24, 18], across: 62 },
  },
  build: ({ shell, set }) =>
    set({
      shell: shell(),
      metal: chrome(),
      rubber: matt("#17181a"),
      coated: matt("#f4f2eb"),
      dark: plastic("#141517", 0.35),
    }),
});
