import { memo, type ReactNode, useSyncExternalStore } from "react";
import { Hours } from "../parts/Hours.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Link } from "../parts/Link.tsx";
import { mobileText, telephone } from "../parts/phone.ts";
import type { ShellData } from "../parts/shellData.ts";
import { Logo } from "./Logo.tsx";

const policies = [
  { name: "Privacy policy", url: "/privacypolicy" },
  { name: "Terms of use", url: "/TermsofUse" },
  { name: "Return policy", url: "/returnpolicy" },
  { name: "Shipping policy", url: "/shippingpolicy" },
  { name: "Wishlist", url: "/wishlist" },
  { name: "Find an order", url: "/orders/lookup" },
  { name: "Complaints", url: "/grievance" },
];

/** Quick links, policies, contact, the registered address, and who the shop is before the law. */
export const Footer = memo(function Footer({ shell: { shop, quickLinks } }: { shell: ShellData }) {
  const officer = shop.grievance_officer;
  return (
    <footer className="section border-t border-hairline tinted">
      <div className="page footer-columns">
        <div>
          <p className="plucked inline-block text-brand">
            <Logo name={shop.name} logo={shop.logo} className="text-4xl" />
          </p>
          <p className="mt-3 max-w-60 text-muted">{shop.tagline}</p>
          <Hours text={shop.hours} className="mt-4 text-sm text-muted" />
          <a href={shop.map_url} rel="noreferrer" className="footer-link text-sm text-brand underline">
            Find us on the map
          </a>
        </div>
        {quickLinks.length > 0 && <LinkList title="Quick links" links={quickLinks} />}
        <LinkList title="Policies" links={policies} />
        <Column title="Contact">
          <address className="text-sm text-muted not-italic">
            <a href={`mailto:${shop.email}`} className="footer-link">
              {shop.email}
            </a>
            {shop.phones.map((phone) => (
              <a key={phone} href={telephone(phone)} className="footer-link">
                {phone}
                {phone.startsWith("1800") && " (toll-free)"}
              </a>
            ))}
            {shop.whatsapp && (
              <a href={`https://wa.me/91${shop.whatsapp}`} rel="noreferrer" className="footer-link">
                WhatsApp {mobileText(shop.whatsapp)}
              </a>
            )}
            <p className="mt-2">
              Registered address: {shop.legal_name}, {shop.address.join(", ")}
            </p>
          </address>
        </Column>
      </div>
      <div className="border-t border-hairline">
        <div className="page flex flex-wrap justify-between gap-x-8 gap-y-2 py-5 text-xs text-muted">
          <Copyright shop={shop} />
          <p>
            {officer.designation}: {officer.name},{" "}
            <a className="underline" href={`mailto:${officer.email}`}>
              {officer.email}
            </a>
            ,{" "}
            <a className="underline" href={telephone(officer.phone)}>
              {officer.phone}
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
});

/** Where somebody is paying: who the shop is, and whom to call. */
export const CheckoutFooter = ({ shop }: Pick<ShellData, "shop">) => (
  <footer className="section border-t border-hairline">
    <div className="page flex flex-wrap items-center justify-between gap-x-8 py-3 text-xs text-muted">
      <Copyright shop={shop} />
      {shop.phones[0] && (
        <a href={telephone(shop.phones[0])} className="footer-link">
          Questions? Call {shop.phones[0]}
        </a>
      )}
    </div>
  </footer>
);

function Copyright({ shop }: Pick<ShellData, "shop">) {
  const { hostname, host } = new URL(shop.url);
  const address = hostname === "localhost" ? "" : `, ${host}`;
  return <p>{`© ${shop.copyright_year} ${shop.legal_name}. GSTIN ${shop.gstin}. ${shop.name}${address}`}</p>;
}

const narrow = "(width < 48rem)";
const onWidth = (tell: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
};
/** True on a phone, from when its script has come. */
const useNarrow = () =>
  useSyncExternalStore(
    onWidth,
    () => matchMedia(narrow).matches,
    () => false,
  );

/** A list under its title; on a phone folded, since all of them open are two screens long. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  if (!useNarrow())
    return (
      <section>
        <h2 className="caps mb-2 text-muted">{title}</h2>
        {children}
      </section>
    );
  return (
    <details className="group">
      <summary className="flex min-h-12 items-center justify-between">
        <h2 className="caps text-muted">{title}</h2>
        <Icon name="down" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

const LinkList = ({ title, links }: { title: string; links: { name: string; url: string }[] }) => (
  <Column title={title}>
    <ul className="text-sm">
      {links.map(({ name, url }) => (
        <li key={url}>
          <Link to={url} className="footer-link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </Column>
);
