import { Card, Text, Title } from "@mantine/core";
import contracts from "../../../locales/en/contracts.json";
import { Facts } from "../../../shared/lists/facts.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { useContractWord } from "../../../shared/work/contract-word.ts";
import { useCrewSize } from "../../../shared/work/crew-size.ts";
import { crewOf, firstDayOf, priceOf } from "../../contract-terms.ts";
import { isByTrade, PriceShare } from "../../day-price/price-share.tsx";
import { usePlanText } from "../../day-price/use-plan-text.ts";
import { WorkTime } from "../../day-price/work-time.tsx";
import type { OwnContract } from "../own-contract.ts";
import { OwnData } from "./own-data.tsx";

// Loaded on demand: most crews are from their own city.
const NearHandymen = lazyPart(async () => (await import("../../handymen/near-handymen.tsx")).NearHandymen, {
  away: () => null,
});

/** The address, with the city unless it names that itself. */
const siteOf = ({ address, city }: OwnContract): string =>
  address.toLowerCase().includes(city.toLowerCase()) ? address : joinParts([address, getName(city)]);

function AgreedPrice({ contract, amount }: { contract: OwnContract; amount: number }) {
  const { one } = useMessages(contracts);
  const { pkr } = useFormats();
  const sayPlan = usePlanText();
  const hint = contract.quote ? one.priceHint : one.agreedHint;
  return (
    <>
      <span className="ltr">{pkr(amount)}</span>
      <PriceShare amount={amount} crew={crewOf(contract)} trades={contract.quote?.crew ?? []} />
      {contract.quote?.near && <NearHandymen near={contract.quote.near} handymen={crewOf(contract).totalHandymen} />}
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      {!contract.money && <Text>{sayPlan(contract)}</Text>}
    </>
  );
}

/** Where, when and what the work is, its price, and folded who asked for it. */
export function AgreedWork({ contract, hasCrew }: { contract: OwnContract; hasCrew: boolean }) {
  const { proposal, record, one, wishes } = useMessages(contracts);
  const { soonDay, pkr } = useFormats();
  const wordOf = useContractWord();
  const { timeOf, tradesOf } = useCrewSize();
  const { history, completionDate, expectedPrice } = contract;
  const amount = priceOf(contract);
  const quoted = contract.quote?.crew ?? [];
  const hasTradeLines = amount !== null && isByTrade(quoted, contract.durationDays);
  const started = history.findLast(({ kind }) => kind === "activated")?.at;
  return (
    <Card component="section" aria-labelledby="work">
      <Title order={2} size="h3" id="work" mb="sm">
        {one.work}
      </Title>
      <Text className="contract-details" mb="md" dir="auto">
        {contract.contractDetails}
      </Text>
      <div className="contract-facts">
        <Facts
          facts={[
            { label: one.site, value: siteOf(contract) },
            { label: proposal.availability, value: wordOf(contract.availability) },
            {
              label: proposal.duration,
              value: (
                <>
                  {timeOf(contract)}
                  <WorkTime time={contract} firstDay={started ? firstDayOf(contract) : contract.startDate} />
                </>
              ),
            },
            { label: one.handymen, value: crewOf(contract).totalHandymen },
            {
              label: one.price,
              value:
                amount === null ? hasCrew && one.priceByOffice : <AgreedPrice contract={contract} amount={amount} />,
            },
            {
              label: wishes.expectedPrice,
              value: expectedPrice !== null && <span className="ltr">{pkr(expectedPrice)}</span>,
            },
            { label: wishes.startDate, value: contract.startDate && soonDay(contract.startDate) },
            {
              label: wishes.trades,
              value: !hasTradeLines && (tradesOf(quoted) || joinParts(contract.trades.map(getName))),
            },
          ]}
        />
        <Facts
          facts={[
            { label: record.requested, value: soonDay(contract.requestedDate) },
            { label: one.started, value: started && soonDay(started) },
            { label: record.completed, value: completionDate && soonDay(completionDate) },
          ]}
        />
      </div>
      <OwnData contract={contract} />
    </Card>
  );
}
