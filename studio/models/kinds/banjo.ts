import type { Group, Material } from "three";
import { ivory, lacquer, matt, pearl } from "../materials/lacquer.ts";
import { chrome, nickel } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { drumHead } from "../parts/drumHead.ts";
import { headBothSides, post } from "../parts/guitarHead.ts";
import { guitarNeck } from "../parts/guitarNeck.ts";
import { lathe } from "../parts/lathe.ts";
import { loft } from "../parts/loft.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { cornered, ellipse, plate } from "../parts/outline.ts";
import { box, slab } from "../parts/slab.ts";
import { stringing } from "../parts/stringing.ts";
import { abreast, fretAt } from "../parts/strings.ts";
import { rod, tube } from "../parts/tube.ts";
import { at, type Flat, mix, ramp, steps, times, v } from "../parts/vector.ts";

const DEPTH = 7;
const POT = 14;
const MIDDLE = 14.6;
const SADDLE = 10.8;
const SCALE = 66.5;
const NUT = SADDLE + SCALE;
const HOOKS = 24;
const FRETS = 22;
const HEAD = { aSide: 2, step: 4.6, wide: 0.85 };
const FIFTH = NUT - fretAt(5, SCALE);
const END = NUT - fretAt(FRETS, SCALE) - 0.4;
const HEEL = MIDDLE + POT + 1;
const WIDTHS = [3.3, 4.8] as const;
/** How much wider the neck is on the fifth string's side, below its peg. */
const WIDER = 0.65;
const BOARD = 0.6;

/** A turned ring round the pot; heights are measured from the skin. */
const ring = (profile: readonly Flat[]) => lathe([...profile, at(profile, 0)], { around: 128 }).rotateX(Math.PI / 2);

/** The bowl behind the pot that throws the sound forward, and the flange between both; heights from the skin. */
function resonator(shell: Material, metal: Material, binding: Material): Group {
  const arc = (radius: number, from: number, to: number) =>
    steps(9, from, to).map((a): Flat => [Math.sin(a) * radius, Math.cos(a) * radius]);
  const slots = times(HOOKS, (n) => {
    const a = (n / HOOKS) * Math.PI * 2;
    return cornered([...arc(15.3, a - 0.085, a + 0.085), ...arc(16.4, a + 0.085, a - 0.085)]);
  });
  const flange = plate(ellipse(0, 0, 17.1, 17.1, 144), [ellipse(0, 0, 14, 14, 144), ...slots]);
  const edge = (height: number) =>
    ring([
      [17.2, height],
      [17.6, height],
      [17.6, height - 0.45],
      [17.2, height - 0.45],
    ]);
  return group(
    mesh(slab(flange, 0.3, 0.08), metal, v(0, 0, -3.9)),
    mesh(
      ring([
        [16.8, -3.5],
        [17.5, -3.5],
        [17.5, -8.7],
        [16.8, -8.7],
      ]),
      shell,
    ),
    mesh(edge(-3.4), binding),
    mesh(edge(-8.3), binding),
    mesh(slab(plate(ellipse(0, 0, 17.45, 17.45, 144)), 0.6, 0.25), shell, v(0, 0, -9.2)),
  );
}

/** What the neck is wider by from the fifth string's peg down: wood, fingerboard and the ends of the frets. */
function shoulder(face: number, wooden: Material, board: Material): Group {
  const half = (y: number) => mix(WIDTHS[0], WIDTHS[1], (NUT - y) / (NUT - END)) / 2;
  const wire = nickel();
  const edge = (y: number, more: number): Flat => [-half(y) - more, y];
  const outline = cornered([
    [-1.2, END],
    edge(END, WIDER),
    edge(FIFTH - 0.1, WIDER),
    ...steps(9, 0, 1).map((t) => edge(FIFTH + t * 2.2, WIDER * (1 - ramp(0, 1, t)) - 0.02)),
    [-1.2, FIFTH + 2.2],
  ]);
  // The round of the neck's back, moved aside.
  const section = (y: number, depth: number, more: number) =>
    steps(25, 0, Math.PI).map((a) =>
      v(Math.cos(a) * (half(y) * 0.97 + more / 2) - more / 2, y, face - Math.sin(a) ** 0.8 * depth),
    );
  return group(
    mesh(
      loft([
        section(HEEL - 0.6, 3, WIDER),
        section(HEEL + 4.8, 2.3, WIDER),
        section(FIFTH - 0.1, 2, WIDER),
        section(FIFTH + 1.1, 1.95, WIDER / 2),
        section(FIFTH + 2.2, 1.9, 0),
      ]),
      wooden,
    ),
    mesh(slab(plate(outline), BOARD, 0.06), board, v(0, 0, face + 0.003)),
    ...times(FRETS - 5, (n) => {
      const y = NUT - fretAt(n + 6, SCALE);
      return mesh(
        rod(v(-half(y) - WIDER + 0.05, y, face + BOARD), v(-half(y) + 0.1, y, face + BOARD), 0.1, 0.1, 8),
        wire,
      );
    }),
  );
}

