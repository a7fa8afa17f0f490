import { type ReactNode, useId } from "react";
import { Form, useNavigation } from "react-router";
import { button } from "../../parts/button.ts";
import type { Refused, Typed } from "./answer.ts";
import { FormContext } from "./formState.ts";
import type { Asked } from "./rules.ts";
import { useCheckedForm } from "./useCheckedForm.ts";

type Props = {
  /** What it is about, for the page's action. */
  intent: string;
  action?: string;
  /** The fields to be checked before it is sent. */
  fields: Asked[];
  /** What stands in the fields at first. */
  first?: Typed;
  refused: Refused | undefined;
  submit: string;
  look?: keyof typeof button;
  /** The fields, and what else belongs to the form. */
  children: ReactNode;
  /** What stands beside the button. */
  beside?: ReactNode;
};

/** A form that works without script, and with it says at once what is wrong, in the same words. */
export function AccountForm({
  intent,
  action,
  fields,
  first = {},
  refused,
  submit,
  look = "primary",
  children,
  beside,
}: Props) {
  const id = useId();
  const mine = refused?.intent === intent ? refused : undefined;
  const { form, errors, onSubmit, onInput } = useCheckedForm(fields, mine);
  const busy = useNavigation().formData?.get("intent") === intent;
  const typed = mine?.typed;
  const state = { id, errors, first: { ...first, ...typed }, typed, focused: Object.keys(mine?.errors ?? {})[0] };
  const about = mine && Object.keys(mine.errors).length === 0 ? mine.message : "";
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      preventScrollReset
      onSubmit={(event) => (busy ? event.preventDefault() : onSubmit(event))}
      onInput={onInput}
      className="space-y-5"
    >
      <input type="hidden" name="intent" value={intent} />
      <p role="alert" className={busy ? "kept-place" : "border-l-4 border-error bg-tint px-4 py-3 empty:hidden"}>
        {!busy && about}
      </p>
      <FormContext value={state}>{children}</FormContext>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1">
        <button className={`${button[look]} min-w-[min(9rem,100%)]`} aria-disabled={busy}>
          {busy ? "One moment …" : submit}
        </button>
        {beside}
      </div>
    </Form>
  );
}
