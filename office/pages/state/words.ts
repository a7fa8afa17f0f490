import type { ShopState } from "../../../contract/office/state.ts";

const units = ["bytes", "KiB", "MiB", "GiB", "TiB"];

/** A size in bytes as people read it: 1,258,291 is "1.2 MiB". */
export function sizeOf(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const size = bytes / 1024 ** power;
  return `${size.toFixed(power > 0 && size < 10 ? 1 : 0)} ${units[power]}`;
}

/** How much waits, and how much of it does not go by itself. */
export function waitingOf({ waiting, failing }: ShopState["mails"], none = "none waits"): string {
  const fails = failing > 0 ? `${failing} can't be done` : "";
  const waits = waiting > 0 ? `${waiting} ${waiting === 1 ? "waits" : "wait"}` : "";
  return [waits, fails].filter(Boolean).join(", ") || none;
}
