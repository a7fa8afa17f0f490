import type { Group, Material, Mesh } from "three";
import type { BodyFinish } from "../materials/bodyFinish.ts";
import { solidFinish } from "../materials/edgeBurst.ts";
import { ivory, lacquer, pearl, plastic } from "../materials/lacquer.ts";
import { chrome, nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { rim } from "./acousticTop.ts";
import { archedPlate, archHeight } from "./arch.ts";
import { blockInlays } from "./blockInlays.ts";
import { thick } from "./boltOnNeck.ts";
import { controlKnob } from "./controlKnob.ts";
import { headBothSides, post } from "./guitarHead.ts";
import { guitarNeck } from "./guitarNeck.ts";
import { label, text } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { inset, mirrored, type Outline, plate, smooth } from "./outline.ts";
import { pickup } from "./pickup.ts";
import { box, slab } from "./slab.ts";
import { STOP, stopBridge } from "./stopBridge.ts";
import { strapButton } from "./strapButton.ts";
import { stringing } from "./stringing.ts";
import { abreast, nickelWound } from "./strings.ts";
import { rod } from "./tube.ts";
import { at, type Flat, mix, v } from "./vector.ts";

const SCALE = 62.8;
const SPREAD = { bridge: 5.1, nut: 3.5 };
const ABOVE = 1.2;
const BOARD = 22;

export type CarvedElectric = {
  outline: Outline;
  /** How wide and high the outline is. */
  size: Flat;
  /** How thick the sides are, and the arch over them. */
  depth: number;
  arch: number;
  /** The middle of the arch. */
  middle: Flat;
  saddle: number;
  body: BodyFinish;
  /** The wood of sides and back, where they aren't as the top. */
  back?: Wood;
  guard: string;
  guardShape: readonly Flat[];
  soapbars?: true;
  /** The maker's name on the head. */
  name: string;
  /** In pairs: a pickup's volume and its tone; `ink` is the colour of the words on them. */
  knobs: { at: readonly Flat[]; colour: string; ink: string };
  toggle: Flat;
  inlays: { at: readonly number[]; taper?: number };
  /** Where a strap is hung on the edge of the upper bout. */
  strap: Flat;
  /** The wiring lies under covers in the back. */
  covers?: true;
};

const above = ({ outline, arch, middle, size }: CarvedElectric): ((x: number, y: number) => number) =>
  archHeight(outline, { edge: 0.22, rise: arch - 0.22, slope: 7.4, middle, fall: 0.15, reach: size[1] / 2 });

/** The height (z) of the top above a point of it. */
export function topOf(kind: CarvedElectric): (x: number, y: number) => number {
  const height = above(kind);
  return (x, y) => kind.depth + height(x, y);
}

function coils({ soapbars, saddle, arch, depth }: CarvedElectric, metal: Material): Group[] {
  const [cream, black] = [plastic("#e9ddbd", 0.36), plastic("#141416", 0.4)];
  const poles = { count: 6, apart: 5, material: chrome(), proud: 0.12 };
  const one = soapbars
    ? { width: 8.6, height: 3.3, radius: 0.3, cover: cream, poles }
    : {
        width: 6.9,
        height: 3.7,
        radius: 0.2,
        cover: metal,
        ring: black,
        poles: { ...poles, y: 0.9, radius: 0.22 },
      };
  return [4.2, 14.5].map((up) =>
    placed(pickup({ ...one, thick: 0.75 }), { at: v(0, saddle + up, depth + arch - 0.06) }),
  );
}

/** The covers over the wiring of knobs and switch. */
function backCovers({ knobs, toggle }: CarvedElectric): Mesh[] {
  const black = plastic("#141416", 0.5);
  const middle = (axis: 0 | 1) => knobs.at.reduce((sum, spot) => sum + spot[axis], 0) / knobs.at.length;
  return [
    mesh(box(6.4, 9, 0.2, 2.4, 0.05), black, v(middle(0), middle(1), -0.06)),
    mesh(rod(v(...toggle, 0.02), v(...toggle, -0.16), 2, 1.95, 40), black),
  ];
}

/** The bell-shaped cover over the end of the rod in the neck, on the head's face above the nut. */
function rodCover(): Group {
  const bell = smooth(
    mirrored([
      [0, 0.35],
      [0.95, 0.4],
      [1.05, 0.7],
      [0.85, 1.6],
      [0.62, 2.6],
      [0.5, 3.5],
      [0, 4],
    ]),
    90,
  );
  return group(
    mesh(slab(plate(bell), 0.08), plastic("#e9e4d6", 0.4)),
    mesh(slab(plate(inset(bell, 0.09)), 0.12, 0.02), plastic("#131315", 0.35)),
    ...[0.75, 3.5].map((y) => mesh(rod(v(0, y, 0), v(0, y, 0.17), 0.16, 0.1, 16), nickel())),
  );
}

/** An electric guitar with a carved top, a glued neck, two pickups, a bridge with stop bar and three tuners a side. */
export function carvedElectric(kind: CarvedElectric): Group {
  const { outline, depth, arch, saddle, body } = kind;
  const nut = saddle + SCALE;
  const top = depth + arch;
  const neck = top + 0.12;
  const { face, edge } = solidFinish(body, outline, ...kind.size);
  const back = kind.back ? wood(kind.back, { across: 26, along: 60, gloss: 1 }) : edge;
  const metal = nickel({ color: "#cfccc4", roughness: 0.2 });
  const neckWood = wood("mahogany", { across: 8, along: 60, gloss: 0.8 });
  const bone = ivory();
  const end = nut - SCALE * (1 - 2 ** (-BOARD / 12)) - 0.9;
  const width = (y: number) => mix(4.3, 5.6, (nut - y) / (nut - end));
  const head = placed(
    headBothSides(neckWood, metal, kind.name, {
      face: lacquer("#0c0b0b", { roughness: 0.55, clearcoat: 0.2, clearcoatRoughness: 0.3 }),
      button: bone,
      step: 3.9,
    }),
    {
      at: v(0, nut + 0.4, neck + 0.3),
      turn: [-14, 0, 0],
    },
  );
  head.add(rodCover());
  head.updateMatrix();
  const over = topOf(kind);
  const amber = physical({ color: kind.knobs.colour, roughness: 0.2, clearcoat: 1, clearcoatRoughness: 0.05 });
  const [volume, tone] = ["VOLUME", "TONE"].map((name) =>
    label(1.3, 0.4, (on) => text(on, name, { size: 0.25, colour: kind.knobs.ink, weight: 600, most: 1.1 })),
  );
  const switchAt = v(...kind.toggle, over(...kind.toggle));
  return group(
    mesh(slab(plate(outline), depth, 0.5, 4), back),
    placed(mesh(archedPlate(outline, above(kind), kind.middle), face), { at: v(0, 0, depth) }),
    ...(kind.covers ? backCovers(kind) : []),
    rim(outline, depth + 0.06, 0.17, bone),
    rim(outline, depth - 0.14, 0.17, bone),
    mesh(slab(plate(smooth(kind.guardShape, 140)), 0.25, 0.05), plastic(kind.guard, 0.35), v(0, 0, top + 0.35)),
    ...coils(kind, metal),
    placed(stopBridge(ABOVE + 0.1, metal), { at: v(0, saddle, top - 0.1) }),
    ...kind.knobs.at.flatMap(([x, y], n) => {
      const spot = v(x, y, over(x, y) - 0.05);
      const print = n % 2 ? tone : volume;
      return [
        placed(controlKnob("hat", amber), { at: spot }),
        ...(print ? [placed(print.clone(), { at: spot.clone().setZ(spot.z + 1.34) })] : []),
      ];
    }),
    strapButton(
      v(...kind.strap, depth / 2),
      v(...kind.strap, 0)
        .sub(v(...kind.middle))
        .normalize(),
      metal,
    ),
    mesh(rod(switchAt, switchAt.clone().setZ(switchAt.z + 0.2), 0.75, 0.7, 28), metal),
    mesh(rod(switchAt, switchAt.clone().add(v(0.25, 0.5, 1.3)), 0.16, 0.18), metal),
    mesh(rod(switchAt.clone().add(v(0.2, 0.4, 1)), switchAt.clone().add(v(0.35, 0.7, 1.9)), 0.28, 0.36), bone),
    guitarNeck({
      nut,
      end,
      joint: end + 0.3,
      scale: SCALE,
      frets: BOARD,
      widths: [4.3, 5.6],
      face: neck,
      heel: 0,
      wood: neckWood,
      nutMaterial: bone,
    }),
    blockInlays({ ...kind.inlays, nut, scale: SCALE, width, face: neck + 0.6, material: pearl() }),
    head,
    stringing(
      thick.guitar,
      3,
      (n) => {
        const [x, up] = [at(abreast(6, SPREAD.bridge), n), at(abreast(6, SPREAD.nut), n)];
        return [
          v(x, saddle - STOP, top + ABOVE - 0.5),
          v(x, saddle, top + ABOVE),
          v(up, nut + 0.25, neck + 0.98),
          v(...post(n, { step: 3.9 }), 1.1).applyMatrix4(head.matrix),
        ];
      },
      nickelWound(),
    ),
  );
}
