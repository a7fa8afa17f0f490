import { matt, plastic } from "../materials/lacquer.ts";
import { paints } from "../materials/paints.ts";
import { keyButton } from "./keyButton.ts";
import { label, text } from "./label.ts";
import { group, mesh, placed } from "./mesh.ts";
import { ellipse, plate } from "./outline.ts";
import { box, slab } from "./slab.ts";
import { smoothed } from "./smoothed.ts";
import { times, v } from "./vector.ts";

/** Adi tala: a laghu of four, then two drutams. */
const MARKS = ["1", "2", "3", "4", "O", "O", "O", "O"];

function screen(on: CanvasRenderingContext2D, width: number, height: number): void {
  on.fillStyle = "#c6d3bd";
  on.fillRect(-width / 2, -height / 2, width, height);
  const dark = "#1f2a22";
  on.fillStyle = dark;
  text(on, "Adi", { x: -3.35, y: -0.95, size: 0.8, colour: dark, weight: 700 });
  text(on, "72", { x: 2.5, y: -0.74, size: 1.1, colour: dark, weight: 600 });
  text(on, "bpm", { x: 3.6, y: -0.58, size: 0.4, colour: dark });
  text(on, "CHATUSRA  ·  NADAI 4", { x: -1.75, y: -0.2, size: 0.34, colour: dark, spacing: 0.03 });
  for (const n of times(8, (k) => k)) {
    const x = -3.45 + n * 0.98;
    on.beginPath();
    on.arc(x, 0.55, 0.34, 0, 7);
    on.lineWidth = 0.06;
    on.strokeStyle = dark;
    if (n < 3) on.fill();
    else on.stroke();
    if (n === 3 || n === 5) on.fillRect(x + 0.46, 0.1, 0.05, 0.95);
    text(on, MARKS[n] ?? "", { x, y: 1.2, size: 0.3, colour: dark });
  }
}

/** A pocket metronome for talas, 11 by 7 by 2 cm, leaning on its foot. */
export function pocketMetronome() {
  const body = plastic(paints.blue, 0.4);
  const light = plastic("#e9edf2", 0.45);
  const ink = "#eef2f8";
  const names = ["TALA", "NADAI", "−", "+", "BEAT"];
  const front = group(
    mesh(smoothed(box(11, 7, 2, 0.9, 0.3), 14), body),
    mesh(box(9.3, 3.5, 0.1, 0.25, 0.04), plastic("#14171c", 0.25), v(0, 1.2, 1)),
    placed(label(8.6, 2.9, screen, { roughness: 0.2, clearcoat: 1, clearcoatRoughness: 0.06 }), {
      at: v(0, 1.2, 1.056),
    }),
    ...names.flatMap((name, n) => {
      const x = -3.9 + n * 1.6;
      return [
        placed(keyButton(x, -1.7, light, 1.25, 0.7), { at: v(x, -1.7, 0.85) }),
        placed(
          label(1.6, 0.4, (on) => text(on, name, { size: 0.27, colour: ink, spacing: 0.02 })),
          { at: v(x, -2.3, 1.004) },
        ),
      ];
    }),
    mesh(slab(plate(ellipse(0, 0, 0.66)), 0.3, 0.1), plastic("#d8492f", 0.4), v(4.25, -1.75, 0.95)),
    placed(
      label(1, 0.5, (on) => text(on, "▶ ❙❙", { size: 0.34, colour: "#ffffff" })),
      { at: v(4.25, -1.75, 1.256) },
    ),
    placed(
      label(6, 0.6, (on) => {
        text(on, "Nilgara", { x: -1.2, size: 0.5, colour: ink, face: "serif", italic: true });
        text(on, "THATTU", { x: 0.9, size: 0.34, colour: ink, spacing: 0.1, weight: 600 });
      }),
      { at: v(-2.1, -2.95, 1.004) },
    ),
    ...times(5, (n) => mesh(box(0.12, 0.7, 0.06, 0.05, 0.01), matt("#0c1422"), v(2.2 + n * 0.3, -2.95, 0.985))),
    mesh(box(0.9, 0.34, 0.1, 0.15, 0.02).rotateY(Math.PI / 2), matt("#0b0c0e"), v(5.48, 0.6, 0)),
  );
  return group(
    placed(front, { at: v(0, 3.36, 0), turn: [-20, 0, 0] }),
    placed(mesh(box(3.4, 5.4, 0.3, 0.3, 0.1), body), { at: v(0, 2.65, -2.6), turn: [24, 0, 0] }),
  );
}
