import { expect, test } from "vitest";
import { policyNames } from "../../contract/shop.ts";
import { readSettings } from "../settings.ts";
import { policyPage, readPolicy } from "./policies.ts";

const facts = new Map([
  ["email", "care_of_us@shop.example"],
  ["name", "R*D <b>Sons</b> & Co"],
]);

test("headings, paragraphs, nested lists, tables, strong, slanted and links are read", () => {
  const { title, html } = readPolicy(
    "# Returns & refunds\n\nWrite to [us](mailto:{email}) **soon**,\nor *call*.\n\n## How\n\n- One\n  - Inside\n\n1. First\n\n| Where | Days |\n|---|---|\n| Chennai | 1 |",
    facts,
  );
  expect(title).toBe("Returns & refunds");
  expect(html).toContain(
    '<p>Write to <a href="mailto:care_of_us@shop.example">us</a> <strong>soon</strong>,\nor <em>call</em>.</p>',
  );
  expect(html).toContain("<h2>How</h2>");
  expect(html).toMatch(/<li>One\s*<ul>\s*<li>Inside<\/li>\s*<\/ul>\s*<\/li>/);
  expect(html).toMatch(/<ol>\s*<li>First<\/li>/);
  expect(html).toContain("<td>Chennai</td>");
});

test("nothing in a policy runs, and facts are text", () => {
  const { html } = readPolicy(
    "# T\n\n[x](javascript:alert(1)) <script>alert(1)</script><img src=x onerror=alert(1)> {name}",
    facts,
  );
  expect(html).not.toMatch(/javascript|script|onerror|<img|<b>/);
  expect(html).toContain("R*D &lt;b&gt;Sons&lt;/b&gt; &amp; Co");
});

test("a name that nobody knows, and a text without a title, are mistakes", () => {
  expect(() => readPolicy("# T\n\nCall {fone}.", facts)).toThrow("{fone}");
  expect(() => readPolicy("# T\n\nCall {constructor}.", facts)).toThrow("{constructor}");
  expect(() => readPolicy("Call us.", facts)).toThrow("title");
});

test("what delivery and cash cost stands in the policies as it is now, also when it costs nothing or is not had", () => {
  const settings = readSettings({});
  const shipping = (changed: Partial<typeof settings> = {}) => policyPage("shipping", { ...settings, ...changed }).html;
  expect(shipping()).toContain("Delivery is free from ₹5,000 of goods. Below that,");
  expect(shipping()).toContain(
    "Cash on delivery is possible up to ₹15,000, where the courier takes cash, and not for pre-orders, acoustic pianos and digital pianos. Its fee of ₹49 is shown",
  );
  expect(shipping()).toMatch(/around: 1 to 2\.[^]*islands<\/strong>: 6 to 10\./);
  const RATES = { ...settings.RATES, local: { ...settings.RATES.local, days_from: 3, days_to: 3 } };
  const other = shipping({ FREE_DELIVERY_FROM: 0, COD_NOT_FOR: [], COD_FEE: 0, RATES });
  expect(other).toContain("<p>Delivery is free. There is");
  expect(other).toContain("and not for pre-orders.</p>");
  expect(other).toContain("around: 3.");
  expect(shipping({ COD_LIMIT: 0 })).toContain("<p>We take no cash on delivery.</p>");
});

test("the demo's policies are whole", () => {
  const settings = readSettings({});
  for (const policy of policyNames) {
    const { title, html } = policyPage(policy, settings);
    expect(title).not.toBe("");
    expect(html).toContain("<h2>");
    expect(html).not.toMatch(/[{}]|\*\*|\\/);
  }
});
