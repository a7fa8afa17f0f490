type Asked = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  body?: object | undefined;
  headers?: Record<string, string>;
  signal: AbortSignal;
};

/** What another service answered: `content` is its JSON, undefined where it is none. */
export type Answered = { status: number; ok: boolean; text: string; content: unknown };

/** Asks another service in JSON, and follows no redirect. Rejects, as fetch does, when there is no whole answer. */
export async function askJson(url: URL, { method, body, headers, signal }: Asked): Promise<Answered> {
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
