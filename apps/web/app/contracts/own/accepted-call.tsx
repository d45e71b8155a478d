import { acceptedCallMinutes, addOpenMinutes } from "@hunarmand/api/open-hours";
import { Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { CallBy } from "../../shared/office/call-promise.tsx";
import { useOpeningHours } from "../../shared/office/use-opening-hours.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { BeginsBefore } from "../begins-before.tsx";
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

/** That the price of an accepted quote is agreed, and until when the office calls about its crew, while that is ahead. */
export function AgreedCall({ contract: { requestedDate } }: { contract: OwnContract }) {
  const { one } = useMessages(contracts);
  const { when } = useFormats();
  const hours = useOpeningHours();
  const by = hours && addOpenMinutes(new Date(requestedDate), acceptedCallMinutes, hours);
  const isAhead = by !== undefined && by > new Date();
  return <Text fw={600}>{isAhead ? one.agreedBy({ moment: when(by.toISOString()) }) : one.agreed}</Text>;
}
