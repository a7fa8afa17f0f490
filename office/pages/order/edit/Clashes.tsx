import { Choice } from "../acts/Choice.tsx";
import type { Clash } from "./fields.ts";

type Props = {
  clashes: readonly Clash[];
  /** What stands in the form for each. */
  chosen: (name: string) => string | undefined;
  onChoose: (clash: Clash, value: string) => void;
};

/** Somebody was faster: what only he changed is taken over, what both changed is to be chosen. Nothing typed is lost. */
export const Clashes = ({ clashes, chosen, onChoose }: Props) => (
  <div role="alert" className="notice notice-warn grid gap-3">
    <p>
      <b className="font-[600]">Somebody changed this order meanwhile.</b>{" "}
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
          { value: "yours", name: clash.yours || "nothing", hint: "yours" },
          { value: "theirs", name: clash.theirs || "nothing", hint: "theirs" },
        ]}
      />
    ))}
  </div>
);
