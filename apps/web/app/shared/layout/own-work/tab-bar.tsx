import "./own-work.css";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { NavLink, useRevalidator } from "react-router";
import ownWork from "../../../locales/en/own-work.json";
import { keepScreensOf } from "../../app-worker/tell-worker.ts";
import { useLiveEvents } from "../../calls/use-live-events.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { refreshOwnWork, useReadOwnWork } from "../../person/own-work.ts";
import type { Session } from "../../person/session.ts";
import { useMessages } from "../../texts/messages.ts";
import { LineIcon } from "../drawings/line-icon.tsx";
import { useOwnLinks } from "./own-links.ts";
import { WaitingCount } from "./waiting-count.tsx";

/** Loaded on demand: usually nothing waits. */
const WaitingNotice = lazyPart(
  async () => (await import("../../waiting-calls/screens/waiting-notice.tsx")).WaitingNotice,
  { away: () => null },
);

/** Loaded on demand: only handymen get offers. Without a network an offer has no sound. */
const announce = (): void =>
  void import("../../notices/offer-sound.ts").then(({ announceOffer }) => announceOffer()).catch(() => undefined);

/** The bar at the bottom of a phone: all of a person's own pages, one tap away. */
export function TabBar({ session }: { session: Session }) {
  const { tabs } = useMessages(ownWork);
  useReadOwnWork();
  useLiveEvents(({ kind }) => /^(?:job|account)-/.test(kind), refreshOwnWork);
  useLiveEvents(({ kind }) => kind === "job-offered", announce);
  useEffect(() => void keepScreensOf(session.role), [session.role]);
  const { state } = useRevalidator();
  // After a decision a screen fetches its list again, and then the counts may have changed.
  useEffect(() => {
    if (state === "loading") void refreshOwnWork();
  }, [state]);
  const links = useOwnLinks(session);
  // Below the header: at the bottom it would cover buttons.
  const header = document.querySelector(".site-header");
  return (
    <nav className="tab-bar" aria-label={tabs.label}>
      <NavLink to="/home" end className="tab">
        <LineIcon name="house" className="tab-icon" />
        <span>{tabs.home}</span>
      </NavLink>
      {links.map(({ to, name, icon, count = 0 }) => (
        <NavLink key={to} to={to} end className="tab">
          <LineIcon name={icon} className="tab-icon" />
          <span>{tabs[name]}</span>
          <WaitingCount count={count} of={name} />
        </NavLink>
      ))}
      {header && createPortal(<WaitingNotice />, header)}
    </nav>
  );
}
