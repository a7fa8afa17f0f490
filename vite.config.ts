import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { fetchFirst } from "./bin/fetchFirst.ts";
import { withoutDiscovery } from "./bin/withoutDiscovery.ts";
import { withoutFallback } from "./bin/withoutFallback.ts";
import { withoutStacks } from "./bin/withoutStacks.ts";
import { withoutWarnings } from "./bin/withoutWarnings.ts";

/** `Features.LightDark` of lightningcss, which comes with Vite. */
const lightDark = 1 << 20;

/** React and the router: every page needs all of them, and they change least. */
const framework = { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler|zustand)\// };
/** What only lists of products have. */
const list = { name: "list", test: /storefront\/parts\/(list\/|ProductGrid)/ };
/** The frame around every page, less what is fetched when it is first used. */
const frame = {
  name: "frame",
  test: /storefront\/(root|shell\/(?!.*(SuggestionPane|[Ss]earchStart|dialogHistory|tabbing)))/,
};
/**
 * What pages share in one file: compressed together the many small parts are a fifth smaller than apart. Not what is
 * fetched when it is first used: suggestions, toasts, and the talk with the shop about the cart.
 */
const shared = {
  name: "shared",
  test: /storefront\/(parts|shell|device|api)\/(?!.*(list\/|ProductGrid|search\/|toaster|quote|settle))/,
  minShareCount: 3,
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
    withoutDiscovery(),
    withoutFallback(),
    withoutStacks(),
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
