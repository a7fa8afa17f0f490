import type { Plugin } from "vite";

const router = /react-router\/dist\/(?:production|development)\/lib\/.*\.js(?:\?early)?$/;
const call = /(?<!function )\b(?:warning|warnOnce)\(/g;
const name = /^\w+\.displayName = "[^"]+";$/gm;
const part = /(?<== )(?=React\$1\.forwardRef\()/g;

/**
 * Leaves out of the browser's script what the router says to developers alone: what it warns of in the console, 2 KB of sentences, and what its parts are called in
 * their tools, for which parts that nothing uses would stay (its links). Its errors stay, and so does all of it in a shop that is run from its sources. A build fails
 * where the router no longer warns in this way.
 */
export function withoutWarnings(): Plugin {
  let left = 0;
  return {
    name: "without-warnings",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: router },
      handler(code) {
        const quiet = code
          .replace(call, (found) => `false && ${found}`)
          .replace(name, "")
          .replace(part, "/* @__PURE__ */ ");
        if (quiet !== code) left++;
        return { code: quiet, map: null };
      },
    },
    generateBundle() {
      if (left === 0) this.error("The router warns in another way: bin/withoutWarnings.ts is to be mended");
    },
  };
}
