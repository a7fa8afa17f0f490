/** How a string is made to sound. */
export type Plucked = {
  /** Hertz. */
  hz: number;
  seconds: number;
  /** Samples in a second. */
  rate: number;
  /** From 0 (dull, dies away quickly) to 1 (bright and long). */
  brightness?: number;
};

/** Noise that is the same each time, from -1 to 1: a tone shall sound as it did when it was compared. */
function noise(length: number): Float32Array<ArrayBuffer> {
  let seed = 20_011;
  return Float32Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return seed / 2 ** 31 - 1;
  });
}

/** What the string is like at the moment it is let go: noise without its highest part, plucked at a seventh of its length, around zero. */
function shape(length: number): Float32Array<ArrayBuffer> {
  const rough = noise(length);
  const place = Math.max(1, Math.round(length / 7));
  const soft = rough.map((value, at) => (value + (rough[(at + 1) % length] ?? 0)) / 2);
  const plucked = soft.map((value, at) => value - (soft[(at + place) % length] ?? 0));
  const mean = plucked.reduce((sum, value) => sum + value, 0) / length;
  return plucked.map((value) => value - mean);
}

/**
 * The sound of a plucked string, samples from -0.9 to 0.9: Karplus and Strong's string (Computer Music Journal 7:2, 1983), with the allpass of
 * Jaffe and Smith in its loop, by which it is in tune between two samples too.
 */
export function pluck({ hz, seconds, rate, brightness = 0.6 }: Plucked): Float32Array<ArrayBuffer> {
  const damping = 0.5 - 0.4 * brightness;
  const period = rate / hz - damping;
  const whole = Math.floor(period - 0.1);
  const fraction = period - whole;
  const allpass = (1 - fraction) / (1 + fraction);
  const loss = 10 ** (-3 / (hz * (2 + 6 * brightness)));
  const sound = new Float32Array(Math.round(seconds * rate));
  sound.set(shape(whole).subarray(0, sound.length));
  let [before, in1, out1] = [0, 0, 0];
  for (let at = whole; at < sound.length; at++) {
    const now = sound[at - whole] ?? 0;
    const damped = loss * ((1 - damping) * now + damping * before);
    const out = allpass * (damped - out1) + in1;
    before = now;
    in1 = damped;
    out1 = out;
    sound[at] = out;
  }
  return fadedOut(sound, Math.min(sound.length, Math.round(rate / 30)));
}

/** A sound at its full loudness whose last samples go down to nothing, so that its end does not click. */
function fadedOut(sound: Float32Array, last: number): Float32Array<ArrayBuffer> {
  const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
  return sound.map((value, at) => (value / loudest) * 0.9 * Math.min(1, (sound.length - 1 - at) / last));
}
