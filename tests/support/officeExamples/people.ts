import { randomUUID } from "node:crypto";
import type { auditCalls } from "../../../contract/office/audit.ts";
import type { sessionCalls } from "../../../contract/office/session.ts";
import type { staffCalls } from "../../../contract/office/staff.ts";
import { authenticator } from "../authenticator.ts";
import { invitation } from "../newMember.ts";
import { programKey } from "../testOffice.ts";
import type { OfficeExamples } from "./example.ts";

const password = "nine bronze temple bells";
const name = "Meena Iyer";
const nobody = { email: "nobody@staff.example" };

export const peopleExamples: OfficeExamples<typeof sessionCalls & typeof staffCalls & typeof auditCalls> = {
  "GET /session": () => ({}),
  "POST /session/passkey/options": () => ({ body: {}, changes: false }),
  "POST /session/passkey": () => ({ body: { response: authenticator().sign({ challenge: "none" }) }, status: 401 }),
  "POST /session/password": () => ({ body: { ...nobody, password, code: "123456" }, status: 401 }),
  "POST /session/demo": () => ({ body: {} }),
  "POST /session/prove/options": () => ({ body: {}, changes: false }),
  "POST /session/prove": () => ({ body: { password, code: "123456" }, status: 401 }),
  "DELETE /session": () => ({}),
  "GET /invite/{token}": async (office) => ({ path: `/invite/${(await invitation(office)).token}` }),
  "POST /invite/passkey/options": async (office) => ({
    body: { token: (await invitation(office)).token, name },
    changes: false,
  }),
  "POST /invite/passkey": async (office, as) => {
    const { token } = await invitation(office);
    const { body } = await as.call<{ challenge: string }>("POST", "/invite/passkey/options", { token, name });
    return { body: { token, name, response: authenticator().make(body.data) } };
  },
  "POST /invite/password": async (office) => ({
    body: { token: (await invitation(office)).token, name, password },
    changes: false,
  }),
  "POST /invite/confirm": async (office) => ({
    body: { token: (await invitation(office)).token, name, password, sealed: "none", code: "123456" },
    status: 422,
  }),
  "GET /me": () => ({}),
  "POST /me/passkeys/options": () => ({ body: {}, changes: false }),
  "POST /me/passkeys": async (_, as) => {
    const { body } = await as.call<{ challenge: string }>("POST", "/me/passkeys/options", {});
    const response = authenticator().make(body.data ?? { challenge: "none" });
    return { body: { name: "A phone", response } };
  },
  "DELETE /me/passkeys/{id}": () => ({ path: "/me/passkeys/none", status: 404 }),
  "POST /me/password": () => ({ body: { password }, changes: false }),
  "POST /me/password/confirm": () => ({ body: { password, sealed: "none", code: "123456" }, status: 422 }),
  "PUT /me/password": () => ({ body: { password }, status: 409 }),
  "POST /me/app": () => ({ body: {}, status: 409 }),
  "PUT /me/app": () => ({ body: { sealed: "none", code: "123456" }, status: 409 }),
  "POST /me/recovery": () => ({ body: {}, status: 409 }),
  "DELETE /me/sessions/{id}": (_, as) => ({ path: `/me/sessions/${as.session}` }),
  "POST /me/sessions/end": () => ({ body: {} }),
  "GET /staff": () => ({}),
  "POST /staff/invite": () => ({ body: { email: `${randomUUID()}@staff.example`, role: "packer" } }),
  "POST /staff/invite/end": async (office) => ({ body: { email: (await invitation(office)).email } }),
  "PATCH /staff/{id}": async (office) => ({
    path: `/staff/${(await office.staffMember("packer")).id}`,
    body: { version: 1, name: "Another name" },
  }),
  "POST /staff/{id}/end-sessions": async (office) => ({
    path: `/staff/${(await office.staffMember("packer")).id}/end-sessions`,
    body: {},
  }),
  "GET /keys": () => ({}),
  "POST /keys": () => ({ body: { name: "Stock scanner", rights: ["stock.count"] }, status: 201 }),
  "DELETE /keys/{id}": async ({ sql }) => {
    await programKey(sql, ["orders.read"]);
    const [row] = await sql<{ id: number }[]>`select max(id) as id from staff_key`;
    return { path: `/keys/${row?.id}` };
  },
  "GET /audit": () => ({}),
};
