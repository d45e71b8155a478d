import "./office.css";
import "./office-scale.css";
import type { OfficeCounters } from "@hunarmand/api/staff/counters";
import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, Navigate, Outlet, useLocation } from "react-router";
import office from "../../locales/en/office.json";
import shared from "../../locales/en/shared.json";
import { sendHeld } from "../../shared/decisions/held-decision.ts";
import { DisplaySettings } from "../../shared/layout/display-settings.tsx";
import { Logo } from "../../shared/layout/drawings/logo.tsx";
import { useLogout } from "../../shared/layout/header/use-logout.ts";
import { NoticeBell } from "../../shared/notices/notice-bell.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useSecondFactorDemand } from "../../shared/person/second-factor.ts";
import { isOfficeRole, useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { UndoToast } from "../decisions/undo-toast.tsx";
import { loginFirst } from "../login-first.ts";
import { repliesFirst } from "../replies-first.ts";
import { requireOffice } from "../require-desk.ts";
import { SearchOpener } from "../search/search-opener.tsx";
import { useTourTask } from "../tour/tour-task.ts";
import { MenuDrawer } from "./menu-drawer.tsx";
import { OfficeMenu } from "./office-menu.tsx";
import { OfficeShortcuts } from "./office-shortcuts.tsx";
import { useCounters } from "./use-counters.ts";
import { useRenewedSession } from "./use-renewed-session.ts";

// Only in the demo, after its tour.
const TaskCard = lazyPart(async () => (await import("../tour/task-card.tsx")).TaskCard, { away: () => null });

export const clientMiddleware = [loginFirst, repliesFirst];

export function clientLoader() {
  requireOffice();
  return null;
}

/** The frame of the office: its desks at the side and the open desk beside them. On phones the side is a drawer. */
export default function OfficeLayout() {
  const { skipToContent } = useMessages(shared);
  const session = useSession();
  const main = useFocusOnNewDesk();
  const isStaff = session !== null && isOfficeRole(session.role);
  const counting = useCounters(isStaff);
  useRenewedSession(isStaff);
  useSecondFactorDemand();
  const task = useTourTask();
  // The session may end while a desk is open: logged out in another tab, or refused by the server.
  if (!session) return <Navigate to="/office/login" replace />;
  if (!isOfficeRole(session.role)) return <Navigate to="/home" replace />;
  const side = <OfficeSide role={session.role} counters={counting.counters} />;
  return (
    <div className="office">
      <a href="#content" className="skip-link">
        {skipToContent}
      </a>
      <header className="office-header">
        <FoldedSide>{side}</FoldedSide>
        <Link to="/office" className="site-logo">
          <Logo />
        </Link>
        <OfficeAccount key={session.person} username={session.username} role={session.role} token={session.token} />
      </header>
      <aside className="office-side">{side}</aside>
      <main id="content" ref={main} tabIndex={-1} className="office-content">
        {task && <TaskCard stored={task} />}
        <Outlet context={counting} />
      </main>
      <UndoToast />
    </div>
  );
}

/** On narrow screens the menu is behind a button. Navigation closes the drawer. */
function FoldedSide({ children }: { children: ReactNode }) {
  const { frame } = useMessages(office);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  return (
    <>
      <button type="button" className="office-toggle" aria-label={frame.openMenu} onClick={() => setOpenedAt(key)}>
        <svg viewBox="0 0 24 24" width="24" aria-hidden="true">
          <path d="M4 6h16M4 12h16M4 18h16" />
        </svg>
      </button>
      {openedAt === key && <MenuDrawer onClose={() => setOpenedAt(undefined)}>{children}</MenuDrawer>}
    </>
  );
}

function OfficeSide({ role, counters }: { role: string; counters: OfficeCounters | undefined }) {
  const { frame } = useMessages(office);
  return (
    <>
      <OfficeMenu role={role} counters={counters} />
      <div className="office-settings">
        <DisplaySettings />
        <OfficeShortcuts />
        <Button component={Link} to="/home" variant="default">
          {frame.toPortal}
        </Button>
      </div>
    </>
  );
}

function OfficeAccount({ username, role, token }: { username: string; role: string; token: string }) {
  const { frame } = useMessages(office);
  const logout = useLogout("/office/login");
  const roles: Readonly<Record<string, string>> = frame.roles;
  // A decision that can still be undone is sent now: after the logout it could not be sent.
  const leave = () => void sendHeld().then(logout);
  return (
    <div className="office-account">
      <SearchOpener role={role} />
      <NoticeBell token={token} path="/office/notices" />
      <span className="office-person">
        <strong>{username}</strong>
        <span>{roles[role]}</span>
      </span>
      <Button variant="default" onClick={leave}>
        {frame.logout}
      </Button>
    </div>
  );
}

/** As on the public pages: without it a screen reader announces nothing when a link opens another desk. */
function useFocusOnNewDesk() {
  const main = useRef<HTMLElement>(null);
  const desk = useLocation().pathname.split("/")[2] ?? "";
  const shown = useRef(desk);
  useEffect(() => {
    if (shown.current === desk) return;
    shown.current = desk;
    // A form that focuses its first field is announced by that field.
    if (main.current?.querySelector("form")?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [desk]);
  return main;
}
