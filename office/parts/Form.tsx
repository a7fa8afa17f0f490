import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Refused } from "../api/call.ts";

/** What became of a form that was sent: what is wrong with which field, or with the whole. */
export type FormState = { errors: Record<string, string>; failure: string | undefined; busy: boolean };

type Props = {
  /** Sends it. A Refused or NoAnswer that it throws is shown here. */
  onSend: (fields: Record<string, string>) => Promise<unknown>;
  children: (state: FormState) => ReactNode;
  className?: string;
};

/**
 * A form whose fields are named as the call's. What the shop refuses stands at the field it is about, which gets the focus;
 * what is about none stands above the button. While it is sent it can't be sent again, and nothing typed is lost.
 */
export function Form({ onSend, children, className = "grid gap-4" }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>({ errors: {}, failure: undefined, busy: false });
  useEffect(() => {
    if (Object.keys(state.errors).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [state.errors]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.busy) return;
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
    );
    setState({ errors: {}, failure: undefined, busy: true });
    try {
      await onSend(fields);
      setState({ errors: {}, failure: undefined, busy: false });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const errors = error instanceof Refused ? error.errors : {};
      const shown = Object.keys(errors).filter((name) => form.current?.elements.namedItem(name));
      setState({ errors, failure: shown.length > 0 ? undefined : error.message, busy: false });
    }
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} className={className} aria-busy={state.busy}>
      {children(state)}
    </form>
  );
}

/** What is wrong with the whole of a form, said as it appears. */
export const Failure = ({ text }: { text: string | undefined }) => (
  <div role="alert">{text && <p className="notice notice-bad">{text}</p>}</div>
);
