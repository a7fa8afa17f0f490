import { useEffect, useRef } from "react";

type Props = { id: string; known: string | undefined; wrong: boolean; describedBy: string; className: string };

/** Where a pincode is typed. What is known already stands in it, as long as nobody types something else. */
export function PincodeInput({ id, known = "", wrong, describedBy, className }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef("");
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
      placeholder="600 002"
      aria-invalid={wrong}
      aria-describedby={describedBy}
    />
  );
}
