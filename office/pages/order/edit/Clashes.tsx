import { Choice } from "../acts/Choice.tsx";

/** A field that two people changed at once, each to something else. */
type Clash = { name: string; label: string; yours: string; theirs: string };

type Props<C extends Clash> = {
  thing: "order" | "product" | "coupon";
  clashes: readonly C[];
  /** What stands in the form for each. */
  chosen: (name: string) => string | undefined;
  onChoose: (clash: C, value: string) => void;
};

/** A long text is told by its beginning. */
const short = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text || "nothing");

/** Somebody was faster: what only he changed is taken over, what both changed is to be chosen. Nothing typed is lost. */
export const Clashes = <C extends Clash>({ thing, clashes, chosen, onChoose }: Props<C>) => (
  <div role="alert" className="notice notice-warn grid gap-3">
    <p>
      <b className="font-[600]">Somebody changed this {thing} meanwhile.</b>{" "}
      {clashes.length > 0
        ? "You both changed this; choose what is right, then save."
        : "The changes go together. Look once more, then save."}
    </p>
    {clashes.map((clash) => (
      <Choice
        key={clash.name}
        legend={clash.label}
        name={`clash ${clash.name}`}
        value={chosen(clash.name) === clash.theirs ? "theirs" : "yours"}
        onChange={(whose) => onChoose(clash, whose === "theirs" ? clash.theirs : clash.yours)}
        options={[
          { value: "yours", name: short(clash.yours), hint: "yours" },
          { value: "theirs", name: short(clash.theirs), hint: "theirs" },
        ]}
      />
    ))}
  </div>
);
