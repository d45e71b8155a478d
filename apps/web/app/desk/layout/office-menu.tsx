import { type OfficeCounters, waitingMax } from "@hunarmand/api/staff/counters";
import { Badge, VisuallyHidden } from "@mantine/core";
import { useEffect, useId, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import office from "../../locales/en/office.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { type Desk, type DeskGroup, deskGroups, desks, findDesks } from "../desks.ts";
import { countActions, showUpTo } from "./counters.ts";
import { GroupIcon } from "./group-icon.tsx";
import { useFoldedGroups } from "./use-folded-groups.ts";

interface OfficeMenuProps {
  role: string;
  counters: OfficeCounters | undefined;
}

/** The desks of this role, in their five groups. */
export function OfficeMenu({ role, counters }: OfficeMenuProps) {
  const { frame } = useMessages(office);
  const own = findDesks(role);
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current desk
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });
  }, [pathname]);
  return (
    <nav ref={menu} aria-label={frame.menu} className="office-menu">
      {deskGroups.map((group) => {
        const members = own.filter((desk) => desks[desk].group === group);
        return members.length > 0 && <Group key={group} group={group} members={members} counters={counters} />;
      })}
    </nav>
  );
}

interface GroupProps {
  group: DeskGroup;
  members: readonly Desk[];
  counters: OfficeCounters | undefined;
}

/** A group that can be folded. When folded, its heading shows the sum of its counters. */
function Group({ group, members, counters }: GroupProps) {
  const { desks: names, frame } = useMessages(office);
  const { isFolded, toggle } = useFoldedGroups();
  const listId = useId();
  const folded = isFolded(group);
  const waiting = (desk: Desk) => (counters ? countActions(counters, desk) : 0);
  return (
    <section className="office-group">
      <button
        type="button"
        className="office-group-name"
        aria-expanded={!folded}
        aria-controls={listId}
        onClick={() => toggle(group)}
      >
        <GroupIcon group={group} />
        <span>{frame.groups[group]}</span>
        {folded && <Waiting count={members.reduce((sum, desk) => sum + waiting(desk), 0)} />}
        <svg viewBox="0 0 12 8" width="10" className="office-group-arrow" aria-hidden="true">
          <path d="M1 1l5 5 5-5" />
        </svg>
      </button>
      <ul id={listId} hidden={folded}>
        {members.map((desk) => (
          <li key={desk}>
            <NavLink to={desks[desk].path} end={desk === "inbox"} className="office-desk">
              <span>{names[desk]}</span>
              <Waiting count={waiting(desk)} />
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Waiting({ count }: { count: number }) {
  const { inbox } = useMessages(office);
  const { number } = useFormats();
  if (count === 0) return null;
  return (
    <Badge color="marigold" variant="light" size="md" miw="max-content">
      <span aria-hidden="true">{showUpTo(waitingMax, count, number)}</span>
      <VisuallyHidden>
        {count > waitingMax ? inbox.waitingMore({ shown: number(waitingMax) }) : inbox.waiting({ count })}
      </VisuallyHidden>
    </Badge>
  );
}
