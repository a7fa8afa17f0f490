import type { Plugin } from "vite";

const router = /react-router\/dist\/(?:production|development)\/lib\/.*\.js(?:\?early)?$/;

/** What tells the router that it is asked for what nobody here asks for, and what that is then. */
const unused: [RegExp, string][] = [
  // Server components: its context is there in their own entrance alone.
  [/(?<!function )\buseIsRSCRouterContext\(\)/g, "false"],
  [/\bthis\.context\b/g, "false"],
  // View transitions (docs/decisions/0136).
  [/let isViewTransitionAvailable = .*;/g, "const isViewTransitionAvailable = false;"],
];

/** Leaves out of the browser's script what the router does for server components and view transitions alone. A build fails where the router no longer asks for them in this way. */
export function withoutUnused(): Plugin {
  const found = new Set<RegExp>();
  return {
    name: "without-unused",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: router },
      handler(code) {
        let rest = code;
        for (const [asked, answer] of unused) {
          if (rest.search(asked) < 0) continue;
          found.add(asked);
          rest = rest.replace(asked, answer);
        }
        return rest === code ? undefined : { code: rest, map: null };
      },
    },
    generateBundle() {
      if (found.size < unused.length)
        this.error("The router asks for what is unused in another way: bin/withoutUnused.ts is to be mended");
    },
  };
}
