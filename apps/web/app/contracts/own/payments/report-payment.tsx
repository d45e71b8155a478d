import { paymentWays } from "@hunarmand/api/contracts/contract-money";
import { enterContractPayment } from "@hunarmand/api/contracts/payments";
import { NativeSelect, TextInput } from "@mantine/core";
import contractMoney from "../../../locales/en/contract-money.json";
import paidMessage from "../../../locales/en/paid-message.json";
import { FormDialog } from "../../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { PriceField } from "../../../shared/forms/price-field.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import type { OwnContract } from "../own-contract.ts";
import { useTellOffice } from "../telling/use-tell-office.ts";

const Paid = enterContractPayment.body.pick({ amount: true, day: true, way: true, reference: true });

interface ReportPaymentProps {
  contract: OwnContract;
  /** Of the next part, in PKR. */
  due: number;
  onClose: () => void;
}

/** What the owner has paid, when and how: filled in, so that one tap is enough. The office reads it as a message about the contract. */
export function ReportPayment({ contract, due, onClose }: ReportPaymentProps) {
  const texts = useMessages(paidMessage);
  const { ways } = useMessages(contractMoney);
  const { pkr, calendarDay, soonMoment } = useFormats();
  const tell = useTellOffice(contract);
  const start = { amount: String(due), day: toPakistanDay(), way: "bank", reference: "" };
  const form = useCallForm(Paid, start, { draft: "none" });
  return (
    <FormDialog title={texts.title} text={texts.text} close={texts.close} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={texts.send}
        onSave={async (paid) => {
          const facts = {
            amount: pkr(paid.amount),
            day: calendarDay(`${paid.day}T00:00:00+05:00`),
            way: ways[paid.way],
          };
          const words = paid.reference
            ? texts.wordsNumber({ ...facts, reference: paid.reference })
            : texts.words(facts);
          const { dueAt } = await tell({ subject: texts.subject({ project: contract.projectName }), words });
          onClose();
          showToast(texts.sent({ moment: soonMoment(dueAt) }));
        }}
      >
        <PriceField label={texts.amount} {...form.field("amount")} />
        <TextInput required type="date" max={toPakistanDay()} label={texts.day} {...form.field("day")} />
        <NativeSelect
          required
          label={texts.way}
          data={paymentWays.map((value) => ({ value, label: ways[value] }))}
          {...form.field("way")}
        />
        <TextInput label={texts.number} {...form.field("reference")} />
      </FormBody>
    </FormDialog>
  );
}
