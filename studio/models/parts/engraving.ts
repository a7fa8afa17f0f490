import { text } from "./label.ts";

/** A curl with leaves on its outer side, as a graver cuts it: from (0, 0), rolled up to the right. */
function curl(on: CanvasRenderingContext2D, size: number): void {
  const spot = (t: number): [number, number] => {
    const r = size * (1 - t) ** 0.8;
    const a = Math.PI + t * 9;
    return [size + Math.cos(a) * r, Math.sin(a) * r];
  };
  on.beginPath();
  for (let n = 0; n <= 60; n++) on.lineTo(...spot(n / 64));
  on.stroke();
  for (let n = 0; n < 9; n++) {
    const [x, y] = spot(n / 16);
    const away = Math.atan2(y, x - size);
    on.save();
    on.translate(x, y);
    on.rotate(away + 0.9);
    on.beginPath();
    on.moveTo(0, 0);
    on.quadraticCurveTo(size * 0.16, -size * 0.12, size * 0.34, 0);
    on.quadraticCurveTo(size * 0.16, size * 0.06, 0, 0);
    on.stroke();
    on.restore();
  }
}

/** Scrolls and leaves round a maker's name, as they are cut into bells. */
export function engraving(on: CanvasRenderingContext2D, name: string, colour: string, scrolls = true): void {
  on.strokeStyle = colour;
  on.lineWidth = 0.055;
  on.lineCap = "round";
  text(on, name, { y: -0.4, size: 1.2, colour, face: "serif", italic: true, most: 4.6 });
  if (!scrolls) return;
  for (const [x, y, size, flip, turn] of [
    [0.1, 1.5, 0.9, 1, 0.1],
    [-0.1, 1.5, 0.9, -1, 0.1],
    [0.1, 2.6, 0.6, 1, 0.7],
    [-0.1, 2.6, 0.6, -1, 0.7],
    [0.1, -1.6, 0.9, 1, -0.35],
    [-0.1, -1.6, 0.9, -1, -0.35],
    [2, -0.9, 0.5, 1, 0.3],
    [-2, -0.9, 0.5, -1, 0.3],
  ] as const) {
    on.save();
    on.translate(x, y);
    on.scale(flip, 1);
    on.rotate(turn);
    curl(on, size);
    on.restore();
  }
}
