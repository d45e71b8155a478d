import { NavLink } from "react-router";
import { layout } from "../../locales/en/layout.ts";
import { useMessages } from "../messages.ts";
import { serviceLinks } from "./services.ts";
import { Submenu } from "./submenu.tsx";

export function MainMenu() {
  const { header, services } = useMessages(layout);
  return (
    <nav aria-label={header.mainMenu}>
      <ul className="menu-list">
        <MenuLink to="/" label={header.dashboard} />
        <MenuLink to="/about-us" label={header.about} />
        <Submenu label={header.services}>
          {serviceLinks.map(({ to, name }) => (
            <MenuLink key={to} to={to} label={services[name]} />
          ))}
        </Submenu>
        <Submenu label={header.more}>
          <MenuLink to="/termsconditions" label={header.terms} />
          <MenuLink to="/faqs" label={header.faqs} />
        </Submenu>
        <MenuLink to="/support" label={header.support} />
        <MenuLink to="/careers" label={header.careers} />
        <MenuLink to="/contact-us" label={header.contact} />
      </ul>
    </nav>
  );
}

export function MenuLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <NavLink to={to} end className="menu-item">
        {label}
      </NavLink>
    </li>
  );
}
