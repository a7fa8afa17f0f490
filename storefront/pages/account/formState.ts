import { createContext, use } from "react";
import type { Typed } from "./answer.ts";

/** What a form's fields have to know: what is wrong with them, and what stands in them at first. */
export type FormState = {
  id: string;
  errors: Record<string, string>;
  first: Typed;
  /** What was sent and refused; a box that is not in it was not ticked. */
  typed: Typed | undefined;
  focused: string | undefined;
};

export const FormContext = createContext<FormState>({
  id: "",
  errors: {},
  first: {},
  typed: undefined,
  focused: undefined,
});

export const useFormState = (): FormState => use(FormContext);
