import type { DestinationStream } from "pino";

const levels: Record<number, string> = { 20: "debug", 30: "info", 40: "warn", 50: "error", 60: "fatal" };

/** A text without signs that would move a terminal's cursor or change its colours: what is logged may be a stranger's. */
const plain = (text: string, but = ""): string => text.replace(/\p{Cc}/gu, (sign) => (sign === but ? sign : "·"));

/** A line of the log as somebody reads it: when (India's time), how grave, what, and the facts; an error's stack below it. */
function readable(line: string): string {
  const { time, level, msg, err, ...facts } = JSON.parse(line) as Record<string, unknown>;
  const at = new Date(Number(time)).toLocaleTimeString("en-GB", { timeZone: "Asia/Kolkata" });
  const told = Object.entries(facts).map(
    ([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  const { stack } = (err ?? {}) as { stack?: unknown };
  const why = (typeof stack === "string" ? stack : (JSON.stringify(err) ?? ""))
    .split("\n")
    .filter((one) => one !== "")
    .map((one) => `\n    ${one.trim()}`);
  const words = [at, (levels[Number(level)] ?? String(level)).padEnd(5), msg, ...told].join(" ");
  return `${plain(words)}${plain(why.join(""), "\n")}\n`;
}

/** Takes the log's lines of JSON and shows them as somebody reads them who sits before a terminal. */
export const readableLog = (show: (text: string) => void): DestinationStream => ({
  write: (line) => show(readable(line)),
});
