import { Menu as Base } from "@base-ui/react/menu";
import { useState } from "react";
import { useClosedByBack } from "../shell/closedByBack.ts";
import { Icon, type IconName } from "./Icon.tsx";

/** What can be done with something, one line each. */
export type MenuAct = { name: string; do: () => void; icon?: IconName; danger?: boolean; disabled?: boolean };

/** A button that opens the less frequent acts; Back closes them. `label`: upon what, for who hears it. */
export function Menu({ label, acts }: { label: string; acts: readonly MenuAct[] }) {
  const [open, setOpen] = useState(false);
  useClosedByBack(open, () => setOpen(false));
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger className="icon-button" aria-label={label}>
        <Icon name="more" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="end" className="z-50">
          <Base.Popup className="menu">
            {acts.map(({ name, do: act, icon, danger, disabled }) => (
              <Base.Item
                key={name}
                onClick={act}
                disabled={disabled ?? false}
                className={`menu-item ${danger ? "text-error" : ""}`}
              >
                {icon && <Icon name={icon} className="size-4" />}
                {name}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
