import { expect, test } from "vitest";
import { readCaptions } from "./captions.ts";

const cue = "00:01.000 --> 00:04.500 align:start\n<v Asha>This is <i>Sa</i>.\nAnd this is Pa.";

test("captions in WebVTT are kept with plain ends of lines, in any script", () => {
  expect(readCaptions(`\ufeffWEBVTT - Veena\r\n\r\n1\r\n${cue}\r\n\r\n01:00:02.000 --> 01:00:03.000\r\nவீணை`)).toEqual({
    captions: `WEBVTT - Veena\n\n1\n${cue}\n\n01:00:02.000 --> 01:00:03.000\nவீணை\n`,
  });
});

test.each([
  ["a page", "<!doctype html><script>alert(1)</script>", /WEBVTT/],
  ["SRT", "1\n00:00:01,000 --> 00:00:02,000\nHello", /WEBVTT/],
  ["markup in a caption", `WEBVTT\n\n${cue}\n<img src=x onerror=alert(1)>`, /Line 6 has markup/],
  ["a script", `WEBVTT\n\n${cue}\n<script>alert(1)</script>`, /Line 6 has markup/],
  ["what is half a tag", `WEBVTT\n\n${cue}\n<c<script>>`, /markup/],
  ["a time of SRT", "WEBVTT\n\n00:01,000 --> 00:02,000\nHello", /Line 3 is no time/],
  ["an end before its beginning", "WEBVTT\n\n00:05.000 --> 00:02.000\nHello", /ends before/],
  ["no caption", "WEBVTT\n\nNOTE nothing", /no caption/],
  ["signs that are no text", `WEBVTT\n\n${cue}\0`, /no text/],
])("%s is refused in words", (_, text, words) => {
  const read = readCaptions(text);
  expect("problem" in read && read.problem).toMatch(words);
});
