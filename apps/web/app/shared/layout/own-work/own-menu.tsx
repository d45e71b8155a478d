import "./own-work.css";
import { NavLink } from "react-router";
import ownWork from "../../../locales/en/own-work.json";
import { fetchOnIntent } from "../../parts/page-files.ts";
import type { Session } from "../../person/session.ts";
import { useMessages } from "../../texts/messages.ts";
import { AvailabilityToggle } from "./availability-toggle.tsx";
import { useOwnLinks } from "./own-links.ts";
import { WaitingCount } from "./waiting-count.tsx";

/** The role's own links in the header, on wide screens, and a handyman's switch at every width. */
export function OwnMenu({ session }: { session: Session }) {
  const { tabs } = useMessages(ownWork);
  return (
    <>
      <nav className="own-menu" aria-label={tabs.label}>
        {useOwnLinks(session).map(({ to, name, count = 0 }) => (
          <NavLink key={to} to={to} end {...fetchOnIntent(to)} className="menu-item">
            {tabs[name]}
            <WaitingCount count={count} of={name} />
          </NavLink>
        ))}
      </nav>
      {session.role === "Provider" && <AvailabilityToggle />}
    </>
  );
}
