/** Draws a figure in a square of ten by ten about the origin, y down, in an ink and a second colour. */
export type Figure = (on: CanvasRenderingContext2D, ink: string, tint: string) => void;

type On = CanvasRenderingContext2D;

/** A line along an SVG path. */
export function line(on: On, path: string, colour: string, width = 0.13): void {
  on.strokeStyle = colour;
  on.lineWidth = width;
  on.lineCap = on.lineJoin = "round";
  on.stroke(new Path2D(path));
}

/** An SVG path filled. */
export function area(on: On, path: string, colour: string): void {
  on.fillStyle = colour;
  on.fill(new Path2D(path));
}

/** What `draw` draws, moved and then turned. */
export function turned(on: On, x: number, y: number, degrees: number, draw: () => void): void {
  on.save();
  on.translate(x, y);
  on.rotate((degrees * Math.PI) / 180);
  draw();
  on.restore();
}

/** The SVG path of a circle or an ellipse. */
export const dot = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx},${y}A${rx},${ry} 0 1 0 ${x + rx},${y}A${rx},${ry} 0 1 0 ${x - rx},${y}Z`;
