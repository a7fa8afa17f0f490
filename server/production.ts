/** What of the settings matters when real customers come. */
type Asked = {
  SHOP_MODE: string;
  PUBLIC_URL?: string | undefined;
  OFFICE_URL?: string | undefined;
  TRUST_PROXY: boolean;
  SMTP_URL?: string | undefined;
  PRACTICE_GATEWAY: string;
  RAZORPAY_KEY_ID?: string | undefined;
  RAZORPAY_WEBHOOK_SECRET?: string | undefined;
  RAZORPAY_API_URL: string;
  SHIPROCKET_EMAIL?: string | undefined;
  SHIPROCKET_WEBHOOK_KEY?: string | undefined;
  SHIPROCKET_API_URL: string;
  SCHEDULING_URL?: string | undefined;
  METRICS_TOKEN?: string | undefined;
};
type Rule = {
  /** What it is about, as `bin/shop check` lists it. */
  topic: string;
  /** `refused`: nothing is started. `said`: at start, and by `bin/shop status`. `checked`: by `bin/shop check` alone, as all are. */
  outcome: "refused" | "said" | "checked";
  /** Absent: a shop may not open with it. */
  need?: Need;
  when: (settings: Asked) => boolean;
  text: string;
  /** What to do, in one line. */
  how: string;
};

/** Whether a shop may not open without something, or had better not. */
export type Need = "must" | "should";
/** A thing that a shop needs before it opens: what is wrong with it, if anything is, and what to do then, in one line. */
export type Check = { topic: string; need: Need; problem: string | undefined; how: string };

/** Over the network without TLS; this machine itself may. */
const isOpen = (address: string | undefined): boolean => {
  if (!address) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && !/^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
};
const isSameHost = ({ PUBLIC_URL, OFFICE_URL }: Asked) =>
  PUBLIC_URL !== undefined && OFFICE_URL !== undefined && new URL(PUBLIC_URL).host === new URL(OFFICE_URL).host;
const sellsLive = ({ RAZORPAY_KEY_ID }: Asked) => RAZORPAY_KEY_ID?.startsWith("rzp_live_") ?? false;

/**
 * What a shop in production must not be, and what it may be but its owner should know. A first look needs no more than
 * SHOP_MODE=production: what is missing is said; what would betray customers or lose their money is refused.
 */
