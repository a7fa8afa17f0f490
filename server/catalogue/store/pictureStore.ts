/** A file of a picture by its path below `/pictures`: 'own/HASH-200.avif'. What it holds never changes, as its name is made of it. */
export type StoredFile = { name: string; bytes: number };

/** Where the files of photographs are kept for good: a folder, or a bucket that all nodes share. */
export type PictureStore = {
  /** A file's bytes; undefined where there is none. Throws where the store can't be asked. */
  read(name: string): Promise<Buffer | undefined>;
  /** Keeps a file, whole or not at all; the same one again changes nothing. Throws where the store does not take it. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Takes a file away; one that is not there is gone too. Throws where the store does not do it. */
  remove(name: string): Promise<void>;
  /** Everything that is kept, in pieces. */
  list(): AsyncIterable<StoredFile[]>;
};

/** Files of photographs, films, sounds and captions; nothing else is looked for in a store, and no name leads out of it. */
export const isPictureFile = (name: string): boolean =>
  /^own\/[a-z0-9-]+\.(avif|webp|mp4|webm|mp3|m4a|ogg|wav|vtt)$/.test(name);

/** Films and sounds, which take longer on their way than pictures do. */
export const isLarge = (name: string): boolean => /\.(mp4|webm|mp3|m4a|ogg|wav)$/.test(name);
