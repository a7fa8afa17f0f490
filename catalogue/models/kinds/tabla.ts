import type { Material } from "three";
import { cloth } from "../materials/cloth.ts";
import { hide, leather, paste } from "../materials/hide.ts";
import { brass, chrome, copper, steel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { braid, drumHead } from "../parts/drumHead.ts";
import { curve, lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { strap } from "../parts/strap.ts";
import { rod } from "../parts/tube.ts";
import { at, type Flat, steps, times, v } from "../parts/vector.ts";

type Look = { metal: "brass" | "chrome" | "copper" | "steel"; wood: Wood };

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

function drum({ profile, straps, patch }: Body, shell: Material, blocks?: Material) {
  const [rim, top] = at(profile, -1);
  const lacing = leather("#d8b98a", 10);
  const block = (y: number): number => (blocks ? Math.max(0, 1 - ((y - top * 0.5) / 3.2) ** 2) * 2 : 0);
  const made = group(mesh(lathe([[0, 0], ...profile], { around: 120, crease: 40 }), shell));
  for (const n of times(straps, (n) => n)) {
    const places = steps(40, 1.6, top - 0.4).map((y) => {
      const a = ((n + (n % 2 ? 0.16 : -0.16) * ((2 * y) / top - 1)) / straps) * Math.PI * 2;
      const lifted = n % 4 < 2 ? block(y) : 0;
      const r = girth(profile, y) + 0.06 + lifted + 0.7 * Math.exp((y - top) / 1.4);
      return { point: v(Math.cos(a) * r, y, Math.sin(a) * r), normal: v(Math.cos(a), 0, Math.sin(a)) };
    });
    made.add(
      mesh(
        strap(
          places.map(({ point }) => point),
          places.map(({ normal }) => normal),
          blocks ? 0.85 : 1.1,
          0.22,
        ),
        lacing,
      ),
    );
  }
  if (blocks)
    for (const n of times(straps / 4, (n) => n)) {
      const a = ((n * 4 + 0.5) / straps) * Math.PI * 2;
      const r = girth(profile, top * 0.5) + 0.9;
      const [x, z, y] = [Math.cos(a) * r, Math.sin(a) * r, top * 0.5];
      made.add(mesh(rod(v(x, y - 3, z), v(x, y + 3, z), 0.95, 0.95, 24), blocks));
    }
  const foot = girth(profile, 1.8) + 0.35;
  made.add(
    placed(braid(foot, 0.36, 20, leather("#b98e58", 5)), { at: v(0, 1.5, 0) }),
    placed(braid(rim + 0.95, 0.56, 30, leather("#d4b083", 5)), { at: v(0, top - 0.1, 0) }),
    placed(
      drumHead({
        radius: rim + 0.5,
        skin: hide("#f3e8d0"),
        ring: { material: leather("#ecd5ab", 12), inner: rim - 1.5 },
        patch: { material: paste(), ...patch },
      }),
      { at: v(0, top + 0.5, 0) },
    ),
  );
  return made;
}

/** The ring of cloth that a drum sits in. */
function cushion(radius: number, colour: string) {
  const section = steps(25, 0, 2 * Math.PI).map((a): Flat => [radius + Math.cos(a) * 2.1, 1.9 + Math.sin(a) * 1.9]);
  return mesh(lathe(section, { around: 96, crease: 180 }), cloth(colour, 0.16));
}

export default model<Look>({
  finishes: {
    brass: { metal: "brass", wood: "rosy" },
    chrome: { metal: "chrome", wood: "rosy" },
    copper: { metal: "copper", wood: "rosewood" },
    silver: { metal: "steel", wood: "mango" },
    rosewood: { metal: "brass", wood: "rosewood" },
  },
  size: [55.3, 29, 27.8],
  camera: { azimuth: 0, elevation: 27, fill: 0.9 },
  angle: { azimuth: -28, elevation: 54, fill: 0.88 },
  close: { at: [15.5, 28, 1], across: 19, azimuth: -14, elevation: 46 },
  build(look) {
    const small = drum(
      dayan,
      wood(look.wood, { across: 30, along: 34, gloss: 0.7 }),
      wood("mango", { across: 12, along: 12, gloss: 0.3 }),
    );
    const large = drum(bayan, metals[look.metal]());
    return group(
      placed(group(cushion(9.4, "#7d1f2d"), placed(small, { at: v(0, 2.2, 0), turn: [0, 12, 0] })), {
        at: v(15.5, 0, 1),
      }),
      placed(group(cushion(9.6, "#7d1f2d"), placed(large, { at: v(0, 2.4, 0), turn: [7, 60, -6] })), {
        at: v(-13.5, 0, 0),
      }),
    );
  },
});
