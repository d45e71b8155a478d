import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { isTakenBack } from "../contract-terms.ts";
import { useAcceptedText } from "../use-accepted-text.ts";
import type { OwnContract } from "./own-contract.ts";

// Few contracts wait for a call.
const AcceptedCall = lazyPart(async () => (await import("./accepted-call.tsx")).AcceptedCall, { away: () => null });
const AgreedCall = lazyPart(async () => (await import("./accepted-call.tsx")).AgreedCall, { away: () => null });

/** What the contract's state means for its owner now, and what comes next. */
export function ContractNow({ contract }: { contract: OwnContract }) {
  const { one } = useMessages(contracts);
  const { calendarDay } = useFormats();
  const sayAccepted = useAcceptedText();
  const { status, startDate } = contract;
  const hasDay = status === contractStatus.accepted && startDate !== null;
  if (isTakenBack(contract)) return <Text mt="xs">{one.takeBack.now}</Text>;
  if (status === contractStatus.active)
    // From the first day on, its crew is the news.
    return (
      startDate !== null &&
      startDate > toPakistanDay() && <Text mt="xs">{one.begins({ day: calendarDay(startDate) })}</Text>
    );
  if (status === contractStatus.underReview && contract.quote)
    return (
      <>
        <AgreedCall contract={contract} />
        <Text mt="xs">{one.agreedNow}</Text>
      </>
    );
  return (
    <>
      <Text mt="xs">{hasDay ? sayAccepted(startDate) : one.now[status]}</Text>
      {status === contractStatus.accepted && <AcceptedCall contract={contract} />}
    </>
  );
}
