import { type Group, type Material, SphereGeometry } from "three";
import { cloth } from "../materials/cloth.ts";
import { leather } from "../materials/hide.ts";
import { matt, plastic } from "../materials/lacquer.ts";
import { brass, steel } from "../materials/metals.ts";
import { rope } from "../materials/rope.ts";
import { model } from "../model.ts";
import { group, mesh, placed } from "../parts/mesh.ts";
import { onRound } from "../parts/onRound.ts";
import { plate, roundRect } from "../parts/outline.ts";
import { slab } from "../parts/slab.ts";
import { strap } from "../parts/strap.ts";
import { merged } from "../parts/surface.ts";
import { rod, tube } from "../parts/tube.ts";
import { at, mix, steps, times, v } from "../parts/vector.ts";

type Look = { pad: () => Material; stitch: string } | { cord: string };

/** How the pad is curved, half its angle, its height; three rows of bells. */
const [RADIUS, HALF, HEIGHT] = [5.9, 2.05, 7.6];
const [ROWS, EACH] = [3, 15];
const BELL = 0.85;

/** A cast bell: a ball with a slit across its lower half, dark within. */
function bell(metal: Material, dark: Material): Group {
  const [gap, low, high] = [0.17, Math.PI * 0.2, Math.PI * 0.8];
  const shell = merged([
    new SphereGeometry(BELL, 28, 5, 0, Math.PI * 2, 0, low),
    new SphereGeometry(BELL, 28, 12, Math.PI / 2 + gap, Math.PI * 2 - 2 * gap, low, high - low),
    new SphereGeometry(BELL, 28, 5, 0, Math.PI * 2, high, Math.PI - high),
  ]);
  const end = (y: number) => mesh(rod(v(0, y * 0.72, 0.55), v(0, y * 0.72, 0.705), 0.16, 0.16, 12), dark);
  return group(
    mesh(shell, metal),
    mesh(new SphereGeometry(BELL * 0.95, 18, 12), dark),
    end(0.58 * BELL),
    end(-0.58 * BELL),
  );
}

/** A band of the pad's curve between two heights, `out` from its middle line, `thick`. */
function band(low: number, high: number, out: number, thick: number, half = HALF) {
  const turns = steps(61, -half, half);
  return strap(
    turns.map((a) => onRound(a, RADIUS + out, (low + high) / 2)),
    turns.map((a) => onRound(a, 1, 0)),
    high - low,
    thick,
  );
}

function buckle(metal: Material): Group {
  const frame = slab(plate(roundRect(1.9, 2.3, 0.4), [roundRect(1.3, 1.7, 0.25)]), 0.26, 0.1);
  return group(mesh(frame, metal), mesh(rod(v(-0.8, 0, 0.24), v(0.85, 0, 0.3), 0.09, 0.09, 8), metal));
}

function anklet({ pad, stitch }: Extract<Look, { stitch: string }>): Group {
  const [skin, velvet, thread, dark] = [pad(), cloth("#9c1526", 0.05), cloth(stitch, 0.05), matt("#15100a")];
  const [metal, shiny] = [brass({ roughness: 0.2 }), steel({ roughness: 0.24 })];
  const one = bell(metal, dark);
  const made = group(
    mesh(band(0, HEIGHT, 0, 0.42), skin),
    mesh(band(0.1, HEIGHT - 0.1, -0.28, 0.28), velvet),
    ...[0.35, HEIGHT - 0.35].map((y) =>
      mesh(
        tube(
          steps(60, -HALF + 0.04, HALF - 0.04).map((a) => onRound(a, RADIUS + 0.42, y)),
          0.06,
          { around: 6, pieces: 120 },
        ),
        thread,
      ),
    ),
  );
  for (const row of times(ROWS, (n) => n)) {
    const y = mix(1.4, HEIGHT - 1.4, row / (ROWS - 1));
    for (const n of times(EACH, (k) => k)) {
      const a = mix(-HALF + 0.2, HALF - 0.2, (n + (row % 2 ? 0.5 : 0.25)) / (EACH - 0.25));
      const tilt = ((n * 37 + row * 53) % 5) - 2;
      made.add(
        placed(group(placed(one.clone(), { at: v(0, y, RADIUS + 0.42 + BELL * 0.9), turn: [8, tilt * 3, tilt * 9] })), {
          turn: [0, (a * 180) / Math.PI, 0],
        }),
        mesh(rod(onRound(a, RADIUS + 0.3, y), onRound(a, RADIUS + 0.9, y), 0.22, 0.16, 8), metal),
      );
    }
  }
  // Two straps bridge the opening behind: each from the left edge through a buckle near the right one.
  for (const y of [HEIGHT * 0.27, HEIGHT * 0.73]) {
    const turns = steps(25, HALF - 0.12, Math.PI * 2 - HALF + 0.3);
    const out = (k: number) => RADIUS + 0.5 + Math.sin((Math.PI * k) / 24) * 0.1;
    made.add(
      mesh(
        strap(
          turns.map((a, k) => onRound(a, out(k), y)),
          turns.map((a) => onRound(a, 1, 0)),
          1.3,
          0.24,
        ),
        skin,
      ),
      placed(group(placed(buckle(shiny), { at: v(0, y, RADIUS + 0.72) })), {
        turn: [0, ((Math.PI * 2 - HALF - 0.12) * 180) / Math.PI, 0],
      }),
    );
  }
  return made;
}

