import { Button } from "../../parts/Button.tsx";
import { Choice } from "../order/acts/Choice.tsx";

/** When a publication holds: at once, or from a day on. */
export type Timing = "now" | "later";

export const TimingChoice = ({ value, onChange }: { value: Timing; onChange: (value: Timing) => void }) => (
  <Choice
    legend="When"
    name="when"
    value={value}
    onChange={onChange}
    options={[
      { value: "now", name: "Now" },
      { value: "later", name: "From a day on" },
    ]}
  />
);

/** The foot of a dialog that publishes: not yet, or at the time that is chosen. */
export const PublishFoot = ({ when, busy, onClose }: { when: Timing; busy: boolean; onClose: () => void }) => (
  <div className="flex flex-wrap justify-end gap-2">
    <Button onClick={onClose}>Not yet</Button>
    <Button type="submit" look="primary" busy={busy}>
      {when === "now" ? "Show it to shoppers" : "Plan it"}
    </Button>
  </div>
);
