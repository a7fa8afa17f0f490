import type { z } from "zod";
import { type Answered, askJson } from "../../http/askJson.ts";
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
    const asked = {
      method,
      body,
      headers: { Authorization: authorization, ...headers },
      signal: AbortSignal.timeout(patience),
    };
    const { status, ok, text, content } = await askJson(new URL(path, RAZORPAY_API_URL), asked).catch(
      (error: unknown): Answered => {
        throw new RazorpayError(`${call}: no answer`, undefined, error);
      },
    );
    if (!ok) throw new RazorpayError(`${call}: ${status} ${describe(text)}`, status);
    const parsed = answer.safeParse(content);
    if (!parsed.success) throw new RazorpayError(`${call}: an answer of another form`, status, parsed.error);
    return parsed.data;
  };
}

/** What a refusal says of itself, or its beginning when it is no JSON. */
function describe(text: string): string {
  const match = text.match(/"description"\s*:\s*"((?:[^"\\]|\\.)*)"/);
  return (match?.[1] ?? text).slice(0, 200);
}
