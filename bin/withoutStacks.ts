import type { Plugin } from "vite";

const reactDom = /react-dom\/cjs\/react-dom-client\.production\.js$/;
const stack = /(function getStackByFiberInDevAndProd\(\w+\) \{)[^]*?\n\}\n/;
const sentinel = /(\b\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g;

/**
 * Leaves out of the browser's script in which components an error came up (`componentStack`), which nothing here reads; the error itself is logged as ever. What
 * React throws only to catch it again gets no stack either: with a debugger, or Lighthouse, each made the browser read all of React once more (14 ms, on a
 * slow phone 56). A build fails where React has neither any longer.
 */
export function withoutStacks(): Plugin {
  let isDone = false;
  return {
    name: "without-stacks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: reactDom },
      handler(code) {
        isDone = stack.test(code) && code.search(sentinel) >= 0;
        const plain = code
          .replace(stack, '$1\n  return "";\n}\n')
          .replace(sentinel, "$1{ __proto__: Error.prototype }");
        return { code: plain, map: null };
      },
    },
    generateBundle() {
      if (!isDone)
        this.error(
          "React tells stacks in another way (or NODE_ENV is not production): bin/withoutStacks.ts is to be mended",
        );
    },
  };
}
