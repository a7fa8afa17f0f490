import type { Group, Material } from "three";
import { cloth } from "../materials/cloth.ts";
import { hide, leather, paste } from "../materials/hide.ts";
import { lacquer, matt } from "../materials/lacquer.ts";
import { steel } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { physical } from "../materials/physical.ts";
import { rope } from "../materials/rope.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { drumHead } from "../parts/drumHead.ts";
import { hookBolt } from "../parts/hookBolt.ts";
import { hoop } from "../parts/hoop.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { slant } from "../parts/slant.ts";
import { strappedBarrel } from "../parts/strappedBarrel.ts";
import { rod } from "../parts/tube.ts";
import { type Flat, steps, times, v } from "../parts/vector.ts";

/** Lacing of straps or rope, as wide and as thick as that, or steel bolts; skin heads unless they are of film. */
type Look = {
  shell: () => Material;
  held: { lacing: () => Material; width?: number; thick?: number; pegs?: boolean } | "bolts";
  heads?: "film";
};

const LENGTH = 58;
const BASS = 9.6;
const TREBLE = 8.2;
/** A side. */
const BOLTS = 8;

/** How thick the barrel is at a distance from its bass head: widest nearer to that. */
const barrel = (x: number): number => {
  const t = x / LENGTH;
  return BASS * (1 - t) + TREBLE * t + Math.sin(Math.PI * t ** 0.85) ** 0.9 * 4.6;
};

const turned = (name: Wood, gloss = 0.3, color = "#ffffff") => wood(name, { across: 34, along: 60, gloss, color });
const fibre = (color: string) =>
  lacquer(color, { roughness: 0.6, specularIntensity: 0.4, clearcoat: 0.35, clearcoatRoughness: 0.14 });
const film = () => physical({ color: "#eef0f2", roughness: 0.6 });
const straps = (colour: string) => ({ lacing: () => leather(colour, 10) });

/** A bolt's bracket whose plate lies on the belly there: `up` towards the rim that it hangs from. */
function bracket(rim: number, up: 1 | -1, reach: number) {
  const x = rim - up * (reach + 1.2);
  const plate: [number, number, number] = [1.5, 3, up * slant(barrel, x)];
  return { to: barrel(x) + 1.18, reach, plate };
}

/** Steel rods from the hoop of the right head, or of both, to brackets on the belly; each head is made up on a ring. */
function bolts(sides: 1 | 2, ring: Material): Group {
  const metal = steel({ roughness: 0.26 });
  const [high, low] = [TREBLE + 0.95, BASS + 0.95];
  const treble = hookBolt({ from: high + 0.75, metal, ...bracket(LENGTH - 0.4, 1, 16.6) });
  const bass = hookBolt({ from: low + 0.75, metal, ...bracket(0.4, -1, 14.6) });
  return group(
    mesh(hoop(high, 0.42, LENGTH - 0.4), metal),
    mesh(hoop(low, 0.42, 0.4), metal),
    mesh(hoop(TREBLE + 0.35, 0.5, LENGTH - 0.95), ring),
    mesh(hoop(BASS + 0.4, 0.5, 0.95), ring),
    ...times(BOLTS, (n) =>
      placed(group(placed(treble.clone(), { at: v(0, LENGTH - 0.4, 0) })), { turn: [0, (n * 360) / BOLTS, 0] }),
    ),
    ...times(sides === 2 ? BOLTS : 0, (n) =>
      placed(group(placed(bass.clone(), { at: v(0, 0.4, 0), turn: [180, 180, 0] })), {
        turn: [0, ((n + 0.5) * 360) / BOLTS, 0],
      }),
    ),
  );
}

