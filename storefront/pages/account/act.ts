import { data, redirect } from "react-router";
import type { Customer } from "../../../contract/customers.ts";
import { CallFailed, type Client, NoAnswer } from "../../api/client.ts";
import type { Refused, Typed } from "./answer.ts";

/** The texts of a posted form. */
export async function readTyped(request: Request): Promise<Typed> {
  const entries = [...(await request.formData())];
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

const withoutPasswords = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !name.includes("password")));

/** Does what a form asks for. A refusal comes back as what the form has to say; other failures are the page's. */
export async function attempt<T>(intent: string, typed: Typed, work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CallFailed || error instanceof NoAnswer)) throw error;
    const refused = { intent, message: error.message, errors: {}, typed: withoutPasswords(typed) };
    if (error instanceof NoAnswer) return refused;
    const { errors = {}, reason } = error.answer;
    return { ...refused, errors, ...(typeof reason === "string" && { reason }) };
  }
}

/** Whether an error says that nobody is logged in. */
export const isLoggedOut = (error: unknown): boolean => error instanceof CallFailed && error.status === 401;

/** Who is logged in; null when nobody is. Throws the page's 503 when the shop can't say. */
export async function whoIs(api: Client): Promise<Customer | null> {
  try {
    return (await api("GET /get/customer")).customer;
  } catch (error) {
    if (isLoggedOut(error)) return null;
    throw data(null, { status: 503 });
  }
}

/** Sends whoever is logged in on: the pages for coming in are not for him. */
export async function onlyVisitors(api: Client, to = "/profile"): Promise<null> {
  if (await whoIs(api)) throw redirect(to);
  return null;
}
