import type { z } from "zod";
import type { Settings } from "../../settings.ts";

/** Razorpay did not answer, or not as it should. `status`: the HTTP status, when there was an answer. */
export class RazorpayError extends Error {
  readonly status: number | undefined;
  constructor(message: string, status?: number, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

export type Keys = { id: string; secret: string };

/** The keys of this shop's Razorpay account, once it has one. */
export function razorpayKeys({ RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret }: Settings): Keys | undefined {
  return id && secret ? { id, secret } : undefined;
}

/** For how long an answer is waited for, in milliseconds. */
const patience = 5_000;

export type Ask = <T extends z.ZodType>(
  answer: T,
  method: "GET" | "POST",
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<z.output<T>>;

/**
 * Calls Razorpay's API (https://razorpay.com/docs/api). Everything but a readable answer of the expected form is a
 * RazorpayError: no answer in time, a page of HTML, a refusal with its description.
 */
export function razorpay({ RAZORPAY_API_URL }: Settings, keys: Keys): Ask {
  const authorization = `Basic ${Buffer.from(`${keys.id}:${keys.secret}`).toString("base64")}`;
  return async (answer, method, path, body, headers) => {
    const call = `Razorpay ${method} ${path.split("?")[0]}`;
    const init = {
      method,
      headers: { Authorization: authorization, "Content-Type": "application/json", ...headers },
      body: body ? JSON.stringify(body) : null,
      redirect: "error" as const,
      signal: AbortSignal.timeout(patience),
    };
    let status: number;
    let text: string;
    try {
      const response = await fetch(new URL(path, RAZORPAY_API_URL), init);
      status = response.status;
      text = await response.text();
    } catch (error) {
      throw new RazorpayError(`${call}: no answer`, undefined, error);
    }
    if (status < 200 || status > 299) throw new RazorpayError(`${call}: ${status} ${describe(text)}`, status);
    const parsed = answer.safeParse(json(text));
    if (!parsed.success) throw new RazorpayError(`${call}: an answer of another form`, status, parsed.error);
    return parsed.data;
  };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a refusal says of itself, or its beginning when it is no JSON. */
function describe(text: string): string {
  const match = text.match(/"description"\s*:\s*"((?:[^"\\]|\\.)*)"/);
  return (match?.[1] ?? text).slice(0, 200);
}
