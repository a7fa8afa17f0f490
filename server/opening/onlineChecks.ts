import { Resolver } from "node:dns/promises";
import type { Check } from "../production.ts";
import type { Settings } from "../settings.ts";

/** For how long a name server and the shop's own address may keep us waiting, in milliseconds. */
const patience = { name: 2_000, address: 5_000 };
/** Where mail services usually put their DKIM key: <selector>._domainkey.<domain>. */
const usualSelectors = [
  "default",
  "dkim",
  "mail",
  "google",
  "selector1",
  "selector2",
  "s1",
  "s2",
  "k1",
  "zoho",
  "zmail",
];

/** What is asked of the network. `txt` and `mx` answer nothing where a name has none; they throw when nobody answers. */
export type Network = {
  txt(name: string): Promise<string[]>;
  mx(domain: string): Promise<string[]>;
  /** The status that an address answers with. */
  status(address: string): Promise<number>;
};

const noSuch = (error: NodeJS.ErrnoException): [] => {
  if (error.code === "ENODATA" || error.code === "ENOTFOUND") return [];
  throw error;
};

/** The name servers of this machine, each asked once. */
export function network(): Network {
  const resolver = new Resolver({ timeout: patience.name, tries: 1 });
  return {
    txt: async (name) => (await resolver.resolveTxt(name).catch(noSuch)).map((parts) => parts.join("")),
    mx: async (domain) => (await resolver.resolveMx(domain).catch(noSuch)).map(({ exchange }) => exchange),
    status: async (address) =>
      (await fetch(address, { signal: AbortSignal.timeout(patience.address), redirect: "manual" })).status,
  };
}

/** The domain that mails are sent from. */
export function senderDomain({ MAIL_FROM, shop }: Pick<Settings, "MAIL_FROM" | "shop">): string {
  const from = MAIL_FROM ?? shop.email;
  return (/<[^<>@]+@([^<>@]+)>\s*$/.exec(from)?.[1] ?? from.slice(from.lastIndexOf("@") + 1)).trim().toLowerCase();
}

function spfProblem(domain: string, records: string[]): string | undefined {
  const spf = records.filter((record) => /^v=spf1( |$)/i.test(record));
  if (spf.length === 0) return `${domain} has no SPF record: mails land in the spam folder.`;
  if (spf.length > 1) return `${domain} has ${spf.length} SPF records: receivers ignore them all.`;
  return /(^| )\+?all\b/i.test(spf[0] ?? "") ? `${domain} lets anybody send in its name (+all).` : undefined;
}

/** A key that was taken back stands there empty: p=; (RFC 6376). */
const hasKey = (records: string[]): boolean => records.some((record) => /(^|;)\s*p=\s*[\w+/]/.test(record));

async function dkimProblem({ txt }: Network, domain: string, selector?: string): Promise<string | undefined> {
  const asked = selector ? [selector] : usualSelectors;
  const found = await Promise.all(asked.map(async (name) => hasKey(await txt(`${name}._domainkey.${domain}`))));
  if (found.includes(true)) return undefined;
  const under = selector ?? "any of the usual names; --dkim SELECTOR asks for yours";
  return `No DKIM key of ${domain} was seen under ${under}.`;
}

async function addressProblem({ status }: Network, PUBLIC_URL: string | undefined): Promise<string | undefined> {
  if (!PUBLIC_URL) return "PUBLIC_URL is missing.";
  const answered = await status(new URL("/readyz", PUBLIC_URL).href);
  return answered === 200 ? undefined : `${PUBLIC_URL} answered ${answered}.`;
}

/** What can only be seen from the network: the shop's address answers, and its mail is believed (SPF, DKIM, DMARC) and answered (MX). */
export async function onlineChecks(net: Network, settings: Settings, selector?: string): Promise<Check[]> {
  const domain = senderDomain(settings);
  const own = settings.shop.email.slice(settings.shop.email.lastIndexOf("@") + 1);
  const asked: (Omit<Check, "problem"> & { ask: () => Promise<string | undefined> })[] = [
    {
      topic: "The address answers",
      need: "must",
      ask: () => addressProblem(net, settings.PUBLIC_URL),
      how: "start the shop and its proxy, and point the name to this machine; docs/live.md",
    },
    {
      topic: "SPF",
      need: "must",
      ask: async () => spfProblem(domain, await net.txt(domain)),
      how: `a TXT record at ${domain} as your mail service tells it, such as: v=spf1 include:… -all`,
    },
    {
      topic: "DKIM",
      need: "must",
      ask: () => dkimProblem(net, domain, selector),
      how: `switch DKIM on at your mail service and put its TXT record at <selector>._domainkey.${domain}`,
    },
    {
      topic: "DMARC",
      need: "should",
      ask: async () =>
        (await net.txt(`_dmarc.${domain}`)).some((record) => /^v=DMARC1\b/i.test(record))
          ? undefined
          : `${domain} has no DMARC record.`,
      how: `a TXT record at _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:${settings.shop.email}`,
    },
    {
      topic: "Mail to the shop",
      need: "must",
      ask: async () =>
        (await net.mx(own)).length > 0 ? undefined : `${own} has no MX record: ${settings.shop.email} gets no mail.`,
      how: `an MX record at ${own}, as your mail service tells it`,
    },
  ];
  return Promise.all(
    asked.map(async ({ ask, ...check }) => {
      const problem = await ask().catch(
        (error: NodeJS.ErrnoException) => `Nobody answered: ${error.code ?? error.name}.`,
      );
      return { ...check, problem };
    }),
  );
}
