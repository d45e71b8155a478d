import type { OfficeCounters } from "@hunarmand/api/staff/counters";
import { Badge, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useMatch } from "react-router";
import office from "../../locales/en/office.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { desks, findDesks } from "../desks.ts";
import { countCalls } from "./counters.ts";

/** The desks that this role has, and no others. */
export function OfficeMenu({ role, counters }: { role: string; counters: OfficeCounters | undefined }) {
  const { desks: names, frame } = useMessages(office);
  return (
    <nav aria-label={frame.menu} className="office-menu">
      <ul>
        {findDesks(role).map((desk) => (
          <li key={desk}>
            <DeskLink to={desks[desk].path} end={desk === "inbox"}>
              {names[desk]}
              {counters && <Waiting count={countCalls(counters, desk)} />}
            </DeskLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the row of desks is wider than the screen: the open one comes into view. */
function DeskLink({ to, end, children }: { to: string; end: boolean; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null);
  const isOpen = useMatch({ path: to, end }) !== null;
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [isOpen]);
  return (
    <NavLink ref={link} to={to} end={end} className="menu-item">
      {children}
    </NavLink>
  );
}

function Waiting({ count }: { count: number }) {
  const { inbox } = useMessages(office);
  const { number } = useFormats();
  if (count === 0) return null;
  return (
    <Badge color="marigold" variant="light" miw="max-content">
      <span aria-hidden="true">{number(count)}</span>
      <VisuallyHidden>{inbox.waiting({ count })}</VisuallyHidden>
    </Badge>
  );
}
