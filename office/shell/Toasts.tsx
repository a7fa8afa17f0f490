import { Button } from "../parts/Button.tsx";
import { Icon } from "../parts/Icon.tsx";
import { toasts, unsay } from "./toasts.ts";

/** The messages of the moment, at the foot of the screen. */
export function Toasts() {
  const shown = toasts.use();
  return (
    <div className="toasts" role="log" aria-label="Messages" aria-live="polite">
      {shown.map(({ id, kind, text, act }) => (
        <div key={id} className={`toast toast-${kind}`}>
          <Icon name={kind === "error" ? "warning" : kind === "done" ? "check" : "info"} className="size-5" />
          <p className="min-w-0 flex-1">{text}</p>
          {act && (
            <Button
              small
              look="quiet"
              onClick={() => {
                unsay(id);
                act.do();
              }}
            >
              {act.name}
            </Button>
          )}
          <button type="button" className="icon-button" aria-label="Close the message" onClick={() => unsay(id)}>
            <Icon name="close" className="size-4" />
          </button>
        </div>
      ))}
    </div>
  );
}
