import type { z } from "zod";
import { type Answered, askJson } from "../../http/askJson.ts";
import type { Settings } from "../../settings.ts";

/**
 * Razorpay did not answer, or not as it should: the message is read in the office. `status`: the HTTP status, when there was an
 * answer. `call`: what was asked, for the log.
 */
export class RazorpayError extends Error {
  readonly status: number | undefined;
  readonly call: string | undefined;
  constructor(message: string, status?: number, cause?: unknown, call?: string) {
    super(message, { cause });
    this.status = status;
    this.call = call;
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
    const call = `${method} ${path.split("?")[0]}`;
    const asked = {
      method,
      body,
      headers: { Authorization: authorization, ...headers },
      signal: AbortSignal.timeout(patience),
    };
    const { status, ok, text, content } = await askJson(new URL(path, RAZORPAY_API_URL), asked).catch(
      (error: unknown): Answered => {
        throw new RazorpayError("Razorpay: no answer", undefined, error, call);
      },
    );
    if (!ok) throw new RazorpayError(`Razorpay: ${status} ${describe(text)}`, status, undefined, call);
    const parsed = answer.safeParse(content);
    if (!parsed.success) throw new RazorpayError("Razorpay: an answer of another form", status, parsed.error, call);
    return parsed.data;
  };
}

/** What a refusal says of itself, or its beginning when it is no JSON. */
function describe(text: string): string {
  const match = text.match(/"description"\s*:\s*"((?:[^"\\]|\\.)*)"/);
  return (match?.[1] ?? text).slice(0, 200);
}
