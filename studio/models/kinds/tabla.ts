import type { Group, Material } from "three";
import { cloth } from "../materials/cloth.ts";
import { hide, leather, paste } from "../materials/hide.ts";
import { brass, chrome, copper, steel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { braid, drumHead } from "../parts/drumHead.ts";
import { hookBolt } from "../parts/hookBolt.ts";
import { hoop } from "../parts/hoop.ts";
import { curve, lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { slant } from "../parts/slant.ts";
import { strap } from "../parts/strap.ts";
import { rod } from "../parts/tube.ts";
import { at, type Flat, steps, times, v } from "../parts/vector.ts";

type Metal = "brass" | "chrome" | "copper" | "steel";
/** The pair, or one drum of it; `travel`: shells a quarter lower, heads held by bolts. */
type Look =
  | { metal: Metal; wood: Wood; only?: never; travel?: true }
  | { only: "dayan"; wood: Wood }
  | { only: "bayan"; metal: Metal };

const metals = {
  brass: () => brass({ roughness: 0.2 }),
  chrome: () => chrome(),
  copper: () => copper({ roughness: 0.2 }),
  steel: () => steel({ roughness: 0.28 }),
};

/** Radius by height, from the foot up to the rim. */
type Body = { profile: Flat[]; straps: number; patch: { radius: number; aside: number } };

const dayan: Body = {
  profile: curve([
    [8.4, 0],
    [9.2, 4],
    [9.3, 9],
    [8.6, 15],
    [7.6, 21],
    [6.9, 25.4],
  ]),
  straps: 32,
  patch: { radius: 3.1, aside: 0 },
};

const bayan: Body = {
  profile: curve([
    [5.4, 0],
    [9, 2.4],
    [12.4, 7.4],
    [13.6, 12.6],
    [13, 17.6],
    [11.9, 21.8],
    [11.6, 24.6],
  ]),
  straps: 20,
  patch: { radius: 3.9, aside: 2.6 },
};

/** How thick a body is at a height. */
function girth(profile: Flat[], y: number): number {
  const n = Math.max(
    1,
    profile.findIndex(([, height]) => height >= y),
  );
  const [[r0, y0], [r1, y1]] = [at(profile, n - 1), at(profile, n)];
  return r0 + ((r1 - r0) * (y - y0)) / Math.max(1e-6, y1 - y0);
}

/** What a dayan is tuned with: dowels that lie across under three straps of four, and lift them. */
const BLOCK = { radius: 1, length: 6, width: 1.75 };

function straps({ profile, straps }: Body, blocks?: Material): Group {
  const [, top] = at(profile, -1);
  const lacing = leather("#d8b98a", 10);
  const middle = top * 0.5;
  const made = group();
  for (const n of times(straps, (n) => n)) {
    const lifted = blocks !== undefined && n % 4 < 3;
    const radius = (y: number): number =>
      girth(profile, y) +
      0.06 +
      (lifted ? (2 * BLOCK.radius + 0.12) * Math.exp(-(((y - middle) / BLOCK.width) ** 2)) : 0) +
      0.7 * Math.exp((y - top) / 1.4);
    const places = steps(96, 1.6, top - 0.4).map((y) => {
      const a = ((n + (n % 2 ? 0.16 : -0.16) * ((2 * y) / top - 1)) / straps) * Math.PI * 2;
      const [r, rise] = [radius(y), (radius(y + 0.05) - radius(y - 0.05)) / 0.1];
      return {
        point: v(Math.cos(a) * r, y, Math.sin(a) * r),
        normal: v(Math.cos(a), -rise, Math.sin(a)).normalize(),
      };
    });
    const [points, normals] = [places.map(({ point }) => point), places.map(({ normal }) => normal)];
    made.add(mesh(strap(points, normals, blocks ? 0.85 : 1.1, 0.22), lacing));
  }
  if (!blocks) return made;
  const r = girth(profile, middle) + BLOCK.radius - 0.08;
  for (const n of times(straps / 4, (n) => n)) {
    const a = ((n * 4 + 1) / straps) * Math.PI * 2;
    const end = (along: number) =>
      v(Math.cos(a) * r - Math.sin(a) * along, middle, Math.sin(a) * r + Math.cos(a) * along);
    const half = BLOCK.length / 2;
    made.add(mesh(rod(end(-half), end(half), BLOCK.radius, BLOCK.radius, 28), blocks));
  }
  return made;
}

/** The straps between their two braids. */
function laced(body: Body, blocks?: Material): Group {
  const [rim, top] = at(body.profile, -1);
  const foot = girth(body.profile, 1.8) + 0.35;
  return group(
    straps(body, blocks),
    placed(braid(foot, 0.36, 20, leather("#b98e58", 5)), { at: v(0, 1.5, 0) }),
    placed(braid(rim + 0.95, 0.56, 30, leather("#d4b083", 5)), { at: v(0, top - 0.1, 0) }),
  );
}

/** A steel hoop over the head and eight bolts that draw it down. */
function bolted({ profile }: Body): Group {
  const [rim, top] = at(profile, -1);
  const [metal, ring, reach] = [steel({ roughness: 0.26 }), rim + 1.2, 7];
  const [shell, plate] = [(y: number) => girth(profile, y), top - reach - 1.4];
  const bolt = hookBolt({
    from: ring + 0.75,
    to: shell(plate) + 1.22,
    reach,
    metal,
    thick: 0.24,
    plate: [1.5, 3, slant(shell, plate)],
  });
  return group(
    mesh(hoop(ring, 0.4, top - 0.2), metal),
    ...times(8, (n) => placed(group(placed(bolt.clone(), { at: v(0, top - 0.2, 0) })), { turn: [0, n * 45 + 22, 0] })),
  );
}

function drum(body: Body, shell: Material, held: Group): Group {
  const [rim, top] = at(body.profile, -1);
  return group(
    mesh(lathe([[0, 0], ...body.profile], { around: 120, crease: 40 }), shell),
    held,
    placed(
      drumHead({
        radius: rim + 0.5,
        skin: hide("#f3e8d0"),
        ring: { material: leather("#ecd5ab", 12), inner: rim - 1.5 },
        patch: { material: paste(), ...body.patch },
      }),
      { at: v(0, top + 0.5, 0) },
    ),
  );
}

/** Cut down by a quarter, the mouth as wide as ever. */
const cutDown = (body: Body): Body => ({ ...body, profile: body.profile.map(([r, y]) => [r, y * 0.75]) });

/** The ring of cloth that a drum sits in. */
function cushion(radius: number, colour: string) {
  const section = steps(25, 0, 2 * Math.PI).map((a): Flat => [radius + Math.cos(a) * 2.1, 1.9 + Math.sin(a) * 1.9]);
  return mesh(lathe(section, { around: 96, crease: 180 }), cloth(colour, 0.16));
}

/** A drum on its ring. */
const onRing = (radius: number, drum: Group): Group =>
  group(cushion(radius, "#7d1f2d"), group(placed(group(drum), { at: v(0, 2.2, 0) })));

function small(name: Wood, travel = false): Group {
  const body = travel ? cutDown(dayan) : dayan;
  const shell = wood(name, { across: 30, along: 34, gloss: 0.7 });
  return drum(body, shell, travel ? bolted(body) : laced(body, wood("mango", { across: 12, along: 12, gloss: 0.3 })));
}

function large(metal: Metal, travel = false): Group {
  const body = travel ? cutDown(bayan) : bayan;
  return placed(drum(body, metals[metal](), travel ? bolted(body) : laced(body)), { turn: [7, 60, -6] });
}

export default model<Look>({
  finishes: {
    brass: { metal: "brass", wood: "rosy" },
    chrome: { metal: "chrome", wood: "rosy" },
    copper: { metal: "copper", wood: "rosewood" },
    steel: { metal: "steel", wood: "mango" },
    silver: { metal: "steel", wood: "mango", travel: true },
    rosewood: { only: "dayan", wood: "rosewood" },
    "steel-bayan": { only: "bayan", metal: "steel" },
    "brass-bayan": { only: "bayan", metal: "brass" },
    "copper-bayan": { only: "bayan", metal: "copper" },
  },
  size: [55.3, 29, 27.8],
  camera: { azimuth: 0, elevation: 27, fill: 0.9 },
  framed: {
    "brass-bayan": { fill: 0.76 },
    "copper-bayan": { fill: 0.76 },
    "steel-bayan": { fill: 0.76 },
  },
  angle: { azimuth: -32, elevation: 34, fill: 0.88 },
  close: { at: [15.5, 26.6, 1], across: 21.5, azimuth: -14, elevation: 46 },
  build(look) {
    // A single drum is where the closer look is, and the low pair's heads are as high as that.
    const spot = v(15.5, 0, 1);
    if (look.only === "dayan") return group(placed(small(look.wood), { at: spot, turn: [0, 12, 0] }));
    if (look.only === "bayan") return group(placed(onRing(9.6, large(look.metal)), { at: spot }));
    const dayan = placed(small(look.wood, look.travel), { turn: [0, 12, 0] });
    return placed(
      group(
        placed(onRing(9.4, dayan), { at: spot }),
        placed(onRing(9.6, large(look.metal, look.travel)), { at: v(-13.5, 0, 0) }),
      ),
      { at: v(0, look.travel ? 6.3 : 0, 0) },
    );
  },
});
