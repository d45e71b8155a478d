import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import contractMoney from "../../../locales/en/contract-money.json";
import contracts from "../../../locales/en/contracts.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { isOpen } from "../contract-steps.tsx";
import type { OwnContract } from "../own-contract.ts";

/** Before the office has named the crew: until when it does, from whom it chooses, and that an absent handyman costs nothing. */
export function NoCrew({ contract }: { contract: OwnContract }) {
  const { one } = useMessages(contracts);
  const { rule } = useMessages(contractMoney);
  const { status, city } = contract;
  return (
    <>
      <Text>{one.noCrew[status]}</Text>
      <NamesBy contract={contract} />
      {isOpen(status) && (
        <>
          <Text mt="xs">{rule}</Text>
          <Anchor component={Link} to={`/providers?${new URLSearchParams({ city })}`} className="tall-link">
            {one.handymenIn({ city: getName(city) })}
          </Anchor>
        </>
      )}
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
