import type { DataOf } from "../../api/call.ts";

export type Act = DataOf<"GET /audit">["rows"][number];

/** A value as people read it. */
function words(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}

/** What stood there before and after, a line for each field that changed. */
export function Changed({ row: { before, after } }: { row: Pick<Act, "before" | "after"> }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return <span className="text-muted">–</span>;
  return (
    <ul className="unbroken">
      {names.map((name) => (
        <li key={name}>
          <span className="text-muted">{name.replaceAll("_", " ")}:</span>{" "}
          {before && name in before && (
            <>
              <del className="text-muted">{words(before[name])}</del>
              {after && " → "}
            </>
          )}
          {after && <ins className="no-underline">{words(after[name])}</ins>}
        </li>
      ))}
    </ul>
  );
}
