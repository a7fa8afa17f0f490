import { type ComponentProps, useState } from "react";
import { bringCommonPasswords } from "./commonPasswords.ts";

/** Without a network the list is not here, and the server alone judges. */
const bringAtFocus = () => void bringCommonPasswords().catch(() => {});

/** A password's field with a button that shows what was typed, where there is script for it. */
export function PasswordInput({ label, attributes }: { label: string; attributes: ComponentProps<"input"> }) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <input
        {...attributes}
        type={shown ? "text" : "password"}
        className="field pr-20"
        maxLength={1000}
        autoCapitalize="off"
        spellCheck={false}
        onFocus={attributes.autoComplete === "new-password" ? bringAtFocus : undefined}
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-controls={attributes.id}
        className="absolute noscript:hidden inset-y-0 right-0 min-w-16 px-3 text-sm font-semibold text-brand hover:underline"
        onClick={() => setShown(!shown)}
      >
        {shown ? "Hide" : "Show"}
        <span className="sr-only"> {label.toLowerCase()}</span>
      </button>
    </span>
  );
}
