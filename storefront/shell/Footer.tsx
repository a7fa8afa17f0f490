import type { ReactNode } from "react";
import { Link } from "react-router";
import { Hours } from "../parts/Hours.tsx";
import { mobileText, telephone } from "../parts/phone.ts";
import type { ShellData } from "../parts/shellData.ts";
import { Logo } from "./Logo.tsx";

const policies = [
  { name: "Privacy policy", url: "/privacypolicy" },
  { name: "Terms of use", url: "/TermsofUse" },
  { name: "Return policy", url: "/returnpolicy" },
  { name: "Shipping policy", url: "/shippingpolicy" },
  { name: "Complaints", url: "/grievance" },
];

/** Quick links, policies, contact, the registered address, and who the shop is before the law. */
export function Footer({ shell: { shop, quickLinks } }: { shell: ShellData }) {
  const officer = shop.grievance_officer;
  return (
    <footer className="section border-t border-hairline bg-tint/50">
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
          <p>
            {`© ${shop.copyright_year} ${shop.legal_name}. GSTIN ${shop.gstin}. ${shop.name}, ${new URL(shop.url).host}`}
          </p>
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
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="caps mb-2 text-muted">{title}</h2>
    {children}
  </section>
);

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
