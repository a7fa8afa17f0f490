import type { Material } from "three";
import { matt, plastic } from "../materials/lacquer.ts";
import { chrome, nickel, steel } from "../materials/metals.ts";
import { physical } from "../materials/physical.ts";
import { wood } from "../materials/wood.ts";
import { model } from "../model.ts";
import { dustCover } from "../parts/dustCover.ts";
import { fader } from "../parts/fader.ts";
import { label, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { legends } from "../parts/legends.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, plate, roundRect } from "../parts/outline.ts";
import { record } from "../parts/record.ts";
import { box, slab } from "../parts/slab.ts";
import { lamp, phonoSocket, usbSocket } from "../parts/socket.ts";
import { rod, tube } from "../parts/tube.ts";
import { type Flat, times, v } from "../parts/vector.ts";

type Look = {
  plinth: () => Material;
  ink: string;
  /** With its clear cover, opened. */
  cover?: true;
  /** A listener's deck with belt, straight arm and a record; else a DJ's with direct drive and a slipmat. */
  belt?: true;
};

const [WIDTH, DEPTH] = [45, 35.3];
/** The middle of the platter, and where the arm turns; seen from above, y to the back. */
const PLATTER: Flat = [-5.2, 0.4];
const ARM: Flat = [17, 10.6];

/** The platter, lying, its foot at z 0: metal rim with dots for the strobe, slipmat or record on top. */
function platter(belt: true | undefined, ink: string) {
  const metal = physical({ color: "#b9bbbe", metalness: 1, roughness: 0.32 });
  const r = belt ? 15 : 16.4;
  const dots = times(belt ? 0 : 3, (row) =>
    times(96, (n) => {
      const a = ((n + row * 0.5) / 96) * Math.PI * 2;
      return placed(mesh(box(0.42, 0.3, 0.12, 0.1, 0.03), metal), {
        at: v(Math.sin(a) * (r - 0.06), Math.cos(a) * (r - 0.06), 0.45 + row * 0.55),
        turn: [90, 0, 0],
      });
    }),
  ).flat();
  for (const [n, dot] of dots.entries()) dot.rotation.set(Math.PI / 2, -((n % 96) / 96) * Math.PI * 2 + Math.PI, 0);
  const mat = matt("#1a1a1c");
  const top = belt ? 1.9 : 2;
  return group(
    mesh(
      lathe(
        [
          [0, 0],
          [r - 0.3, 0],
          [r - 0.12, 0.15],
          [r - 0.12, 1.75],
          [r - 0.3, top],
          [0, top],
        ],
        { around: 160 },
      ).rotateX(Math.PI / 2),
      belt ? metal : physical({ color: "#4b4d51", metalness: 1, roughness: 0.36 }),
    ),
    ...dots,
    mesh(rod(v(0, 0, top), v(0, 0, top + 0.25), 14.9, undefined, 128), mat),
    ...(belt ? [placed(record(), { at: v(0, 0, top + 0.25) })] : [slipmat(ink, top + 0.26)]),
    mesh(rod(v(0, 0, 0), v(0, 0, top + 1.3), 0.36, 0.3, 24), chrome()),
  );
}

/** The print on a DJ's felt mat. */
const slipmat = (ink: string, z: number) =>
  placed(
    label(29, 29, (on) => {
      on.strokeStyle = ink;
      on.lineWidth = 0.35;
      for (const r of [13.6, 12.9]) {
        on.beginPath();
        on.arc(0, 0, r, 0, 7);
        on.stroke();
      }
      text(on, "OSTREL", { y: -6.4, size: 4, colour: ink, weight: 700, spacing: 0.5 });
      text(on, "Heron", { y: 7, size: 4.4, colour: ink, face: "serif", italic: true });
    }),
    { at: v(0, 0, z) },
  );

/** The arm on its base, in its rest; the plinth's top is z 0. */
function arm(belt: true | undefined) {
  const [metal, dark, black] = [nickel({ color: "#c9cacb", roughness: 0.2 }), matt("#141416"), plastic("#18191b", 0.4)];
  const pipe = belt ? physical({ color: "#1b1c1e", roughness: 0.35, clearcoat: 0.8 }) : metal;
  const high = 4.6;
  const way = belt
    ? [v(0, 0, high), v(0.7, -8, high), v(1, -20.4, high - 0.2)]
    : [
        v(0, 0, high),
        v(0, -5, high),
        v(1.1, -10, high),
        v(1.4, -15, high),
        v(-0.1, -19.4, high - 0.1),
        v(-1.3, -21.2, high - 0.2),
      ];
  const end = way.at(-1) ?? v(0, 0);
  const shell = placed(
    group(
      mesh(box(1.7, 4.2, 0.3, 0.3, 0.06), belt ? black : metal, v(0, -2, 0)),
      mesh(box(1.5, 2.4, 1.3, 0.15), plastic("#26272a", 0.4), v(0, -2.6, -0.75)),
      mesh(box(0.5, 0.9, 0.8, 0.1), plastic("#d8402f", 0.4), v(0, -3.7, -1.1)),
      mesh(tube([v(0.6, -3.4, 0.1), v(1.5, -3.9, 0.5), v(2.3, -4.2, 1)], 0.1), metal),
    ),
    { at: end.clone(), turn: [0, 0, belt ? -16 : -26] },
  );
  return group(
    mesh(rod(v(0, 0, -0.1), v(0, 0, 0.7), 4.3, 4.2, 96), belt ? black : metal),
    mesh(rod(v(0, 0, 0.7), v(0, 0, 1.5), 3.5, 3.4, 72), black),
    mesh(rod(v(0, 0, 1), v(0, 0, 3.2), 1.9, 1.8, 48), metal),
    mesh(box(3.4, 1, 2.6, 0.3, 0.1), metal, v(0, 0, high - 0.2)),
    mesh(rod(v(-2, 0, high), v(2, 0, high), 0.75, undefined, 32), metal),
    mesh(tube(way, 0.42, { pieces: 60, around: 20 }), pipe),
    mesh(rod(v(0, 0.4, high), v(0, 3.4, high), 0.5, undefined, 24), metal),
    mesh(rod(v(0, 2.6, high), v(0, 5.6, high), 1.75, undefined, 48), belt ? black : metal),
    mesh(rod(v(0, 2.4, high), v(0, 2.7, high), 1.78, undefined, 48), black),
    mesh(rod(v(end.x, end.y + 1.2, end.z), v(end.x, end.y - 0.3, end.z), 0.56, undefined, 24), metal),
    shell,
    mesh(rod(v(2.4, -7, 0), v(2.4, -7, 3.4), 0.5, 0.4, 20), black),
    mesh(box(2.4, 0.9, 1, 0.2), black, v(1.5, -7, 3.7)),
    mesh(rod(v(3.5, 1.6, 0.7), v(3.5, 1.6, 2.4), 0.7, undefined, 28), dark),
  );
}

function controls(ink: string, belt: true | undefined) {
  const [black, dark, metal] = [plastic("#1a1b1d", 0.42), matt("#0b0b0c"), steel()];
  const print = legends(ink, { size: 0.55 });
  const onButton = (words: string, size: number, colour: string) => legends(colour, { size, weight: 600 })(words, 0, 0);
  if (belt)
    return group(
      mesh(rod(v(18.4, -13.6, 0), v(18.4, -13.6, 1), 1.5, 1.42, 48), metal),
      print("33   ·   45", 18.4, -16),
      placed(lamp(0.2, "#f0a83a"), { at: v(15.6, -13.6, 0) }),
    );
  return group(
    placed(group(mesh(box(4.2, 3, 0.8, 0.3, 0.1), metal), onButton("START · STOP", 0.38, "#26272a").translateZ(0.4)), {
      at: v(-19.2, -15.4, 0.2),
    }),
    ...["33", "45", "78"].map((speed, n) =>
      placed(group(mesh(box(1.7, 1, 0.6, 0.2), black), onButton(speed, 0.6, "#e9e6de").translateZ(0.3)), {
        at: v(-15.9 + n * 2, -16.4, 0.2),
      }),
    ),
    mesh(rod(v(-20.6, -7.6, 0), v(-20.6, -7.6, 2.4), 1.3, 1.2, 40), black),
    mesh(rod(v(-20.6, -7.6, 1.2), v(-19.2, -7.4, 1.2), 0.5, undefined, 20), plastic("#d8402f", 0.3)),
    placed(fader({ travel: 10, value: 0.5, slot: dark, cap: black, line: plastic("#e9e6de"), width: 1.7 }), {
      at: v(19.4, -9, 0),
    }),
    ...times(9, (n) =>
      mesh(box(n % 4 ? 0.5 : 0.9, 0.1, 0.03, 0.03, 0.01), plastic(ink), v(17.6, -14 + n * 1.25, 0.02)),
    ),
    print("+8", 16.4, -14),
    print("0", 16.4, -9),
    print("-8", 16.4, -4),
    placed(lamp(0.2, "#54d06a"), { at: v(16.9, -9, 0) }),
    mesh(rod(v(-19.6, 14.2, 0), v(-19.6, 14.2, 1.2), 2.4, 2.3, 56), metal),
    mesh(rod(v(-19.6, 14.2, 1.1), v(-19.6, 14.2, 1.3), 0.5, undefined, 24), dark),
  );
}

/** A record player seen from in front and above. */
export default model<Look>({
  finishes: {
    black: { plinth: () => physical({ color: "#1d1e20", roughness: 0.5, clearcoat: 0.2 }), ink: "#d9d5ca" },
    silver: {
      plinth: () => physical({ color: "#b7b9bc", metalness: 0.8, roughness: 0.42 }),
      ink: "#26272a",
    },
    walnut: {
      plinth: () => wood("walnut", { across: 40, along: 60, turn: Math.PI / 2, gloss: 0.4 }),
      ink: "#e9d9b6",
      belt: true,
      cover: true,
    },
    white: {
      plinth: () => physical({ color: "#efece6", roughness: 0.36, clearcoat: 0.7 }),
      ink: "#4a4b4e",
      belt: true,
    },
  },
  size: [WIDTH, 14.6, DEPTH],
  camera: { azimuth: 16, elevation: 38, fill: 0.92 },
  framed: {
    walnut: { fill: 0.8 },
  },
  angle: { azimuth: 150, elevation: 26, fill: 0.92 },
  close: { at: [14.5, 13, 8], across: 19, azimuth: 26, elevation: 34 },
  build({ plinth: make, ink, belt, cover: covered }) {
    const [plinth, dark, metal] = [make(), matt("#121214"), nickel()];
    const thick = belt ? 4.6 : 6;
    const foot = 2;
    const top = group(
      mesh(slab(plate(roundRect(WIDTH, DEPTH, belt ? 0.6 : 1.4)), thick, 0.4), plinth, v(0, 0, -thick)),
      placed(platter(belt, "#d9d5ca"), { at: v(...PLATTER, 0.15) }),
      mesh(slab(plate(ellipse(...PLATTER, belt ? 15.4 : 16.9, undefined, 128)), 0.06), dark),
      placed(arm(belt), { at: v(...ARM, 0) }),
      controls(ink, belt),
      placed(
        label(7, 1.4, (on) => text(on, "OSTREL", { size: 1, colour: ink, weight: 600, spacing: 0.15 })),
        { at: v(belt ? -17.5 : 13.4, belt ? -16.2 : -16, 0.02) },
      ),
    );
    const back = group(
      ...[6, 8.4].map((x, n) =>
        placed(phonoSocket(metal, plastic(n ? "#b3201f" : "#e9e6de", 0.5), dark), { at: v(x, 0, 0) }),
      ),
      placed(usbSocket("B", metal, dark), { at: v(1, 0, 0) }),
      mesh(rod(v(11.6, 0, 0), v(11.6, 0, 0.9), 0.5, undefined, 20), metal),
      legends(ink, { size: 0.6 })("PHONO / LINE", 7.2, 1.3),
    );
    return group(
      placed(group(top), { at: v(0, foot + thick, 0), turn: [-90, 0, 0] }),
      ...(covered ? [placed(dustCover(WIDTH, DEPTH), { at: v(0, foot + thick + 0.4, 0.6 - DEPTH / 2) })] : []),
      placed(back, { at: v(0, foot + thick / 2, -DEPTH / 2), turn: [0, 180, 0] }),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) => mesh(rod(v(x * 18.6, 0, z * 13.8), v(x * 18.6, foot + 0.1, z * 13.8), 2.7, 2.9, 40), dark)),
      ),
    );
  },
});
