import type { RateLimit } from "./rateLimit.ts";

/**
 * Mails that anybody can have sent to an address which may be a stranger's: of orders, registrations, links and
 * complaints, all counted together. What a paid order brings with it is never counted.
 */
export const mailsToOne: RateLimit = { name: "mails to one address", burst: 12, every: 1_200 };
