import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Text } from "@mantine/core";
import contracts from "../../../locales/en/contracts.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { isOpen } from "../contract-steps.tsx";
import type { OwnContract } from "../own-contract.ts";

// With faces and stars, below what the page is opened for.
const BeforeCrew = lazyPart(async () => (await import("./before-crew.tsx")).BeforeCrew);

/** Before the office has named the crew: until when it does, from whom it chooses, and that an absent handyman costs nothing. */
export function NoCrew({ contract }: { contract: OwnContract }) {
  const { one } = useMessages(contracts);
  const { status } = contract;
  return (
    <>
      <Text>{one.noCrew[status]}</Text>
      <NamesBy contract={contract} />
      {isOpen(status) && <BeforeCrew contract={contract} />}
    </>
  );
}

const dayMilliseconds = 86_400_000;
const promising: readonly string[] = [contractStatus.accepted, contractStatus.active];

/** Until when the owner reads who comes: the day before the first day of work, while that is ahead (docs/product.md X5). */
export function NamesBy({ contract: { status, startDate } }: { contract: OwnContract }) {
  const { one } = useMessages(contracts);
  const { dayName } = useFormats();
  if (!startDate || !promising.includes(status)) return null;
  const dayBefore = toPakistanDay(new Date(Date.parse(startDate) - dayMilliseconds));
  if (dayBefore < toPakistanDay()) return null;
  const isToday = dayBefore === toPakistanDay();
  return <Text mt="xs">{isToday ? one.namesToday : one.namesBy({ day: dayName(dayBefore) })}</Text>;
}
