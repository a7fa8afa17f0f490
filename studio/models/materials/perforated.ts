import { DoubleSide, type Texture } from "three";
import { drawn, shared, spread } from "../texture.ts";
import { physical, type Surface } from "./physical.ts";

const SIZE = 128;

const patterns = shared(
  (name): Texture =>
    drawn(SIZE, SIZE, (on) => {
      on.lineWidth = 34;
      on.strokeStyle = on.fillStyle = "#fff";
      if (name === "mesh") {
        for (const x of [-SIZE, 0, SIZE])
          for (const [from, to] of [
            [x, x + SIZE],
            [x + SIZE, x],
          ] as const) {
            on.beginPath();
            on.moveTo(from, 0);
            on.lineTo(to, SIZE);
            on.stroke();
          }
        return;
      }
      on.fillRect(0, 0, SIZE, SIZE);
      on.globalCompositeOperation = "destination-out";
      for (const [x, y] of [
        [0.5, 0.5],
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        on.beginPath();
        on.arc(x * SIZE, y * SIZE, SIZE * 0.24, 0, 7);
        on.fill();
      }
    }),
);

/** Woven wire that one sees through (microphones), or sheet metal with holes (speakers); `pitch` from hole to hole. */
export const perforated = (pattern: "mesh" | "holes", color: string, pitch: number, rest: Surface = {}) =>
  physical({
    color,
    map: spread(patterns(pattern), pitch),
    alphaTest: 0.5,
    metalness: 1,
    roughness: 0.34,
    side: DoubleSide,
    ...rest,
  });
