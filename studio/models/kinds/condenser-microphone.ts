import { Color, type Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { gold, nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { wireMesh } from "../materials/wireMesh.ts";
import { model } from "../model.ts";
import { fromTop } from "../parts/ballGrille.ts";
import { labelAround, text } from "../parts/label.ts";
import { curve, lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { foam, pencilPair } from "../parts/pencilPair.ts";
import { shockMount } from "../parts/shockMount.ts";
import { box } from "../parts/slab.ts";
import { tableStand } from "../parts/tableStand.ts";
import { rod, tube } from "../parts/tube.ts";
import { type Flat, times, v } from "../parts/vector.ts";

type Look = {
  body: () => Material;
  wire: string;
  trim: () => Material;
  ink: string;
  name: readonly [string, string];
  /** The three patterns' switch below the mesh. */
  patterns?: boolean;
  /** Two slim ones on a bar instead of a large one. */
  pair?: true;
};

const RADIUS = 2.5;
/** Where the body ends and the mesh begins. */
const NECK = 11.6;

/** A large capsule with two gilt diaphragms, its face to z, on its post. */
function capsule() {
  const [gilt, hard, dark] = [gold({ roughness: 0.28 }), plastic("#d8d2c2", 0.4), matt("#141415")];
  const screws = times(10, (n) => (n / 10) * Math.PI * 2);
  return group(
    mesh(rod(v(0, -3.2, 0), v(0, -1.4, 0), 0.4, 0.5), dark),
    mesh(rod(v(0, 0, -0.36), v(0, 0, 0.36), 1.62, undefined, 64), hard),
    ...[1, -1].map((side) =>
      group(
        mesh(rod(v(0, 0, side * 0.3), v(0, 0, side * 0.42), 1.5, undefined, 64), gilt),
        mesh(rod(v(0, 0, side * 0.4), v(0, 0, side * 0.46), 0.14, undefined, 16), dark),
        ...screws.map((a) =>
          mesh(
            rod(
              v(Math.sin(a) * 1.34, Math.cos(a) * 1.34, side * 0.4),
              v(Math.sin(a) * 1.34, Math.cos(a) * 1.34, side * 0.47),
              0.08,
              undefined,
              10,
            ),
            dark,
          ),
        ),
      ),
    ),
  );
}

/** The mesh head, from y 0 up, with its bands. */
function head(wire: string, trim: Material) {
  const side: Flat[] = [
    [2.42, 0],
    [2.44, 4.7],
  ];
  const dome = curve([
    [2.44, 4.7],
    [2.38, 5.7],
    [1.98, 6.5],
    [1.1, 6.9],
    [0, 7],
  ]);
  const net = wireMesh(wire, 0.26, "open");
  const fine = wireMesh(wire, 0.09, "open", { roughness: 0.6, color: new Color(wire).multiplyScalar(0.3) });
  const within = (profile: readonly Flat[]): Flat[] => profile.map(([r, y]) => [r * 0.95, y - 0.06]);
  const arch = [...dome].reverse().map(([r, y]) => v(r + 0.05, y + 0.04, 0));
  const whole = [...arch.map((p) => v(-p.x, p.y, 0)).reverse(), ...arch.slice(1)];
  return group(
    mesh(lathe(side), net),
    mesh(fromTop(lathe(dome, { crease: 180 }), 7), net),
    mesh(lathe(within(side)), fine),
    mesh(fromTop(lathe(within(dome), { crease: 180 }), 6.94), fine),
    mesh(
      tube([v(-2.5, 0, 0), v(-2.5, 4.7, 0), ...whole, v(2.5, 4.7, 0), v(2.5, 0, 0)], 0.13, { straight: true }),
      trim,
    ),
    mesh(
      lathe([
        [2.42, 3.02],
        [2.56, 3.08],
        [2.56, 3.32],
        [2.42, 3.38],
        [2.42, 3.02],
      ]),
      trim,
    ),
    mesh(
      lathe([
        [2.42, -0.2],
        [2.62, -0.14],
        [2.62, 0.26],
        [2.42, 0.34],
      ]),
      trim,
    ),
    placed(capsule(), { at: v(0, 3.9, 0) }),
  );
}

const slide = (dark: Material, metal: Material) =>
  group(mesh(box(1.3, 0.5, 0.1, 0.24, 0.03), dark), mesh(box(0.42, 0.34, 0.26, 0.1), metal, v(0, 0, 0.06)));

const silver = {
  body: () => physical({ color: "#c9c6bf", metalness: 1, roughness: 0.4 }),
  wire: "#dddbd5",
  trim: () => nickel({ color: "#d0cdc6", roughness: 0.24 }),
  ink: "#26262a",
};
const black = {
  body: () => physical({ color: "#2e2f33", metalness: 0.5, roughness: 0.46 }),
  wire: "#4a4b4f",
  trim: () => physical({ color: "#2a2b2f", metalness: 0.8, roughness: 0.36 }),
  ink: "#d9b25f",
};

/** A side-address microphone in its elastic mount, or two pencils on a bar, on a table stand. */
export default model<Look>({
  finishes: {
    silver: { ...silver, name: ["NILGARA", "Venmai"] },
    black: { ...black, name: ["NILGARA", "Venmai"] },
    "silver-pair": { ...silver, name: ["BREKKEVIK", "Siv"], pair: true },
    "black-pair": { ...black, name: ["BREKKEVIK", "Siv"], pair: true },
    grey: {
      body: () => physical({ color: "#7d8187", metalness: 0.75, roughness: 0.46 }),
      wire: "#b9bcc0",
      trim: () => nickel({ color: "#a9acb0", roughness: 0.28 }),
      ink: "#15171a",
      name: ["BREKKEVIK", "Tremorn"],
      patterns: true,
    },
  },
  size: [12.6, 25.3, 18.4],
  camera: { azimuth: -24, elevation: 8, fill: 0.9 },
  angle: { azimuth: 140, elevation: 14, fill: 0.9 },
  close: { at: [0, 20, 0], across: 10, azimuth: -12, elevation: 8 },
  build({ body: make, wire, trim: finish, ink, name, patterns, pair }) {
    const [body, trim, dark] = [make(), finish(), plastic("#121315", 0.5)];
    const chromed = nickel();
    const stand = (height: number) =>
      tableStand({
        radius: 6.3,
        height,
        plate: physical({ color: "#191a1d", metalness: 0.4, roughness: 0.5 }),
        pole: dark,
        joint: chromed,
      });
    if (pair)
      return placed(
        group(
          stand(13),
          placed(pencilPair({ body, trim, wire, ink, name }), { at: v(0, 14, 0) }),
          placed(foam(), { at: v(8.4, 0, 5) }),
          placed(foam(), { at: v(12.8, 0, 2.6) }),
        ),
        { at: v(11, 4, -4) },
      );
    const microphone = group(
      mesh(
        lathe(
          [
            [0, 0],
            [1.0, 0],
            [1.08, 0.08],
            [1.1, 1.5],
            [1.5, 1.75],
            [2.0, 2.3],
            [2.34, 2.9],
            [RADIUS, 3.4],
            [RADIUS, NECK],
            [2.42, NECK + 0.1],
          ],
          { around: 128, crease: 50 },
        ),
        body,
      ),
      mesh(
        lathe([
          [RADIUS - 0.02, 3.9],
          [RADIUS + 0.04, 3.94],
          [RADIUS + 0.04, 4.14],
          [RADIUS - 0.02, 4.18],
        ]),
        trim,
      ),
      placed(head(wire, trim), { at: v(0, NECK + 0.2, 0) }),
      placed(
        labelAround(RADIUS + 0.02, 3.6, 1.9, (on) => {
          if (patterns) {
            on.strokeStyle = ink;
            on.lineWidth = 0.06;
            for (const [n, x] of [-0.55, 0, 0.55].entries()) {
              on.beginPath();
              if (n === 0) on.arc(x, -0.5, 0.14, 0, 7);
              else if (n === 1) on.ellipse(x, -0.53, 0.15, 0.11, 0, 0, 7);
              else {
                on.arc(x, -0.58, 0.075, 0, 7);
                on.moveTo(x + 0.075, -0.42);
                on.arc(x, -0.42, 0.075, 0, 7);
              }
              on.stroke();
            }
          }
          text(on, name[0], { y: 0.1, size: 0.42, colour: ink, weight: 700, spacing: 0.05 });
          text(on, name[1], { y: 0.6, size: 0.4, colour: ink, face: "serif", italic: true });
        }),
        { at: v(0, patterns ? 9.5 : 10, 0) },
      ),
    );
    if (patterns) microphone.add(placed(slide(dark, chromed), { at: v(0, 10.75, RADIUS - 0.02) }));
    const cage = shockMount({
      inner: RADIUS,
      outer: 5.3,
      height: 5.6,
      frame: dark,
      cord: matt("#26272a"),
      metal: chromed,
    });
    return group(
      placed(group(microphone, placed(cage, { at: v(0, 5.6, 0) })), { at: v(0, 6.4, 0) }),
      placed(stand(11.4), { at: v(0, 0, -6.5) }),
    );
  },
});
