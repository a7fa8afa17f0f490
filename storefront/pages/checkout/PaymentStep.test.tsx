import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Delivery, Quote } from "../../../contract/cart.ts";
import { pack } from "../../parts/packed.ts";
import { draftFrom } from "./draftFrom.ts";
import { explanationOf, PaymentStep } from "./PaymentStep.tsx";

const delivery: Delivery = {
  serviceable: true,
  cod: false,
  cod_reason: "Cash on delivery is possible up to ₹15,000 of goods.",
  charge: 0,
  date_from: "2026-12-01",
  date_to: "2026-12-02",
};
const quote: Quote = {
  quote: "token",
  expires_at: "2030-01-01T00:00:00Z",
  lines: [],
  changes: [],
  coupon: null,
  delivery,
  subtotal: 2_000_000,
  discount: 0,
  delivery_charge: 0,
  cod_fee: 0,
  tax_included: 0,
  to_free_delivery: 0,
  total: 2_000_000,
};
const form = { draft: draftFrom({}), errors: {}, states: [], set: () => {}, fill: () => {} };
const shell = pack({
  shop: { phones: ["1800 425 7373"], email: "care@shop.example" },
  quickLinks: [],
  topMenu: "",
  allMenu: null,
});

const shown = (methods: ("cod" | "razorpay")[]) => {
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => shell,
      Component: () => (
        <PaymentStep
          methods={methods}
          upiLimit={0}
          codFee={5_000}
          noCash={undefined}
          quote={quote}
          current
          form={form}
          byTheMonth=""
        />
      ),
    },
  ]);
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: shell } }} />);
};

test("where no way to pay is open, the shopper is told whom to ask instead of being let run against the button", () => {
  const html = shown(["cod"]);
  expect(html).toContain("possible up to ₹15,000");
  expect(html).toContain('href="tel:18004257373"');
  expect(html).toContain('href="mailto:care@shop.example"');
  expect(html).not.toContain("Place order");
});

test("where one is open, the order can be placed", () => {
  const html = shown(["cod", "razorpay"]);
  expect(html).toContain("Place order");
  expect(html).not.toContain("nothing is ordered yet");
});

test("what cash on delivery costs is told before it is chosen, and nothing of a fee where there is none", () => {
  expect(explanationOf("cod", 5_000)).toBe("Pay the courier when it arrives. A fee of ₹50 is added for it.");
  expect(explanationOf("cod", 0)).toBe("Pay the courier when it arrives.");
  expect(explanationOf("razorpay", 5_000)).not.toContain("fee");
});
