import type { CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { findDayPrice } from "@hunarmand/api/contracts/day-share";
import { Text } from "@mantine/core";
import { Suspense } from "react";
import { Await } from "react-router";
import contractMoney from "../../../locales/en/contract-money.json";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { sumCosts } from "../../crew/day-costs.ts";
import type { OwnContract } from "../own-contract.ts";

interface PaidAheadProps {
  contract: OwnContract;
  crew: Promise<Sheet>;
}

/** How much more is paid than is worked, and why: the parts have their days, and absent days come off the last one (docs/product.md X7, X8). */
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
  const dayPrice = findDayPrice(contract, firstDay);
  if (!contract.money || !dayPrice) return null;
  const worked = sumCosts(members, dayPrice, ({ totals }) => totals);
  const { paid, next } = contract.money;
  const [now, then] = [paid - worked, paid + (next?.amount ?? 0) - worked];
  if (then <= 0) return null;
  const figures = now > 0 ? texts.now({ amount: pkr(now) }) : texts.next({ amount: pkr(then) });
  return (
    <Text mt="sm">
      <WholeNames>{`${figures} ${texts.rule}`}</WholeNames>
    </Text>
  );
}
