import { type BufferGeometry, CylinderGeometry, type Mesh, PlaneGeometry } from "three";
import { physical, type Surface } from "../materials/physical.ts";
import { drawn } from "../texture.ts";
import { mesh } from "./mesh.ts";

/** Draws in centimetres: the origin is the middle, y grows downwards. */
type Print = (on: CanvasRenderingContext2D, width: number, height: number) => void;

/** The faces that labels are set in; they come with the project. */
export const faces = { sans: '"Instrument Sans"', serif: '"Instrument Serif"', tamil: '"Noto Sans Tamil"' };

const PIXELS = 1024;

function ink(width: number, height: number, print: Print, rest: Surface) {
  const scale = Math.min(PIXELS / Math.max(width, height), 240);
  const map = drawn(width * scale, height * scale, (on, w, h) => {
    on.scale(w / width, h / height);
    on.translate(width / 2, height / 2);
    on.textAlign = "center";
    on.textBaseline = "middle";
    print(on, width, height);
  });
  return physical({ map, transparent: true, roughness: 0.5, ...rest });
}

/** A print on any shape whose texture runs from 0 to 1; `width` and `height` in centimetres, about. */
export function printed(shape: BufferGeometry, width: number, height: number, print: Print, rest: Surface): Mesh {
  const made = mesh(shape, ink(width, height, print, rest));
  made.castShadow = false;
  return made;
}

/** A print on a flat face, looking at the viewer (towards z); what is not painted shows what is below. */
export const label = (width: number, height: number, print: Print, rest: Surface = {}): Mesh =>
  printed(new PlaneGeometry(width, height), width, height, print, rest);

/** A print round an upright cylinder of `radius`, its middle in front. */
export function labelAround(radius: number, width: number, height: number, print: Print, rest: Surface = {}): Mesh {
  const angle = width / radius;
  const shape = new CylinderGeometry(radius, radius, height, 48, 1, true, -angle / 2, angle);
  return printed(shape, width, height, print, rest);
}

/** One line of text about (x, y), `size` centimetres high, that fits into `most` centimetres. */
export function text(
  on: CanvasRenderingContext2D,
  words: string,
  {
    x = 0,
    y = 0,
    size,
    colour,
    face = "sans",
    weight = 500,
    italic = false,
    spacing = 0,
    most,
  }: {
    x?: number;
    y?: number;
    size: number;
    colour: string;
    face?: keyof typeof faces;
    weight?: number;
    italic?: boolean;
    /** Extra space between letters, in centimetres. */
    spacing?: number;
    most?: number;
  },
): void {
  on.save();
  on.translate(x, y);
  on.scale(size / 100, size / 100);
  on.font = `${italic ? "italic " : ""}${weight} 100px ${faces[face]}`;
  on.letterSpacing = `${(spacing / size) * 100}px`;
  on.fillStyle = colour;
  on.fillText(words, 0, 0, most === undefined ? undefined : (most / size) * 100);
  on.restore();
}
