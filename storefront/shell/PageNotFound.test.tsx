import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { pack } from "../parts/packed.ts";
import { PageNotFound } from "./PageNotFound.tsx";

const shown = (frame: unknown) =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([{ id: "root", path: "/", loader: () => null, element: <PageNotFound /> }], {
        hydrationData: { loaderData: { root: frame } },
      })}
    />,
  );
const shopOf = (business_type: string) => pack({ shop: { business_type }, quickLinks: [], topMenu: "", allMenu: null });

test("a page that is not found speaks of strings in a shop of instruments alone", () => {
  expect(shown(shopOf("MusicStore"))).toContain("This string is silent");
  for (const frame of [shopOf("ClothingStore"), undefined]) {
    expect(shown(frame)).toContain("There is nothing here");
    expect(shown(frame)).not.toContain("This string");
  }
});
