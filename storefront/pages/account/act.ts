import { data, redirect } from "react-router";
import type { Customer } from "../../../contract/customers.ts";
import { CallFailed, type Client, NoAnswer } from "../../api/client.ts";
import type { Refused, Typed } from "./answer.ts";
import { withoutPasswords } from "./typed.ts";

/** A refusal as a form's answer. When the shop is away its status keeps the router from asking for the page again, which would fail too. */
export const refusal = <R>(error: CallFailed | NoAnswer, refused: R) =>
  data(refused, { status: error instanceof NoAnswer || error.status >= 500 ? 503 : 200 });

/** Does what a form asks for. A refusal comes back as what the form has to say; other failures are the page's. */
export async function attempt<T>(intent: string, typed: Typed, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CallFailed || error instanceof NoAnswer)) throw error;
    const { errors = {}, reason }: Partial<CallFailed["answer"]> = error instanceof CallFailed ? error.answer : {};
    const refused: Refused = { intent, message: error.message, errors, typed: withoutPasswords(typed) };
    return refusal(error, typeof reason === "string" ? { ...refused, reason } : refused);
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
