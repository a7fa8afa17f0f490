import { useEffect, useRef } from "react";
import { useShell } from "./shellData.ts";

type Props = { id: string; known: string | undefined; wrong: boolean; describedBy: string; className: string };

/** Where a pincode is typed, as the shop's own shows. What is known already stands in it, as long as nobody types something else. */
export function PincodeInput({ id, known = "", wrong, describedBy, className }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef("");
  const shops = useShell()?.shop.pincode;
  useEffect(() => {
    const input = field.current;
    if (input && (input.value === "" || input.value === shown.current)) input.value = known;
    shown.current = known;
  }, [known]);
  return (
    <input
      ref={field}
      id={id}
      name="pincode"
      className={`field ${className}`}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={7}
      placeholder={shops?.replace(/^.../, "$& ")}
      aria-invalid={wrong}
      aria-describedby={describedBy}
    />
  );
}
