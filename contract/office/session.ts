import { z } from "zod";
import { answer, type Call, Outcome } from "../answer.ts";
import { checked } from "../checked.ts";
import { email, personName } from "../fields.ts";
import { NewPasskey, PasskeyOptions, PasskeyProof } from "./passkey.ts";
import { type Right, rights } from "./rights.ts";

export const RightName = z.enum(Object.keys(rights) as [Right, ...Right[]]);

/** Rights with the limit on each: paise (refunds, cancelling, stock) or basis points (prices); null: none. */
export const Rights = z.partialRecord(RightName, z.int().nullable());

/** Who is signed in, what he may, and until when his last proof counts for what is grave. */
export const Session = z.object({
  staff: z.object({ id: z.int(), name: z.string(), email: z.string(), role: z.string(), role_name: z.string() }),
  rights: Rights,
  proven_until: z.iso.datetime(),
  shop: z.object({
    name: z.string(),
    mode: z.enum(["demo", "production"]),
    takes_links: z.boolean().describe("Whether a caller can pay by a link: the shop has a gateway for payments"),
  }),
});
export type Session = z.infer<typeof Session>;

/** A secret as it stands in a link: 256 bits. */
const Token = z.string().regex(/^[\w-]{43}$/, "This link is not whole. Please copy all of it.");
/** What was typed: compared, never judged. */
const Typed = z.string().min(1, "Please enter your password.").max(500);
/** Six digits of the authenticator app, or a recovery code. */
const Code = z.string().min(1, "Please enter the code.").max(40);
const Name = checked(personName);
const PasskeyName = z
  .string()
  .trim()
  .min(1, "Please give the passkey a name.")
  .max(60, "Please shorten the name to 60 characters.");

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});

/** A member's own ways to enter, and where he is signed in. */
export const Me = z.object({
  passkeys: z.array(Passkey),
  password: z.boolean(),
  totp: z.boolean(),
  recovery_left: z.int(),
  sessions: z.array(
    z.object({
      id: z.string(),
      user_agent: z.string(),
      network: z.string(),
      created_at: z.iso.datetime(),
      seen_at: z.iso.datetime(),
      current: z.boolean(),
    }),
  ),
});
export type Me = z.infer<typeof Me>;

/** What an authenticator app is given; kept nowhere until its first code comes back. */
const Seed = z.object({
  seed: z.string().describe("Base32, to be typed where the picture can't be read"),
  uri: z.string().describe("otpauth://, what the picture says"),
  qr: z.string().describe("The picture, as SVG"),
  sealed: z.string().describe("The seed as only the shop can read it, to be sent back"),
});
const Sealed = z.string().max(400);

const RecoveryCodes = z.array(z.string()).describe("Ten codes, shown this once; each opens once in the app's place");
const Proven = z.object({ proven_until: z.iso.datetime() });

/** Signing in and out, and one's own ways to do it. The cookie carries the session; scripts never see it. */
export const sessionCalls = {
  "GET /session": { summary: "Who is signed in, and what he may", answer: answer(Session) },
  "POST /session/passkey/options": { summary: "What a passkey is to sign", answer: answer(PasskeyOptions) },
  "POST /session/passkey": {
    summary: "Sign in by a passkey",
    body: z.object({ response: PasskeyProof }),
    answer: answer(Session),
  },
  "POST /session/password": {
    summary: "Sign in by password and the authenticator app's code, or a recovery code",
    body: z.object({ email: checked(email), password: Typed, code: Code }),
    answer: answer(Session),
  },
  "POST /session/demo": { summary: "Enter a demo as its owner", answer: answer(Session) },
  "POST /session/prove/options": {
    summary: "What a passkey is to sign for a fresh proof",
    answer: answer(PasskeyOptions),
  },
  "POST /session/prove": {
    summary:
      "Show once more who one is, for what is grave: by passkey, or password and code; a demo's owner by nothing",
    body: z.object({ response: PasskeyProof.optional(), password: Typed.optional(), code: Code.optional() }),
    answer: answer(Proven),
  },
  "DELETE /session": { summary: "Sign out", answer: Outcome },
  "GET /invite/{token}": {
    summary: "Whom an invitation is for",
    parameters: z.object({ token: z.string().max(200) }),
    answer: answer(z.object({ email: z.string(), role_name: z.string(), shop: z.string() })),
  },
  "POST /invite/passkey/options": {
    summary: "What an invited member's authenticator is to make",
    body: z.object({ token: Token, name: Name }),
    answer: answer(PasskeyOptions),
  },
  "POST /invite/passkey": {
    summary: "Take an invitation up with a passkey",
    body: z.object({ token: Token, name: Name, response: NewPasskey }),
    answer: answer(Session),
  },
  "POST /invite/password": {
    summary: "A seed for the authenticator app of an invited member who takes a password; kept nowhere yet",
    body: z.object({ token: Token, name: Name, password: Typed }),
    answer: answer(Seed),
  },
  "POST /invite/confirm": {
    summary: "Take an invitation up with a password and the app's first code",
    body: z.object({ token: Token, name: Name, password: Typed, sealed: Sealed, code: Code }),
    answer: answer(Session.extend({ recovery: RecoveryCodes })),
  },
  "GET /me": { summary: "One's own passkeys, password, codes and sessions", answer: answer(Me) },
  "POST /me/passkeys/options": { summary: "What one's authenticator is to make", answer: answer(PasskeyOptions) },
  "POST /me/passkeys": {
    summary: "Add a passkey",
    body: z.object({ name: PasskeyName, response: NewPasskey }),
    answer: answer(Me),
  },
  "DELETE /me/passkeys/{id}": {
    summary: "Remove a passkey; 409 for the last way in",
    parameters: z.object({ id: z.string().max(1_400) }),
    answer: answer(Me),
  },
  "POST /me/password": {
    summary:
      "A seed for the app of who enters by passkeys alone and wants a password too; nothing is kept yet. 409 for who has one",
    body: z.object({ password: Typed }),
    answer: answer(Seed),
  },
  "POST /me/password/confirm": {
    summary: "Add the password, by the app's first code; all other sessions end",
    body: z.object({ password: Typed, sealed: Sealed, code: Code }),
    answer: answer(Me.extend({ recovery: RecoveryCodes })),
  },
  "PUT /me/password": {
    summary: "Another password; all other sessions end. 409 for who enters by passkeys alone",
    body: z.object({ password: Typed }),
    answer: answer(Me),
  },
  "POST /me/app": {
    summary: "A seed for another authenticator app; the old one counts until its first code comes back",
    answer: answer(Seed),
  },
  "PUT /me/app": {
    summary: "Take the other app, by its first code; all other sessions end",
    body: z.object({ sealed: Sealed, code: Code }),
    answer: answer(Me),
  },
  "POST /me/recovery": {
    summary: "Ten new recovery codes; the old ones are void",
    answer: answer(z.object({ recovery: RecoveryCodes })),
  },
  "DELETE /me/sessions/{id}": {
    summary: "Sign a device out",
    parameters: z.object({ id: z.string().max(40) }),
    answer: answer(Me),
  },
  "POST /me/sessions/end": { summary: "Sign all other devices out", answer: answer(Me) },
} satisfies Record<string, Call>;
