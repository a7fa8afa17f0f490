import { leather } from "../materials/hide.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { brass, chrome } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { bellows } from "../parts/bellows.ts";
import { keyButton } from "../parts/keyButton.ts";
import { label, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { ellipse, plate, roundRect } from "../parts/outline.ts";
import { panelKnob } from "../parts/panelKnob.ts";
import { box, slab } from "../parts/slab.ts";
import { speakerGrille } from "../parts/speakerGrille.ts";
import { rod } from "../parts/tube.ts";
import { at, v } from "../parts/vector.ts";

/** Of wood with reeds and bellows, or of plastic with a loudspeaker. */
type Look = { wood: Wood; stain?: string } | { plastic: string; ink: string };

const [WIDTH, HEIGHT] = [36, 26];
const NOTES = ["C", "C♯", "D", "D♯", "E", "F", "F♯", "G", "G♯", "A", "A♯", "B", "C"];

function acoustic(name: Wood, stain?: string) {
  const tint = stain ? { color: stain } : {};
  const body = wood(name, { across: 30, along: 60, turn: Math.PI / 2, gloss: 0.8, ...tint });
  body.map?.offset.set(0, 0.5);
  const tab = wood(name, { across: 10, along: 20, gloss: 0.8, ...tint, color: "#f3dcb8" });
  const [metal, black] = [brass(), matt("#140e0b")];
  const chest = 4.6;
  const front = chest / 2;
  const pitch = 2.36;
  const slots = NOTES.map((_, n) => (n - (NOTES.length - 1) / 2) * pitch);
  const flap = group(
    mesh(box(WIDTH - 1, HEIGHT - 1, 1.1, 0.8, 0.25), body, v(0, (HEIGHT - 1) / 2, 0)),
    mesh(
      lathe(
        [
          [0, 2],
          [1, 1.9],
          [1.35, 1.3],
          [0.8, 0.6],
          [0.7, 0],
        ],
        { around: 40, smooth: true },
      ).rotateX(-Math.PI / 2),
      body,
      v(0, HEIGHT - 5, -0.5),
    ),
  );
  return group(
    mesh(box(WIDTH, HEIGHT, chest, 0.9, 0.3), body, v(0, HEIGHT / 2, 0)),
    // The strip of holes, and a tab over each; those of Sa, Pa and upper Sa are turned away.
    mesh(
      box(WIDTH - 3.6, 8.6, 0.3, 0.3, 0.1),
      wood(name, { across: 30, along: 60, turn: Math.PI / 2, ...tint, color: "#dcb98d" }),
      v(0, HEIGHT - 6.8, front + 0.1),
    ),
    ...slots.flatMap((x, n) => {
      const open = n === 0 || n === 7 || n === 12;
      const turned = placed(
        group(
          mesh(box(1.7, 4.3, 0.5, 0.25, 0.12), tab, v(0, -1.6, 0)),
          mesh(rod(v(0, 0, 0.2), v(0, 0, 0.42), 0.34, 0.34, 20), metal),
          mesh(rod(v(0, 0, 0.4), v(0, 0, 0.52), 0.2, 0.14, 16), metal),
        ),
        { at: v(x, HEIGHT - 6.7, front + 0.5), turn: [0, 0, open ? 180 : 0] },
      );
      const name = placed(
        label(1.9, 1.3, (on) => text(on, at(NOTES, n), { size: 0.95, colour: "#2a1a10", weight: 600 })),
        {
          at: v(x, HEIGHT - 11.9, front + 0.03),
        },
      );
      const hole = mesh(slab(plate(roundRect(0.9, 2.2, 0.45)), 0.02), black, v(x, HEIGHT - 9, front + 0.26));
      return [turned, name, hole];
    }),
    placed(
      label(12, 2.4, (on) => text(on, "Mullickbari", { size: 1.7, colour: "#3a2313", face: "serif" })),
      {
        at: v(0, HEIGHT - 16, front + 0.02),
      },
    ),
    placed(
      bellows({
        width: WIDTH - 1.6,
        height: HEIGHT - 2.6,
        open: 7.4,
        folds: 4,
        depth: 1,
        cover: leather("#5b2a22", 9),
        hinged: true,
      }),
      {
        at: v(0, 0.6, -front),
        turn: [0, 180, 0],
      },
    ),
    placed(flap, { at: v(0, 0.6, -front - 1.1), turn: [-15.6, 0, 0] }),
    mesh(box(9, 0.5, 1.3, 0.2), metal, v(0, HEIGHT + 0.16, 0)),
  );
}

const [WIDE, HIGH, DEEP] = [20, 15.6, 7];

function electronic(colour: string, ink: string) {
  const shell = plastic(colour, 0.5);
  const [black, metal] = [plastic("#161618", 0.4), chrome()];
  const face = DEEP / 2;
  const words = (x: number, y: number, word: string, size = 0.55, width = 4) =>
    placed(
      label(width, size * 1.6, (on) => text(on, word, { size, colour: ink, weight: 600, most: width })),
      { at: v(x, y, face + 0.02) },
    );
  const pointer = plastic("#f2efe6", 0.4);
  const knob = (x: number, y: number, radius: number, angle: number) =>
    placed(
      panelKnob({ radius, height: radius * 0.9 + 0.6, material: black, pointer, angle, grooves: 18, skirt: black }),
      { at: v(x, y, face) },
    );
  const made = group(
    mesh(slab(plate(roundRect(WIDE, HIGH, 1.2, 16)), DEEP, 0.5, 8), shell, v(0, HIGH / 2, -DEEP / 2)),
    placed(speakerGrille(ellipse(0, 0, 4.3), black), { at: v(-4.6, 9.2, face) }),
    placed(
      label(9.4, 9.4, (on) => {
        const names = ["G", "½", "A", "½", "B", "1", "1½", "2", "2½", "3", "4", "4½", "5", "5½", "6", "6½"];
        names.forEach((name, n) => {
          const a = ((n / names.length) * 300 - 240) * (Math.PI / 180);
          on.strokeStyle = ink;
          on.lineWidth = 0.07;
          on.beginPath();
          on.moveTo(Math.cos(a) * 3, Math.sin(a) * 3);
          on.lineTo(Math.cos(a) * 3.4, Math.sin(a) * 3.4);
          on.stroke();
          text(on, name, { x: Math.cos(a) * 4, y: Math.sin(a) * 4, size: 0.66, colour: ink, weight: 600 });
        });
      }),
      { at: v(4.9, 9, face + 0.02) },
    ),
    knob(4.9, 9, 2.1, -20),
    words(4.9, 13.9, "SRUTI · KATTAI", 0.6, 6),
    ...(["VOLUME", "FINE", "Sa  Pa / Ma"] as const).flatMap((word, n) => [
      knob(-7.2 + n * 4.4, 2.6, 0.9, at([-30, 0, 60], n)),
      words(-7.2 + n * 4.4, 0.95, word, 0.46, 4),
    ]),
    placed(keyButton(7, 2.7, plastic("#b0282e", 0.4), 1.8, 1.3), { at: v(7, 2.7, face) }),
    words(7, 0.95, "ON", 0.46, 2),
    mesh(
      rod(v(8.5, 4.6, face), v(8.5, 4.6, face + 0.12), 0.16, 0.1),
      plastic("#e0352c", 0.3, { emissive: "#c01f1a", emissiveIntensity: 0.6 }),
    ),
    words(-4.6, 14.35, "Naadavali  Saaral", 0.78, 9),
    ...[-1, 1].map((side) => mesh(rod(v(side * 8, 0.05, 1.5), v(side * 8, -0.25, 1.5), 0.7), matt("#101011"))),
    ...[-1, 1].map((side) => mesh(rod(v(side * 8, 0.05, -1.5), v(side * 8, -0.25, -1.5), 0.7), matt("#101011"))),
    mesh(rod(v(WIDE / 2 - 0.1, 9, 0), v(WIDE / 2 + 0.25, 9, 0), 0.55), metal),
    mesh(rod(v(WIDE / 2 - 0.1, 6, 0), v(WIDE / 2 + 0.15, 6, 0), 0.45), black),
  );
  // The closer look at the wooden one's tabs is one at its dial.
  return placed(made, { at: v(0, 9.2, 0) });
}

export default model<Look>({
  finishes: {
    natural: { wood: "mango", stain: "#e2ae72" },
    walnut: { wood: "walnut" },
    black: { plastic: "#1a1b1e", ink: "#e9e6dd" },
    cream: { plastic: "#e8dcc0", ink: "#3a2b1c" },
  },
  size: [WIDTH, HEIGHT + 0.5, 15],
  camera: { azimuth: 34, elevation: 17, fill: 0.84 },
  framed: {
    black: { fill: 0.74 },
    cream: { fill: 0.74 },
  },
  angle: { azimuth: 64, elevation: 28, fill: 0.8 },
  close: { azimuth: 14, elevation: 12, at: [0.6, 17, 3], across: 20.5 },
  build: (look) => ("wood" in look ? acoustic(look.wood, look.stain) : electronic(look.plastic, look.ink)),
});
