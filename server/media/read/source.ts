/** A file to read from, whatever of it: bytes from a place on, fewer at its end. */
export type Source = { size: number; read(from: number, length: number): Promise<Buffer> };

/** What a sound or film is. `seconds`: null where the file does not say how long it is. */
export type ReadMedia = {
  kind: "sound" | "film";
  /** The Content-Type by which it is served, and the ending of its file's name. */
  type: string;
  ending: string;
  seconds: number | null;
};

/** Why a file can't be taken, in words for who sent it. */
export class NoMedia extends Error {}

export const notWhole = () => new NoMedia("The film or sound did not come whole, or is damaged. Please send it again.");
