import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Refused } from "./answer.ts";
import { type Asked, errorsIn } from "./rules.ts";

const typedIn = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

/**
 * Checks a form by the server's own rules before it is sent, and shows what the server says besides. The first field
 * with an error gets the focus; an error goes as soon as its field is changed.
 */
export function useCheckedForm(fields: Asked[], refused: Refused | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(refused?.errors ?? {});
  const [shown, setShown] = useState(refused);
  const [turn, setTurn] = useState(0);
  if (shown !== refused) {
    setShown(refused);
    setErrors(refused?.errors ?? {});
    setTurn(turn + 1);
  }
  useEffect(() => {
    if (turn > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [turn]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const found = errorsIn(fields, typedIn(event.currentTarget));
    setErrors(found);
    if (Object.keys(found).length === 0) return;
    event.preventDefault();
    setTurn(turn + 1);
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = "name" in target ? String(target.name) : "";
    if (errors[name]) setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => field !== name)));
  };
  return { form, errors, onSubmit, onInput };
}
