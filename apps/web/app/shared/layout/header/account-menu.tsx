import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import layout from "../../../locales/en/layout.json";
import { isOfficeRole, type Session, useSession } from "../../person/session.ts";
import { useMessages } from "../../texts/messages.ts";
import { ProfilePicture } from "../drawings/profile-picture.tsx";
import { MenuLink } from "./main-menu.tsx";
import { Submenu } from "./submenu.tsx";
import { useLogout } from "./use-logout.ts";

/** Logged out: the way to the login, and to a new password. Logged in: greeting, picture, own links, Logout. */
export function AccountMenu() {
  const { header } = useMessages(layout);
  const session = useSession();
  const [isResetting, setResetting] = useState(false);
  if (session) return <SignedInMenu session={session} />;
  return (
    <div className="account-menu">
      <ul className="menu-list">
        <li>
          <button type="button" className="menu-item" onClick={() => setResetting(true)}>
            {header.forgotPassword}
          </button>
        </li>
        <li>
          <Button component={Link} to="/login">
            {header.login}
          </Button>
        </li>
      </ul>
      {isResetting && (
        <Suspense>
          <ResetPopup onClose={() => setResetting(false)} />
        </Suspense>
      )}
    </div>
  );
}

// The few who need it fetch its form; the header of every page goes without.
const ResetPopup = lazy(() => import("./reset-popup.tsx").then((module) => ({ default: module.ResetPopup })));

function SignedInMenu({ session }: { session: Session }) {
  const { header } = useMessages(layout);
  const logout = useLogout();
  return (
    <nav className="account-menu" aria-label={header.account}>
      <ul className="menu-list">
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
        </Submenu>
        <li>
          <Button variant="outline" onClick={logout}>
            {header.logout}
          </Button>
        </li>
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
        <MenuLink to="/profile" label={header.profile} />
      </>
    );
  }
  return (
    <>
      <MenuLink to="/activejobs" label={header.activeJobs} />
      <MenuLink to="/requestedjobs" label={header.requestedJobs} />
      <MenuLink to="/completedjobs" label={header.completedJobs} />
      <MenuLink to="/profile" label={header.profile} />
    </>
  );
}
