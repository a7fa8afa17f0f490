import { html } from "hono/html";
import { type Html, type PlainLook, plainLook, plainPage } from "../../http/plainPage.ts";
import { formatMoney } from "../../money.ts";
import type { PaymentOrder } from "./service.ts";

const frame = (title: string, content: Html, scripts?: string[]): Html =>
  plainPage(title, "/practice-gateway/page.css", content, scripts);

/** Where the shopper chooses how the payment shall go. */
export const choicePage = (order: PaymentOrder): Html =>
  frame(
    "Practice payment",
    html`<p class="note">Practice gateway: no money moves here.</p>
      <h1>Pay <b>${formatMoney(order.amount)}</b></h1>
      <p>For order ${order.receipt}. Choose how this payment shall go.</p>
      <form method="post">
        <button name="outcome" value="pay" class="main">Pay successfully</button>
        <button name="outcome" value="fail">Fail</button>
        <button name="outcome" value="pend">Pending, then success</button>
        <button name="outcome" value="cancel">Cancel</button>
        <fieldset>
          <legend>The message from the gateway to the shop</legend>
          <label><input type="radio" name="delivery" value="once" checked /> comes once, at once</label>
          <label><input type="radio" name="delivery" value="twice" /> comes twice</label>
          <label><input type="radio" name="delivery" value="late" /> comes late</label>
        </fieldset>
      </form>`,
  );

/** Sends the shopper back to the shop by a form of its own, as gateways do; by hand where scripts don't run. */
export const backPage = (order: PaymentOrder, fields: Record<string, string>): Html =>
  frame(
    "Back to the shop",
    html`<h1>Back to the shop</h1>
      <p>The shop will tell you how the payment went.</p>
      <form method="post" action="${order.return_url}" id="back">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button class="main">Continue to the shop</button>
      </form>`,
    ["/practice-gateway/back.js"],
  );

export const messagePage = (title: string, text: string): Html =>
  frame(title, html`<h1>${title}</h1><p>${text}</p><p><a href="/">To the shop</a></p>`);

/** Who came by Back stays here and goes on by hand. */
export const backScript = `if (performance.getEntriesByType("navigation")[0]?.type !== "back_forward")
  document.getElementById("back").submit();
`;

/** One of the storefront's own types under a name of ours, and the list of families that begins with it. */
const ownType = (name: string, file: string, others: string): string =>
  `@font-face { font-family: "Own ${name}"; src: url("/practice-gateway/${file}") format("woff2"); font-weight: 400 700; font-display: swap; }
:root { --${name}: "Own ${name}", ${others}; }
`;

/** The storefront's own types, where the owner has no others. */
const ownTypes = ({ fonts: { body, heading } }: PlainLook): string =>
  (body ? "" : ownType("body", "sans-latin.woff2", "system-ui, sans-serif")) +
  (heading ? "" : ownType("heading", "serif-latin.woff2", "Georgia, serif"));

/** The pages' look, in the shop's colours and type. */
export const pageStyle = (
  look: PlainLook,
): string => `${plainLook(look)}${ownTypes(look)}body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 var(--body); text-rendering: geometricPrecision; }
main { max-width: 26rem; margin: 0 auto; padding: 3rem 1rem; }
h1 { margin: 1.25rem 0 0.5rem; font: 400 2.5rem/1.1 var(--heading); }
h1 b { font: 500 0.8em/1 var(--body); font-variant-numeric: tabular-nums; }
.note { display: inline-block; margin: 0; padding: 0.25rem 0.75rem; border-radius: 1.25rem; background: var(--note); color: var(--on-note); font-size: 0.9rem; }
button { display: block; width: 100%; min-height: 48px; margin: 0 0 0.75rem; padding: 0.5rem 1rem; border: 1px solid var(--main); border-radius: 2rem; background: none; color: var(--main); font: inherit; text-rendering: inherit; font-weight: 550; cursor: pointer; }
button.main { background: var(--main); color: var(--on-main); }
button:focus-visible, input:focus-visible, a:focus-visible { outline: 3px solid var(--note); outline-offset: 2px; }
fieldset { margin: 2rem 0 0; border: 0; padding: 0; }
legend { padding: 0; font-weight: 600; }
input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--main); }
label { display: flex; gap: 0.5rem; align-items: center; min-height: 44px; }
a { color: var(--main); }
`;
