import { Button } from "../parts/Button.tsx";
import { Icon } from "../parts/Icon.tsx";

/** A scan that was not counted, until who scans has seen it. `add`: it may be counted here all the same. */
export type Alarm = { id: string; code: string; text: string; add?: () => void };

/** Scans that were not counted: the first of them large, and there until who scans has said what becomes of it. */
export function Alarms({ alarms, onSeen }: { alarms: readonly Alarm[]; onSeen: () => void }) {
  const [first] = alarms;
  return (
    <div role="alert">
      {first && (
        <div className="alarm flex-wrap">
          <Icon name="warning" className="size-8" />
          <div className="min-w-0 flex-1">
            <p className="text-lg font-[600]">{first.text}</p>
            <p className="figures break-all">
              {first.code}
              {alarms.length > 1 && ` · and ${alarms.length - 1} more`}
            </p>
          </div>
          {first.add && (
            <Button
              onClick={() => {
                first.add?.();
                onSeen();
              }}
            >
              Count it here
            </Button>
          )}
          <Button onClick={onSeen}>Seen</Button>
        </div>
      )}
    </div>
  );
}
