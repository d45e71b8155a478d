import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import layout from "../../../locales/en/layout.json";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { fetchOnIntent } from "../../parts/page-files.ts";
import { useSession } from "../../person/session.ts";
import { useMessages } from "../../texts/messages.ts";

// Loaded on demand, so that the header of every page stays small.
const ResetPopup = lazyPart(async () => (await import("./reset-popup.tsx")).ResetPopup);
const SignedInMenu = lazyPart(async () => (await import("./signed-in-menu.tsx")).SignedInMenu, { away: () => null });

/** Logged out: links to the login and to reset the password. Logged in: greeting, picture, own links, Logout. */
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
          <Button component={Link} to="/login" {...fetchOnIntent("/login")}>
            {header.login}
          </Button>
        </li>
      </ul>
      {isResetting && <ResetPopup onClose={() => setResetting(false)} />}
    </div>
  );
}
