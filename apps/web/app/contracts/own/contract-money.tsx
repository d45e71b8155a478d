import type { CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { findDayPrice } from "@hunarmand/api/contracts/day-share";
import { Text } from "@mantine/core";
import { Suspense } from "react";
import { Await } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { priceOf } from "../contract-terms.ts";
import { sumCosts, sumDays } from "../crew/day-costs.ts";
import type { OwnContract } from "./own-contract.ts";

/** In one line the price, and how much of it the days are so far. What is paid is in `ContractPayments`. */
export function ContractMoney({ contract, crew }: { contract: OwnContract; crew: Promise<Sheet> }) {
  const { one } = useMessages(contracts);
  const { pkr } = useFormats();
  const amount = priceOf(contract);
  if (amount === null) return null;
  const price = pkr(amount);
  return (
    <Text mt="xs" fw={600}>
      <Suspense fallback={<WholeNames>{one.money.agreed({ price })}</WholeNames>}>
        <Await resolve={crew} errorElement={<WholeNames>{one.money.agreed({ price })}</WholeNames>}>
          {({ members, firstDay }) => {
            const worked = sumDays(members);
            const dayPrice = worked.present + worked.half > 0 && findDayPrice(contract, firstDay);
            const share = dayPrice && sumCosts(members, dayPrice, ({ totals }) => totals);
            return (
              <WholeNames>
                {share ? one.money.worked({ price, share: pkr(share) }) : one.money.agreed({ price })}
              </WholeNames>
            );
          }}
        </Await>
      </Suspense>
    </Text>
  );
}
