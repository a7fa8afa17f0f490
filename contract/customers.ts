import { z } from "zod";
import { answer, type Call, Failure, Outcome, Paise } from "./answer.ts";
import { LineRequest } from "./cart.ts";
import { Card, Picture } from "./catalogue.ts";
import { checked } from "./checked.ts";
import * as field from "./fields.ts";
import { largestInt } from "./largestInt.ts";
import { OrderSummary } from "./orderSummary.ts";
import { Address, Business, Gst, Order } from "./orders.ts";
import { password } from "./password.ts";
import { Place } from "./place.ts";
import { WrittenQuestion } from "./questions.ts";
import { WrittenReview } from "./reviews.ts";
import { OwnWatch } from "./watches.ts";
import { OwnWishlist } from "./wishlist.ts";

const Email = checked(field.email);
const NewPassword = checked((typed) => password(typed));
/** A password to be compared: no rule but that there is one. */
const GivenPassword = z.string().min(1, "Please enter your password.").max(1_000, "This is too long for a password.");
const Token = z.string().min(1).max(200).describe("From the link in the mail");

export const AddressKind = z.enum(["home", "work"]);
export const AddressForm = Address.extend({
  kind: AddressKind.default("home"),
  is_default: z.boolean().default(false),
});
export type AddressForm = z.infer<typeof AddressForm>;
export const AddressChange = Address.extend({ kind: AddressKind, is_default: z.literal(true) }).partial();
export type AddressChange = z.infer<typeof AddressChange>;

export const SavedAddress = z.object({
  id: z.int(),
  name: z.string(),
  mobile: z.string(),
  pincode: z.string(),
  line1: z.string(),
  line2: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  kind: AddressKind,
  is_default: z.boolean(),
});
export type SavedAddress = z.infer<typeof SavedAddress>;

export const Customer = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  email_verified: z.boolean(),
  pending_email: z.string().nullable().describe("A new address that waits for its link to be opened"),
  offers: z.boolean().describe("Has agreed to mails about offers"),
  gst: Business.nullable().describe("The business that the checkout begins with"),
  customer_address: z.array(SavedAddress).describe("The default address first"),
});
export type Customer = z.infer<typeof Customer>;
const withCustomer = Outcome.extend({ customer: Customer });

export const RegisterRequest = z
  .object({
    name: checked(field.personName),
    email: Email,
    mobile: checked(field.mobile),
    password: NewPassword,
    offers: z.boolean().default(false).describe("Agrees to mails about offers; never ticked beforehand"),
  })
  .superRefine(({ email, password: typed }, context) => {
    const result = password(typed, { email });
    if (!result.ok) context.addIssue({ code: "custom", path: ["password"], message: result.message });
  });
export type RegisterRequest = z.infer<typeof RegisterRequest>;

