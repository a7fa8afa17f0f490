import type { z } from "zod";
import { type Answered, askJson } from "../../http/askJson.ts";
import type { Settings } from "../../settings.ts";

/** Shiprocket did not answer, or not as it should. `status`: the HTTP status, when there was an answer; `body`: its JSON. */
export class ShiprocketError extends Error {
  readonly status: number | undefined;
  readonly body: unknown;
  constructor(message: string, status?: number, body?: unknown, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.body = body;
  }
}

export type Account = { url: string; email: string; password: string };

/** This shop's Shiprocket account, once it has one. */
export function shiprocketAccount(settings: Settings): Account | undefined {
  const { SHIPROCKET_API_URL: url, SHIPROCKET_EMAIL: email, SHIPROCKET_PASSWORD: password } = settings;
  return email && password ? { url, email, password } : undefined;
}

export type Call = { method: "GET" | "POST"; path: string; body?: object; signal: AbortSignal; token?: string };

/** One call to Shiprocket's API (https://apidocs.shiprocket.in); everything but a readable answer is a ShiprocketError. */
export async function send<T extends z.ZodType>(
  { url }: Account,
  answer: T,
  { method, path, body, signal, token }: Call,
): Promise<z.output<T>> {
  const name = `Shiprocket ${method} ${path.split("?")[0]}`;
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const asked = { method, body, headers, signal };
  const { status, ok, text, content } = await askJson(new URL(`/v1/external${path}`, url), asked).catch(
    (error: unknown): Answered => {
      throw new ShiprocketError(`${name}: no answer`, undefined, undefined, error);
    },
  );
  if (!ok) throw new ShiprocketError(`${name}: ${status} ${text.slice(0, 200)}`, status, content);
  const parsed = answer.safeParse(content);
  if (!parsed.success) throw new ShiprocketError(`${name}: an answer of another form`, status, content, parsed.error);
  return parsed.data;
}
