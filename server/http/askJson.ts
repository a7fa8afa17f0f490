import { traced } from "../tracing/trace.ts";

type Asked = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  body?: object | undefined;
  headers?: Record<string, string>;
  signal: AbortSignal;
};

/** What another service answered: `content` is its JSON, undefined where it is none. */
export type Answered = { status: number; ok: boolean; text: string; content: unknown };

/** Asks another service in JSON, and follows no redirect. Rejects, as fetch does, when there is no whole answer. */
export const askJson = (url: URL, asked: Asked): Promise<Answered> =>
  traced(
    { name: `${asked.method} ${url.host}`, kind: "client", facts: { "server.address": url.host } },
    async (tell) => {
      const answered = await ask(url, asked);
      tell({ facts: { "http.response.status_code": answered.status }, failed: !answered.ok });
      return answered;
    },
  );

async function ask(url: URL, { method, body, headers, signal }: Asked): Promise<Answered> {
  const response = await fetch(url, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: body ? JSON.stringify(body) : null,
    redirect: "error",
    signal,
  });
  const text = await response.text();
  return { status: response.status, ok: response.ok, text, content: json(text) };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
