import type { Group, Material } from "three";
import { cloth } from "../materials/cloth.ts";
import { leather } from "../materials/hide.ts";
import { nickel } from "../materials/metals.ts";
import { labelAround, text } from "./label.ts";
import { curve, lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { onRound } from "./onRound.ts";
import { plate, roundRect } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { strap } from "./strap.ts";
import { tube } from "./tube.ts";
import { steps, v } from "./vector.ts";
import { band, handle } from "./webbing.ts";
import { zip } from "./zip.ts";

export type Look = { holds: "guitar" | "electric" | "ukulele" | "keyboard" | "mridangam"; cloth: string; web: string };

export const kavanur = (on: CanvasRenderingContext2D, width: number) =>
  text(on, "Kavanur", { size: width * 0.21, colour: "#f0d9a8", face: "serif", italic: true });

/** The same badge sewn on a round bag of `radius`, its middle in front. */
function bentBadge(width: number, radius: number): Group {
  const angles = steps(25, -width / radius / 2, width / radius / 2);
  return group(
    mesh(
      strap(
        angles.map((a) => onRound(a, radius - 0.05, 0)),
        angles.map((a) => onRound(a, 1, 0)),
        width * 0.42,
        0.3,
      ),
      leather("#7a4a28", 8),
    ),
    labelAround(radius + 0.28, width - 0.6, width * 0.36, (on) => kavanur(on, width)),
  );
}

/** Where the zip of a mridangam's bag runs: radians to the left of its front. */
const ZIP = -0.74;

export function mridangamBag({ cloth: colour, web }: Look): Group {
  const canvas = cloth(colour, 0.09, { roughness: 0.72, clearcoat: 0.15, clearcoatRoughness: 0.6 });
  const hide = leather(web, 8);
  const metal = nickel();
  const outer = (y: number) => 13.2 + 3.2 * Math.sin((Math.min(60, Math.max(0, y)) / 60) * Math.PI * 0.94) ** 0.8;
  const profile = [
    [0, 0] as const,
    [12, 0] as const,
    [13, 0.6] as const,
    ...steps(26, 1.6, 60).map((y) => [outer(y), y] as const),
    ...curve(
      [
        [13.8, 60.6],
        [13.2, 61.5],
        [12, 62.5],
        [10, 63.5],
        [7, 64.2],
        [3.4, 64.7],
        [0, 64.8],
      ],
      4,
    ),
  ];
  const ring = (y: number, more: number, radius: number, material: Material) =>
    mesh(
      tube(
        steps(41, 0, Math.PI * 2)
          .slice(0, -1)
          .map((a) => v(Math.sin(a) * (outer(y) + more), y, Math.cos(a) * (outer(y) + more))),
        radius,
        { closed: true, around: 8, pieces: 160 },
      ),
      material,
    );
  const around = (a: number, y: number, more: number) =>
    v(Math.sin(a) * (outer(y) + more), y, Math.cos(a) * (outer(y) + more));
  const strapPath = (side: number) => {
    const a = Math.PI + side * 0.42;
    return [
      around(a, 57.5, -0.3),
      around(a, 54.5, 0.8),
      around(a - side * 0.04, 49, 3),
      around(a - side * 0.08, 38, 5),
      around(a + side * 0.02, 25, 4.4),
      around(a + side * 0.14, 14, 1.6),
      around(a + side * 0.18, 10, 0.4),
      around(a + side * 0.19, 7, -0.3),
    ];
  };
  return group(
    mesh(lathe(profile, { around: 120, crease: 60 }), canvas),
    ring(1.4, 0.2, 0.5, hide),
    ring(59.6, 0.16, 0.4, hide),
    // It opens along its whole length.
    zip(
      steps(24, 57.6, 4).map((y) => around(ZIP, y, 0.05)),
      v(Math.sin(ZIP), 0, Math.cos(ZIP)),
      [0.05],
    ),
    // The pocket for hammer and stone, with its flap and buckle.
    mesh(slab(plate(roundRect(14, 22, 3)), 4, 1, 5).translate(0, 19, outer(19) - 2.8), canvas),
    mesh(slab(plate(roundRect(14.6, 8.6, 2.4)), 0.8, 0.3), hide, v(0, 27, outer(19) + 0.9)),
    mesh(box(2.4, 9, 0.4, 0.5, 0.12), hide, v(0, 23.4, outer(19) + 1.8)),
    mesh(slab(plate(roundRect(3.6, 3, 0.5), [roundRect(2.6, 2, 0.3)]), 0.4, 0.12), metal, v(0, 21.6, outer(19) + 1.8)),
    placed(bentBadge(9.5, outer(41)), { at: v(0, 41, 0) }),
    ...[-1, 1].map((side) =>
      mesh(
        band(
          strapPath(side),
          5,
          0.9,
          around(Math.PI + side * 0.46, 30, 0)
            .setY(0)
            .normalize(),
          50,
        ),
        hide,
      ),
    ),
    handle(around(-Math.PI / 2, 44, 0.2), around(-Math.PI / 2, 26, 0.2), v(-5, 0, 0), hide, hide),
  );
}
