import type { CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { countWorkDays, findDayPrice } from "@hunarmand/api/contracts/day-share";
import { Text } from "@mantine/core";
import { Suspense } from "react";
import { Await } from "react-router";
import contractMoney from "../../../locales/en/contract-money.json";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { priceOf } from "../../contract-terms.ts";
import { sumCosts } from "../../crew/day-costs.ts";
import type { OwnContract } from "../own-contract.ts";

interface PaidAheadProps {
  contract: OwnContract;
  crew: Promise<Sheet>;
}

/** Why more can be paid than is worked: the parts have their days, and absent days come off the last one (docs/product.md X7, X8). */
export function PaidAhead({ contract, crew }: PaidAheadProps) {
  return (
    <Suspense fallback={null}>
      <Await resolve={crew} errorElement={null}>
        {(sheet) => <AheadLine contract={contract} sheet={sheet} />}
      </Await>
    </Suspense>
  );
}

function AheadLine({ contract, sheet: { members, firstDay } }: { contract: OwnContract; sheet: Sheet }) {
  const { ahead: texts } = useMessages(contractMoney);
  const { pkr } = useFormats();
  const price = priceOf(contract);
  const dayPrice = findDayPrice(contract, firstDay);
  if (!contract.money || price === null || !dayPrice) return null;
  const worked = sumCosts(members, dayPrice, ({ totals }) => totals);
  const crewDay = price / countWorkDays(contract);
  const { paid, next } = contract.money;
  const daysOf = (sum: number): number => Math.round((sum - worked) / crewDay);
  const [now, then] = [daysOf(paid), daysOf(paid + (next?.amount ?? 0))];
  if (then < 1) return null;
  const words = { crewDay: pkr(Math.round(crewDay)) };
  const figures = now > 0 ? texts.days({ days: now, ...words }) : texts.next({ days: then, ...words });
  return (
    <Text mt="sm">
      <WholeNames>{`${figures} ${texts.rule}`}</WholeNames>
    </Text>
  );
}
