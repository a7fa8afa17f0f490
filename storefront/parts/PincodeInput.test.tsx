import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { PincodeInput } from "./PincodeInput.tsx";
import { pack } from "./packed.ts";

const shown = (frame: unknown) =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter(
        [
          {
            id: "root",
            path: "/",
            loader: () => null,
            element: <PincodeInput id="p" known={undefined} wrong={false} describedBy="a" className="" />,
          },
        ],
        { hydrationData: { loaderData: { root: frame } } },
      )}
    />,
  );

test("an empty field shows how a pincode is written by the shop's own, wherever it stands; without the frame by none", () => {
  expect(shown(pack({ shop: { pincode: "411001" }, topMenu: "", allMenu: null }))).toContain('placeholder="411 001"');
  expect(shown(undefined)).not.toContain("placeholder");
});