export default model<{ neck: Wood }>({
  finishes: { maple: { neck: "flamed" } },
  size: [35.2, 94.8, 11],
  camera: { azimuth: 22, elevation: 6, fill: 0.9 },
  angle: { azimuth: 206, elevation: 7, fill: 0.9 },
  close: { at: [0, 12, 8], across: 27, azimuth: 30, elevation: 14 },
  build({ neck }) {
    const metal = chrome();
    const [bone, shell] = [ivory(), wood(neck, { across: 16, along: 30, gloss: 0.9 })];
    const neckWood = wood(neck, { across: 8, along: 60, gloss: 0.7 });
    const head = placed(
      headBothSides(neckWood, metal, "Tidewell", {
        ...HEAD,
        face: lacquer("#131110", { roughness: 0.55, clearcoat: 0.2, clearcoatRoughness: 0.3 }),
        button: pearl(),
      }),
      {
        at: v(0, NUT + 0.4, DEPTH + 0.55),
        turn: [-13, 0, 0],
      },
    );
    head.updateMatrix();
    const face = DEPTH + 0.15;
    const board = wood("ebony", { across: 12, along: 40, gloss: 0.1 });
    const hooks = times(HOOKS, (n) => {
      const angle = ((n + 0.5) / HOOKS) * Math.PI * 2;
      const hook = group(
        mesh(
          tube([v(0, POT + 0.4, 0.1), v(0, POT + 0.85, 0.18), v(0, POT + 0.95, -0.4), v(0, POT + 0.95, -4.4)], 0.17, {
            around: 8,
          }),
          metal,
        ),
        mesh(rod(v(0, POT + 0.95, -4.2), v(0, POT + 0.95, -5), 0.32, 0.32, 6), metal),
        mesh(box(0.9, 0.9, 1, 0.3), metal, v(0, POT + 0.4, -3.6)),
      );
      return placed(hook, { turn: [0, 0, (angle * 180) / Math.PI] });
    });
    const pot = group(
      mesh(
        ring([
          [12.6, -0.9],
          [13.9, -0.9],
          [14, -1.2],
          [14, -6.6],
          [13.8, -7],
          [12.6, -7],
        ]),
        shell,
      ),
      placed(drumHead({ radius: 13.6, skin: matt("#f6f4ec", { roughness: 0.6 }) }), { turn: [90, 0, 0] }),
      mesh(
        ring([
          [13.75, -0.9],
          [13.75, 0.1],
          [14.4, 0.16],
          [14.55, 0.05],
          [14.55, -0.9],
        ]),
        metal,
      ),
      ...hooks,
      resonator(shell, metal, bone),
    );
    const across = { saddle: abreast(5, 4.2), nut: abreast(4, 2.5) };
    return group(
      placed(pot, { at: v(0, MIDDLE, DEPTH) }),
      // The tailpiece, with the bar that holds the strings' ends down.
      mesh(box(2.6, 7.1, 0.3, 0.5, 0.12), metal, v(0, 2.85, DEPTH + 0.75)),
      mesh(box(2.6, 0.7, 0.5, 0.12), metal, v(0, 5.6, DEPTH + 1.05)),
      mesh(box(2, 0.3, 4.2, 0.1), metal, v(0, -0.55, DEPTH - 1.2)),
      mesh(box(7, 0.45, 0.4, 0.15), wood("ebony", { gloss: 0.2 }), v(0, SADDLE, DEPTH + 1.5)),
      ...[-3, 0, 3].map((x) =>
        mesh(box(0.8, 0.6, 1.35, 0.15), wood("maple", { gloss: 0.1 }), v(x, SADDLE, DEPTH + 0.66)),
      ),
      guitarNeck({
        nut: NUT,
        end: END,
        joint: HEEL,
        scale: SCALE,
        frets: FRETS,
        widths: WIDTHS,
        face,
        heel: 6,
        wood: neckWood,
        board,
        dots: { at: [3, 5, 7, 10, 12, 15, 17, 19], material: pearl() },
        nutMaterial: bone,
      }),
      shoulder(face, neckWood, board),
      mesh(rod(v(-2.1, FIFTH + 0.6, face - 0.4), v(-2.1, FIFTH + 0.6, face + 1.1), 0.28), metal),
      mesh(rod(v(-1.6, FIFTH + 0.6, face - 0.3), v(-4, FIFTH + 0.6, face - 0.3), 0.2), metal),
      placed(mesh(box(0.8, 1.7, 1, 0.35), pearl()), { at: v(-4.2, FIFTH + 0.6, face - 0.3) }),
      head,
      // From the fourth string, the only one that is wound, to the first; then the short fifth.
      stringing([0.052, 0.038, 0.03, 0.024, 0.024], 1, (n) => {
        const x = at(across.saddle, (n + 1) % 5);
        const start = [v(x * 0.4, 5.6, DEPTH + 1), v(x, SADDLE, DEPTH + 1.74)];
        if (n === 4) return [...start, v(-2.05, FIFTH + 0.6, face + 0.95)];
        return [
          ...start,
          v(at(across.nut, n), NUT + 0.25, face + 0.98),
          v(...post(n, HEAD), 1.1).applyMatrix4(head.matrix),
        ];
      }),
    );
  },
});
