import { useState } from "react";
import { Icon } from "./Icon.tsx";

/** A short text that a press copies, to be pasted elsewhere: a bank's app, a courier's page. */
export function CopySmall({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="copy-small figures"
      aria-label={`Copy ${text}`}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      {text}
      <Icon name={copied ? "check" : "copy"} className="size-3.5 text-muted" />
    </button>
  );
}
