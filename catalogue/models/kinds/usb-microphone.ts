import { matt, plastic } from "../materials/lacquer.ts";
import { nickel, steel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { wireMesh } from "../materials/wireMesh.ts";
import { model } from "../model.ts";
import { fromTop } from "../parts/ballGrille.ts";
import { labelAround, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { panelKnob } from "../parts/panelKnob.ts";
import { jackSocket, lamp, usbSocket } from "../parts/socket.ts";
import { rod, tube } from "../parts/tube.ts";
import { type Flat, steps, v } from "../parts/vector.ts";

type Look = { body: string; wire: string; ink: string };

const RADIUS = 2.9;
/** Where the solid body ends and the mesh begins. */
const NECK = 9.4;
/** How high its lower end is over the table. */
const LIFT = 3.6;

function microphone({ body: color, wire, ink }: Look) {
  const enamel = physical({ color, roughness: 0.5, clearcoat: 0.25, clearcoatRoughness: 0.45 });
  const trim = steel({ roughness: 0.28 });
  const [dark, knob, mark] = [matt("#0a0a0b"), plastic("#232427", 0.4), plastic("#f2efe8")];
  const side: Flat[] = [
    [RADIUS - 0.05, NECK],
    [RADIUS - 0.05, NECK + 3.6],
  ];
  const dome = steps(16).map((t): Flat => {
    const a = (t * Math.PI) / 2;
    return [(RADIUS - 0.05) * Math.cos(a) ** 0.85, NECK + 3.6 + 2.6 * Math.sin(a)];
  });
  const net = wireMesh(wire, 0.2);
  const foam = [...side, ...dome].map(([r, y]): Flat => [r * 0.95, y - 0.06]);
  return group(
    mesh(
      lathe(
        [
          [0, 0],
          [1.6, 0],
          [2.4, 0.2],
          [2.75, 0.6],
          [RADIUS, 1.3],
          [RADIUS, NECK - 0.1],
          [RADIUS - 0.06, NECK],
        ],
        { around: 128, crease: 50 },
      ),
      enamel,
    ),
    mesh(lathe(side), net),
    mesh(fromTop(lathe(dome, { crease: 180 }), NECK + 6.2), net),
    mesh(lathe(foam, { crease: 180 }), matt("#1a1a1c")),
    mesh(
      lathe([
        [RADIUS - 0.1, NECK - 0.18],
        [RADIUS + 0.08, NECK - 0.14],
        [RADIUS + 0.08, NECK + 0.14],
        [RADIUS - 0.1, NECK + 0.18],
      ]),
      trim,
    ),
    labelAround(RADIUS + 0.01, 4, 1.6, (on) => {
      text(on, "NILGARA", { y: -0.2, size: 0.52, colour: ink, weight: 700, spacing: 0.06 });
      text(on, "Thinnai", { y: 0.45, size: 0.46, colour: ink, face: "serif", italic: true });
    }).translateY(5.7),
    mesh(rod(v(0, 7.7, RADIUS - 0.1), v(0, 7.7, RADIUS + 0.1), 0.5, 0.46, 32), plastic("#17181a", 0.3)),
    placed(lamp(0.17, "#3fd0a0"), { at: v(0, 7.7, RADIUS + 0.08) }),
    placed(panelKnob({ radius: 0.85, height: 0.9, material: knob, pointer: mark, grooves: 24, angle: 30 }), {
      at: v(0, 3, RADIUS - 0.12),
    }),
    labelAround(RADIUS + 0.01, 3, 0.5, (on) => text(on, "GAIN", { size: 0.3, colour: ink })).translateY(4.25),
    placed(usbSocket("C", trim, dark), { at: v(0, 2.2, -RADIUS), turn: [0, 180, 0] }),
    placed(jackSocket(trim, dark, true), { at: v(0, 4, -RADIUS), turn: [0, 180, 0] }),
  );
}

/** A microphone in a fork on a heavy round foot, for the table. */
export default model<Look>({
  finishes: {
    black: { body: "#232427", wire: "#6d6f73", ink: "#dcd8ce" },
    white: { body: "#ecebe6", wire: "#d6d6d4", ink: "#3b3d42" },
    teal: { body: "#14767c", wire: "#c9cbcc", ink: "#eef4f3" },
  },
  size: [11.6, 19.8, 11.6],
  camera: { azimuth: 22, elevation: 12, fill: 0.86 },
  angle: { azimuth: 205, elevation: 16, fill: 0.86 },
  close: { at: [0, 10.5, 2], across: 10, azimuth: 20, elevation: 12 },
  build(look) {
    const black = physical({ color: "#1b1c1f", metalness: 0.4, roughness: 0.5 });
    const metal = nickel();
    const pivot = LIFT + 5.6;
    const out = RADIUS + 0.75;
    const fork = [
      v(-out, pivot + 0.5, 0),
      v(-out, pivot - 1, 0),
      v(-out, LIFT + 1.2, 0),
      v(-out * 0.82, LIFT - 0.6, 0),
      v(-out * 0.35, LIFT - 1.25, 0),
      v(0, LIFT - 1.35, 0),
    ];
    const whole = [
      ...fork,
      ...fork
        .slice(0, -1)
        .reverse()
        .map((p) => v(-p.x, p.y, 0)),
    ];
    const foot: Flat[] = [
      [5.2, 0],
      [5.75, 0.06],
      [5.8, 0.25],
      [5.8, 0.8],
      [5.68, 1.02],
      [5.4, 1.12],
      [1.6, 1.35],
      [1.3, 1.5],
      [1.1, 2.1],
      [0, 2.1],
    ];
    return group(
      mesh(lathe(foot, { around: 128, crease: 50 }), black),
      mesh(tube(whole, 0.34, { around: 14 }), black),
      ...[-1, 1].flatMap((side) => [
        mesh(rod(v(side * (RADIUS - 0.1), pivot, 0), v(side * (out + 0.2), pivot, 0), 0.42), metal),
        placed(panelKnob({ radius: 0.9, height: 0.8, material: black, grooves: 24 }), {
          at: v(side * (out + 0.1), pivot, 0),
          turn: [0, side * 90, 0],
        }),
      ]),
      placed(microphone(look), { at: v(0, LIFT, 0) }),
    );
  },
});
