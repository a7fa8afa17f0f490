import type { Page } from "@playwright/test";
import { openAccount } from "./account.ts";
import { linkFor } from "./mails.ts";
import { placeOrder } from "./pages.ts";
import { lineOf, shopUrl } from "./shop.ts";
import { staff } from "./staff.ts";

/** A form that is posted: where it stands, the call behind it, what is typed, and what is seen once it has gone through. */
export type Posted = {
  /** Brings about what the form needs, and answers its page's path. */
  path: (page: Page) => Promise<string>;
  call: string;
  typed: Record<string, string>;
  chosen?: Record<string, string>;
  opened?: string;
  send: string;
  done: RegExp;
};

const at = (path: string) => async () => path;
const email = "asha.away@example.com";
const password = "veena monsoon ladder";

/** The page that a mail for a forgotten password leads to. */
async function resetLink(page: Page): Promise<string> {
  const address = await openAccount(page);
  await page.request.post(`${shopUrl()}/public/api/forgot/password`, { data: { email: address } });
  return new URL(await linkFor(address, "reset-password")).pathname;
}

/** An order that has arrived; its page. */
async function arrived(page: Page): Promise<string> {
  const line = await lineOf(page, "sembiyan-chittu-soprano-ukulele");
  const { order_no, key } = await placeOrder(page.request, line, "cod");
  for (const step of ["pack", "ship", "deliver"]) await staff("order", step, order_no);
  return `/ordersummary/${order_no}?${new URLSearchParams({ key })}`;
}

/** The forms that are posted, by what they are. */
export const forms: Record<string, Posted> = {
  login: {
    path: at("/login"),
    call: "POST /login",
    typed: { "E-mail": "nobody.away@example.com", Password: password },
    send: "Login",
    done: /is not right/,
  },
  registration: {
    path: at("/register"),
    call: "POST /register",
    typed: { "Full name": "Asha", "E-mail": email, Mobile: "9876543210", Password: password },
    send: "Open account",
    done: /Look into your mail/,
  },
  "a forgotten password": {
    path: at("/forgotpassword"),
    call: "POST /forgot/password",
    typed: { "E-mail": email },
    send: "Send the link",
    done: /Look into your mail/,
  },
  "an order's look-up": {
    path: at("/orders/lookup"),
    call: "POST /orders/lookup",
    typed: { "Order number": "7k3md q9tfx", Mobile: "+91 98765 43210" },
    send: "Send the link",
    done: /Look into your mail/,
  },
  "a new password": {
    path: resetLink,
    call: "POST /reset/password",
    typed: { "New password": password },
    send: "Set password",
    done: /Your new password is set/,
  },
  "a complaint": {
    path: at("/grievance"),
    call: "POST /grievances",
    typed: { "Full name": "Asha", "E-mail": email, Mobile: "9876543210", "What is wrong": "The string broke at once." },
    send: "Send",
    done: /G-\w{5}-\w{5}/,
  },
  "the profile": {
    path: async (page) => {
      await openAccount(page);
      return "/profile";
    },
    call: "PATCH /customer",
    typed: { "Full name": "Asha R. Raman", Mobile: "9876543211" },
    send: "Save",
    done: /Your details are saved/,
  },
  "a return": {
    path: arrived,
    call: "POST /orders",
    opened: "Return something",
    typed: { "Tell us more (optional)": "It buzzes." },
    chosen: { "Why?": "faulty" },
    send: "Ask for the return",
    done: /It buzzes/,
  },
};
