import type { Intent } from "./actions.ts";

type Done = { section: string; message: string };

/** What a form has done, and the section that says so. The others lead away from the page. */
const notices: Partial<Record<Intent, Done>> = {
  details: { section: "details", message: "Your details are saved." },
  business: { section: "business", message: "Your business is saved." },
  email: {
    section: "email",
    message:
      "We have sent a link to the new address. Please open it in this browser; until then the old address counts.",
  },
  keepEmail: { section: "email", message: "Your address stays as it is." },
  password: { section: "password", message: "Your password is changed. Other devices are logged out." },
  addAddress: { section: "addresses", message: "The address is saved." },
  changeAddress: { section: "addresses", message: "The address is saved." },
  defaultAddress: { section: "addresses", message: "We suggest this address at checkout from now on." },
  deleteAddress: { section: "addresses", message: "The address is deleted." },
  endSession: { section: "devices", message: "Logged out there." },
};

/** The profile after a form has done its work: at its section, which says so. */
export function placeAfter(intent: Intent): string {
  const section = notices[intent]?.section;
  return section ? `/profile?${new URLSearchParams({ done: intent })}#${section}` : "/profile";
}

/** What a section has to say about the form that was just sent. */
export function messageFor(section: string, done: string | null): string {
  return (
    Object.entries(notices).find(([intent, about]) => intent === done && about?.section === section)?.[1]?.message ?? ""
  );
}
