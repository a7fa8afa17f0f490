import type { OfficeCallName } from "../../contract/office/calls.ts";
import type { Right } from "../../contract/office/rights.ts";

/**
 * Who may make a call of the office.
 * `anybody`: who is to sign in yet. `signedIn`: everybody of the staff, about himself or what all may see.
 * `right`: who has it. `proven`: who has shown within the last minutes besides that it is still he.
 * `unattended`: the app asks it by itself; it keeps nobody's session from falling idle.
 */
export type OfficeWho =
  | { anybody: true }
  | { signedIn: true; proven?: true; unattended?: true }
  | { right: Right; proven?: true; unattended?: true };

/** Every call of the office. The compiler refuses a call that is missing here; the tests of access are made of this. */
export const officeRights = {
  "GET /session": { signedIn: true },
  "POST /session/passkey/options": { anybody: true },
  "POST /session/passkey": { anybody: true },
  "POST /session/password": { anybody: true },
  "POST /session/demo": { anybody: true },
  "POST /session/prove/options": { signedIn: true },
  "POST /session/prove": { signedIn: true },
  "DELETE /session": { signedIn: true },
  "GET /invite/{token}": { anybody: true },
  "POST /invite/passkey/options": { anybody: true },
  "POST /invite/passkey": { anybody: true },
  "POST /invite/password": { anybody: true },
  "POST /invite/confirm": { anybody: true },
  "GET /me": { signedIn: true },
  "POST /me/passkeys/options": { signedIn: true, proven: true },
  "POST /me/passkeys": { signedIn: true, proven: true },
  "DELETE /me/passkeys/{id}": { signedIn: true, proven: true },
  "POST /me/recovery": { signedIn: true, proven: true },
  "DELETE /me/sessions/{id}": { signedIn: true },
  "POST /me/sessions/end": { signedIn: true },
  "GET /staff": { right: "staff.edit" },
  "POST /staff/invite": { right: "staff.edit", proven: true },
  "POST /staff/invite/end": { right: "staff.edit" },
  "PATCH /staff/{id}": { right: "staff.edit", proven: true },
  "POST /staff/{id}/end-sessions": { right: "staff.edit" },
  "GET /keys": { right: "staff.edit" },
  "POST /keys": { right: "staff.edit", proven: true },
  "DELETE /keys/{id}": { right: "staff.edit" },
  "GET /audit": { right: "audit.read" },
  "GET /today": { signedIn: true },
  "GET /orders": { right: "orders.read" },
  "GET /board": { right: "orders.read" },
  "GET /codes": { right: "orders.pack" },
  "POST /orders/claim": { right: "orders.pack" },
  "POST /orders/unclaim": { right: "orders.pack" },
  "GET /orders/{no}/packing": { right: "orders.pack" },
  "POST /orders/{no}/scan": { right: "orders.pack" },
  "POST /orders/{no}/empty": { right: "orders.pack" },
  "POST /orders/{no}/short": { right: "orders.pack" },
  "POST /orders/pack": { right: "orders.pack" },
  "POST /orders/handover": { right: "orders.ship" },
  "POST /orders/deliver": { right: "orders.ship" },
  "POST /orders/undelivered": { right: "orders.ship" },
  "POST /print": { right: "print" },
  "GET /print/{id}": { right: "print" },
  "GET /print/pick": { right: "print" },
  "GET /print/labels": { right: "print" },
  "GET /orders/{no}": { right: "orders.read" },
  "GET /orders/{no}/documents/{file}": { right: "orders.money" },
  "PATCH /orders/{no}": { right: "orders.edit" },
  "POST /orders/{no}/note": { right: "orders.edit" },
  "POST /orders/{no}/parcel": { right: "parcel.correct" },
  "POST /orders/{no}/cancel": { right: "orders.cancel" },
  "POST /orders/{no}/mail": { right: "orders.edit" },
  "POST /orders/{no}/checked": { right: "orders.edit" },
  "POST /orders/{no}/return": { right: "orders.edit" },
  "POST /orders/{no}/refund": { right: "refunds.make" },
  "GET /returns": { right: "orders.read" },
  "PATCH /returns/{no}/{n}": { right: "returns.decide" },
  "POST /returns/{no}/{n}/receive": { right: "returns.receive" },
  "GET /refunds": { right: "orders.money" },
  "POST /refunds/paid": { right: "refunds.paid" },
  "GET /complaints": { right: "grievances.answer" },
  "GET /complaints/{ticket}": { right: "grievances.answer" },
  "POST /complaints/{ticket}": { right: "grievances.answer" },
  "GET /customers": { right: "customers.read" },
  "POST /quote": { right: "orders.create" },
  "POST /orders": { right: "orders.create" },
  "GET /news": { right: "orders.read", unattended: true },
} satisfies Record<OfficeCallName, OfficeWho>;
