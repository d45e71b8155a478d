import { limits } from "@hunarmand/api/limits";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import layout from "../../../locales/en/layout.json";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { useSession } from "../../person/session.ts";
import { useMessages } from "../../texts/messages.ts";
import { Logo } from "../drawings/logo.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { MainMenu } from "./main-menu.tsx";
import { OfflineBar } from "./offline-bar.tsx";

// Loaded on demand, only for logged-in people, after their screen. A failed load shows nothing.
const NoticeBell = lazyPart(async () => (await import("../../notices/notice-bell.tsx")).NoticeBell, {
  away: () => null,
  isLate: true,
});
const OwnMenu = lazyPart(async () => (await import("../own-work/own-menu.tsx")).OwnMenu, {
  away: () => null,
  isLate: true,
});

export function SiteHeader() {
  const session = useSession();
  const { header } = useMessages(layout);
  const sticky = useScrolledPast(limits.stickyHeaderAfterPixels);
  const { open, setOpen, toggle } = useMobileMenu();
  return (
    <header className="site-header" data-sticky={sticky || undefined} data-signed-in={session !== null || undefined}>
      <div className="site-header-bar">
        <Link to="/home" className="site-logo" aria-label={header.home}>
          <Logo />
        </Link>
        {session && <OwnMenu session={session} />}
        {session && <NoticeBell key={session.person} token={session.token} />}
        {!session && <LanguageSwitch className="menu-item header-language" />}
        <button
          ref={toggle}
          type="button"
          className="menu-toggle"
          aria-label={header.menu}
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpen(!open)}
        >
          <span aria-hidden="true" />
        </button>
        <div id="site-menu" className="site-menu" data-open={open || undefined}>
          <MainMenu />
          <AccountMenu />
        </div>
      </div>
      <OfflineBar />
    </header>
  );
}

function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [pixels]);
  return past;
}

/** Closes after a navigation, and by Escape, which returns the focus to its button. */
function useMobileMenu() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener("keydown", closeByKey);
    return () => document.removeEventListener("keydown", closeByKey);
  }, [open]);
  return { open, setOpen, toggle };
}
