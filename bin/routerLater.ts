import { basename } from "node:path";
import type { Plugin } from "vite";

/** What showing a page takes of these modules of the router, by their paths in it. */
const early: Record<string, string[]> = {
  "router/history": ["Action", "createPath", "invariant", "parsePath", "warning"],
  "router/router": [
    "IDLE_NAVIGATION",
    "IDLE_FETCHER",
    "IDLE_BLOCKER",
    "clientErrors",
    "invalidProtocols",
    "hasInvalidProtocol",
  ],
  "dom/ssr/single-fetch": ["SingleFetchRedirectSymbol", "decodeViaTurboStream"],
  "dom/ssr/components": [
    "FrameworkContext",
    "useFrameworkContext",
    "getActiveMatches",
    "Links",
    "Meta",
    "isValidMetaTag",
    "mergeRefs",
    "usePrefetchBehavior",
    "composeEventHandlers",
  ],
  "dom/ssr/links": [
    "getKeyedLinksForMatches",
    "getModuleLinkHrefs",
    "dedupeHrefs",
    "dedupeLinkDescriptors",
    "sortKeys",
    "isPageLinkDescriptor",
  ],
};
const mark = "?early";
const inRouter = /react-router\/dist\/(?:production|development)\/lib\/([\w/-]+)\.js(\?early)?$/;
/** Modules that lead to another page. They take what is early from the whole modules, which take it from the early halves. */
const leads = new Set(["dom/ssr/routes", "dom/ssr/errorBoundaries", "dom/ssr/fallback", "router/instrumentation"]);

/** The module of the router at this address, by its path in it; `half`: it is the early half of one that is cut. */
function moduleOf(id: string): { module: string; half: boolean } | undefined {
  const [, module, half] = inRouter.exec(id) ?? [];
  return module === undefined ? undefined : { module, half: half !== undefined };
}

/** The names between braces in an import or export. */
const namesOf = (line: string): string[] => (/\{ (.*) \}/.exec(line)?.[1] ?? "").split(", ");

/**
 * Cuts modules of the router in two, declaration by declaration: a bundle takes a module as a whole, and in these what shows a page stands beside what leads to the
 * next one, a sixth of all script before anything is touched (storefront/router/late.ts). The early half has the rest's names too, as undefined: parts that the
 * storefront does not have ask for them (`createMemoryRouter`, the router's own `Link`), and fall out of the bundle. A build fails where the router no longer declares what is named here.
 */
export function routerLater(): Plugin {
  const done = new Set<string>();
  return {
    name: "router-later",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(source, importer) {
      const by = importer && moduleOf(importer);
      if (!by || !source.startsWith(".") || leads.has(by.module) || (by.module in early && !by.half)) return;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const asked = found && moduleOf(found.id);
      if (asked && asked.module in early && !asked.half) return { ...found, id: found.id + mark };
    },
    transform: {
      filter: { id: inRouter },
      handler(code, id) {
        const { module = "", half = false } = moduleOf(id) ?? {};
        const names = early[module];
        if (!names) return;
        const declared = this.parse(code).body.flatMap((node) => {
          if (node.type === "FunctionDeclaration" && node.id) return { ...node, name: node.id.name };
          const [one] = node.type === "VariableDeclaration" ? node.declarations : [];
          return one?.id.type === "Identifier" ? { ...node, name: one.id.name } : [];
        });
        const taken = declared.filter(({ name }) => names.includes(name));
        const exported = code.match(/^export \{ .* \};$/gm)?.flatMap(namesOf) ?? [];
        if (taken.length !== names.length || exported.length === 0)
          this.error(`The router's ${module} declares other things: bin/routerLater.ts is to be mended`);
        done.add(module);
        if (half) {
          const texts = taken.map(({ start, end }) => code.slice(start, end));
          const isUsed = (name: string) => texts.some((text) => text.includes(name.replace(/.* as /, "")));
          const imports = code.match(/^import .*;$/gm) ?? [];
          const needed = imports.filter((line) => !line.includes("{") || namesOf(line).some(isUsed));
          const absent = exported.filter((name) => !names.includes(name)).map((name) => `${name} = undefined`);
          const rest = absent.length > 0 ? [`export const ${absent.join(", ")};`] : [];
          return { code: [...needed, ...texts, ...rest, `export { ${names.join(", ")} };`].join("\n"), map: null };
        }
        let rest = code;
        for (const { start, end } of taken.toReversed()) rest = rest.slice(0, start) + rest.slice(end);
        return { code: `import { ${names.join(", ")} } from "./${basename(module)}.js${mark}";\n${rest}`, map: null };
      },
    },
    generateBundle() {
      if (done.size < Object.keys(early).length)
        this.error("The router has its modules elsewhere: bin/routerLater.ts is to be mended");
    },
  };
}
