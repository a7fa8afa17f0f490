import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hearAsked, hearToo } from "./hearing.ts";

test("what is asked for is heard, other events once a part needs them, and each once", () => {
  const target = new EventTarget();
  const heard: string[] = [];
  hearAsked(target, () => {
    for (const type of ["click", "touchstart", "pointerdown", "scroll", "wheel"])
      for (const capture of [true, false])
        target.addEventListener(type, () => heard.push(`${type} ${capture ? "down" : "up"}`), { capture });
  });
  const happen = (...types: string[]) => {
    heard.length = 0;
    for (const type of types) target.dispatchEvent(new Event(type));
    return heard;
  };
  expect(happen("pointerdown", "touchstart", "scroll", "wheel", "click")).toEqual([
    "touchstart down",
    "touchstart up",
    "click down",
    "click up",
  ]);
  hearToo("pointerdown", "wheel");
  hearToo("pointerdown");
  expect(happen("pointerdown", "scroll", "wheel")).toEqual([
    "pointerdown down",
    "pointerdown up",
    "wheel down",
    "wheel up",
  ]);
});

test("who listens afterwards is heard, also where the work failed", () => {
  const target = new EventTarget();
  expect(() =>
    hearAsked(target, () => {
      throw new Error("no");
    }),
  ).toThrow("no");
  let times = 0;
  target.addEventListener("pointerdown", () => times++);
  target.dispatchEvent(new Event("pointerdown"));
  expect(times).toBe(1);
});

/** How React calls events that it hears for nobody who doesn't ask. Those of an element alone (`onToggle`, `onScroll`, `onClose`, `onLoad`) are not among them. */
const unheard =
  /\bon((?:Pointer|Drag|Composition|GotPointer|LostPointer)\w+|Mouse(?:Down|Move|Up)|Touch(?:End|Move|Cancel)|Key(?:Up|Press)|Wheel|DoubleClick|AuxClick|ContextMenu|Copy|Cut|Paste|Drop|Select|BeforeInput|(?:Animation|Transition)\w+)\b/g;
const called: Record<string, string> = { DoubleClick: "dblclick" };

test("who asks React for an event that it does not hear has it hear too", () => {
  const folder = join(import.meta.dirname, "..");
  const asks = globSync("**/*.{ts,tsx}", { cwd: folder, exclude: ["**/*.test.*"] }).flatMap((file) => {
    const code = readFileSync(join(folder, file), "utf8");
    const too = /hearToo\(([^)]*)\)/.exec(code)?.[1] ?? "";
    return [...code.matchAll(unheard)].map(([name, event = ""]) => ({
      asked: `${file}: ${name}`,
      isHeard: too.includes(`"${called[event] ?? event.toLowerCase()}"`),
    }));
  });
  expect(asks.length).toBeGreaterThan(8);
  expect(asks.filter(({ isHeard }) => !isHeard)).toEqual([]);
});
