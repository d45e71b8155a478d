import { type ReactNode, useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import shared from "../../locales/en/shared.json";
import { lazyPart } from "../parts/lazy-part.tsx";
import { isOfficeRole, useSession } from "../person/session.ts";
import { useMessages } from "../texts/messages.ts";
import { CrashNotice } from "./crash-notice.tsx";
import { SiteFooter } from "./footer/site-footer.tsx";
import { SiteHeader } from "./header/site-header.tsx";

// Loaded on demand, after the screen. Like the header's bell.
const TabBar = lazyPart(async () => (await import("./own-work/tab-bar.tsx")).TabBar, {
  away: () => null,
  isLate: true,
});
const OwnFooter = lazyPart(async () => (await import("./footer/own-footer.tsx")).OwnFooter, {
  away: ({ whole }) => whole,
  isLate: true,
});

/** Here a visitor does their own work, too. */
const visitorWork = /^\/(jobs\/new|signup)\/?$/;

/** Header, routed content, footer (docs/screens.md U2 and U4). */
export default function Site() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** Shows the error of a screen between header and footer, so that people can go on. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <SiteFrame>
      <CrashNotice error={error} />
    </SiteFrame>
  );
}

function SiteFrame({ children }: { children: ReactNode }) {
  const { skipToContent } = useMessages(shared);
  const { pathname } = useLocation();
  const main = useFocusOnNewPage(pathname);
  const session = useSession();
  const isOwnWork = session || visitorWork.test(pathname);
  return (
    <div className="site">
      <a href="#content" className="skip-link">
        {skipToContent}
      </a>
      <SiteHeader />
      <main id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      {isOwnWork ? <OwnFooter whole={<SiteFooter />} /> : <SiteFooter />}
      {session && !isOfficeRole(session.role) && <TabBar session={session} />}
    </div>
  );
}

/** Without it a screen reader announces nothing when a link opens another page, and the focus stays in the old one. */
function useFocusOnNewPage(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
