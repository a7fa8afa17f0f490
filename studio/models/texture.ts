import { CanvasTexture, type ColorSpace, NoColorSpace, RepeatWrapping, SRGBColorSpace, Texture } from "three";

/** Red, green and blue, 0 to 255. */
export type Pixel = readonly [number, number, number];

// Where there is no canvas (the tests of the shapes), a texture stays empty.
const canPaint = typeof document !== "undefined";

let detail = 1;

/** Computed textures get this part of their pixels from now on: less to wait for, where one looks less closely. */
export function sharpness(part: number): void {
  detail = part;
}

function onCanvas(width: number, height: number, colours: ColorSpace, paint: (on: CanvasRenderingContext2D) => void) {
  if (!canPaint) return new Texture();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no 2D canvas.");
  paint(context);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = colours;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.anisotropy = 1;
  return texture;
}

/** A texture drawn on a canvas. `paint` gets the canvas's context and its size in pixels. */
export const drawn = (
  width: number,
  height: number,
  paint: (on: CanvasRenderingContext2D, width: number, height: number) => void,
): Texture => onCanvas(width, height, SRGBColorSpace, (on) => paint(on, Math.round(width), Math.round(height)));

/** A square texture computed by the pixel; u to the right and v up, 0 to 1. `data`: a bump or roughness, no colour. */
export function computed(most: number, pixel: (u: number, v: number) => Pixel, kind: "colour" | "data" = "colour") {
  const size = Math.round(most * detail);
  return onCanvas(size, size, kind === "colour" ? SRGBColorSpace : NoColorSpace, (on) => {
    const image = on.createImageData(size, size);
    const { data } = image;
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++) {
        const at = (row * size + column) * 4;
        [data[at], data[at + 1], data[at + 2]] = pixel(column / size, 1 - row / size);
        data[at + 3] = 255;
      }
    on.putImageData(image, 0, 0);
  });
}

/** A texture that is made once and then shared: `make` runs when the name is first asked for. */
export function shared(make: (name: string) => Texture): (name: string) => Texture {
  const made = new Map<string, Texture>();
  return (name) => {
    const texture = made.get(name) ?? make(name);
    made.set(name, texture);
    return texture;
  };
}

/** The same picture, repeated every `across` and `along` centimetres. */
export function spread(texture: Texture, across: number, along = across, turn = 0): Texture {
  const copy = texture.clone();
  copy.repeat.set(1 / across, 1 / along);
  copy.rotation = turn;
  return copy;
}

/** The three parts of a colour written as '#rrggbb'. */
export function parts(colour: string): Pixel {
  const n = Number.parseInt(colour.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}
