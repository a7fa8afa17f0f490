import { createContext, use } from "react";
import type { Typed } from "./answer.ts";

/** What a form's fields have to know: what is wrong with them, and what stands in them at first. */
export type FormState = { id: string; errors: Record<string, string>; first: Typed; focused: string | undefined };

export const FormContext = createContext<FormState>({ id: "", errors: {}, first: {}, focused: undefined });

export const useFormState = (): FormState => use(FormContext);
