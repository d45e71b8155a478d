import type { OfficeCounters } from "@hunarmand/contract/office";
import { Badge, VisuallyHidden } from "@mantine/core";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { desks, findDesks } from "../desk/desks.ts";
import { office } from "../locales/en/office.ts";
import { useMessages } from "../shared/messages.ts";
import { useFormats } from "../shared/use-formats.ts";
import { countCalls } from "./counters.ts";

/** The desks that this role has, and no others. */
export function OfficeMenu({ role, counters }: { role: string; counters: OfficeCounters | undefined }) {
  const { desks: names, frame } = useMessages(office);
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the row of desks is wider than the screen: the open one comes into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it follows
  useEffect(() => {
    menu.current?.querySelector("[aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [pathname]);
  return (
    <nav ref={menu} aria-label={frame.menu} className="office-menu">
      <ul>
        {findDesks(role).map((desk) => (
          <li key={desk}>
            <NavLink to={desks[desk].path} end={desk === "inbox"} className="menu-item">
              {names[desk]}
              {counters && <Waiting count={countCalls(counters, desk)} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  const { inbox } = useMessages(office);
  const { number } = useFormats();
  if (count === 0) return null;
  return (
    <Badge color="marigold" variant="light" miw="max-content">
      <span aria-hidden="true">{number(count)}</span>
      <VisuallyHidden>{inbox.waiting(number(count))}</VisuallyHidden>
    </Badge>
  );
}
