import { data, isRouteErrorResponse } from "react-router";
import type { Refused, Typed } from "./answer.ts";
import { readTyped, withoutPasswords } from "./typed.ts";

/** For how long the shop may think about a form, in milliseconds. */
const patience = 30_000;

const noAnswer =
  "We have no answer from the shop. What you entered is still here: please check the connection and try again.";

/** What the shop itself has said is passed on: where to go, and what is not there. All else that is thrown is no answer. */
const isAnswer = (error: unknown): boolean =>
  isRouteErrorResponse(error) ? error.status < 500 : !(error instanceof Error);

const lateAfter = (milliseconds: number): Promise<never> =>
  new Promise((_, reject) => {
    const signal = AbortSignal.timeout(milliseconds);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

type Sent<T> = { request: Request; serverAction: () => Promise<T> };

/**
 * Sends a form from the browser. Without an answer the page stays as it is, with all that was typed, and shows what
 * `refuse` makes of it; its status keeps the router from asking for the page again, which would find no shop either.
 */
export async function sendForm<T, R>(
  { request, serverAction }: Sent<T>,
  refuse: (message: string, typed: Typed) => R,
): Promise<T | ReturnType<typeof data<R>>> {
  const typed = await readTyped(request.clone());
  try {
    return await Promise.race([serverAction(), lateAfter(patience)]);
  } catch (error) {
    if (isAnswer(error)) throw error;
    return data(refuse(noAnswer, typed), { status: 503 });
  }
}

/** Sends a form that is an AccountForm. */
export const sendAccountForm = <T>(sent: Sent<T>) =>
  sendForm(
    sent,
    (message, typed): Refused => ({
      intent: typed.intent ?? "",
      message,
      errors: {},
      typed: withoutPasswords(typed),
    }),
  );
