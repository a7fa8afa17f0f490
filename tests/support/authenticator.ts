import { createHash, createPrivateKey, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** Values of CBOR (RFC 8949) as far as an authenticator writes them. */
type Cbor = number | string | Buffer | [Cbor, Cbor][];

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.length), ...value.flatMap(([name, content]) => [cbor(name), cbor(content)])]);
}

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();

/** Bits of authenticator data: somebody is there, he showed PIN or finger, and a new key follows. */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

type Options = { challenge: string };
type Trick = { origin?: string; rpId?: string; verified?: boolean; challenge?: string; type?: string };

/** An authenticator in software: makes a passkey (ES256, attestation "none") and signs by it as browsers hand it on. */
export function authenticator(site = "http://shop.test") {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, options: Options, trick: Trick) =>
    Buffer.from(
      JSON.stringify({
        type: trick.type ?? type,
        challenge: trick.challenge ?? options.challenge,
        origin: trick.origin ?? site,
        crossOrigin: false,
      }),
    );
  function data(more: Buffer, attested: number, { rpId = new URL(site).hostname, verified = true }: Trick): Buffer {
    const bits = flags.present | (verified ? flags.verified : 0) | attested;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), count, more]);
  }
  const answer = (response: Record<string, unknown>) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString("base64url"),
    /** What `navigator.credentials.create` answers, as JSON. */
    make(options: Options, trick: Trick = {}) {
      const key = cbor([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const authData = data(Buffer.concat([Buffer.alloc(16), length, id, key]), flags.attested, trick);
      const attestation = cbor([
        ["fmt", "none"],
        ["attStmt", []],
        ["authData", authData],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", options, trick).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },
    /** What `navigator.credentials.get` answers, as JSON. `count`: what it says how often it was used. */
    sign(options: Options, { count, ...trick }: Trick & { count?: number } = {}) {
      if (count !== undefined) counter = count - 1;
      const client = clientData("webauthn.get", options, trick);
      const authenticatorData = data(Buffer.alloc(0), 0, trick);
      const signer = createSign("sha256").update(Buffer.concat([authenticatorData, sha256(client)]));
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        signature: signer
          .sign(createPrivateKey(privateKey.export({ format: "pem", type: "pkcs8" })))
          .toString("base64url"),
      });
    },
  };
}
