import type { Typed } from "./answer.ts";

/** The texts of a posted form. */
export async function readTyped(request: Request): Promise<Typed> {
  const entries = [...(await request.formData())];
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

/** What may go back into a form. */
export const withoutPasswords = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !name.includes("password")));
