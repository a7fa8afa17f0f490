import type { Letter } from "./letter.ts";

type Person = { name: string; email: string };

const ignore = "If you did not ask for this, you need not do anything.";

/** The letters about an account. Links are absolute. */
export const accountLetters = {
  verification: (
    { name, email, kept_order = null }: Person & { kept_order?: string | null },
    shopName: string,
    url: string,
  ): Letter => ({
    to: email,
    subject: `Confirm your e-mail address for ${shopName}`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `You have opened an account with ${shopName}${kept_order === null ? "" : ` to keep order ${kept_order} in it`}. Please confirm that this e-mail address is yours; the link is good for 24 hours.`,
    ],
    action: { label: "Confirm my e-mail address", url },
    note: `If you did not open this account, please do nothing: without the link it is deleted.`,
  }),
  knownAlready: ({ name, email }: Person, shopName: string, loginUrl: string): Letter => ({
    to: email,
    subject: `You have an account with ${shopName} already`,
    greeting: `Dear ${name},`,
    paragraphs: [
      "Somebody, probably you, has just tried to open an account with this e-mail address. There is one already: please log in. If you don't know the password any more, choose “Forgot password” there.",
    ],
    action: { label: "Log in", url: loginUrl },
    note: ignore,
  }),
  welcome: ({ name, email }: Person, shopName: string, url: string): Letter => ({
    to: email,
    subject: `Welcome to ${shopName}`,
    greeting: `Dear ${name},`,
    paragraphs: [
      "Your account is open. In your profile you find your orders, also earlier ones with this e-mail address, and your addresses.",
    ],
    action: { label: "My profile", url },
  }),
  reset: ({ name, email }: Person, shopName: string, url: string): Letter => ({
    to: email,
    subject: `Set a new password for ${shopName}`,
    greeting: `Dear ${name},`,
    paragraphs: ["Here you can set a new password. The link works once, for 30 minutes."],
    action: { label: "Set a new password", url },
    note: ignore,
  }),
  passwordChanged: ({ name, email }: Person, shopName: string, forgotUrl: string): Letter => ({
    to: email,
    subject: `Your password for ${shopName} was changed`,
    greeting: `Dear ${name},`,
    paragraphs: [
      "Your password has just been changed, and other devices were logged out. If that was you, all is well. If not, set a new password at once:",
    ],
    action: { label: "Set a new password", url: forgotUrl },
  }),
  emailChange: ({ name, email }: Person, shopName: string, url: string): Letter => ({
    to: email,
    subject: `Confirm your new e-mail address for ${shopName}`,
    greeting: `Dear ${name},`,
    paragraphs: [
      "You want to use this e-mail address for your account from now on. Please open the link in the browser in which you are logged in; it is good for 24 hours.",
    ],
    action: { label: "Use this address", url },
    note: ignore,
  }),
  emailChangeNotice: ({ name, email }: Person, shopName: string, url: string): Letter => ({
    to: email,
    subject: `Your e-mail address for ${shopName} is about to change`,
    greeting: `Dear ${name},`,
    paragraphs: [
      "Somebody who knows your password has asked to use another e-mail address for your account. If that was you, all is well. If not, set a new password at once:",
    ],
    action: { label: "Set a new password", url },
  }),
  deleted: ({ name, email }: Person, shopName: string): Letter => ({
    to: email,
    subject: `Your account with ${shopName} is deleted`,
    greeting: `Dear ${name},`,
    paragraphs: [
      "Your account is deleted, with everything in it. Invoices of past orders are kept for as long as tax law asks for them, and for nothing else.",
    ],
  }),
};
