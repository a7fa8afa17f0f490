import { Button } from "../../parts/Button.tsx";
import { Icon } from "../../parts/Icon.tsx";
import type { Alarm } from "./useScans.ts";

/** A scan that was wrong: large, and there until who packs has said that he has seen it. */
export function Alarms({ alarms, onSeen }: { alarms: readonly Alarm[]; onSeen: () => void }) {
  const [first] = alarms;
  return (
    <div role="alert">
      {first && (
        <div className="alarm">
          <Icon name="warning" className="size-8" />
          <div className="min-w-0 flex-1">
            <p className="text-lg font-[600]">{first.text}</p>
            <p className="figures break-all">
              {first.code}
              {alarms.length > 1 && ` · and ${alarms.length - 1} more`}
            </p>
          </div>
          <Button onClick={onSeen}>Seen</Button>
        </div>
      )}
    </div>
  );
}
