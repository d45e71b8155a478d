import { acceptedCallMinutes, addOpenMinutes } from "@hunarmand/api/open-hours";
import { Text } from "@mantine/core";
import { CallBy } from "../../shared/office/call-promise.tsx";
import { useOpeningHours } from "../../shared/office/use-opening-hours.ts";
import { BeginsBefore } from "../begins-before.tsx";
import { isTooLate } from "../contract-terms.ts";
import type { OwnContract } from "./own-contract.ts";
import { useAgreedText } from "./use-agreed-text.ts";

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

/** That the price of an accepted quote is agreed, and until when the office calls about its crew. */
export function AgreedCall({ contract: { requestedDate } }: { contract: OwnContract }) {
  return <Text fw={600}>{useAgreedText()(new Date(requestedDate))}</Text>;
}
