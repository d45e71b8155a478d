import type { CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { Card, Text, Title } from "@mantine/core";
import contractMoney from "../../../locales/en/contract-money.json";
import { WhenSet } from "../../../shared/office/office.tsx";
import { OfficePhone } from "../../../shared/office/office-links.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { crewOf } from "../../contract-terms.ts";
import { PriceShare } from "../../day-price/price-share.tsx";
import { usePlanText } from "../../day-price/use-plan-text.ts";
import { MoneyFacts, NextPart } from "../../money/money-facts.tsx";
import type { OwnContract } from "../own-contract.ts";

// Only for a contract that is not paid yet, of an office with an account.
const PayTo = lazyPart(async () => (await import("./pay-to.tsx")).PayTo);

const PaidAhead = lazyPart(async () => (await import("./paid-ahead.tsx")).PaidAhead, { away: () => null });

// Until there is a plan.
const FirstPayment = lazyPart(async () => (await import("./first-payment.tsx")).FirstPayment, { away: () => null });

// Folded: nobody sees them at first.
const PartList = lazyPart(async () => (await import("../../money/money-lists.tsx")).PartList);
const PaymentList = lazyPart(async () => (await import("../../money/money-lists.tsx")).PaymentList);

/** What the owner has paid, what is left, and when the next part is due. Parts and payments are folded. */
export function ContractPayments({ contract, crew }: { contract: OwnContract; crew: Promise<Sheet> }) {
  const texts = useMessages(contractMoney);
  const { pkr } = useFormats();
  const { money } = contract;
  const sayPlan = usePlanText();
  if (!money) return null;
  const { parts, payments, next, left, owed, payTo } = money;
  const isUnplanned = next === null && left > 0 && parts.length === 0 && money.paid === 0;
  return (
    <Card component="section" aria-labelledby="payment">
      <Title order={2} size="h3" id="payment" mb="sm">
        {texts.title}
      </Title>
      {isUnplanned && <FirstPayment contract={contract} />}
      {next && <NextFirst next={next} />}
      <MoneyFacts money={money} withPrice isNextAbove />
      <PriceShare amount={money.price} crew={crewOf(contract)} trades={contract.quote?.crew ?? []} />
      {money.paid > 0 && <PaidAhead contract={contract} crew={crew} />}
      {next !== null && payTo && <PayTo account={payTo} contract={contract} next={next} />}
      {next !== null && !payTo && (
        <WhenSet name="phone">
          <Text mt="sm">
            {texts.how} <OfficePhone className="tall-link" />
          </Text>
        </WhenSet>
      )}
      {next === null && left > 0 && <Text mt="sm">{parts.length > 0 ? texts.noPart : sayPlan(contract)}</Text>}
      {owed > 0 && (
        <Text mt="sm" fw={600}>
          {texts.weOwe({ amount: pkr(owed) })} <OfficePhone className="tall-link" />
        </Text>
      )}
      {parts.length > 0 && (
        <details className="contract-fold">
          <summary>{texts.parts({ count: parts.length })}</summary>
          <PartList parts={parts} />
        </details>
      )}
      {payments.length > 0 && (
        <details className="contract-fold">
          <summary>
            {texts.payments({ count: payments.filter(({ voidReason }) => voidReason === null).length })}
          </summary>
          <PaymentList payments={payments} />
        </details>
      )}
    </Card>
  );
}

/** What is paid next leads; the sums behind it are below. */
function NextFirst({ next }: Parameters<typeof NextPart>[0]) {
  const texts = useMessages(contractMoney);
  return (
    <div>
      <Text c="dimmed">{texts.next}</Text>
      <Text size="xl" fw={700} mb="xs">
        <NextPart next={next} />
      </Text>
    </div>
  );
}
