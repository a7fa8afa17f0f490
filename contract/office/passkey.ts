import { z } from "zod";

/** Bytes as WebAuthn writes them in JSON: base64url without padding. */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/, "This is no answer of a passkey.");

/** What the browser is to ask an authenticator for (WebAuthn's own JSON form); the browser's library takes it as it is. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });

const common = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional().catch(undefined),
  clientExtensionResults: z.object({}).prefault({}),
};

/** What the browser got from an authenticator that shows who it is. */
export const PasskeyProof = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(4_000),
    userHandle: bytes(200).optional(),
  }),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

/** What the browser got from an authenticator that made a new passkey. */
export const NewPasskey = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(16_000),
    transports: z
      .array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]).or(z.string().max(30)))
      .max(10)
      .optional(),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;
