/** How many degrees a turned shell leans at a height: positive where it widens upwards. */
export const slant = (girth: (y: number) => number, y: number): number =>
  (Math.atan2(girth(y + 0.5) - girth(y - 0.5), 1) * 180) / Math.PI;
