import type { Material } from "three";
import { hide, leather } from "../materials/hide.ts";
import { lacquer } from "../materials/lacquer.ts";
import { steel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { fromAbove } from "../parts/fromAbove.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { strap } from "../parts/strap.ts";
import { tube } from "../parts/tube.ts";
import { type Flat, steps, times, v } from "../parts/vector.ts";

type Look = { wood: Wood; paint?: string; rings: "steel" | "hemp" };

const LENGTH = 40;
const STRAPS = 11;

/** The barrel's radius by how far from its left head: a short, fat belly. */
const barrel = (x: number): number => 13.4 + 3.2 * Math.sin((x / LENGTH) * Math.PI) ** 0.8;

/** A stiff hoop on the head's rim: twisted hemp under cloth, or a steel ring; it stands out past the barrel. */
function hoop(radius: number, material: Material, thick: number) {
  const turns = times(72, (n) => v(Math.cos((n / 36) * Math.PI) * radius, 0, Math.sin((n / 36) * Math.PI) * radius));
  return mesh(tube(turns, thick, { closed: true, pieces: 144, around: 16 }), material);
}

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
    placed(hoop(radius + 0.7, rim, 1.15), { at: v(0, -0.4, 0) }),
    placed(hoop(radius + 1.1, ring, 0.34), { at: v(0, -1.6, 0) }),
  );
}

export default model<Look>({
  finishes: {
    jackwood: { wood: "jackwood", rings: "steel" },
    black: { wood: "ebony", paint: "#1c1614", rings: "steel" },
    natural: { wood: "mango", rings: "hemp" },
  },
  size: [43, 33.4, 33.4],
  camera: { azimuth: 40, elevation: 14, fill: 0.82, lightFromRight: true },
  angle: { azimuth: -46, elevation: 20, fill: 0.82 },
  close: { at: [38, 5, 13], across: 22, azimuth: 40, elevation: 22, lightFromRight: true },
  build(look) {
    const body = look.paint ? lacquer(look.paint) : wood(look.wood, { across: 36, along: 44, gloss: 0.6 });
    const rope = leather(look.rings === "hemp" ? "#b99b63" : "#e2cda2", 6);
    const ring = look.rings === "steel" ? steel() : leather("#a98a52", 5);
    const lacing = leather(look.rings === "hemp" ? "#c9a871" : "#e6cfa4", 10);
    const upright = group(
      mesh(
        lathe(
          steps(41, 0, LENGTH).map((x): Flat => [barrel(x), x]),
          { around: 128, crease: 180 },
        ),
        body,
      ),
    );
    // The straps run in pairs from head to head and are pulled together about the middle by a belt.
    for (const n of times(STRAPS * 2, (n) => n)) {
      const pair = Math.floor(n / 2);
      const places = steps(41, 1.4, LENGTH - 1.4).map((x) => {
        const t = x / LENGTH;
        const apart = (n % 2 ? 1 : -1) * (0.035 + 0.095 * Math.abs(2 * t - 1));
        const a = (pair / STRAPS) * Math.PI * 2 + apart;
        const r = barrel(x) + 0.08 + 1.4 * (Math.exp(-x / 1.6) + Math.exp(-(LENGTH - x) / 1.6));
        return { point: v(Math.cos(a) * r, x, Math.sin(a) * r), normal: v(Math.cos(a), 0, Math.sin(a)) };
      });
      upright.add(
        mesh(
          strap(
            places.map(({ point }) => point),
            places.map(({ normal }) => normal),
            1,
            0.26,
          ),
          lacing,
        ),
      );
    }
    const belt: Flat[] = [
      [barrel(20) + 0.1, 18.9],
      [barrel(20) + 0.5, 19],
      [barrel(20) + 0.55, 21],
      [barrel(20) + 0.1, 21.1],
    ];
    upright.add(mesh(lathe(belt, { around: 128 }), leather("#8a5a34", 10)));
    const right = head(13.2, hide("#efe0bf"), rope, ring);
    const left = head(13.2, hide("#d9c7a1"), rope, ring);
    upright.add(placed(right, { at: v(0, LENGTH + 0.4, 0) }), placed(left, { at: v(0, -0.4, 0), turn: [180, 0, 0] }));
    return group(placed(upright, { turn: [0, 0, -90] }));
  },
});
