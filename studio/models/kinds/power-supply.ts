import type { Group } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { blackMetal, nickel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { model } from "../model.ts";
import { label, text } from "../parts/label.ts";
import { legends } from "../parts/legends.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, plate, roundRect } from "../parts/outline.ts";
import { plugInAdaptor } from "../parts/plugInAdaptor.ts";
import { bar, box, slab } from "../parts/slab.ts";
import { lamp } from "../parts/socket.ts";
import { rod } from "../parts/tube.ts";
import { times, v } from "../parts/vector.ts";

const [WIDTH, HEIGHT, DEPTH] = [19, 3, 8];
const place = (n: number): number => (n - 3.5) * 2.15 - 0.35;

/** A socket for a 5.5 mm barrel plug: a square frame, a round hole, the pin in it. */
const barrel = () =>
  group(
    mesh(slab(plate(roundRect(1.3, 1.2, 0.2), [ellipse(0, 0, 0.42)]), 0.3, 0.06), plastic("#0d0d0e", 0.4)),
    mesh(rod(v(0, 0, 0), v(0, 0, 0.04), 0.46, undefined, 24), matt("#040404")),
    mesh(rod(v(0, 0, 0), v(0, 0, 0.24), 0.1, undefined, 12), nickel()),
  );

/** The front: eight outputs, a green light over each, a voltage switch under the last two. */
function front(ink: string) {
  const print = legends(ink, { size: 0.26, weight: 600 });
  return group(
    ...times(8, (n) => {
      const switched = n > 5;
      return group(
        placed(barrel(), { at: v(place(n), 0.06, 0) }),
        placed(lamp(0.15, "#3ce06a"), { at: v(place(n), 0.96, 0) }),
        print(switched ? "9·12·18 V" : "300 mA", place(n), -1),
        ...(switched
          ? [
              mesh(box(0.26, 0.9, 0.1, 0.06), matt("#050505"), v(place(n) - 1.02, 0.06, 0)),
              mesh(box(0.2, 0.26, 0.3, 0.05), plastic("#e9e6df"), v(place(n) - 1.02, 0.3, 0.05)),
            ]
          : []),
      );
    }),
    placed(lamp(0.2, "#4aa8ff"), { at: v(8.58, 0.85, 0) }),
    print("MAINS", 8.58, 0.36),
  );
}

/** A slim supply for eight pedals. */
function isolated(colour: string, ink: string): Group {
  const body = physical({ color: colour, metalness: 0.5, roughness: 0.46 });
  const fins = bar(
    [
      [0, 0],
      [0.18, 0],
      [0.18, 0.34],
      [0, 0.34],
    ],
    WIDTH - 3,
    0.05,
  );
  const top = group(
    placed(
      label(11, 2.6, (on) => {
        text(on, "Hearth 8", { x: 0, y: -0.3, size: 1.5, colour: ink, face: "serif", italic: true });
        text(on, "ISOLATED PEDAL POWER", { y: 0.85, size: 0.36, colour: ink, weight: 600, spacing: 0.12 });
      }),
      { at: v(-2.6, -1.2, 0.02) },
    ),
    placed(
      label(4, 1, (on) => text(on, "TINLARK", { size: 0.62, colour: ink, weight: 700, spacing: 0.12 })),
      { at: v(6.6, -1.2, 0.02) },
    ),
  );
  return group(
    mesh(slab(plate(roundRect(WIDTH, HEIGHT, 0.4)), DEPTH, 0.18).translate(0, HEIGHT / 2 + 0.3, -DEPTH / 2), body),
    mesh(
      box(WIDTH - 0.5, HEIGHT - 0.5, 0.2, 0.3, 0.06),
      blackMetal({ color: "#121214" }),
      v(0, HEIGHT / 2 + 0.3, DEPTH / 2),
    ),
    placed(front(ink), { at: v(0, HEIGHT / 2 + 0.35, DEPTH / 2 + 0.1) }),
    ...times(5, (n) => mesh(fins, body, v(-(WIDTH - 3) / 2, HEIGHT + 0.1, -0.9 - n * 0.55))),
    placed(top, { at: v(0, HEIGHT + 0.31, 0.9), turn: [-90, 0, 0] }),
    placed(
      group(
        mesh(box(WIDTH - 0.5, HEIGHT - 0.5, 0.2, 0.3, 0.06), blackMetal({ color: "#121214" })),
        mesh(slab(plate(roundRect(2.1, 1.7, 0.6)), 0.3, 0.08), plastic("#0d0d0e"), v(6, 0, 0.1)),
        ...[-0.4, 0.4].map((x) => mesh(rod(v(6 + x, 0, 0.2), v(6 + x, 0, 0.5), 0.12, undefined, 12), nickel())),
        placed(
          label(9, 1.6, (on) => {
            text(on, "INPUT 100–260 V ~ 50/60 Hz", { y: -0.35, size: 0.4, colour: ink });
            text(on, "6 × 9 V 300 mA   2 × 9/12/18 V", { y: 0.35, size: 0.4, colour: ink });
          }),
          { at: v(-2.4, 0, 0.12) },
        ),
      ),
      { at: v(0, HEIGHT / 2 + 0.3, -DEPTH / 2), turn: [0, 180, 0] },
    ),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) => mesh(box(1.4, 0.34, 1.4, 0.15), matt("#131313"), v(x * 8, 0.16, z * 2.9))),
    ),
  );
}

type Look = { body: string; ink: string; build: (colour: string, ink: string) => Group };

/** Power for pedals: eight outputs in a slim box, or an adaptor that plugs into the wall. */
export default model<Look>({
  finishes: {
    black: { body: "#1b1c1f", ink: "#eceae4", build: isolated },
    // Moved so that the closer look is at its plug.
    "black-adaptor": {
      body: "#1b1c1f",
      ink: "#eceae4",
      build: (colour, ink) => placed(group(plugInAdaptor(colour, ink)), { at: v(-2.6, 1, -2.4) }),
    },
  },
  size: [19, 3.3, 8.6],
  camera: { azimuth: -24, elevation: 30, fill: 0.86 },
  angle: { azimuth: 150, elevation: 32, fill: 0.84 },
  close: { at: [4.6, 1.7, 4], across: 9.5, azimuth: -12, elevation: 18 },
  build: ({ body, ink, build }) => build(body, ink),
});
