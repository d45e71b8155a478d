import type { DeskGroup } from "../desks.ts";

/** Line drawings on a 24 by 24 grid, one for each group of desks. */
const icons: Record<DeskGroup, string> = {
  today: "M3 13h5l2 3h4l2-3h5M5 5h14l2 8v6H3v-6z",
  people: "M9 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2 20c0-4 3-6 7-6s7 2 7 6M16 5a3 3 0 0 1 0 6M18 14c3 .6 4 3 4 6",
  work: "M3 8h18v12H3zM8 8V4h8v4M3 13h18M12 12v3",
  money: "M4 7h15v12H4zM4 7l11-4v4M15 13h4M15 11h6v4h-6z",
  setUp: "M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4",
};

export function GroupIcon({ group }: { group: DeskGroup }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" className="group-icon" aria-hidden="true">
      <path d={icons[group]} />
    </svg>
  );
}
