/** Words of SQL without what only looks like it: comments, texts, and the bodies of functions, which change no table as they are made. */
const bare = (sql: string): string =>
  sql
    .replace(/--[^\n]*/g, " ")
    .replace(/\/\*[^]*?\*\//g, " ")
    .replace(/\$(\w*)\$[^]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, " ")
    .toLowerCase();

/** The parts of a statement between commas that stand in no bracket. */
function partsOf(statement: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of statement) {
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** What takes something away that the version before may still use, or asks of its writes what it does not know. */
const taking: [pattern: RegExp, what: string][] = [
  [/^drop (table|view|materialized view|schema|type|function|sequence)\b/, "drops what the version before may use"],
  [/^truncate\b/, "empties a table"],
  [
    /\bdrop (column|expression|identity)\b|^drop (?!not null|default|constraint|trigger|index|policy)\w+$/,
    "drops a column",
  ],
  [/\brename\b/, "renames"],
  [/\balter (column )?"?\w+"? (set data )?type\b/, "changes a column's type"],
  [/\bset not null\b/, "lets a column no longer be empty"],
  [/\bdrop default\b/, "takes a default away"],
];

const needsValue = (part: string): boolean =>
  /^add (column )?(?!constraint|primary|unique|check|foreign|exclude)(if not exists )?"?\w+"? /.test(part) &&
  /\bnot null\b|\bprimary key\b/.test(part) &&
  !/\bdefault\b|\bgenerated\b|\bserial\b|\bbigserial\b/.test(part);

/**
 * What of a migration the version before can't live with, in words; none: it expands, and both versions run on it. Tables
 * that the migration itself makes are its own affair.
 */
export function contractions(sql: string): string[] {
  const found: string[] = [];
  const statements = bare(sql)
    .split(";")
    .map((text) => text.trim());
  const own = new Set(statements.flatMap((text) => /^create table (?:if not exists )?([\w."]+)/.exec(text)?.[1] ?? []));
  for (const statement of statements) {
    const altered = /^alter table (?:if exists )?(?:only )?([\w."]+) (.*)$/.exec(statement);
    if (altered?.[1] !== undefined && own.has(altered[1])) continue;
    for (const part of altered ? partsOf(altered[2] ?? "") : [statement]) {
      for (const [pattern, what] of taking) if (pattern.test(part)) found.push(`${what}: ${part}`);
      if (altered && needsValue(part)) found.push(`adds a column that the version before does not fill: ${part}`);
    }
  }
  return found;
}

/** The release that a contracting migration comes after, as it says in its first lines (`-- contract: after 0.1.0`); undefined: it expands. */
export const contractsAfter = (sql: string): string | undefined => /^-- contract: after (\S+)$/m.exec(sql)?.[1];