/** What is to change. A new e-mail address needs the password and counts once the link sent there is opened. */
export const ProfileChange = z.object({
  name: checked(field.personName).optional(),
  mobile: checked(field.mobile).optional(),
  email: Email.optional(),
  current_password: GivenPassword.optional(),
  offers: z.boolean().optional(),
  gst: Gst.nullable().optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

export const Session = z.object({
  id: z.string(),
  device: z.string().describe("The browser and system it says to be"),
  created_at: z.string(),
  seen_at: z.string(),
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** A line as the device keeps it: a variant with what is shown of it now. */
export const CartLine = z.object({
  id: z.int(),
  quantity: z.int(),
  product_name: z.string(),
  product_url: z.string(),
  option_text: z.string(),
  image: Picture,
  price: Paise,
  mrp: Paise,
});
export const Cart = z.object({
  version: z.int().describe("Send it back with the next change"),
  lines: z.array(CartLine),
});
export type Cart = z.infer<typeof Cart>;

export const CartRequest = z.object({
  lines: z.array(LineRequest).max(100, "The cart takes 100 products."),
  version: z
    .int()
    .nonnegative()
    .optional()
    .describe("Of the cart that was changed. Without it both are merged: per variant the larger quantity"),
});
export type CartRequest = z.infer<typeof CartRequest>;

export const Consent = z.object({
  purpose: z.enum(["account", "offers"]),
  text_version: z.string(),
  channel: z.string(),
  given_at: z.string(),
  withdrawn_at: z.string().nullable(),
});

/** Everything the shop keeps about a customer. */
export const CustomerData = z.object({
  exported_at: z.string(),
  customer: Customer.extend({ created_at: z.string() }),
  consents: z.array(Consent),
  sessions: z.array(Session),
  cart: Cart,
  recently_viewed: z.array(z.object({ product_name: z.string(), product_url: z.string() })),
  wishlist: OwnWishlist,
  waits_for: z.array(OwnWatch),
  orders: z.array(Order),
  reviews: z.array(WrittenReview),
  questions: z.array(WrittenQuestion),
  refund_accounts: z.array(z.object({ order_no: z.string(), name: z.string(), number: z.string(), ifsc: z.string() })),
  notes: z
    .array(z.object({ text: z.string(), at: z.string() }))
    .describe("What the shop's staff has written about one"),
  wrong_addresses: z
    .array(z.object({ reason: z.string(), at: z.string() }))
    .describe("Why an address is taken for wrong"),
  cash_on_delivery_closed: z.object({ reason: z.string(), at: z.string() }).nullable().describe("Null: it is offered"),
});
export type CustomerData = z.infer<typeof CustomerData>;

const addressId = z.object({ id: z.string().max(20) });
const addresses = answer(z.array(SavedAddress));

export const customerCalls = {
  "POST /register": {
    summary: "Open an account; the answer is the same when there is one already",
    body: RegisterRequest,
    answer: Outcome,
  },
  "POST /verify/account": {
    summary: "Prove an e-mail address by the link that was sent there",
    body: z.object({ token: Token }),
    answer: withCustomer,
  },
  "POST /resend/verification": {
    summary: "Send the verification link once more",
    body: z.object({ email: Email }),
    answer: Outcome,
  },
  "POST /login": {
    summary: "Begin a session",
    body: z.object({ email: Email, password: GivenPassword }),
    answer: withCustomer,
  },
  "POST /logout": { summary: "End this session", answer: Outcome },
  "GET /get/customer": { summary: "Who is logged in; 401 when nobody is", answer: withCustomer },
  "POST /forgot/password": {
    summary: "Send a link to set a new password; always the same answer",
    body: z.object({ email: Email }),
    answer: Outcome,
  },
  "POST /reset/password/check": {
    summary: "Whether a link to set a new password can still be used; using it up is another call's",
    body: z.object({ token: Token }),
    answer: Outcome,
  },
  "POST /reset/password": {
    summary: "Set a new password by the link; ends every session",
    body: z.object({ token: Token, password: NewPassword }),
    answer: Outcome,
  },
  "PATCH /customer": { summary: "Change one's details", body: ProfileChange, answer: withCustomer },
  "POST /customer/password": {
    summary: "Change the password; ends every other session",
    body: z.object({ current_password: GivenPassword, password: NewPassword }),
    answer: Outcome,
  },
  "GET /customer/sessions": { summary: "Where one is logged in", answer: answer(z.array(Session)) },
  "DELETE /customer/sessions/{id}": {
    summary: "End a session, or all `others`",
    parameters: z.object({ id: z.string().max(40) }),
    answer: answer(z.array(Session)),
  },
  "GET /customer/data": { summary: "Everything the shop keeps about one", answer: answer(CustomerData) },
  "DELETE /customer": {
    summary: "Delete the account; invoices stay as the law wants",
    body: z.object({ current_password: GivenPassword }),
    answer: Outcome,
  },
  "GET /customer/address": { summary: "The saved addresses, the default one first", answer: addresses },
  "POST /customer/address": {
    summary: "Save an address; answers all of them",
    body: AddressForm,
    answer: addresses,
    done: [201],
  },
  "PATCH /customer/address/{id}": {
    summary: "Change an address; answers all of them",
    parameters: addressId,
    body: AddressChange,
    answer: addresses,
  },
  "DELETE /customer/address/{id}": {
    summary: "Delete an address; answers those that are left",
    parameters: addressId,
    answer: addresses,
  },
  "GET /get/cart": { summary: "The account's cart", answer: answer(Cart) },
  "PUT /cart": {
    summary: "Replace the account's cart, or merge the device's into it; 409 with `cart` when it has changed since",
    body: CartRequest,
    answer: answer(Cart),
    refusals: {
      409: { why: "It was changed on another device: the cart as it is now", answer: Failure.extend({ cart: Cart }) },
    },
  },
  "GET /orders": {
    summary: "The customer's orders, newest first, 20 a page",
    query: z.object({ page: z.string().optional().describe("From 1") }),
    answer: answer(z.object({ orders: z.array(OrderSummary), page: z.int(), last_page: z.int(), total: z.int() })),
  },
  "POST /get/recent/view": {
    summary: "What the customer has looked at, latest first",
    body: z.object({ customer_id: z.int() }),
    answer: answer(z.array(Card)),
  },
  "POST /add/recent/view": {
    summary: "Remember that the customer looked at a product",
    body: z.object({ product_id: z.int().positive().max(largestInt) }),
    answer: Outcome,
  },
  "GET /get/place/{pincode}": {
    summary: "The town and state of a pincode, as far as they are known",
    parameters: z.object({ pincode: checked(field.pincode) }),
    answer: answer(Place),
  },
} satisfies Record<string, Call>;
