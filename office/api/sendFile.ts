import { addressOf, type DataOf, NoAnswer, type Options, Refused, sessionEnded } from "./call.ts";

type Sending = "POST /uploads" | "POST /media" | "POST /imports" | "POST /settlements/reports";
type How<K extends Sending> = Pick<Options<K>, "query"> & {
  /** The Content-Type by which it goes. */
  type: string;
  signal: AbortSignal;
  /** Hears how much of it has gone, from 0 to 1. */
  onSent: (part: number) => void;
};

const answerOf = (text: string): Record<string, unknown> | undefined => {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "object" && answer !== null ? { ...answer } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Sends a file as it is; `fetch` does not tell how far it is. Throws Refused for a refusal, NoAnswer when nothing sensible
 * came back, and an AbortError when `signal` ends it.
 */
export function sendFile<K extends Sending>(
  name: K,
  file: File,
  { query, type, signal, onSent }: How<K>,
): Promise<DataOf<K>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", addressOf(name.replace("POST ", ""), { query: query ?? {} }));
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Content-Type", type);
    request.upload.addEventListener("progress", ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0));
    request.addEventListener("error", () =>
      reject(new NoAnswer("The shop could not be reached. Check the connection and try again.")),
    );
    const cancelled = () => reject(new DOMException("It was cancelled.", "AbortError"));
    request.addEventListener("abort", cancelled);
    request.addEventListener("load", () => {
      const answer = answerOf(request.responseText);
      if (request.status === 401) sessionEnded();
      if (!answer) reject(new NoAnswer("The shop's answer could not be understood. Try again."));
      else if (request.status >= 300 || answer.error === 1) reject(new Refused(request.status, answer));
      else resolve(answer.data as DataOf<K>);
    });
    if (signal.aborted) return cancelled();
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
