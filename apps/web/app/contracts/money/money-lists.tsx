import type { ContractMoney, ContractPayment } from "@hunarmand/api/contracts/contract-money";
import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import contractMoney from "../../locales/en/contract-money.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** The parts of the plan, each with what is missing of it. */
export function PartList({ parts }: Pick<ContractMoney, "parts">) {
  const texts = useMessages(contractMoney);
  const { calendarDay, pkr } = useFormats();
  const say = ({ amount, off, left, ...part }: ContractMoney["parts"][number]) => {
    const values = { day: calendarDay(part.day), amount: pkr(amount) };
    if (off > 0) return texts.partOff({ ...values, off: pkr(off), left: pkr(left) });
    if (left === 0) return texts.partPaid(values);
    return left < amount ? texts.partLeft({ ...values, left: pkr(left) }) : texts.part(values);
  };
  return (
    <ol className="contract-money">
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be the same, and a plan is replaced as a whole
        <li key={place}>
          <WholeNames>{say(part)}</WholeNames>
        </li>
      ))}
    </ol>
  );
}

interface PaymentListProps extends Pick<ContractMoney, "payments"> {
  /** What the office may do with a payment that counts. */
  action?: (payment: ContractPayment, label: string) => ReactNode;
}

/** The received payments. One that does not count is struck through, with the reason. */
export function PaymentList({ payments, action }: PaymentListProps) {
  const texts = useMessages(contractMoney);
  const { calendarDay, pkr } = useFormats();
  return (
    <ul className="contract-money">
      {payments.map((payment) => {
        const { id, amount, way, reference, voidReason } = payment;
        const label = texts.payment({ day: calendarDay(payment.day), amount: pkr(amount), way: texts.ways[way] });
        return (
          <li key={id}>
            <Group justify="space-between" gap="xs">
              <div>
                <Text td={voidReason === null ? "" : "line-through"}>
                  <WholeNames>{label}</WholeNames>
                </Text>
                {reference && (
                  <Text size="sm" c="dimmed">
                    <bdi>{texts.reference({ reference })}</bdi>
                  </Text>
                )}
                {voidReason !== null && (
                  <Text size="sm">
                    <bdi>{texts.voided({ reason: voidReason })}</bdi>
                  </Text>
                )}
              </div>
              {voidReason === null && action?.(payment, label)}
            </Group>
          </li>
        );
      })}
    </ul>
  );
}
