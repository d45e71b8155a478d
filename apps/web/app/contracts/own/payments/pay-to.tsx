import type { ContractAccount } from "@hunarmand/api/contracts/contract-account";
import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { Link } from "react-router";
import contractMoney from "../../../locales/en/contract-money.json";
import { Facts } from "../../../shared/lists/facts.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { complaintPath } from "../complaint-path.ts";
import type { OwnContract } from "../own-contract.ts";

interface PayToProps {
  account: ContractAccount;
  contract: OwnContract;
  /** Of the next part, in PKR. */
  amount: number;
}

/** Where to pay by bank, what to write with it, and the message to the office once it is paid. */
export function PayTo({ account, contract, amount }: PayToProps) {
  const { payTo } = useMessages(contractMoney);
  const { pkr } = useFormats();
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
      <Anchor
        component={Link}
        className="tall-link"
        to={complaintPath(contract, payTo.paidSubject({ project }), {
          words: payTo.paidWords({ amount: pkr(amount) }),
        })}
      >
        {payTo.paid}
      </Anchor>
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
