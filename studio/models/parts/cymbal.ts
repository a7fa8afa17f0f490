import type { Group, Texture } from "three";
import { physical } from "../materials/physical.ts";
import { hash, noise } from "../noise.ts";
import { drawn, shared, spread } from "../texture.ts";
import { text } from "./label.ts";
import { curve, lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";
import type { Flat } from "./vector.ts";

/** Rings that the lathe left, the dents of the hammer, a name near the edge; from the bell (below) to the edge. */
const BAND = "|";
const surface = shared((key): Texture => {
  const words = key.replace(BAND, "");
  return drawn(2048, 512, (on, width, height) => {
    on.fillStyle = "#fff";
    on.fillRect(0, 0, width, height);
    for (let row = 0; row < height; row++) {
      const dark = Math.max(0, noise(0.3, row * 0.31) - 0.36) * 0.5 + (noise(4.1, row * 0.05) - 0.4) * 0.24;
      on.fillStyle = `rgba(70,44,12,${Math.max(0, dark)})`;
      on.fillRect(0, row, width, 1);
    }
    if (key !== words) {
      // Left as the hammer made it: no rings, darker.
      const [from, high] = [height * 0.4, height * 0.28];
      on.fillStyle = "#bfa176";
      on.fillRect(0, from, width, high);
      for (let dent = 0; dent < 900; dent++) {
        on.fillStyle = `rgba(60,38,10,${0.02 + hash(dent, 7) * 0.06})`;
        on.beginPath();
        on.ellipse(hash(dent, 1) * width, from + hash(dent, 2) * high, 14, 9, 0, 0, Math.PI * 2);
        on.fill();
      }
    }
    on.translate(width / 2, height * (key === words ? 0.3 : 0.22));
    on.scale(1, -1);
    on.textAlign = "center";
    on.textBaseline = "middle";
    text(on, words, { size: 62, colour: "rgba(30,22,12,0.86)", weight: 700, spacing: 6 });
  });
});

/** A cymbal of `radius` with its bell up, its edge at y 0; `banded`: with a dark band round the bell that saw no lathe. */
export function cymbal(radius: number, color: string, words: string, banded = false): Group {
  const bell = radius * 0.27;
  const [rise, top] = [radius * 0.125, radius * 0.125 + bell * 0.46];
  const upper: Flat[] = [
    [0.6, top],
    ...curve([
      [0.9, top],
      [bell * 0.55, top - bell * 0.12],
      [bell * 0.88, rise + bell * 0.17],
      [bell, rise],
    ]),
    ...curve([
      [bell * 1.06, rise - 0.03],
      [radius * 0.55, rise * 0.74],
      [radius * 0.85, rise * 0.31],
      [radius, 0.06],
    ]),
  ];
  const length = upper.reduce((sum, [x, y], n) => {
    const [a, b] = upper[Math.max(0, n - 1)] ?? [x, y];
    return sum + Math.hypot(x - a, y - b);
  }, 0);
  const metal = physical({
    color,
    map: spread(surface(banded ? words + BAND : words), 2 * Math.PI * radius, length),
    metalness: 1,
    roughness: 0.3,
  });
  const under: Flat[] = [...upper].reverse().map(([x, y]) => [x, y - 0.12]);
  return group(mesh(lathe([...upper, ...under, [0.6, top]], { around: 144, crease: 24 }), metal));
}
