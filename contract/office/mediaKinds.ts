const megabyte = 1024 * 1024;

/** The most bytes that a sound and a film may have, how many a product may have, how long captions may be (letters), and how many one member may send at once. */
export const mediaLimits = {
  sound: 15 * megabyte,
  film: 60 * megabyte,
  ofProduct: 6,
  captions: 100_000,
  atOnce: 2,
} as const;

/** From so many bytes on a film is too large to be begun at once on a slow phone (some 8 seconds at 3 Mbit/s). */
export const heavyFrom = 3 * megabyte;

/** How many bytes of a file's beginning tell whether it may be a sound or a film. */
export const mediaBeginning = 16;

/** How WebM begins. */
export const webmBegins = "\x1aE\xdf\xa3";

const beginnings: readonly RegExp[] = [
  /^....ftyp/s, // MP4, M4A, QuickTime
  /^OggS/,
  /^RIFF....WAVE/s,
  /^ID3/, // MP3 with its title
  /^\xff[\xe2-\xff]/, // MP3
];

export const notMedia = "It is no film (MP4, WebM) and no sound (MP3, M4A, Ogg, WAV) that phones play.";

/** Why a file can't be a sound or film, by its first bytes, each a letter of `start`; undefined: it may be one. */
export const whyNoMedia = (start: string): string | undefined =>
  start.startsWith(webmBegins) || beginnings.some((known) => known.test(start)) ? undefined : notMedia;
