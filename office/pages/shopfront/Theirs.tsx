/** What another has made of it meanwhile, field by field. What stands in the form holds when it is saved again. */
export function Theirs({ theirs, seen }: { theirs: object; seen: object }) {
  const before = new Map(Object.entries(seen));
  const changed = Object.entries(theirs).filter(([name, value]) => before.get(name) !== value);
  return (
    <div role="alert" className="notice notice-warn grid gap-1">
      <p>
        <b className="font-[600]">Somebody changed this meanwhile.</b> What you typed holds when you save again. Theirs:
      </p>
      <ul className="list-disc ps-5">
        {changed.map(([name, value]) => (
          <li key={name}>
            {name}:{" "}
            {value === null || value === "" ? "nothing" : typeof value === "string" ? value : JSON.stringify(value)}
          </li>
        ))}
      </ul>
    </div>
  );
}