/** A braided cord laid nearly round with bells in pairs, a knot after each pair, its ends loose to the front. */
function strung(colour: string, seed: number): Group {
  const [metal, dark, thick] = [brass({ roughness: 0.2 }), matt("#15100a"), 0.26];
  const braid = rope(colour, thick);
  const [pairs, open, size] = [12, 0.62, 0.8 / BELL];
  const wander = (a: number) => 5.3 + 0.22 * Math.sin(a * 3 + seed) + 0.12 * Math.sin(a * 5 + seed * 2);
  const on = (a: number, out = 0, y = 0.95) => onRound(a, wander(a) + out, y);
  const one = bell(metal, dark);
  const ends = [-1, 1].map((side) => [
    on(side * open * 0.72, 0.3, 0.5),
    on(side * open * 0.45, 1.4, 0.27),
    v(side * (1.6 + seed * 0.4), 0.27, 8.2),
    v(side * (0.5 - seed * 0.5) + 0.4, 0.27, 10 + side * 0.7),
  ]);
  const line = [
    ...(ends[0] ?? []).toReversed(),
    ...steps(50, -open, -Math.PI * 2 + open).map((a) => on(a)),
    ...(ends[1] ?? []),
  ];
  const curl = steps(25, 0, Math.PI * 2)
    .slice(0, -1)
    .map((t) =>
      v(Math.sin(t) + 2 * Math.sin(2 * t), Math.cos(t) - 2 * Math.cos(2 * t), -1.2 * Math.sin(3 * t)).multiplyScalar(
        0.12,
      ),
    );
  const knot = tube(curl, 0.17, { closed: true, pieces: 60, around: 8 });
  const made = group(mesh(tube(line, thick, { around: 10, pieces: 360 }), braid));
  for (const end of ends) {
    const [last, before] = [at(end, -1), at(end, -2)];
    const way = last.clone().sub(before).normalize();
    made.add(
      mesh(
        knot
          .clone()
          .rotateX(Math.PI / 2)
          .scale(1.3, 1.3, 1.3),
        braid,
        last.clone().setY(0.42),
      ),
    );
    for (const n of times(9, (k) => k)) {
      const a = Math.atan2(way.x, way.z) + ((n - 4) / 4) * 0.5;
      made.add(
        mesh(
          tube(
            [
              last.clone(),
              last.clone().add(v(Math.sin(a) * 0.7, -0.1, Math.cos(a) * 0.7)),
              last.clone().add(v(Math.sin(a) * 1.3, -0.21, Math.cos(a) * 1.3)),
            ],
            0.06,
            { around: 5, pieces: 8 },
          ),
          braid,
        ),
      );
    }
  }
  const step = (Math.PI * 2 - open * 2) / pairs;
  for (const n of times(pairs, (k) => k)) {
    const a = open + (n + 0.28) * step;
    const turn = (a * 180) / Math.PI;
    for (const inside of [0, 1]) {
      const tilt = ((n * 37 + inside * 53) % 7) - 3;
      made.add(
        placed(
          group(
            placed(one.clone(), {
              at: v(0, 0.83, 0.94),
              turn: [inside ? -38 : -20, tilt * 5, tilt * 6],
              scale: [size, size, size],
            }),
            mesh(rod(v(0, 0.95, 0), v(0, 0.9, 0.4), 0.2, 0.14, 8), metal),
          ),
          { at: on(a, 0, 0), turn: [0, inside ? turn + 180 : turn, 0] },
        ),
      );
    }
    const b = a + step * 0.5;
    if (n < pairs - 1) made.add(placed(mesh(knot, braid), { at: on(b), turn: [90, 0, n * 50] }));
  }
  // The twenty-fifth bell.
  const lone = on(-open * 0.95);
  made.add(
    placed(group(placed(one.clone(), { at: v(0, 0.83, 0.94), turn: [-20, 8, 10], scale: [size, size, size] })), {
      at: lone.setY(0),
      turn: [0, -30, 0],
    }),
  );
  return made;
}

/** A pair, as worn on stage: three rows of bells of 17 mm on a padded strap; or as practised in: two strings on cord. */
export default model<Look>({
  finishes: {
    brass: { pad: () => leather("#7a4526", 8), stitch: "#e6c795" },
    cord: { cord: "#f6f1e4" },
    red: { pad: () => plastic("#b3131f", 0.36), stitch: "#f2e6cf" },
  },
  size: [28.9, 7.9, 21.8],
  camera: { azimuth: -10, elevation: 27, fill: 0.92 },
  angle: { azimuth: 74, elevation: 46, fill: 0.88 },
  close: { at: [-5.8, 4, 9.5], across: 10, azimuth: -14, elevation: 16 },
  build: (look) =>
    "cord" in look
      ? group(
          placed(strung(look.cord, 1), { at: v(-7, 0, 2.6), turn: [0, -26, 0] }),
          placed(strung(look.cord, 2), { at: v(7, 0, -3), turn: [0, 24, 0] }),
        )
      : group(
          placed(anklet(look), { at: v(-6.4, 0, 3.2), turn: [0, -14, 0] }),
          placed(anklet(look), { at: v(6.6, 0, -3.2), turn: [0, 152, 0] }),
        ),
});
