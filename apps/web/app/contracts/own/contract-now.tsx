import { contractStatus } from "@hunarmand/api/contracts/steps";
import { acceptedCallMinutes, addOpenMinutes } from "@hunarmand/api/open-hours";
import { Text } from "@mantine/core";
import callPromise from "../../locales/en/call-promise.json";
import contracts from "../../locales/en/contracts.json";
import { useOffice } from "../../shared/office/office.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { BeginsBefore } from "../call-office.tsx";
import { isTakenBack, isTooLate } from "../contract-terms.ts";
import type { OwnContract } from "./own-contract.ts";

/** What the contract's state means for its owner now, and what comes next. */
export function ContractNow({ contract }: { contract: OwnContract }) {
  const { one } = useMessages(contracts);
  const { by } = useMessages(callPromise);
  const { day, when } = useFormats();
  const callBy = useCallBy(contract);
  const { status, startDate } = contract;
  if (isTakenBack(contract)) return <Text mt="xs">{one.takeBack.now}</Text>;
  if (status === contractStatus.active && startDate !== null && startDate > toPakistanDay())
    return <Text mt="xs">{one.begins({ day: day(startDate) })}</Text>;
  return (
    <>
      <Text mt="xs">{one.now[status]}</Text>
      {callBy !== undefined && <Text fw={600}>{by({ moment: when(callBy) })}</Text>}
      {callBy !== undefined && isTooLate(callBy, startDate) && <BeginsBefore />}
    </>
  );
}

/** Until when the office calls after the acceptance (docs/product.md X3), while that is ahead. */
function useCallBy({ status, history }: OwnContract): string | undefined {
  const { openDays = "", opensAt, closesAt } = useOffice();
  const acceptedAt = history.findLast(({ kind }) => kind === "accepted")?.at;
  if (status !== contractStatus.accepted || !acceptedAt || opensAt === undefined || closesAt === undefined) return;
  const hours = { days: openDays.split(",").map(Number), opensAt, closesAt };
  const by = addOpenMinutes(new Date(acceptedAt), acceptedCallMinutes, hours);
  return by > new Date() ? by.toISOString() : undefined;
}
