import { hash } from "../noise.ts";
import { steps, times } from "./vector.ts";

/** What is printed on a pedal's face; it draws in a field of `width` by `height` centimetres about the origin. */
export type Art = (on: CanvasRenderingContext2D, width: number, height: number, ink: string) => void;

const stroke = (on: CanvasRenderingContext2D, points: readonly (readonly [number, number])[]) => {
  on.beginPath();
  for (const [x, y] of points) on.lineTo(x, y);
  on.stroke();
};

/** Star anise, in eight pods. */
export const anise: Art = (on, width, height, ink) => {
  on.fillStyle = ink;
  const r = Math.min(width, height) * 0.46;
  for (const n of times(8, (n) => n)) {
    on.save();
    on.rotate((n / 8) * Math.PI * 2);
    on.beginPath();
    on.ellipse(0, -r * 0.58, r * 0.17, r * 0.42, 0, 0, 7);
    on.fill();
    on.globalCompositeOperation = "destination-out";
    on.beginPath();
    on.ellipse(0, -r * 0.62, r * 0.08, r * 0.14, 0, 0, 7);
    on.fill();
    on.restore();
  }
};

/** Waves that fade as they go down. */
export const waves: Art = (on, width, height, ink) => {
  on.strokeStyle = ink;
  for (const n of times(6, (n) => n)) {
    on.lineWidth = 0.16 - n * 0.02;
    on.globalAlpha = 1 - n * 0.15;
    stroke(
      on,
      steps(80, -0.5, 0.5).map((t) => [
        t * width,
        (n - 2.5) * height * 0.17 + Math.sin(t * 19 + n * 0.7) * height * 0.06,
      ]),
    );
  }
  on.globalAlpha = 1;
};

/** Slanting rain over hills. */
export const rain: Art = (on, width, height, ink) => {
  on.strokeStyle = on.fillStyle = ink;
  on.lineWidth = 0.07;
  for (const n of times(46, (n) => n)) {
    const [x, y] = [(hash(n, 1) - 0.5) * width, (hash(n, 2) - 0.6) * height * 0.8];
    stroke(on, [
      [x, y],
      [x - 0.16, y + 0.5],
    ]);
  }
  on.beginPath();
  on.moveTo(-width / 2, height / 2);
  for (const t of steps(60, -0.5, 0.5))
    on.lineTo(t * width, height * (0.36 - 0.09 * Math.sin(t * 9 + 1) - 0.03 * Math.sin(t * 23)));
  on.lineTo(width / 2, height / 2);
  on.fill();
};

/** A coil seen from above. */
export const coil: Art = (on, width, height, ink) => {
  on.strokeStyle = ink;
  on.lineWidth = 0.14;
  const r = Math.min(width, height) * 0.46;
  stroke(
    on,
    steps(220).map((t) => [Math.cos(t * 28) * r * t, Math.sin(t * 28) * r * t]),
  );
};

/** Nothing but a rule. */
export const rule: Art = (on, width, height, ink) => {
  on.fillStyle = ink;
  on.fillRect(-width * 0.4, -height * 0.42, width * 0.8, 0.06);
};
