import type { ContractPayment } from "@hunarmand/api/contracts/contract-money";
import { enterContractPayment, voidContractPayment } from "@hunarmand/api/contracts/payments";
import { Button, Card, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { ReasonDialog } from "../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import { mayCall } from "../../desk/desks.ts";
import contractDesk from "../../locales/en/contract-desk.json";
import contractMoney from "../../locales/en/contract-money.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { MoneyFacts } from "../money/money-facts.tsx";
import { PartList, PaymentList } from "../money/money-lists.tsx";
import type { DeskMoney } from "./contract.ts";

// Loaded on demand, with the fields for amounts.
const PlanPayments = lazyPart(async () => (await import("./plan-payments.tsx")).PlanPayments);
const EnterPayment = lazyPart(async () => (await import("./enter-payment.tsx")).EnterPayment);

interface DeskMoneyProps {
  contractId: string;
  desk: DeskMoney;
}

/** The plan of a contract's payments and those received, with the forms for both (docs/product.md X8). */
export function ContractMoney({ contractId, desk }: DeskMoneyProps) {
  const texts = useMessages(contractDesk);
  const { title } = useMessages(contractMoney);
  const role = useSession()?.role ?? "";
  const mayEnter = mayCall(role, enterContractPayment);
  const [open, setOpen] = useState<"plan" | "enter" | ContractPayment>();
  const close = () => setOpen(undefined);
  const { money, acceptedDay, canPlan, canEnter } = desk;
  if (!money) return null;
  return (
    <Card component="section" aria-label={title} mt="lg">
      <Stack gap="sm">
        <Title order={2} size="h3">
          {title}
        </Title>
        <MoneyFacts money={money} withPrice />
        {money.owed > 0 && <Text>{texts.giveBack}</Text>}
        <div className="desk-buttons">
          {mayEnter && canEnter && <Button onClick={() => setOpen("enter")}>{texts.enter.open}</Button>}
          {canPlan && (
            <Button variant="default" onClick={() => setOpen("plan")}>
              {money.parts.length > 0 ? texts.plan.change : texts.plan.write}
            </Button>
          )}
        </div>
        <PlanAndPayments money={money} onVoid={mayEnter ? setOpen : undefined} />
      </Stack>
      {open === "plan" && <PlanPayments contractId={contractId} money={money} onClose={close} />}
      {open === "enter" && (
        <EnterPayment contractId={contractId} money={money} firstDay={acceptedDay} onClose={close} />
      )}
      {typeof open === "object" && <VoidPayment payment={open} onClose={close} />}
    </Card>
  );
}

interface PlanAndPaymentsProps {
  money: NonNullable<DeskMoney["money"]>;
  /** Given to those who may void a payment. */
  onVoid: ((payment: ContractPayment) => void) | undefined;
}

function PlanAndPayments({ money: { parts, payments }, onVoid }: PlanAndPaymentsProps) {
  const texts = useMessages(contractDesk);
  const words = useMessages(contractMoney);
  const counted = payments.filter(({ voidReason }) => voidReason === null).length;
  return (
    <>
      {parts.length > 0 && (
        <div>
          <Text fw={600}>{words.parts({ count: parts.length })}</Text>
          <PartList parts={parts} />
        </div>
      )}
      {payments.length > 0 && (
        <div>
          <Text fw={600}>{words.payments({ count: counted })}</Text>
          <PaymentList
            payments={payments}
            action={(payment, label) =>
              onVoid && (
                <Button
                  variant="subtle"
                  color="red"
                  aria-label={texts.void.label({ payment: label })}
                  onClick={() => onVoid(payment)}
                >
                  {texts.void.open}
                </Button>
              )
            }
          />
        </div>
      )}
    </>
  );
}

function VoidPayment({ payment: { id, amount }, onClose }: { payment: ContractPayment; onClose: () => void }) {
  const texts = useMessages(contractDesk).void;
  const { pkr } = useFormats();
  const { decide } = useDecision();
  return (
    <ReasonDialog
      title={texts.title({ amount: pkr(amount) })}
      text={texts.text}
      submitLabel={texts.submit}
      templates={texts.reasons}
      onSave={(reason) => decide(() => callApi(voidContractPayment, { params: { id }, body: { reason } }))}
      onClose={onClose}
    />
  );
}
