import { lacquer } from "../materials/lacquer.ts";
import { brass } from "../materials/metals.ts";
import { wood } from "../materials/wood.ts";
import type { Wood } from "../materials/woods.ts";
import { model } from "../model.ts";
import { label, text } from "../parts/label.ts";
import { lathe } from "../parts/lathe.ts";
import { loft } from "../parts/loft.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { cornered, plate, roundRect } from "../parts/outline.ts";
import { pocketMetronome } from "../parts/pocketMetronome.ts";
import { box, slab } from "../parts/slab.ts";
import { rod } from "../parts/tube.ts";
import { type Flat, times, v } from "../parts/vector.ts";

type Look = { digital?: true; wood: Wood; paint?: string };

const [LOW, HIGH, WIDE, NARROW] = [2.5, 20.2, 5.5, 2.35];
const SLOPE = Math.atan2(WIDE - NARROW, HIGH - LOW);
const FACE = (HIGH - LOW) / Math.cos(SLOPE);
const SWING = -15;

const square = (half: number, y: number, radius = 0.2) =>
  roundRect(half * 2, half * 2, radius, 3).map((p) => v(p.x, y, p.y));
const half = (t: number) => WIDE + (NARROW - WIDE) * t;

/** Numbers of Maelzel's scale, the fast beats below. */
const BEATS = [208, 192, 176, 160, 144, 132, 120, 108, 96, 84, 76, 69, 63, 56, 50, 44, 40];

function scale(on: CanvasRenderingContext2D, width: number, height: number): void {
  on.fillStyle = "#e2c78c";
  on.fillRect(-width / 2, -height / 2, width, height);
  on.strokeStyle = on.fillStyle = "#2a1a0c";
  for (const [n, beat] of BEATS.entries()) {
    const y = height / 2 - 0.6 - (n * (height - 1.2)) / (BEATS.length - 1);
    const left = n % 2 === 0;
    on.lineWidth = 0.045;
    on.beginPath();
    on.moveTo(left ? -0.75 : 0.12, y);
    on.lineTo(left ? -0.12 : 0.75, y);
    on.stroke();
    text(on, String(beat), { x: left ? -1.2 : 1.2, y, size: 0.4, colour: "#2a1a0c", weight: 600 });
  }
}

/** A trapezoid on the sloping front: from `low` to `high` along it, `inset` from its sides. */
const trapezoid = (low: number, high: number, inset: number): Flat[] => {
  const [a, b] = [half(low / FACE) - inset, half(high / FACE) - inset];
  return [
    [-a, low],
    [a, low],
    [b, high],
    [-b, high],
  ];
};

function steeple({ wood: name, paint }: Look) {
  const body = paint ? lacquer(paint) : wood(name, { across: 18, along: 30, gloss: 0.8 });
  const metal = brass();
  const front = group(
    mesh(slab(plate(cornered(trapezoid(0, FACE, 0.02)), [cornered(trapezoid(5.1, FACE - 1.2, 0.85))]), 0.7, 0.1), body),
    placed(label(3.3, 10.6, scale, { metalness: 0.5, roughness: 0.4 }), { at: v(0, 11, 0.13) }),
    mesh(
      slab(
        plate(
          cornered([
            [-1.6, 5.5],
            [1.6, 5.5],
            [1.6, 16.5],
            [-1.6, 16.5],
          ]),
        ),
        0.1,
        0.03,
      ),
      metal,
    ),
    mesh(slab(plate(roundRect(3.6, 1.1, 0.3)), 0.1, 0.03), metal, v(0, 2.5, 0.7)),
    placed(
      label(3.4, 1, (on) => text(on, "Marlpit", { size: 0.78, colour: "#2a1a0c", face: "serif", italic: true })),
      { at: v(0, 2.5, 0.806) },
    ),
    placed(
      group(
        mesh(slab(plate(roundRect(0.34, 13.4, 0.05)), 0.07, 0.02), metal, v(0, 6.7, 0)),
        mesh(
          slab(
            plate(
              cornered([
                [-0.72, 0],
                [0.72, 0],
                [1.05, 1.7],
                [-1.05, 1.7],
              ]),
            ),
            0.55,
            0.12,
          ),
          metal,
          v(0, 7.6, -0.16),
        ),
      ),
      // Its foot goes in behind the window's sill.
      { at: v(0, 4.6, 0.22), turn: [4, 0, SWING] },
    ),
    mesh(slab(plate(roundRect(1.1, 0.5, 0.1)), 0.5, 0.08), metal, v(0, 17, 0.3)),
  );
  const key = group(
    mesh(rod(v(0, 0, 0), v(1.5, 0, 0), 0.2), metal),
    placed(mesh(box(1.5, 2.4, 0.22, 0.7, 0.08), metal), { at: v(2, 0, 0), turn: [28, 0, 0] }),
  );
  return group(
    mesh(loft([square(WIDE - 0.02, LOW - 0.2), square(NARROW - 0.02, HIGH + 0.1)]), body),
    placed(front, { at: v(0, LOW, WIDE - 0.1), turn: [(-SLOPE * 180) / Math.PI, 0, 0] }),
    mesh(loft([square(6.2, 0.6), square(6.2, 1.6), square(6.05, 1.85), square(5.75, 2.1), square(5.62, 2.55)]), body),
    mesh(
      loft([square(2.5, HIGH), square(2.72, HIGH + 0.25), square(2.72, HIGH + 0.6), square(0.3, HIGH + 1.8, 0.05)]),
      body,
    ),
    ...times(4, (n) =>
      mesh(
        lathe(
          [
            [0, 0],
            [0.7, 0],
            [0.9, 0.3],
            [0.7, 0.65],
            [0, 0.65],
          ],
          { around: 32 },
        ),
        metal,
        v(n % 2 ? 5 : -5, 0, n < 2 ? 5 : -5),
      ),
    ),
    placed(key, { at: v(half(0.2) - 0.05, 5.4, 0), turn: [0, 0, 8] }),
    mesh(rod(v(-WIDE - 0.1, 4.4, 0), v(-WIDE + 0.6, 4.4, 0), 0.28), metal),
  );
}

export default model<Look>({
  finishes: {
    walnut: { wood: "walnut" },
    mahogany: { wood: "mahogany" },
    black: { wood: "ebony", paint: "#111113" },
    blue: { wood: "ebony", digital: true },
  },
  size: [13.9, 22, 12.4],
  camera: { azimuth: -24, elevation: 10, fill: 0.84 },
  angle: { azimuth: 38, elevation: 16, fill: 0.84 },
  close: { azimuth: -12, elevation: 10, at: [0, 13.5, 4], across: 9 },
  build: (look) => (look.digital ? placed(pocketMetronome(), { at: v(0, 9.6, 3) }) : steeple(look)),
});
