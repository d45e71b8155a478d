import layout from "../../../locales/en/layout.json";
import { InstallItem } from "../../install/install-item.tsx";
import { isOfficeRole, type Session } from "../../person/session.ts";
import { useMessages } from "../../texts/messages.ts";
import { ProfilePicture } from "../drawings/profile-picture.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { MenuLink } from "./main-menu.tsx";
import { Submenu } from "./submenu.tsx";
import { useLogout } from "./use-logout.ts";

/** Greeting, picture, own links, Logout. On phones the languages are beside them, not under the name. */
export function SignedInMenu({ session }: { session: Session }) {
  const { header } = useMessages(layout);
  const logout = useLogout();
  return (
    <nav className="account-menu" aria-label={header.account}>
      <ul className="menu-list">
        <li data-place="phone">
          <LanguageSwitch />
        </li>
        <Submenu
          className="menu-item account-button"
          label={
            <>
              <ProfilePicture />
              <span className="account-greeting">{header.greeting({ username: session.username })}</span>
            </>
          }
        >
          <OwnLinks role={session.role} />
          <InstallItem />
          <li data-place="folded-always">
            <LanguageSwitch />
          </li>
          <li>
            <button type="button" className="menu-item" onClick={() => void logout()}>
              {header.logout}
            </button>
          </li>
        </Submenu>
      </ul>
    </nav>
  );
}

function OwnLinks({ role }: { role: string }) {
  const { header } = useMessages(layout);
  if (isOfficeRole(role)) return <MenuLink to="/office" label={header.office} />;
  if (role === "Customer") {
    return (
      <>
        <MenuLink to="/jobs" label={header.jobs} />
        <MenuLink to="/jobs/new" label={header.postJob} />
        <MenuLink to="/contracts" label={header.contracts} />
        <MenuLink to="/profile" label={header.profile} />
      </>
    );
  }
  return (
    <>
      <MenuLink to="/activejobs" label={header.activeJobs} />
      <MenuLink to="/requestedjobs" label={header.requestedJobs} />
      <MenuLink to="/completedjobs" label={header.completedJobs} />
      <MenuLink to="/contracts" label={header.contracts} />
      <MenuLink to="/profile" label={header.profile} />
    </>
  );
}
