import { acceptedCallMinutes, addOpenMinutes } from "@hunarmand/api/open-hours";
import { CallBy } from "../../shared/office/call-promise.tsx";
import { useOpeningHours } from "../../shared/office/use-opening-hours.ts";
import { BeginsBefore } from "../call-office.tsx";
import { isTooLate } from "../contract-terms.ts";
import type { OwnContract } from "./own-contract.ts";

/** Until when the office calls after the acceptance (docs/product.md X3), while that is ahead. */
export function AcceptedCall({ contract: { history, startDate } }: { contract: OwnContract }) {
  const hours = useOpeningHours();
  const acceptedAt = history.findLast(({ kind }) => kind === "accepted")?.at;
  if (!acceptedAt || !hours) return null;
  const by = addOpenMinutes(new Date(acceptedAt), acceptedCallMinutes, hours);
  if (by <= new Date()) return null;
  return (
    <>
      <CallBy time={by.toISOString()} />
      {isTooLate(by.toISOString(), startDate) && <BeginsBefore />}
    </>
  );
}
