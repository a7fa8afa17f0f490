/** A generator of numbers from 0 to 1, the same ones for the same seed. */
export function random(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SIZE = 65536;
const table = (() => {
  const next = random(7);
  return Float32Array.from({ length: SIZE }, next);
})();

const place = (x: number, y: number): number =>
  ((Math.imul(x, 374761393) + Math.imul(y, 668265263)) >>> 5) & (SIZE - 1);

/** A number from 0 to 1 that belongs to a pair of whole numbers. */
export const hash = (x: number, y: number): number => table[place(x, y)] ?? 0;

// A texture asks for some hundred million directions.
const [toX, toY] = [Math.cos, Math.sin].map((part) => Float64Array.from(table, (turn) => part(turn * Math.PI * 2))) as [
  Float64Array,
  Float64Array,
];

function slope(i: number, j: number, x: number, y: number): number {
  const at = place(i, j);
  return (toX[at] ?? 0) * (x - i) + (toY[at] ?? 0) * (y - j);
}

/** Gradient noise, about 0 to 1 around 0.5. */
export function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, w] = [x - i, y - j];
  const [a, b] = [u * u * u * (u * (u * 6 - 15) + 10), w * w * w * (w * (w * 6 - 15) + 10)];
  const low = slope(i, j, x, y) * (1 - a) + slope(i + 1, j, x, y) * a;
  const high = slope(i, j + 1, x, y) * (1 - a) + slope(i + 1, j + 1, x, y) * a;
  return 0.5 + 0.72 * (low * (1 - b) + high * b);
}

/** Noise of several octaves, about 0 to 1 around 0.5. */
export function clouds(x: number, y: number, octaves = 4): number {
  let [sum, weight, total] = [0, 1, 0];
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 2.03 ** octave;
    sum += weight * noise(x * scale + octave * 17, y * scale - octave * 9);
    total += weight;
    weight *= 0.5;
  }
  return sum / total;
}
