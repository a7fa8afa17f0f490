import { type Difference, differences, flatten } from "./edit/fields.ts";
import { byWhom, happened, nameOf, type Order } from "./words.ts";

/** One thing that happened to an order. */
export type Told = {
  key: string;
  at: string;
  title: string;
  words: string;
  by: string;
  changed: Difference[];
  /** In paise, of the total. */
  difference: number | undefined;
};

const returnWords: Record<string, string> = {
  requested: "asked for",
  accepted: "accepted",
  refused: "refused",
  received: "received",
};

/** Everything that happened to an order, the latest first: its states, edits, and what was said of returns. */
export function toldOf(order: Pick<Order, "history" | "edits" | "returns" | "lines">): Told[] {
  const variant = (id: number) => {
    const line = order.lines.find((one) => one.id === id);
    return line ? nameOf(line) : `Article ${id}`;
  };
  const plain = { changed: [], difference: undefined };
  const states = order.history.map((event, n): Told => {
    const again = event.state === order.history[n - 1]?.state;
    const title = again ? "Put right" : happened[event.state];
    const words = event.cause === title ? "" : event.cause;
    return { ...plain, key: `state ${n}`, at: event.at, title, words, by: byWhom(event) };
  });
  // What is asked to come back is told by the return itself.
  const known = order.returns.length > 0 ? states.filter(({ title }) => title !== happened.return_requested) : states;
  const edits = order.edits.map((edit): Told => {
    const changed = differences(flatten(edit.before), flatten(edit.after), variant);
    const key = `edit ${edit.number}`;
    return { key, at: edit.at, title: "Changed", words: "", by: byWhom(edit), changed, difference: edit.difference };
  });
  const returns = order.returns.flatMap(({ number, events }) =>
    events.map(({ state, note, at, name }, n): Told => {
      const title = `Return ${number} ${returnWords[state] ?? state}`;
      const by = name ?? (state === "requested" ? "the customer" : "the shop");
      return { ...plain, key: `return ${number} ${n}`, at, title, words: note, by };
    }),
  );
  return [...known, ...edits, ...returns].toSorted((a, b) => b.at.localeCompare(a.at));
}
