import { z } from "zod";
import type { Field } from "./fields.ts";

/** A schema of a field's rule: the same check and the same words as the form has in the browser. */
export const checked = <T>(rule: (typed: string) => Field<T>) =>
  z
    .string()
    .max(2_000)
    .transform((typed, context): T => {
      const result = rule(typed);
      if (result.ok) return result.value;
      context.addIssue({ code: "custom", message: result.message });
      return z.NEVER;
    });
