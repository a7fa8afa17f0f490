import { DoubleSide, type Texture } from "three";
import { drawn, shared, spread } from "../texture.ts";
import { physical, type Surface } from "./physical.ts";

const SIZE = 128;

/** How thick the wires are, as a part of the way from crossing to crossing. */
const gauges = { dense: 0.31, open: 0.2 };

/** A wire's round back: lighter towards its middle. */
function wire(on: CanvasRenderingContext2D, width: number, ends: readonly [number, number, number, number]) {
  for (let step = 0; step <= 8; step++) {
    const grey = Math.round(96 + 159 * Math.sin(((step / 8) * Math.PI) / 2));
    on.strokeStyle = `rgb(${grey} ${grey} ${grey})`;
    on.lineWidth = width * (1 - step / 9);
    on.beginPath();
    on.moveTo(ends[0], ends[1]);
    on.lineTo(ends[2], ends[3]);
    on.stroke();
  }
}

const weave = shared(
  (name): Texture =>
    drawn(SIZE, SIZE, (on) => {
      const width = SIZE * gauges[name === "open" ? "open" : "dense"];
      const falling = () => {
        for (const x of [-SIZE, 0, SIZE]) wire(on, width, [x - SIZE, -SIZE, x + 2 * SIZE, 2 * SIZE]);
      };
      falling();
      for (const x of [-SIZE, 0, SIZE]) wire(on, width, [x + 2 * SIZE, -SIZE, x - SIZE, 2 * SIZE]);
      on.save();
      on.beginPath();
      on.arc(SIZE / 2, SIZE / 2, SIZE * 0.36, 0, 7);
      on.clip();
      falling();
      on.restore();
    }),
);

/** Woven wire that one sees through: the heads of microphones. `pitch` is the way from crossing to crossing, in cm. */
export const wireMesh = (color: string, pitch: number, gauge: keyof typeof gauges = "dense", rest: Surface = {}) =>
  physical({
    color,
    map: spread(weave(gauge), pitch),
    alphaTest: 0.5,
    metalness: 1,
    roughness: 0.36,
    side: DoubleSide,
    ...rest,
  });
