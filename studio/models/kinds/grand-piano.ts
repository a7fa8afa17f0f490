import type { Material } from "three";
import { lacquer, matt } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { model } from "../model.ts";
import { grandInside } from "../parts/grandInside.ts";
import { GRAND, type GrandPlan, grandPlan, level } from "../parts/grandPlan.ts";
import { keybed, keysWidth } from "../parts/keybed.ts";
import { label, text } from "../parts/label.ts";
import { curve, lathe } from "../parts/lathe.ts";
import { loft } from "../parts/loft.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { inset, roundRect } from "../parts/outline.ts";
import { pianoPedals } from "../parts/pianoPedals.ts";
import { bar, box } from "../parts/slab.ts";
import { rod } from "../parts/tube.ts";
import { v } from "../parts/vector.ts";

const KEYS = { first: 21, count: 88, length: 15 };
const { half: HALF, arm: ARM } = GRAND;
/** Where the case ends below and above, and where the lid's front part is folded. */
const [BED, RIM, FOLD] = [63, 99, 36];
const LIFT = 34;

/** A leg: square and tapered, on a brass castor. */
function leg(body: Material, metal: Material) {
  const ring = (half: number, y: number) => roundRect(half * 2, half * 2, 1).map((p) => v(p.x, y, p.y));
  return group(
    mesh(loft([ring(3.2, 9), ring(3.6, 12), ring(5.6, 50)]), body),
    mesh(loft([ring(6.6, 50), ring(6.9, 51.5), ring(6.9, BED)]), body),
    mesh(loft([ring(3.9, 8), ring(3.9, 9.6)]), metal),
    mesh(
      lathe([
        [0, 4.4],
        [2.2, 4.4],
        [2.4, 8],
        [0, 8],
      ]),
      metal,
    ),
    placed(
      mesh(
        lathe([
          [0, -1.3],
          [2.4, -1.3],
          [2.7, -0.9],
          [2.7, 0.9],
          [2.4, 1.3],
          [0, 1.3],
        ]),
        metal,
      ),
      {
        at: v(0, 2.7, 0),
        turn: [0, 0, 90],
      },
    ),
  );
}

/** The lyre under the keys, with the three pedals and the two rods that brace it. */
function lyre(body: Material, metal: Material) {
  const post = lathe(
    [
      [2.2, 14],
      [2.2, 17],
      [1.3, 20],
      [1.7, 34],
      [1.3, 54],
      [2.2, 57],
      [2.2, BED],
    ],
    { smooth: true, around: 32 },
  );
  return group(
    mesh(box(26, 7, 10, 0.8), body, v(0, 11, 0)),
    mesh(box(26, 3, 9, 0.8), body, v(0, BED - 1.4, 0)),
    ...[-7.5, 7.5].map((x) => mesh(post, body, v(x, 0, 0))),
    ...[-2.4, 0, 2.4].map((x) => mesh(rod(v(x, 14, -1), v(x, BED, -1), 0.35, undefined, 10), metal)),
    ...[-9, 9].map((x) => mesh(rod(v(x, 9, -4.6), v(x, BED, -26), 0.6, undefined, 12), metal)),
    placed(pianoPedals(metal), { at: v(0, 10.2, 4) }),
  );
}

/** The lid, hinged on the bass side, its front part folded back on it; both upright at the hinge's place. */
function lid({ deep, from: plan }: GrandPlan, body: Material, satin: Material, metal: Material) {
  const whole = inset(plan(FOLD), -1.1).map((p) => p.clone().setX(p.x + HALF));
  const flap = box(2 * HALF + 1.4, ARM + 6, 2, 0.4).rotateX(-Math.PI / 2);
  return placed(
    group(
      level(whole, 0, 2, 0.5, body),
      level(inset(whole, 0.6), -0.04, 0.1, 0, satin),
      mesh(flap, body, v(HALF, 3.1, -FOLD - (ARM + 6) / 2)),
      ...[20, 75, 130].map((x) => mesh(rod(v(x - 3, 2.2, -FOLD + 1), v(x + 3, 2.2, -FOLD + 1), 0.7, 0.7, 12), metal)),
      ...[50, 85, 120].map(deep).map((z) => mesh(rod(v(-0.8, 0.2, -z), v(-0.8, 0.2, -z - 8), 0.7, 0.7, 12), metal)),
    ),
    { at: v(-HALF, RIM + 0.1, 0), turn: [0, 0, LIFT] },
  );
}

