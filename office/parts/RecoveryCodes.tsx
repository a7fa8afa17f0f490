import { useState } from "react";
import { Button } from "./Button.tsx";

/** Recovery codes, shown this once: to print, or to copy to where passwords are kept. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <p className="text-muted">
        Each opens the office once in place of the app's code. They are shown now and never again: print them, or keep
        them where you keep passwords.
      </p>
      <ul className="recovery print-alone">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex gap-2">
        <Button icon="print" onClick={() => print()}>
          Print
        </Button>
        <Button icon={copied ? "check" : "copy"} onClick={copy}>
          {copied ? "Copied" : "Copy"}
        </Button>
      </div>
    </>
  );
}
