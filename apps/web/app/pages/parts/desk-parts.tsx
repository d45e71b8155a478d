import { providerStatus } from "@hunarmand/api/providers/steps";
import { Ago } from "../../desk/lists/ago.tsx";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import { Part, PartGroup } from "./part.tsx";

/** One of each colour: waiting, wrong, over, well. */
const statuses = [providerStatus.pending, providerStatus.rejected, providerStatus.closed, providerStatus.verified];

export function DeskParts() {
  return (
    <PartGroup title="Desks of the office">
      <Part name="StatusBadge">
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} label={status} />
        ))}
      </Part>
      <Part name="Ago: now, long ago">
        <Ago at={new Date().toISOString()} /> <Ago at="2026-01-02T08:00:00.000Z" />
      </Part>
    </PartGroup>
  );
}