const rules: Rule[] = [
  {
    topic: "HTTPS address",
    outcome: "refused",
    when: ({ PUBLIC_URL }) => isOpen(PUBLIC_URL),
    text: "PUBLIC_URL=http:…: expected https:, as passwords and addresses would travel in the open",
    how: "set PUBLIC_URL=https://…; docs/live.md, TLS",
  },
  {
    topic: "Services' addresses",
    outcome: "refused",
    when: ({ RAZORPAY_API_URL, SHIPROCKET_API_URL, SCHEDULING_URL }) =>
      isOpen(RAZORPAY_API_URL) || isOpen(SHIPROCKET_API_URL) || isOpen(SCHEDULING_URL),
    text: "RAZORPAY_API_URL, SHIPROCKET_API_URL, SCHEDULING_URL: expected https:, as keys would travel in the open",
    how: "remove the first two lines, whose defaults are right; give SCHEDULING_URL an https: address",
  },
  {
    topic: "Office",
    outcome: "refused",
    when: ({ OFFICE_URL }) => isOpen(OFFICE_URL),
    text: "OFFICE_URL=http:…: expected https:, as the staff's sessions would travel in the open",
    how: "set OFFICE_URL=https://office.your.shop; docs/office.md",
  },
  {
    topic: "Payment gateway",
    outcome: "refused",
    when: ({ RAZORPAY_KEY_ID }) => RAZORPAY_KEY_ID?.startsWith("rzp_test_") ?? false,
    text: "RAZORPAY_KEY_ID=rzp_test_…: expected rzp_live_…, as test payments bring no money",
    how: "Razorpay's dashboard, live mode, API keys: RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET; docs/payments.md",
  },
  {
    topic: "Gateway's webhook",
    outcome: "refused",
    when: (settings) => sellsLive(settings) && settings.RAZORPAY_WEBHOOK_SECRET === undefined,
    text: "RAZORPAY_WEBHOOK_SECRET=: expected a value, as without it nobody tells of payments whose shopper does not come back",
    how: "Razorpay's dashboard, Webhooks: PUBLIC_URL/public/api/payments/razorpay/webhook, and its secret as RAZORPAY_WEBHOOK_SECRET",
  },
  {
    topic: "Practice payments",
    outcome: "refused",
    when: (settings) => sellsLive(settings) && settings.PRACTICE_GATEWAY === "on",
    text: "PRACTICE_GATEWAY=on: expected off beside rzp_live_…, as anybody could have goods for practice payments",
    how: "set PRACTICE_GATEWAY=off",
  },
  {
    topic: "HTTPS address",
    outcome: "said",
    when: ({ PUBLIC_URL }) => PUBLIC_URL === undefined,
    text: "PUBLIC_URL is missing: links in mails lead to this machine, and cookies travel without TLS.",
    how: "set PUBLIC_URL=https://…; docs/live.md, TLS",
  },
  {
    topic: "Office",
    outcome: "said",
    need: "should",
    when: ({ OFFICE_URL }) => OFFICE_URL === undefined,
    text: "OFFICE_URL is missing: there is no office in the browser, only bin/shop.",
    how: "set OFFICE_URL=https://office.your.shop, then: bin/shop staff invite YOU@YOUR.SHOP --role owner; docs/office.md",
  },
  {
    topic: "Office",
    outcome: "said",
    need: "should",
    when: isSameHost,
    text: "OFFICE_URL is the shop's own host: a fault in a page of the shop would be in the office too.",
    how: "give the office a host of its own, such as https://office.your.shop; docs/office.md",
  },
  {
    topic: "Proxy",
    outcome: "said",
    when: ({ PUBLIC_URL, TRUST_PROXY }) => (PUBLIC_URL?.startsWith("https:") ?? false) && !TRUST_PROXY,
    text: "TRUST_PROXY=no behind TLS: to the limits all shoppers are one, the proxy.",
    how: "set TRUST_PROXY=yes, and let nobody but the proxy reach PORT; docs/live.md, TLS",
  },
  {
    topic: "Mail server",
    outcome: "said",
    when: ({ SMTP_URL }) => SMTP_URL === undefined,
    text: "SMTP_URL is missing: no mail leaves the shop; it is kept as files in DATA_DIR/mail.",
    how: "set SMTP_URL=smtps://user:password@server:465, then: bin/shop check --mail you@your.shop",
  },
  {
    topic: "Payment gateway",
    outcome: "said",
    need: "should",
    when: ({ RAZORPAY_KEY_ID, PRACTICE_GATEWAY }) => RAZORPAY_KEY_ID === undefined && PRACTICE_GATEWAY === "off",
    text: "RAZORPAY_KEY_ID is missing: shoppers can pay in cash on delivery only.",
    how: "Razorpay's dashboard, live mode, API keys: RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET; docs/payments.md",
  },
  {
    topic: "Practice payments",
    outcome: "said",
    when: ({ PRACTICE_GATEWAY }) => PRACTICE_GATEWAY === "on",
    text: "PRACTICE_GATEWAY=on: anybody can have goods for practice payments, which bring no money.",
    how: "set PRACTICE_GATEWAY=off",
  },
  {
    topic: "Courier's webhook",
    outcome: "said",
    need: "should",
    when: ({ SHIPROCKET_EMAIL, SHIPROCKET_WEBHOOK_KEY }) =>
      SHIPROCKET_EMAIL !== undefined && SHIPROCKET_WEBHOOK_KEY === undefined,
    text: "SHIPROCKET_WEBHOOK_KEY is missing: the courier's word on parcels is refused.",
    how: "choose SHIPROCKET_WEBHOOK_KEY and enter it at Shiprocket, Settings, Webhooks, with PUBLIC_URL/hooks/courier",
  },
  {
    topic: "Mode",
    outcome: "checked",
    when: ({ SHOP_MODE }) => SHOP_MODE !== "production",
    text: "SHOP_MODE=demo: the demo's catalogue and practice payments.",
    how: "set SHOP_MODE=production",
  },
  {
    topic: "HTTPS address",
    outcome: "checked",
    when: ({ PUBLIC_URL }) => PUBLIC_URL?.startsWith("http:") ?? false,
    text: "PUBLIC_URL leads to this machine only.",
    how: "set PUBLIC_URL=https://…; docs/live.md, TLS",
  },
  {
    topic: "Monitoring",
    outcome: "checked",
    need: "should",
    when: ({ METRICS_TOKEN }) => METRICS_TOKEN === undefined,
    text: "METRICS_TOKEN is missing: no other machine can watch this one.",
    how: "set METRICS_TOKEN and let Prometheus or the like read /metrics; docs/running.md",
  },
];

/** What of these settings is refused, or said, in production; nothing in a demo. */
export const productionTexts = (settings: Asked, outcome: Rule["outcome"]): string[] =>
  settings.SHOP_MODE === "production"
    ? rules.filter((rule) => rule.outcome === outcome && rule.when(settings)).map(({ text }) => text)
    : [];

/**
 * The same table as a list of what a shop needs before it opens, topic by topic, in a demo too: as if it were in
 * production with the settings that were given.
 */
export function settingChecks(settings: Asked): Check[] {
  const PRACTICE_GATEWAY = settings.PRACTICE_GATEWAY === "auto" ? "off" : settings.PRACTICE_GATEWAY;
  const given = { ...settings, PRACTICE_GATEWAY };
  return [...Map.groupBy(rules, ({ topic }) => topic)].map(([topic, about]) => {
    const broken = about.find((rule) => rule.when(given));
    const { need = "must", how = "" } = broken ?? about[0] ?? {};
    return { topic, need, problem: broken?.text, how };
  });
}
