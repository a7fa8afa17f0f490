import { expect, test } from "vitest";
import type { ShownMedia } from "../../../contract/media.ts";
import { mediaSize } from "./mediaSize.ts";

const film: ShownMedia = {
  kind: "film",
  src: "/pictures/own/a.mp4",
  type: "video/mp4",
  bytes: 6 * 1024 * 1024,
  seconds: 118,
  words: "The open strings",
  captions: null,
  language: "en",
};

test("its kind, length and size are said, and its captions", () => {
  expect(mediaSize(film)).toBe("Film, 2 min, 6 MB");
  expect(mediaSize({ ...film, bytes: 2.5 * 1024 * 1024, captions: "/a.vtt" })).toBe(
    "Film, 2 min, 2.5 MB, with captions",
  );
  expect(mediaSize({ ...film, kind: "sound", seconds: 12.4, bytes: 84_000 })).toBe("Sound, 12 s, 82 KB");
  expect(mediaSize({ ...film, seconds: null, bytes: 40 * 1024 * 1024 })).toBe("Film, 40 MB");
});
