import { type Group, type Material, RingGeometry } from "three";
import { lacquer } from "../materials/lacquer.ts";
import { dome } from "./dome.ts";
import { label } from "./label.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { ellipse } from "./outline.ts";
import { tube } from "./tube.ts";
import { type Flat, times, v } from "./vector.ts";

/** A bowl's radius at its plate. */
export const RADIUS = 18.6;

const bowlProfile: Flat[] = [
  [0, -24],
  [5, -23.5],
  [10.5, -21],
  [15, -16.6],
  [18, -10.6],
  [19, -5],
  [18.9, -1.4],
  [RADIUS, 0],
];

/** A veena's bowl of wood, its rim at y 0. */
export function bowl(body: Material, bone: Material): Group {
  const made = group(mesh(lathe(bowlProfile, { smooth: true, around: 120 }), body));
  // Carved ribs, and the band of bone below the plate.
  for (const n of times(16, (n) => n)) {
    const a = ((n + 0.5) / 16) * Math.PI * 2;
    const rib = bowlProfile.slice(1, -1).map(([r, y]) => v(Math.cos(a) * (r + 0.02), y, Math.sin(a) * (r + 0.02)));
    made.add(mesh(tube(rib, 0.16, { pieces: 28, around: 6 }), body));
  }
  for (const [radius, y, thick] of [
    [19.02, -1.9, 0.16],
    [18.75, -0.3, 0.34],
  ] as const) {
    const ring = times(64, (n) => v(Math.cos((n / 32) * Math.PI) * radius, y, Math.sin((n / 32) * Math.PI) * radius));
    made.add(mesh(tube(ring, thick, { closed: true, pieces: 160, around: 8 }), bone));
  }
  return made;
}

/** The wooden plate on a bowl, with its edging and the two rosettes of small holes. */
export function plate(face: Material, bone: Material): Group {
  const made = group(
    mesh(
      dome(
        ellipse(0, 0, RADIUS, RADIUS, 96),
        (t) => 0.3 + 0.5 * Math.sin((Math.min(1, t * 1.2) * Math.PI) / 2),
      ).rotateX(-Math.PI / 2),
      face,
    ),
    mesh(new RingGeometry(RADIUS - 1.25, RADIUS - 0.15, 96).rotateX(-Math.PI / 2), bone, v(0, 0.46, 0)),
  );
  for (const z of [-10.4, 10.4]) {
    const print = label(6.4, 6.4, (on) => {
      for (const [radius, colour, width] of [
        [3, "#efe6cf", 0.2],
        [2.7, "#1b1512", 0.1],
        [0.9, "#efe6cf", 0.12],
      ] as const) {
        on.strokeStyle = colour;
        on.lineWidth = width;
        on.beginPath();
        on.arc(0, 0, radius, 0, 7);
        on.stroke();
      }
      on.fillStyle = "#0c0908";
      for (const [count, radius, hole] of [
        [1, 0, 0.42],
        [8, 1.4, 0.26],
        [16, 2.2, 0.2],
      ] as const)
        for (let n = 0; n < count; n++) {
          on.beginPath();
          on.arc(
            Math.cos((n / count) * 2 * Math.PI) * radius,
            Math.sin((n / count) * 2 * Math.PI) * radius,
            hole,
            0,
            7,
          );
          on.fill();
        }
    });
    made.add(placed(print, { at: v(2, 0.84, z), turn: [-90, 0, 0] }));
  }
  return made;
}

const gourdProfile: Flat[] = [
  [0, -23.4],
  [5, -22.8],
  [9.6, -19.6],
  [11.6, -14.6],
  [10.8, -9.6],
  [7.6, -5.6],
  [5.2, -3.4],
  [4.6, 0],
];

/** The second resonator, of painted papier mâché, under the neck. */
export function gourd(colour: string, gilt: Material): Group {
  const paint = lacquer(colour, { clearcoat: 0.7 });
  const rings = [
    [11.62, -14.8, 0.16],
    [10.5, -9, 0.14],
    [10.3, -18.7, 0.14],
    [5.1, -3.2, 0.34],
  ] as const;
  return group(
    mesh(lathe(gourdProfile, { smooth: true, around: 96 }), paint),
    ...rings.map(([radius, y, thick]) =>
      mesh(
        tube(
          times(48, (n) => v(Math.cos((n / 24) * Math.PI) * radius, y, Math.sin((n / 24) * Math.PI) * radius)),
          thick,
          {
            closed: true,
            pieces: 120,
            around: 8,
          },
        ),
        gilt,
      ),
    ),
  );
}
