import { expect, test } from "vitest";
import { hearAsked, hearToo } from "./hearing.ts";

test("what is asked for is heard on its way up, other events once a part needs them, and each once", () => {
  const target = new EventTarget();
  const heard: string[] = [];
  const hear = ({ type }: Event) => void heard.push(type);
  hearAsked(target, () => {
    for (const type of ["click", "touchstart", "pointerdown", "scroll", "wheel"]) {
      target.addEventListener(type, hear, type === "touchstart" ? { passive: true } : false);
      target.addEventListener(type, () => heard.push(`${type} down`), type === "touchstart" ? { capture: true } : true);
    }
  });
  const happen = (...types: string[]) => {
    heard.length = 0;
    for (const type of types) target.dispatchEvent(new Event(type));
    return heard;
  };
  expect(happen("pointerdown", "touchstart", "scroll", "wheel", "click")).toEqual(["touchstart", "click"]);
  hearToo("pointerdown", "wheel");
  hearToo("pointerdown");
  expect(happen("pointerdown", "touchstart", "scroll", "wheel", "click")).toEqual([
    "pointerdown",
    "touchstart",
    "wheel",
    "click",
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
