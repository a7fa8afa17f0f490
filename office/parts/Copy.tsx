import { useState } from "react";
import { Button } from "./Button.tsx";

/** A text to be taken elsewhere, and the button that copies it. Where the browser does not let it be copied, it is chosen. */
export function Copy({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="flex items-stretch gap-2">
      <input
        className="field figures min-w-0 flex-1"
        readOnly
        aria-label={label}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <Button
        icon={copied ? "check" : "copy"}
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        {copied ? "Copied" : "Copy"}
      </Button>
    </div>
  );
}
