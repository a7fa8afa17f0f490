import type { z } from "zod";
import { type Account, type Call, ShiprocketError, send } from "./ask.ts";
import { dropToken, tokenOf } from "./token.ts";

/** For how long a call that nobody waits for may take, in milliseconds. */
const patience = 10_000;

/** Waits for something no longer than a signal allows; what it waited for goes on. */
const within = <T>(signal: AbortSignal, promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      const late = () => reject(new ShiprocketError("Shiprocket login: no answer"));
      if (signal.aborted) late();
      signal.addEventListener("abort", late, { once: true });
    }),
  ]);

/** A call by the account's token; when that is no longer taken, once more by a new one. All of it within the signal's time. */
export async function call<T extends z.ZodType>(
  account: Account,
  answer: T,
  { signal = AbortSignal.timeout(patience), ...rest }: Omit<Call, "token" | "signal"> & { signal?: AbortSignal },
): Promise<z.output<T>> {
  const token = await within(signal, tokenOf(account));
  try {
    return await send(account, answer, { ...rest, signal, token });
  } catch (error) {
    if (!(error instanceof ShiprocketError) || error.status !== 401) throw error;
    await dropToken(account, token);
    return send(account, answer, { ...rest, signal, token: await within(signal, tokenOf(account)) });
  }
}
