import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of `templates/` with a value for each `${name}` in it; throws where one is missing. */
export function fill(template: string, values: Record<string, string | number>): string {
  const text = readFileSync(join(import.meta.dirname, "templates", template), "utf8");
  return text.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} asks for ${name}, which nobody gave.`);
    return String(value);
  });
}
