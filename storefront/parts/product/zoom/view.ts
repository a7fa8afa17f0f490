/** How a picture is looked at: how large, and how far its middle is from the stage's, in pixels. */
export type View = { scale: number; x: number; y: number };
type Point = { x: number; y: number };

export const whole: View = { scale: 1, x: 0, y: 0 };
const largest = 4;

const within = (value: number, most: number) => Math.min(Math.max(value, -most), most);

/** The view with the picture (a square of `side` pixels) kept over the stage: its edges never come in further. */
const kept = ({ scale, x, y }: View, side: number): View => {
  const most = ((scale - 1) * side) / 2;
  return { scale, x: within(x, most), y: within(y, most) };
};

/** Larger or smaller by a factor; what lies at a point, counted from the stage's middle, stays there. */
export function zoomed(view: View, factor: number, at: Point, side: number): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), largest);
  const by = scale / view.scale;
  return kept({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, side);
}

export const moved = (view: View, by: Point, side: number): View =>
  kept({ ...view, x: view.x + by.x, y: view.y + by.y }, side);
