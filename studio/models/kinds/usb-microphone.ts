import { cloth } from "../materials/cloth.ts";
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
import { jackSocket, lamp, usbSocket, xlrSocket } from "../parts/socket.ts";
import { rod, tube } from "../parts/tube.ts";
import { type Flat, steps, v } from "../parts/vector.ts";

/** A condenser on its foot that is spoken to from the side; or a dynamic one in a yoke, spoken to at its end. */
type Look = { body: string; wire: string; ink: string } | "dynamic";

const RADIUS = 2.9;
/** Where the solid body ends and the mesh begins. */
const NECK = 9.4;
/** How high its lower end is over the table. */
const LIFT = 3.6;

function microphone({ body: color, wire, ink }: Exclude<Look, string>) {
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
          [2.1, 0.08],
          [2.45, 0.26],
          [2.7, 0.56],
          [2.85, 0.94],
          [RADIUS, 1.36],
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

/** Where the yoke of the dynamic one holds it, and its radius. */
const [HOLD, BARREL] = [4.6, 2.55];

/** A broadcaster's microphone, its sockets at y 0, its foam cover at y 17.6; its name runs along it in front. */
function broadcaster() {
  const enamel = physical({ color: "#222326", roughness: 0.5, clearcoat: 0.25, clearcoatRoughness: 0.45 });
  const [dark, metal, trim] = [matt("#0a0a0b"), nickel(), steel({ roughness: 0.28 })];
  const foam = steps(17).map((t): Flat => {
    const a = (t * Math.PI) / 2;
    return [3.05 * Math.cos(a) ** 0.6, 14.9 + 2.7 * Math.sin(a) ** 0.9];
  });
  return group(
    mesh(
      lathe(
        [
          [0, 0],
          [2.1, 0],
          [2.29, 0.06],
          [2.43, 0.2],
          [2.52, 0.4],
          [BARREL, 0.65],
          [BARREL, 11.2],
          [2.3, 11.6],
        ],
        { around: 96, crease: 40 },
      ),
      enamel,
    ),
    ...[1.5, 10.9].map((y) =>
      mesh(
        lathe([
          [BARREL - 0.1, y - 0.14],
          [BARREL + 0.05, y - 0.1],
          [BARREL + 0.05, y + 0.1],
          [BARREL - 0.1, y + 0.14],
        ]),
        trim,
      ),
    ),
    mesh(
      lathe([[2.2, 11.3], [2.6, 11.3], [2.95, 11.5], ...foam], { around: 96, crease: 60 }),
      cloth("#2b2c2f", 0.05, { sheen: 0.6 }),
    ),
    placed(
      labelAround(BARREL + 0.01, 1.8, 4.4, (on) => {
        on.rotate(Math.PI / 2);
        text(on, "NILGARA", { y: -0.22, size: 0.66, colour: "#dcd8ce", weight: 700, spacing: 0.08 });
        text(on, "Kelvi", { y: 0.5, size: 0.6, colour: "#dcd8ce", face: "serif", italic: true });
      }),
      { at: v(0, 8.1, 0) },
    ),
    placed(
      group(
        placed(xlrSocket("output", { plate: enamel, dark, metal }), { at: v(0, 0.3, 0), scale: [0.9, 0.9, 0.9] }),
        placed(usbSocket("C", trim, dark), { at: v(0, -1.85, 0) }),
      ),
      { turn: [90, 0, 0] },
    ),
  );
}

/** The dynamic microphone in its yoke, which stands on the thread it is screwed on a boom with. */
function inYoke() {
  const black = physical({ color: "#1b1c1f", metalness: 0.4, roughness: 0.5 });
  const [out, pivot, low] = [BARREL + 0.7, 7.4, 2.9];
  const yoke = [
    v(0, pivot + 0.4, -out),
    v(0, pivot - 1.4, -out),
    v(0, low + 1.6, -out),
    v(0, low + 0.3, -out * 0.72),
    v(0, low, -out * 0.3),
    v(0, low, 0),
  ];
  const whole = [
    ...yoke,
    ...yoke
      .slice(0, -1)
      .reverse()
      .map((p) => v(0, p.y, -p.z)),
  ];
  return group(
    mesh(rod(v(0, 0, 0), v(0, 2.4, 0), 1.35, undefined, 48), black),
    mesh(rod(v(0, 0.3, 0), v(0, 0.6, 0), 1.42, undefined, 48), nickel()),
    mesh(rod(v(0, 2.3, 0), v(0, low + 0.2, 0), 0.9, 0.7, 32), black),
    mesh(tube(whole, 0.46, { around: 16 }), black),
    ...[-1, 1].flatMap((side) => [
      mesh(rod(v(0, pivot, side * (BARREL - 0.2)), v(0, pivot, side * (out + 0.2)), 0.5), nickel()),
      mesh(rod(v(0, pivot, side * (out - 0.4)), v(0, pivot, side * (out + 0.4)), 0.9, undefined, 32), black),
      placed(panelKnob({ radius: 1, height: 0.9, material: black, grooves: 24 }), {
        at: v(0, pivot, side * (out + 0.35)),
        turn: [0, side > 0 ? 0 : 180, 0],
      }),
    ]),
    placed(group(placed(broadcaster(), { at: v(0, -HOLD, 0) })), { at: v(0, pivot, 0), turn: [0, 0, 78] }),
  );
}

/** A microphone in a fork on a heavy round foot, for the table. */
export default model<Look>({
  finishes: {
    black: { body: "#232427", wire: "#6d6f73", ink: "#dcd8ce" },
    white: { body: "#ecebe6", wire: "#d6d6d4", ink: "#3b3d42" },
    teal: { body: "#14767c", wire: "#c9cbcc", ink: "#eef4f3" },
    "black-dynamic": "dynamic",
  },
  size: [11.6, 19.8, 11.6],
  camera: { azimuth: 22, elevation: 12, fill: 0.86 },
  angle: { azimuth: 205, elevation: 16, fill: 0.86 },
  close: { at: [0, 10.5, 2], across: 10, azimuth: 20, elevation: 12 },
  build(look) {
    // Put where the closer look is.
    if (look === "dynamic") return placed(group(placed(inYoke(), { turn: [0, 40, 0] })), { at: v(2.6, 2.6, -2) });
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
        mesh(rod(v(side * (out - 0.3), pivot, 0), v(side * (out + 0.3), pivot, 0), 0.85, undefined, 32), black),
        placed(panelKnob({ radius: 0.9, height: 0.8, material: black, grooves: 24 }), {
          at: v(side * (out + 0.1), pivot, 0),
          turn: [0, side * 90, 0],
        }),
      ]),
      placed(microphone(look), { at: v(0, LIFT, 0) }),
    );
  },
});
