/** What this browser keeps for who sits here; nothing where it may keep nothing. */
const name = (key: string) => `office.${key}`;

/** A text that was kept under a key; null for none. */
export function writtenDown(key: string): string | null {
  try {
    return localStorage.getItem(name(key));
  } catch {
    return null;
  }
}

/** Keeps a text under a key, or none. */
export function writeDown(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name(key));
    else localStorage.setItem(name(key), text);
  } catch {
    // a browser that keeps nothing
  }
}
