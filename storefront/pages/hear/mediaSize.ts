import type { ShownMedia } from "../../../contract/media.ts";

const megabyte = 1024 * 1024;

const long = (seconds: number): string =>
  seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;
const large = (bytes: number): string =>
  bytes < megabyte
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / megabyte).toFixed(bytes < 10 * megabyte ? 1 : 0).replace(".0", "")} MB`;

/** What somebody is told before he loads it: "Film, 2 min, 6 MB, with captions". */
export const mediaSize = ({ kind, seconds, bytes, captions }: ShownMedia): string =>
  [
    kind === "film" ? "Film" : "Sound",
    ...(seconds === null ? [] : [long(seconds)]),
    large(bytes),
    ...(captions ? ["with captions"] : []),
  ].join(", ");
