import type { CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { NamedHandymen } from "../../handymen/named-handymen.tsx";
import { NamesBy } from "../../handymen/names-by.tsx";
import type { OwnContract } from "../own-contract.ts";

/** Those whom the office has named and who are not on the crew yet, or until when all names are there: of an active one that is above. */
export function StillNamed({
  contract,
  members,
  missing,
}: {
  contract: OwnContract;
  members: Sheet["members"];
  missing: number;
}) {
  const { startDate } = contract;
  const onCrew = new Set(members.filter(({ leftDate }) => leftDate === null).map(({ page }) => page?.id));
  const named = (contract.named ?? []).filter(({ id }) => !onCrew.has(id));
  if (named.length > 0) return <NamedHandymen named={named} handymen={missing} startDate={startDate} />;
  return contract.status !== contractStatus.active && startDate && <NamesBy startDate={startDate} />;
}
