import { useEffect, useRef } from "react";
import { writeDown, writtenDown } from "../device.ts";
import { createStore } from "../store.ts";

/** What a key does. */
export type Key = {
  /** As it is pressed: "/", "P", "Escape", "Ctrl+s"; one after the other with a space between: "g o". */
  keys: string;
  /** What it does, for the sheet of keys and the go-to list: "Go to orders". */
  what: string;
  act: (event: KeyboardEvent) => void;
  /** Works while somebody types in a field too. Those with Ctrl or Alt always do. */
  typing?: boolean;
  /** Not in the sheet: a second key for the same. */
  unlisted?: boolean;
};
type Group = { name: string; keys: () => readonly Key[] };

/** For how long the second key of two may be waited for, in milliseconds. */
const patience = 1_500;

/** What the open screens and dialogs have bound, the latest last: it goes before the others. */
let groups: readonly Group[] = [];
let begun = "";
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keys without Ctrl or Alt can be switched off, for who dictates or strikes keys by chance (WCAG 2.1.4). */
export const lettersOff = createStore(writtenDown("lettersOff") === "yes");
export function switchLetters(off: boolean): void {
  writeDown("lettersOff", off ? "yes" : null);
  lettersOff.set(off);
}

/** The name of what was pressed, as `Key.keys` has it. Command counts as Ctrl. */
function nameOf(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey) return `Ctrl+${event.key.toLowerCase()}`;
  return event.altKey ? `Alt+${event.key}` : event.key;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select"));

/** What Enter presses by itself. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("a[href], button, summary, input");

/** Whether a dialog is open: then only its own fields and buttons hear keys. */
const dialogOpen = () =>
  document.querySelector(":is([role=dialog], [role=alertdialog], [role=menu]):not([data-closed]), dialog[open]") !==
  null;

const allKeys = () => groups.toReversed().flatMap(({ keys }) => keys());

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || dialogOpen()) return;
  const pressed = nameOf(event);
  if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
  const plain = !/^(Ctrl|Alt)\+/.test(pressed);
  const typing = plain && isTyping(event.target);
  if (pressed === "Enter" && isPressable(event.target)) return;
  if (plain && pressed !== "Escape" && lettersOff.get()) return;
  const name = begun && !typing ? `${begun} ${pressed}` : pressed;
  clearTimeout(timer);
  begun = "";
  const found = allKeys().find(({ keys, typing: too }) => keys === name && (!typing || too));
  if (found) {
    event.preventDefault();
    found.act(event);
  } else if (!typing && allKeys().some(({ keys }) => keys.startsWith(`${name} `))) {
    begun = name;
    timer = setTimeout(() => {
      begun = "";
    }, patience);
  }
}

/** Has the whole page hear keys. Gives how to end it. */
export function listenToKeys(): () => void {
  document.addEventListener("keydown", hear);
  return () => document.removeEventListener("keydown", hear);
}

/** Binds keys for as long as the screen or part is shown. `name`: the heading they stand under in the sheet. */
export function useKeys(name: string, keys: readonly Key[]): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const group = { name, keys: () => latest.current };
    groups = [...groups, group];
    return () => {
      groups = groups.filter((other) => other !== group);
    };
  }, [name]);
}

/** All keys that work now, by their headings, those of the screen first. */
export function boundKeys(): { name: string; keys: readonly Key[] }[] {
  const names = [...new Set(groups.toReversed().map(({ name }) => name))];
  return names.map((name) => ({
    name,
    keys: groups
      .filter((group) => group.name === name)
      .flatMap(({ keys }) => keys().filter(({ unlisted }) => !unlisted)),
  }));
}
