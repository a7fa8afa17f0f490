import { type Act, inWords, nameOf, said } from "./said.ts";

/** What stood there before and after, a line for each field that changed. */
export function Changed({ row }: { row: Pick<Act, "before" | "after"> & { thing?: string } }) {
  const { before, after } = inWords(row);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !before || !after || said(name, before[name]) !== said(name, after[name]),
  );
  if (names.length === 0) return <span className="text-muted">–</span>;
  return (
    <ul className="unbroken">
      {names.map((name) => (
        <li key={name}>
          <span className="text-muted">{nameOf(name)}:</span>{" "}
          {before && name in before && (
            <>
              <del className="text-muted">{said(name, before[name])}</del>
              {after && " → "}
            </>
          )}
          {after && <ins className="no-underline">{said(name, after[name])}</ins>}
        </li>
      ))}
    </ul>
  );
}
