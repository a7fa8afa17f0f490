import { type Plugin, parseSync } from "vite";

const VIEWS = ["camera", "framed", "angle", "close", "size"];

/** A kind's source without what it says of its views, and of its size: what all of its pictures have in common. */
export function withoutViews(file: string, source: string): string {
  const { program } = parseSync(file, source);
  const exported = program.body.find((node) => node.type === "ExportDefaultDeclaration")?.declaration;
  const told = exported?.type === "CallExpression" ? exported.arguments[0] : undefined;
  if (told?.type !== "ObjectExpression") throw new Error(`${file} has no export default model({ … }).`);
  const names = told.properties.map((field) =>
    field.type === "Property" && field.key.type === "Identifier" ? field.key.name : "",
  );
  return told.properties.reduceRight((text, { start, end }, n) => {
    const name = names[n] ?? "";
    // Few kinds say more: nothing is left of it, so that those which come to say it are what they were.
    if (name === "more") return `${text.slice(0, start)}${text.slice(told.properties[n + 1]?.start ?? end)}`;
    return VIEWS.includes(name) ? `${text.slice(0, start)}...{}${text.slice(end)}` : text;
  }, source);
}

/** Leaves the views out of those files of a bundle for which `told` says so. */
export const leaveViewsOut = (told: (file: string) => boolean): Plugin => ({
  name: "leave-views-out",
  enforce: "pre",
  transform: (source, id) => (told(id) ? withoutViews(id, source) : undefined),
});
