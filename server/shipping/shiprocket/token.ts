import { z } from "zod";
import { type Account, ShiprocketError, send } from "./ask.ts";

const Login = z.object({ token: z.string().min(1) });

/** A token lives ten days; it is renewed a day before. A login that failed is not tried again at once. In milliseconds. */
const life = 9 * 86_400_000;
const rest = 30_000;
const patience = 5_000;

type Held = { token: Promise<string>; until: number };

/** Tokens of this process. Another node has its own: a token is no state that nodes could disagree on. */
const held = new Map<string, Held>();

const nameOf = ({ url, email }: Account) => `${url} ${email}`;

/** The account's token: the one held, or a new one by logging in, once for all who ask meanwhile. */
export function tokenOf(account: Account): Promise<string> {
  const name = nameOf(account);
  const known = held.get(name);
  if (known && known.until > Date.now()) return known.token;
  const { email, password } = account;
  const call = { method: "POST" as const, path: "/auth/login", body: { email, password } };
  const token = send(account, Login, { ...call, signal: AbortSignal.timeout(patience) }).then((login) => login.token);
  const entry = { token, until: Date.now() + life };
  held.set(name, entry);
  token.catch((error) => {
    // Refused for good it rests; without an answer the next one may try.
    entry.until = error instanceof ShiprocketError && error.status !== undefined ? Date.now() + rest : 0;
  });
  return token;
}

/** Forgets a token that Shiprocket no longer takes. */
export async function dropToken(account: Account, token: string): Promise<void> {
  const name = nameOf(account);
  const known = held.get(name);
  if (known && (await known.token.catch(() => undefined)) === token && held.get(name) === known) held.delete(name);
}