/** A grand with its lid up: the bass at the left, the keys towards the viewer. Its length is in centimetres. */
export default model<{ body: string; faint?: boolean; length?: number }>({
  finishes: {
    black: { body: "#0c0c0e", faint: true },
    white: { body: "#f7f4ec" },
    "black-188": { body: "#0c0c0e", faint: true, length: 188 },
  },
  size: [152, 186, 161],
  camera: { azimuth: 36, elevation: 17, fill: 0.92 },
  angle: { azimuth: 78, elevation: 34, fill: 0.92 },
  close: { at: [0, 79, 63], across: 64, azimuth: -26, elevation: 27 },
  more: {
    back: { azimuth: 160, elevation: 14, at: [0, 80, -10], across: 210 },
    head: { azimuth: 24, elevation: 8, at: [-14, 14, 46], across: 56 },
    bridge: { azimuth: 58, elevation: 46, at: [16, 92, 0], across: 96 },
  },
  build({ body: colour, faint, length = 160 }) {
    const shape = grandPlan(length);
    const { deep, from: plan } = shape;
    const [body, metal] = [lacquer(colour), brass()];
    // What faces the floor or the keys mirrors them only faintly: a full mirror would turn black to grey.
    const satin = faint ? lacquer(colour, { clearcoat: 0.25, specularIntensity: 0.4 }) : body;
    const keys = keysWidth(KEYS);
    const cheek = (2 * HALF - keys) / 2;
    const arm = bar(
      [
        [0, BED],
        ...curve([
          [0.2, 76],
          [1.4, 80],
          [6, 82.5],
          [13, 83.6],
          [19, 87],
          [23, 95],
          [ARM + 1, RIM - 0.4],
        ]),
        [ARM + 4, RIM - 0.4],
        [ARM + 4, BED],
      ],
      4.2,
      0.5,
    );
    const angle = (LIFT * Math.PI) / 180;
    const reach = (2 * HALF - 5) * Math.cos(angle);
    return placed(
      group(
        level(plan(ARM), BED, RIM - BED, 0.6, body, [inset(plan(ARM), 4)]),
        level(inset(plan(ARM), 2), BED + 1, 2, 0, body),
        grandInside(shape),
        mesh(arm, body, v(-HALF, 0, 0)),
        mesh(arm, body, v(HALF - 4.2, 0, 0)),
        ...[-1, 1].map((side) =>
          mesh(box(cheek - 4.4, 11, 22, 0.6), body, v(side * (HALF - 4.2 - (cheek - 4.4) / 2), BED + 8.6, -13)),
        ),
        mesh(box(2 * HALF - 8, 5, 33, 0.5), body, v(0, BED + 2.6, -17)),
        mesh(box(2 * HALF - 8.4, 7, 2, 0.5), body, v(0, BED + 5, -1.6)),
        placed(keybed(KEYS), { at: v(-keys / 2, 73.4, -3) }),
        mesh(box(keys, 0.4, 0.8, 0.1), matt("#7d1f27"), v(0, 73.6, -18.4)),
        placed(
          group(
            mesh(box(2 * HALF - 8.6, 17, 1.8, 0.5), satin),
            placed(
              label(
                32,
                7,
                (on) => text(on, "Havrenek", { size: 5, colour: faint ? "#d3ab58" : "#1c1a18", face: "serif" }),
                {
                  metalness: faint ? 0.6 : 0,
                },
              ),
              { at: v(0, 0.4, 0.93) },
            ),
          ),
          { at: v(0, 81.4, -21.5), turn: [-18, 0, 0] },
        ),
        mesh(box(2 * HALF - 9, 2, 8, 0.4), body, v(0, RIM - 2.4, ARM * -1 + 0.5)),
        mesh(box(88, 1.4, 22, 0.4), body, v(0, RIM - 1, -ARM - 8)),
        placed(mesh(box(78, 21, 1.6, 2, 0.5), satin), { at: v(0, RIM + 10, -ARM - 6.4), turn: [-16, 0, 0] }),
        mesh(box(78, 1.2, 3.4, 0.3), body, v(0, RIM + 0.4, -ARM - 2)),
        ...[-62, 62].map((x) => placed(leg(body, metal), { at: v(x, 0, -20) })),
        placed(leg(body, metal), { at: v(-38, 0, -deep(140)) }),
        placed(lyre(body, metal), { at: v(0, 0, -18) }),
        lid(shape, body, satin, metal),
        // The hinge's leaf, which closes the gap that the rounded rim leaves below the lid.
        mesh(box(1.2, 0.9, deep(126) - FOLD, 0.2, 0.1), body, v(0.7 - HALF, RIM + 0.2, -(deep(126) + FOLD) / 2)),
        mesh(
          rod(
            v(HALF - 5, RIM - 6, -58),
            v(-HALF + reach * Math.cos(angle), RIM + 0.4 + reach * Math.sin(angle), -58),
            1,
          ),
          body,
        ),
      ),
      { at: v(0, 0, length / 2) },
    );
  },
});
