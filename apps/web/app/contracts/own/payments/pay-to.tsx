import type { ContractAccount } from "@hunarmand/api/contracts/contract-account";
import type { ContractSums } from "@hunarmand/api/contracts/contract-money";
import { Button, Stack, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { useState } from "react";
import contractMoney from "../../../locales/en/contract-money.json";
import { Facts } from "../../../shared/lists/facts.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import type { OwnContract } from "../own-contract.ts";

const ReportPayment = lazyPart(async () => (await import("./report-payment.tsx")).ReportPayment);

interface PayToProps {
  account: ContractAccount;
  contract: OwnContract;
  next: NonNullable<ContractSums["next"]>;
}

/** Where to pay by bank and the message to the office once it is paid: folded until the day of the next part. */
export function PayTo({ account, contract, next }: PayToProps) {
  const { payTo } = useMessages(contractMoney);
  if (next.day <= toPakistanDay()) return <Account account={account} contract={contract} next={next} />;
  return (
    <details className="contract-fold">
      <summary>{payTo.title}</summary>
      <Account account={account} contract={contract} next={next} />
    </details>
  );
}

/** Where to pay, what to write with it, and the form for what is paid. */
function Account({ account, contract, next }: PayToProps) {
  const { payTo } = useMessages(contractMoney);
  const [isPaid, setPaid] = useState(false);
  const { copy, copied, error } = useClipboard();
  const { bank, title, number } = account;
  const { projectName: project } = contract;
  return (
    <Stack gap="xs" mt="sm">
      <Text fw={600}>{payTo.title}</Text>
      <Facts
        facts={[
          { label: payTo.bank, value: bank },
          { label: payTo.accountTitle, value: title },
          { label: payTo.number, value: <AccountNumber number={number} /> },
          { label: payTo.reference, value: project },
        ]}
      />
      <Button variant="default" onClick={() => copy(number)}>
        {copied ? payTo.copied : payTo.copy}
      </Button>
      {error && <Text size="sm">{payTo.notCopied}</Text>}
      <Button variant="light" onClick={() => setPaid(true)}>
        {payTo.paid}
      </Button>
      {isPaid && <ReportPayment contract={contract} due={next.amount} onClose={() => setPaid(false)} />}
    </Stack>
  );
}

/** In groups of four, between which alone a line may break. It is copied without gaps. */
function AccountNumber({ number }: { number: string }) {
  return (
    <strong className="ltr account-number">
      {[...number.matchAll(/.{1,4}/gu)].map(({ index, 0: group }) => (
        <span key={index}>{group}</span>
      ))}
    </strong>
  );
}
