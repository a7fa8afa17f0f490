import { MeshPhysicalMaterial } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { chrome } from "../materials/metals.ts";
import { paints } from "../materials/paints.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { headBothSides } from "../parts/guitarHead.ts";
import { label, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { plate, roundRect } from "../parts/outline.ts";
import { ribbon } from "../parts/ribbon.ts";
import { rounded } from "../parts/rounded.ts";
import { box, slab } from "../parts/slab.ts";
import { rod } from "../parts/tube.ts";
import { times, v } from "../parts/vector.ts";

type Look = {
  body: string;
  ink: string;
  name: string;
  /** What its screen says: the note, and small beside it. */
  note: string;
  beside: string;
  /** Degrees that the display is turned sideways. */
  turned: number;
  /** Clamped on a guitar's head, from its side. */
  onHead?: true;
};

/** The lit screen: a scale of bars from flat to sharp, a needle, the note. */
const screen = (note: string, beside: string) => (on: CanvasRenderingContext2D, width: number, height: number) => {
  on.fillStyle = "#07090d";
  on.fillRect(-width / 2, -height / 2, width, height);
  for (const n of times(17, (k) => k)) {
    const a = ((n - 8) / 8) * 1.02;
    const colour = n === 8 ? "#4df08a" : Math.abs(n - 8) < 4 ? "#f4c34a" : "#f0604d";
    on.strokeStyle = colour;
    on.lineWidth = n === 8 ? 0.13 : 0.075;
    const [inner, outer] = [1.62, n % 4 === 0 ? 2.05 : 1.9];
    on.beginPath();
    on.moveTo(Math.sin(a) * inner, 1.12 - Math.cos(a) * inner);
    on.lineTo(Math.sin(a) * outer, 1.12 - Math.cos(a) * outer);
    on.stroke();
  }
  on.strokeStyle = "#4df08a";
  on.lineWidth = 0.06;
  on.beginPath();
  on.moveTo(0.02, 0);
  on.lineTo(0.04, -0.42);
  on.stroke();
  text(on, note, { x: 0, y: 0.56, size: 1.25, colour: "#4df08a", weight: 700 });
  text(on, beside, { x: 1.42, y: 0.92, size: 0.5, colour: "#9fd8ff", weight: 600 });
  text(on, "440 Hz", { x: -1.36, y: 0.98, size: 0.3, colour: "#9fd8ff" });
};

/** What is printed on it shines by itself. */
function lit(print: ReturnType<typeof label>) {
  for (const surface of [print.material].flat())
    if (surface instanceof MeshPhysicalMaterial) {
      surface.emissive.set("#ffffff");
      surface.emissiveMap = surface.map;
      surface.emissiveIntensity = 0.6;
    }
  return print;
}

/** The display, facing z, its middle at the origin. */
const display = ({ body, ink, name, note, beside }: Look) =>
  group(
    mesh(rounded(slab(plate(roundRect(5.6, 4, 0.8, 20)), 1.1, 0.28, 8)), plastic(body, 0.34), v(0, 0, -0.55)),
    mesh(box(5, 3.05, 0.1, 0.4, 0.04), plastic("#0b0c0f", 0.15), v(0, 0.22, 0.54)),
    placed(
      lit(
        label(4.5, 2.6, screen(note, beside), {
          roughness: 0.3,
          clearcoat: 0.2,
          clearcoatRoughness: 0.1,
        }),
      ),
      { at: v(0, 0.22, 0.596) },
    ),
    placed(
      label(3, 0.5, (on) => text(on, name, { size: 0.3, colour: ink, spacing: 0.12, weight: 600 })),
      { at: v(0, -1.62, 0.556) },
    ),
    mesh(
      lathe(
        [
          [0, 0],
          [0.42, 0],
          [0.42, 0.26],
          [0.34, 0.34],
          [0, 0.34],
        ],
        { around: 32 },
      ).rotateZ(-Math.PI / 2),
      plastic("#2a2c30"),
      v(2.76, 0.4, 0),
    ),
  );

const upper = slab(
  plate(
    ribbon(
      [
        [-2.9, 2.5, 0.5],
        [-1.7, 1.5, 0.62],
        [0, 0.95, 0.8],
        [2, 1.25, 0.55],
        [3.6, 0.85, 0.5],
      ],
      120,
    ),
  ),
  2.2,
  0.18,
  10,
).translate(0, 0, -1.1);
const lower = slab(
  plate(
    ribbon(
      [
        [-2.9, -2, 0.5],
        [-1.7, -1, 0.62],
        [0, -0.45, 0.8],
        [2, -1.1, 0.55],
        [3.6, -0.8, 0.5],
      ],
      120,
    ),
  ),
  2.2,
  0.18,
  10,
).translate(0, 0, -1.1);

/** The clip seen from its side: jaws to +x, handles to -x. */
function clip(body: string) {
  const [dark, pad] = [plastic(body, 0.4), matt("#26272a")];
  return group(
    mesh(upper, dark),
    mesh(lower, dark),
    placed(mesh(box(1.5, 0.34, 2, 0.15, 0.08), pad), { at: v(3.4, 0.52, 0), turn: [0, 0, -8] }),
    placed(mesh(box(1.5, 0.34, 2, 0.15, 0.08), pad), { at: v(3.4, -0.5, 0), turn: [0, 0, 6] }),
    mesh(rod(v(0, 0.25, -1.16), v(0, 0.25, 1.16), 0.3), chrome()),
  );
}

/** The tuner: its clip's jaws hang down over a head that is 1.5 cm thick, its display in front above it. */
const tuner = (look: Look) =>
  group(
    placed(clip(look.body), { at: v(0, 3.7, -0.05), turn: [0, 90, -90] }),
    mesh(rod(v(0, 4.6, 1), v(0, 5.2, 1.7), 0.34), plastic("#2a2c30")),
    mesh(
      lathe(
        [
          [0, -0.55],
          [0.4, -0.4],
          [0.55, 0],
          [0.4, 0.4],
          [0, 0.55],
        ],
        { smooth: true, around: 32 },
      ),
      plastic("#2a2c30"),
      v(0, 5.3, 1.75),
    ),
    placed(display(look), { at: v(0, 5.9, 2.75), turn: [-8, 0, look.turned] }),
  );

export default model<Look>({
  finishes: {
    white: { body: "#ece9e1", ink: "#4a4a4c", name: "MARLPIT", note: "A", beside: "5", turned: 26 },
    teal: { body: paints.teal, ink: "#e6f2f2", name: "MARLPIT", note: "A", beside: "5", turned: 0 },
    black: { body: "#222327", ink: "#c9cbd0", name: "TUNER", note: "Sa", beside: "Pa", turned: -90, onHead: true },
  },
  size: [6.2, 9.1, 6.4],
  camera: { azimuth: -26, elevation: 12, fill: 0.8 },
  angle: { azimuth: -118, elevation: 14, fill: 0.8 },
  close: { azimuth: -12, elevation: 8, at: [0, 5.4, 3], across: 8.5 },
  build(look) {
    if (!look.onHead) return tuner(look);
    const neck = wood("mahogany", { across: 14, along: 40 });
    return group(
      placed(headBothSides(neck, chrome(), "", { aSide: 2, step: 3.4 }), { at: v(8.7, -5.3, -0.6) }),
      placed(tuner(look), { at: v(5.9, 5.7, 0.1), turn: [0, 0, 90] }),
    );
  },
});