/** The shell with what draws its heads. */
function held({ shell, held, heads }: Look): Group {
  if (held !== "bolts")
    return strappedBarrel({
      length: LENGTH,
      barrel,
      shell: shell(),
      lacing: held.lacing(),
      straps: 48,
      ...(held.width ? { width: held.width } : {}),
      ...(held.thick ? { thick: held.thick } : {}),
      ...(held.pegs
        ? { blocks: { at: LENGTH * 0.6, length: 3.6, radius: 0.8, material: wood("mango", { across: 10, along: 10 }) } }
        : {}),
    });
  const profile = steps(61, 0, LENGTH).map((x): Flat => [barrel(x), x]);
  return group(
    mesh(lathe(profile, { around: 128, crease: 180 }), shell()),
    heads === "film" ? bolts(1, film()) : bolts(2, leather("#efd3a6", 14)),
  );
}

/** Skin with its ring of leather, black patch and the reeds round that. */
function skinHeads(): { treble: Group; bass: Group } {
  const ring = leather("#efd3a6", 14);
  const treble = drumHead({
    radius: TREBLE + 0.3,
    skin: hide(),
    ring: { material: ring, inner: 5.1 },
    patch: { material: paste(), radius: 3.7, thickness: 0.42 },
  });
  const reed = matt("#8a6a3c");
  for (const n of times(24, (n) => n)) {
    const a = ((n + 0.5) / 24) * Math.PI * 2;
    const [from, to] = [
      v(Math.cos(a) * 3.85, 0.03, Math.sin(a) * 3.85),
      v(Math.cos(a) * 5.15, 0.05, Math.sin(a) * 5.15),
    ];
    treble.add(mesh(rod(from, to, 0.06, 0.06, 6), reed));
  }
  return { treble, bass: drumHead({ radius: BASS + 0.3, skin: hide(), ring: { material: ring, inner: 6.4 } }) };
}

/** White polyester, a moulded patch on the right one. */
function filmHeads(): { treble: Group; bass: Group } {
  const skin = film();
  const head = (radius: number) => ({ radius: radius + 0.3, skin, ring: { material: skin, inner: radius - 1.6 } });
  const patch = { material: matt("#1b1a1a"), radius: 3.7, thickness: 0.32 };
  return { treble: drumHead({ ...head(TREBLE), patch }), bass: drumHead(head(BASS)) };
}

export default model<Look>({
  finishes: {
    jackwood: { shell: () => turned("jackwood"), held: straps("#e9cd9e") },
    natural: { shell: () => turned("mango"), held: straps("#ead3a8") },
    honey: { shell: () => turned("jackwood", 0.3, "#ffc98a"), held: straps("#e2bd85") },
    "natural-rope": {
      shell: () => turned("jackwood", 0.2, "#fff0d8"),
      held: { lacing: () => rope("#f7f4ec", 0.18), width: 0.56, thick: 0.42 },
    },
    walnut: {
      shell: () => turned("walnut"),
      held: { lacing: () => cloth("#e9e6dc", 0.12), width: 0.7, pegs: true },
    },
    "jackwood-bolts": { shell: () => turned("jackwood"), held: "bolts" },
    black: { shell: () => lacquer(paints.black), held: "bolts" },
    green: { shell: () => fibre(paints.green), held: "bolts" },
    red: { shell: () => fibre(paints.red), held: "bolts", heads: "film" },
    blue: { shell: () => fibre(paints.blue), held: "bolts", heads: "film" },
    "black-film": { shell: () => lacquer(paints.black), held: "bolts", heads: "film" },
  },
  size: [61.5, 29, 29],
  camera: { azimuth: 48, elevation: 16, fill: 0.88, lightFromRight: true },
  angle: { azimuth: -50, elevation: 18, fill: 0.86 },
  close: { at: [58.2, 0, 0], across: 22, azimuth: 60, elevation: 14, lightFromRight: true },
  build(look) {
    const upright = held(look);
    const { treble, bass } = look.heads === "film" ? filmHeads() : skinHeads();
    upright.add(
      placed(treble, { at: v(0, LENGTH + 0.45, 0) }),
      placed(bass, { at: v(0, -0.45, 0), turn: [180, 0, 0] }),
    );
    return group(placed(upright, { turn: [0, 0, -90] }));
  },
});
