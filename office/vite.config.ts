import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { fetchFirst } from "../bin/fetchFirst.ts";

/** What every screen needs and what changes least. */
const framework = { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// };

/** The office: a build of its own beside the storefront's, made in the browser alone, so that neither weighs on the other. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/office/",
  publicDir: false,
  plugins: [tailwindcss(), fetchFirst()],
  build: {
    outDir: join(import.meta.dirname, "..", "build", "office"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [framework] } },
      // "use client" in libraries means nothing where everything is the client's.
      onLog: (level, log, say) => log.code === "MODULE_LEVEL_DIRECTIVE" || say(level, log),
    },
  },
  // `vite office` shows changes as they are made, on the calls of a shop that runs beside it.
  server: { proxy: { "/office/api": "http://localhost:3000", "/preview": "http://localhost:3000" } },
});
