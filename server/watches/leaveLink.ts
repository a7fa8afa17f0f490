import { sign } from "../secret.ts";

/** Opens the page on which an address leaves everything that it waits for. The same for all of its mails. */
export const leaveKey = (secret: string, email: string): string => sign(secret, "leave", email).slice(0, 32);

/** That page. Its GET only shows, its POST leaves. */
export const leavePath = (key: string): string => `/leave/${key}`;
