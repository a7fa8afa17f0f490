const time = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const timing = new RegExp(`^(${time})[ \\t]+-->[ \\t]+(${time})(?:[ \\t].*)?$`);
/** The tags that captions know (WebVTT, 4.2): voices, languages, marks, and times. */
const tag = new RegExp(`</?(?:c|i|b|u|v|ruby|rt|lang)(?:[.\\s][^<>]*)?>|<${time}>`, "g");

const seconds = (text: string): number => text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

/**
 * Captions as they are kept, or what is wrong with them, in words. WebVTT alone: its first line, at least one caption, each with a time that
 * ends after it begins, and no markup but its own, which players would show or worse.
 */
export function readCaptions(text: string): { captions: string } | { problem: string } {
  const captions = `${text
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .trim()}\n`;
  const [first = "", ...rest] = captions.split("\n");
  if (!/^WEBVTT(?:[ \t].*)?$/.test(first))
    return { problem: "These are no captions in WebVTT: the file begins with the line WEBVTT." };
  if (/\p{Cc}/u.test(captions.replace(/[\n\t]/g, ""))) return { problem: "There are signs in it that are no text." };
  let count = 0;
  for (const [at, line] of rest.entries()) {
    if (line.includes("-->")) {
      const [, from, to] = timing.exec(line.trim()) ?? [];
      if (from === undefined || to === undefined)
        return { problem: `Line ${at + 2} is no time of WebVTT, like 00:01.000 --> 00:04.000.` };
      if (seconds(to) <= seconds(from)) return { problem: `The caption of line ${at + 2} ends before it begins.` };
      count++;
    } else if (line.replace(tag, "").includes("<"))
      return { problem: `Line ${at + 2} has markup that captions don’t know.` };
  }
  return count === 0 ? { problem: "There is no caption in it." } : { captions };
}
