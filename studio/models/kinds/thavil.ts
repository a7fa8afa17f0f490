import type { Group, Material } from "three";
import { cloth } from "../materials/cloth.ts";
import { hide, leather } from "../materials/hide.ts";
import { lacquer } from "../materials/lacquer.ts";
import { steel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { fromAbove } from "../parts/fromAbove.ts";
import { hookBolt } from "../parts/hookBolt.ts";
import { hoop } from "../parts/hoop.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { onRound } from "../parts/onRound.ts";
import { strap } from "../parts/strap.ts";
import { at, type Flat, mix, steps, times, v } from "../parts/vector.ts";

type Look = { wood: Wood; paint?: string; rings: "steel" | "hemp"; band?: boolean };

const LENGTH = 40;
const STRAPS = 11;
const BOLTS = 10;

/** The barrel's radius by how far from its left head: a short, fat belly. */
const barrel = (x: number): number => 13.4 + 3.2 * Math.sin((x / LENGTH) * Math.PI) ** 0.8;

function head(radius: number, skin: Material, rim: Material, ring: Material) {
  const drawn: Flat[] = [
    [0, 0.2],
    [radius - 2, 0.25],
    [radius - 0.6, 0.5],
    [radius + 0.3, 0.9],
    [radius + 1.3, 0.7],
    [radius + 1.7, -0.3],
    [radius + 1.4, -1.3],
  ];
  return group(
    mesh(fromAbove(lathe(drawn, { around: 128, crease: 60 })), skin),
    mesh(hoop(radius + 0.7, 1.15, -0.4), rim),
    mesh(hoop(radius + 1.1, 0.34, -1.6), ring),
  );
}

/** Hide laced from head to head in pairs, pulled together about the middle by a belt. */
function lacing(material: Material): Group {
  const made = group();
  for (const n of times(STRAPS * 2, (n) => n)) {
    const pair = Math.floor(n / 2);
    const places = steps(45, 0.3, LENGTH - 0.3).map((x) => {
      const t = x / LENGTH;
      const apart = (n % 2 ? 1 : -1) * (0.035 + 0.095 * Math.abs(2 * t - 1));
      const a = (pair / STRAPS) * Math.PI * 2 + apart;
      const r = barrel(x) + 0.08 + 1.4 * (Math.exp(-x / 1.6) + Math.exp(-(LENGTH - x) / 1.6));
      return { point: v(Math.cos(a) * r, x, Math.sin(a) * r), normal: v(Math.cos(a), 0, Math.sin(a)) };
    });
    made.add(
      mesh(
        strap(
          places.map(({ point }) => point),
          places.map(({ normal }) => normal),
          1,
          0.26,
        ),
        material,
      ),
    );
  }
  const belt: Flat[] = [
    [barrel(20) + 0.1, 18.9],
    [barrel(20) + 0.5, 19],
    [barrel(20) + 0.55, 21],
    [barrel(20) + 0.1, 21.1],
  ];
  made.add(mesh(lathe(belt, { around: 128 }), leather("#8a5a34", 10)));
  return made;
}

/** Steel bolts from the ring of each head to brackets at the middle, which stand on a steel band. */
const bolts = (metal: Material): Group =>
  group(
    mesh(hoop(barrel(20) + 0.05, 0.22, 20, 1.1), metal),
    ...times(BOLTS, (n) =>
      group(
        placed(
          group(
            placed(hookBolt({ from: 15.3, to: barrel(22) + 1.3, reach: 16.4, metal, plate: [2, 2.6, 0] }), {
              at: v(0, LENGTH - 1.2, 0),
            }),
          ),
          { turn: [0, (n * 360) / BOLTS, 0] },
        ),
        placed(
          group(
            placed(hookBolt({ from: 15.3, to: barrel(18) + 1.3, reach: 16.4, metal, plate: [2, 2.6, 0] }), {
              at: v(0, 1.2, 0),
              turn: [180, 180, 0],
            }),
          ),
          { turn: [0, ((n + 0.5) * 360) / BOLTS, 0] },
        ),
      ),
    ),
  );

/** The white band that it is carried by: slack over the barrel, led over the ring of each head and tucked in behind it. */
function carrying() {
  const round: Flat[] = [
    [13.4, 0.9],
    [13.9, 0.72],
    [14.4, 0.74],
    [14.72, 0.95],
    [14.84, 1.3],
  ];
  const way: Flat[] = [
    ...round,
    ...steps(45, 0.05, 0.95).map((t): Flat => [mix(13.3, 18.9, Math.sin(Math.PI * t) ** 0.42), LENGTH * t]),
    ...round.map(([r, y]): Flat => [r, LENGTH - y]).reverse(),
  ];
  const turns = way.map(([r, y], n) => {
    const [[r0, y0], [r1, y1]] = [at(way, Math.max(0, n - 1)), at(way, Math.min(way.length - 1, n + 1))];
    const a = mix(-0.63, -0.95, y / LENGTH) + 0.3 * Math.sin((Math.PI * y) / LENGTH);
    return {
      point: onRound(a, r, y),
      normal: onRound(a, y1 - y0, 0)
        .setY(r0 - r1)
        .normalize(),
    };
  });
  return mesh(
    strap(
      turns.map(({ point }) => point),
      turns.map(({ normal }) => normal),
      3.4,
      0.24,
    ),
    cloth("#fffdf6", 0.09),
  );
}

export default model<Look>({
  finishes: {
    jackwood: { wood: "jackwood", rings: "steel", band: true },
    black: { wood: "ebony", paint: "#1c1614", rings: "steel", band: true },
    natural: { wood: "mango", rings: "hemp" },
  },
  size: [43, 37.3, 37.7],
  camera: { azimuth: 40, elevation: 14, fill: 0.82, lightFromRight: true },
  angle: { azimuth: -46, elevation: 20, fill: 0.82 },
  close: { at: [38, 5, 13], across: 22, azimuth: 40, elevation: 22, lightFromRight: true },
  build(look) {
    const body = look.paint ? lacquer(look.paint) : wood(look.wood, { across: 36, along: 44, gloss: 0.6 });
    const rope = leather(look.rings === "hemp" ? "#b99b63" : "#e2cda2", 6);
    const ring = look.rings === "steel" ? steel() : leather("#a98a52", 5);
    const upright = group(
      mesh(
        lathe(
          steps(41, 0, LENGTH).map((x): Flat => [barrel(x), x]),
          { around: 128, crease: 180 },
        ),
        body,
      ),
    );
    upright.add(look.rings === "steel" ? bolts(ring) : lacing(leather("#c9a871", 10)));
    if (look.band) upright.add(carrying());
    const right = head(13.2, hide("#efe0bf"), rope, ring);
    const left = head(13.2, hide("#d9c7a1"), rope, ring);
    upright.add(placed(right, { at: v(0, LENGTH + 0.4, 0) }), placed(left, { at: v(0, -0.4, 0), turn: [180, 0, 0] }));
    return group(placed(upright, { turn: [0, 0, -90] }));
  },
});
