import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { BodyOf } from "./call.ts";

/** The browser's part of a passkey could not be done: refused by who sits here, or by what he has. */
export class NoPasskey extends Error {}

/** Whether this browser knows passkeys, on an address where it allows them. */
export const knowsPasskeys = (): boolean => "PublicKeyCredential" in globalThis;

/** What the browser's refusals mean to people, by their names. */
const words: Record<string, string> = {
  NotAllowedError: "No passkey was given. Try again, or use your password.",
  InvalidStateError: "This device has a passkey for you already.",
  SecurityError: "Passkeys need the office at its own name over HTTPS, or at localhost.",
};

async function told<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw new NoPasskey(words[name] ?? "This device could not give a passkey.", { cause: error });
  }
}

/** Has the browser show one of its passkeys for this office. Throws NoPasskey. */
export async function showPasskey(options: object): Promise<BodyOf<"POST /session/passkey">["response"]> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const given = await told(() =>
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  );
  return { ...given, clientExtensionResults: {} };
}

/** Has the browser make a passkey for this office. Throws NoPasskey. */
export async function makePasskey(options: object): Promise<BodyOf<"POST /me/passkeys">["response"]> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const made = await told(() => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
  return { ...made, clientExtensionResults: {} };
}
