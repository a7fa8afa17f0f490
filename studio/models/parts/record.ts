import type { Group } from "three";
import { matt } from "../materials/lacquer.ts";
import { physical } from "../materials/physical.ts";
import { noise } from "../noise.ts";
import { label, text } from "./label.ts";
import { lathe } from "./lathe.ts";
import { group, mesh, placed } from "./mesh.ts";
import { rod } from "./tube.ts";
import { type Flat, times, v } from "./vector.ts";

/** From where to where each of a record's songs goes. */
const BANDS: Flat[] = [
  [14.5, 12.6],
  [12.4, 10.4],
  [10.2, 8.3],
  [8.1, 6.6],
];

/** A long-playing record: grooves with the gaps between its songs, and its paper label. */
export function record(): Group {
  const vinyl = physical({ color: "#0d0d0f", roughness: 0.28, clearcoat: 0.6, clearcoatRoughness: 0.12 });
  const profile: Flat[] = [
    [0, 0],
    [15.1, 0],
    [15.1, 0.1],
    [14.7, 0.17],
  ];
  for (const [from, to] of BANDS)
    profile.push(...times(24, (n): Flat => [from + ((to - from) * n) / 23, n % 2 ? 0.155 : 0.17]));
  profile.push([5.2, 0.17], [0, 0.17]);
  return group(
    mesh(lathe(profile, { around: 128, crease: 80 }).rotateX(Math.PI / 2), vinyl),
    placed(
      label(29.6, 29.6, (on) => {
        on.lineWidth = 0.13;
        for (const [outer, inner] of BANDS)
          for (let r = outer; r > inner; r -= 0.24) {
            on.strokeStyle = `rgb(255 255 255 / ${0.02 + noise(r * 3, 3) * 0.09})`;
            on.beginPath();
            on.arc(0, 0, r, 0, 7);
            on.stroke();
          }
      }),
      { at: v(0, 0, 0.18) },
    ),
    mesh(rod(v(0, 0, 0.1), v(0, 0, 0.19), 5, undefined, 96), matt("#b8482c")),
    placed(
      label(9.6, 9.6, (on) => {
        text(on, "Swara", { y: -2.4, size: 1.9, colour: "#f3e6cc", face: "serif", italic: true });
        text(on, "VEENA  ·  SIDE A", { y: 2, size: 0.62, colour: "#f3e6cc", spacing: 0.1 });
        text(on, "33 1/3", { y: 3, size: 0.55, colour: "#f3e6cc" });
      }),
      { at: v(0, 0, 0.2) },
    ),
  );
}
