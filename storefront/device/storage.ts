/** The parts of Web Storage that are used, so that tests can put another in its place. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What a browser keeps for good (`local`) or for this tab (`session`); undefined where it refuses even to be looked at. */
function storeOf(kind: "local" | "session"): Store | undefined {
  try {
    return kind === "local" ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The text under a key; null when there is none or the browser refuses. */
export function readText(key: string, kind: "local" | "session" = "local"): string | null {
  try {
    return storeOf(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets the key for null. Whether it was kept: storage may be full, or refused. */
export function writeText(key: string, text: string | null, kind: "local" | "session" = "local"): boolean {
  try {
    const store = storeOf(kind);
    if (!store) return false;
    if (text === null) store.removeItem(key);
    else store.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Whether this browser keeps anything for good at all. */
export const keepsTexts = (): boolean => writeText("kept", "yes") && writeText("kept", null);

/** The value that a JSON text stands for; undefined for no text and for anything that is not JSON. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
