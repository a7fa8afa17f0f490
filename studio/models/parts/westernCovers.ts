import { area, dot, type Figure, line, turned } from "./pen.ts";
import { times } from "./vector.ts";

type On = CanvasRenderingContext2D;

const stave = (on: On, x: number, y: number, width: number, step: number, ink: string): void => {
  for (let n = 0; n < 5; n++) line(on, `M${x},${y + n * step}H${x + width}`, ink, step * 0.09);
};

const note = (on: On, x: number, y: number, step: number, ink: string): void => {
  turned(on, x, y, -22, () => area(on, dot(0, 0, step * 0.62, step * 0.44), ink));
  line(on, `M${x + step * 0.54},${y - step * 0.1}V${y - step * 3.3}`, ink, step * 0.12);
};

/** An octave and a half of a piano's keys. */
export const pianoKeys: Figure = (on, ink, tint) => {
  on.translate(0, -1.6);
  area(on, "M-5,-1.4H5V5H-5Z", "#f8f3e6");
  for (const n of times(8, (k) => k)) line(on, `M${-5 + n * 1.25},-1.4V5`, ink, 0.07);
  for (const n of [1, 2, 4, 5, 6]) area(on, `M${-5 + n * 1.25 - 0.38},-1.4h0.76v3.9h-0.76Z`, ink);
  area(on, "M-5,-1.75H5V-1.35H-5Z", tint);
  line(on, "M-5,-1.4H5V5H-5Z", ink, 0.12);
};

/** The first frets of a guitar with a chord's fingers. */
export const fretboard: Figure = (on, ink, tint) => {
  on.translate(0, -1.6);
  area(on, "M-5,-0.9H5V4.6H-5Z", tint);
  area(on, "M-5,-0.9H-4.65V4.6H-5Z", "#f8f3e6");
  for (const x of [-2.4, -0.3, 1.65, 3.4, 5]) line(on, `M${x},-0.9V4.6`, "#f8f3e6", 0.11);
  for (const n of times(6, (k) => k)) line(on, `M-5,${-0.5 + n * 0.94}H5`, "#f8f3e6", 0.04 + n * 0.014);
  for (const [x, y] of [
    [-3.5, 1],
    [-1.35, 2],
    [0.7, 3],
  ] as const) {
    area(on, dot(x, -0.5 + 0.94 * y, 0.42), ink);
    area(on, dot(x, -0.5 + 0.94 * y, 0.3), "#f6c65b");
  }
};

/** A treble clef on its stave. */
export const trebleClef: Figure = (on, ink, tint) => {
  on.translate(0, -1.5);
  stave(on, -5, -0.4, 10, 1, tint);
  on.save();
  on.translate(-2.4, 1.1);
  on.scale(0.036, 0.036);
  line(
    on,
    "M6,64C-22,58 -22,22 8,24C34,26 36,62 8,68C-34,72 -50,22 -14,-14C16,-44 30,-66 20,-92C12,-108 -6,-92 -6,-66C-6,-30 20,60 18,98C14,124 -22,122 -20,100",
    ink,
    9,
  );
  area(on, dot(-14, 100, 11), ink);
  on.restore();
  for (const [x, y] of [
    [0.6, 3.1],
    [2.3, 2.1],
    [4, 1.1],
  ] as const)
    note(on, x, y, 1, ink);
};

/** Crossed drum sticks over a stave. */
export const crossedSticks: Figure = (on, ink, tint) => {
  stave(on, -5, 0.6, 10, 0.8, tint);
  for (const side of [-1, 1])
    turned(on, 0, 0, side * 38, () => {
      area(on, "M-0.3,5.2C-0.3,5.5 0.3,5.5 0.3,5.2L0.22,-3.4L0.12,-4.2H-0.12L-0.22,-3.4Z", ink);
      area(on, dot(0, -4.6, 0.3, 0.5), ink);
    });
};

/** Notes that climb like a staircase, under a violin's bow. */
export const staircase: Figure = (on, ink, tint) => {
  for (const n of times(7, (k) => k)) {
    area(on, `M${-5 + n * 1.42},4.9V${4.1 - n * 0.72}h1.42V4.9Z`, tint);
    note(on, -4.35 + n * 1.42, 3.66 - n * 0.72, 0.62, ink);
  }
  // The stick bends towards the hair, most in its middle; frog and screw to the left, the head at the tip.
  turned(on, -0.2, -1.7, -27, () => {
    on.scale(0.94, 0.94);
    line(on, "M-4.9,-0.2C-2,-0.1 1,0.3 4.7,-0.2", ink, 0.17);
    line(on, "M-4.2,0.68L4.75,0.62", ink, 0.1);
    area(on, "M-4.6,-0.2L-3.4,-0.12V0.3C-3.7,0.35 -3.7,0.74 -4,0.78H-4.6Z", ink);
    area(on, "M-5.2,-0.34H-4.75V-0.02H-5.2Z", ink);
    area(on, "M4.2,-0.22C4.5,-0.34 4.9,-0.3 5.1,-0.1L5,0.72L4.6,0.68C4.7,0.4 4.6,0.1 4.2,-0.04Z", ink);
  });
};
