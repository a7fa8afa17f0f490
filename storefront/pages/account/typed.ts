import type { Typed } from "./answer.ts";

/** The texts of a form. */
export const textsOf = (form: FormData): Typed =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));

/** The texts of a posted form. */
export const readTyped = async (request: Request): Promise<Typed> => textsOf(await request.formData());

/** What may go back into a form. */
export const withoutPasswords = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !name.includes("password")));
