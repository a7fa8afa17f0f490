import type { StaffMail } from "../staff/staffMail.ts";
import type { Letter } from "./letter.ts";

const said: Record<StaffMail["template"], { subject: string; happened: (device: string) => string }> = {
  device: {
    subject: "A new device entered the office",
    happened: (device) => `Your account has just been used in the office from a device that is new: ${device}.`,
  },
  recovery: {
    subject: "A recovery code was used",
    happened: (device) => `One of your recovery codes has just opened the office, from ${device}. It is used up.`,
  },
  joined: {
    subject: "You may enter the office",
    happened: (device) => `Your access to the office was set up, from ${device}.`,
  },
  passkey_added: {
    subject: "A passkey was added to your account",
    happened: (device) => `Another passkey opens your account in the office from now on. It was added from ${device}.`,
  },
  passkey_removed: {
    subject: "A passkey was removed from your account",
    happened: (device) => `A passkey of yours opens the office no longer. It was removed from ${device}.`,
  },
  codes: {
    subject: "You have new recovery codes",
    happened: (device) => `Ten new recovery codes were made for your account, from ${device}. Older ones open nothing.`,
  },
  password_added: {
    subject: "A password opens your account too",
    happened: (device) =>
      `Your account in the office is opened by a password with an app's code too from now on. It was set up from ${device}; all other devices were signed out.`,
  },
  password_changed: {
    subject: "Your password for the office was changed",
    happened: (device) =>
      `Your account has another password from now on. It was changed from ${device}; all other devices were signed out.`,
  },
  app_changed: {
    subject: "Another authenticator app opens your account",
    happened: (device) =>
      `Codes of the app that you had open nothing any more. The other one was set up from ${device}; all other devices were signed out.`,
  },
  invited_anew: {
    subject: "You were invited to the office anew",
    happened: () =>
      "You were invited to the office anew and signed out everywhere. Once you take the invitation up, what opened your account before opens nothing.",
  },
};

/** The letters to the staff about their access. */
export function staffLetter(
  template: StaffMail["template"],
  { name, email, device }: { name: string; email: string; device: string },
  shopName: string,
  officeUrl: string,
): Letter {
  const { subject, happened } = said[template];
  return {
    to: email,
    subject: `${subject}: ${shopName}`,
    greeting: `Dear ${name},`,
    paragraphs: [
      happened(device),
      "If that was you, all is well. If not, tell the shop's owner at once, who can end your sessions and invite you anew.",
    ],
    action: { label: "Your devices and passkeys", url: officeUrl },
  };
}
