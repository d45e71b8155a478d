import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import layout from "../../../locales/en/layout.json";
import { useSession } from "../../person/session.ts";
import { useMessages } from "../../texts/messages.ts";

/** Logged out: the way to the login, and to a new password. Logged in: greeting, picture, own links, Logout. */
export function AccountMenu() {
  const { header } = useMessages(layout);
  const session = useSession();
  const [isResetting, setResetting] = useState(false);
  if (session) {
    return (
      <Suspense>
        <SignedInMenu session={session} />
      </Suspense>
    );
  }
  return (
    <div className="account-menu">
      <ul className="menu-list">
        <li>
          <button type="button" className="menu-item" onClick={() => setResetting(true)}>
            {header.forgotPassword}
          </button>
        </li>
        <li>
          <Button component={Link} to="/login" prefetch="intent">
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

// Each is fetched when it is needed; the header of every page goes without.
const ResetPopup = lazy(() => import("./reset-popup.tsx").then((module) => ({ default: module.ResetPopup })));
const SignedInMenu = lazy(() => import("./signed-in-menu.tsx").then((module) => ({ default: module.SignedInMenu })));
