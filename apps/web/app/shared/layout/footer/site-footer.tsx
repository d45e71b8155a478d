import { Link } from "react-router";
import layout from "../../../locales/en/layout.json";
import shared from "../../../locales/en/shared.json";
import { OfficeAddress, OfficeEmail, OfficePhone, OfficeWhatsapp } from "../../office/office-links.tsx";
import { fetchOnIntent } from "../../parts/page-files.ts";
import { useMessages } from "../../texts/messages.ts";
import { DisplaySettings } from "../display-settings.tsx";
import { Logo } from "../drawings/logo.tsx";
import { TruckArt } from "../drawings/truck-art.tsx";
import { serviceLinks } from "../services.ts";
import { SocialLinks } from "./social-links.tsx";

export function SiteFooter() {
  const { footer, services } = useMessages(layout);
  return (
    <footer className="site-footer">
      <TruckArt />
      <div className="site-footer-columns">
        <ContactBlock />
        <FooterLinks
          title={footer.company}
          links={[
            { to: "/home", label: footer.home },
            { to: "/jobs", label: footer.jobs },
            { to: "/providers", label: footer.providers },
            { to: "/admin-agents", label: footer.adminAgents },
            { to: "/complains", label: footer.complaints },
          ]}
        />
        <FooterLinks
          title={footer.services}
          links={serviceLinks.map(({ to, name }) => ({ to, label: services[name] }))}
        />
        <section aria-labelledby="footer-social">
          <h2 id="footer-social">{footer.follow}</h2>
          <SocialLinks />
          <DisplaySettings />
        </section>
      </div>
      <p className="site-footer-copyright">{footer.copyright({ year: new Date().getFullYear() })}</p>
    </footer>
  );
}

function ContactBlock() {
  const { footer } = useMessages(layout);
  const { brand } = useMessages(shared);
  return (
    <section aria-label={footer.contact}>
      <p className="site-logo" title={brand}>
        <Logo />
      </p>
      <address>
        <OfficeAddress />
        <OfficePhone label={footer.phone} />
        <OfficeWhatsapp>{footer.whatsapp}</OfficeWhatsapp>
        <OfficeEmail label={footer.email} />
      </address>
    </section>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} {...fetchOnIntent(to)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
