import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { fetchFirst } from "./bin/fetchFirst.ts";
import { routerLater } from "./bin/routerLater.ts";
import { withoutDiscovery } from "./bin/withoutDiscovery.ts";
import { withoutFallback } from "./bin/withoutFallback.ts";
import { withoutStacks } from "./bin/withoutStacks.ts";
import { withoutUnused } from "./bin/withoutUnused.ts";
import { withoutWarnings } from "./bin/withoutWarnings.ts";

/** `Features.LightDark` of lightningcss, which comes with Vite. */
const lightDark = 1 << 20;

/** Of what pages begin with, not what is fetched when it is first used. */
const first = ["$initial" as const];

/** React and what of the router shows a page: every page needs all of them, and they change least. */
const framework = {
  name: "framework",
  test: /node_modules\/(react|react-dom|react-router|scheduler|zustand)\//,
  tags: first,
};
/** What only lists of products have. */
const list = { name: "list", test: /storefront\/parts\/(list\/|ProductGrid)/ };
/** The frame around every page. */
const frame = { name: "frame", test: /storefront\/(root|shell\/)/, tags: first };
/** What pages share in one file: compressed together the many small parts are a fifth smaller than apart. */
const shared = {
  name: "shared",
  test: /storefront\/(parts|shell|device|api)\/(?!.*(list\/|ProductGrid|quote|settle))/,
  minShareCount: 3,
  tags: first,
};
/** What home shares with departments and guides: each file more is a name more in the page. */
const tiles = { name: "tiles", test: /storefront\/parts\/(PictureTile|CollectionTiles|sizes\/drawings)/ };
/** What pages about an order share beside it. */
const order = {
  name: "order",
  test: /storefront\/pages\/(order\/(dates|readOrder|stateNames|useFreshOrder)|checkout\/methodNames)/,
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    fetchFirst(),
    routerLater(),
    withoutDiscovery(),
    withoutFallback(),
    withoutStacks(),
    withoutUnused(),
    withoutWarnings(),
  ],
  publicDir: false,
  build: { target: "es2022", assetsInlineLimit: 0 },
  // What is written beside each color-scheme is for light-dark(), which no style sheet uses.
  css: { lightningcss: { exclude: lightDark } },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [framework, frame, shared, list, tiles, order] } } },
      },
    },
    ssr: { build: { rolldownOptions: { input: "storefront/server.ts" } } },
  },
});
