import { paymentWays } from "@hunarmand/api/contracts/contract-money";
import { enterContractPayment } from "@hunarmand/api/contracts/payments";
import { NativeSelect, TextInput } from "@mantine/core";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import contractDesk from "../../locales/en/contract-desk.json";
import contractMoney from "../../locales/en/contract-money.json";
import office from "../../locales/en/office.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useSendOnce } from "../../shared/calls/use-send-once.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { PriceField } from "../../shared/forms/price-field.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { DeskMoney } from "./contract.ts";

const Entry = enterContractPayment.body.omit({ read: true });

interface EnterPaymentProps {
  contractId: string;
  money: NonNullable<DeskMoney["money"]>;
  firstDay: string | null;
  onClose: () => void;
}

/** Enters a payment that the office has received. It starts with what is missing of the next part. */
export function EnterPayment({ contractId: id, money, firstDay, onClose }: EnterPaymentProps) {
  const texts = useMessages(contractDesk).enter;
  const { ways } = useMessages(contractMoney);
  const { decision } = useMessages(office);
  const { pkr } = useFormats();
  const { decide } = useDecision();
  const sendOnce = useSendOnce();
  const { paid, left, next } = money;
  const first = { amount: String(next?.amount ?? (left || "")), day: toPakistanDay(), way: "bank", reference: "" };
  const form = useCallForm(Entry, first, { draft: "none" });
  return (
    <FormDialog title={texts.title} text={texts.text({ left: pkr(left) })} close={decision.cancel} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={texts.save}
        onSave={async (typed) => {
          // Keeps one Idempotency-Key until a reply arrives, so that a lost connection does not enter it twice.
          await decide(() =>
            sendOnce({ ...typed, read: { paid } }, (body, idempotencyKey) =>
              callApi(enterContractPayment, { params: { id }, body, idempotencyKey }),
            ),
          );
          onClose();
        }}
      >
        <PriceField label={texts.amount} {...form.field("amount")} />
        <TextInput
          required
          type="date"
          min={firstDay ?? undefined}
          max={toPakistanDay()}
          label={texts.day}
          {...form.field("day")}
        />
        <NativeSelect
          required
          label={texts.way}
          data={paymentWays.map((value) => ({ value, label: ways[value] }))}
          {...form.field("way")}
        />
        <TextInput label={texts.reference} {...form.field("reference")} />
      </FormBody>
    </FormDialog>
  );
}
