import { NavLink } from "react-router";
import layout from "../../../locales/en/layout.json";
import { fetchOnIntent } from "../../parts/page-files.ts";
import { useSession } from "../../person/session.ts";
import { useMessages } from "../../texts/messages.ts";
import { serviceLinks } from "../services.ts";
import { Submenu } from "./submenu.tsx";

/** When the bar is too narrow, the last links are under More (layout-wide.css). */
const foldingLinks = [
  { to: "/contracts", name: "contracts" },
  { to: "/support", name: "support" },
  { to: "/careers", name: "careers" },
  { to: "/contact-us", name: "contact" },
] as const;

export function MainMenu() {
  const { header, services, footer } = useMessages(layout);
  const role = useSession()?.role;
  // Customers have their contracts among their own links.
  const isCustomer = role === "Customer";
  const visitorLinks = role
    ? []
    : [
        { to: "/jobs/new", label: header.postJob },
        { to: "/providers", label: footer.providers },
      ];
  const links = foldingLinks.filter(({ name }) => !(isCustomer && name === "contracts"));
  return (
    <nav aria-label={header.mainMenu}>
      <ul className="menu-list">
        <MenuLink to="/" label={header.dashboard} />
        {visitorLinks.map((link) => (
          <MenuLink key={link.to} {...link} place="phone" />
        ))}
        <MenuLink to="/about-us" label={header.about} place="about" />
        <Submenu label={header.services}>
          {serviceLinks.map(({ to, name }) => (
            <MenuLink key={to} to={to} label={services[name]} />
          ))}
        </Submenu>
        <Submenu label={header.more}>
          <MenuLink to="/about-us" label={header.about} place="folded-about" />
          {visitorLinks.map((link) => (
            <MenuLink key={link.to} {...link} place="folded-always" />
          ))}
          <MenuLink to="/termsconditions" label={header.terms} />
          <MenuLink to="/faqs" label={header.faqs} />
          {links.map(({ to, name }) => (
            <MenuLink key={to} to={to} label={header[name]} place="folded" />
          ))}
        </Submenu>
        {links.map(({ to, name }) => (
          <MenuLink key={to} to={to} label={header[name]} place="unfolded" />
        ))}
      </ul>
    </nav>
  );
}

/**
 * About Us moves only when a logged-in person's links need the room. A visitor's own links are in the bar's menu on
 * phones, and under More at every other width.
 */
type Place = "folded" | "unfolded" | "about" | "folded-about" | "phone" | "folded-always";

export function MenuLink({ to, label, place }: { to: string; label: string; place?: Place }) {
  return (
    <li data-place={place}>
      <NavLink to={to} end {...fetchOnIntent(to)} className="menu-item">
        {label}
      </NavLink>
    </li>
  );
}
