import { limits } from "@hunarmand/api/limits";
import { amountFrom } from "@hunarmand/api/payments/payer";
import {
  correctPayment,
  PaymentReturnBody,
  type ReceivedPayment,
  refundPayment,
} from "@hunarmand/api/payments/returns";
import { NativeSelect } from "@mantine/core";
import { z } from "zod";
import { ReasonFields } from "../../desk/decisions/reason-fields.tsx";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import office from "../../locales/en/office.json";
import receivedPayments from "../../locales/en/received-payments.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useSendOnce } from "../../shared/calls/use-send-once.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { PriceField } from "../../shared/forms/price-field.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

const ways = ["refund", "correction"] as const;
const TakeBackForm = PaymentReturnBody.omit({ read: true }).extend({
  amount: amountFrom(limits.paisaPkr),
  way: z.enum(ways),
});

const forms = { refund: refundPayment, correction: correctPayment } as const;

interface TakeBackProps {
  payment: ReceivedPayment;
  onClose: () => void;
}

/** Refunds a payment or a part of it, or removes it from the books. */
export function TakeBack({ payment, onClose }: TakeBackProps) {
  const texts = useMessages(receivedPayments);
  const { decision } = useMessages(office);
  const { pkr } = useFormats();
  const { kind, payerName, amount, returned, returning } = payment;
  const save = useTakeBack(payment);
  const left = leftOf({ amount, returned, returning });
  const [usual] = waysFor(kind);
  const form = useCallForm(TakeBackForm, { amount: String(left), way: usual, reason: "" }, { draft: "none" });
  const options = waysFor(kind).map((value) => ({ value, label: texts.ways[value] }));
  return (
    <FormDialog
      title={texts.dialogTitle({ amount: pkr(left), payer: payerName })}
      text={texts.dialogText}
      close={decision.cancel}
      onClose={onClose}
    >
      <FormBody
        form={form}
        submitLabel={texts.submit}
        onSave={async (typed) => {
          await save(typed);
          onClose();
        }}
      >
        <NativeSelect
          required
          label={texts.way}
          description={texts.hints[kind]}
          data={options}
          {...form.field("way")}
        />
        <PriceField label={texts.amount} {...form.field("amount")} />
        <ReasonFields form={form} templates={texts.reasons} />
      </FormBody>
    </FormDialog>
  );
}

/** Cash is not paid through the portal, so it cannot be refunded. */
const waysFor = (kind: ReceivedPayment["kind"]): readonly ["refund" | "correction", ...("refund" | "correction")[]] =>
  kind === "cash" ? ["correction"] : ways;

const paisaPerPkr = 100;
const toPaisa = (pkr: number) => Math.round(pkr * paisaPerPkr);

/** Subtracts in paisa: differences of fractions are inexact. */
export const leftOf = ({ amount, returned, returning }: Pick<ReceivedPayment, "amount" | "returned" | "returning">) =>
  (toPaisa(amount) - toPaisa(returned) - toPaisa(returning)) / paisaPerPkr;

/** Keeps one Idempotency-Key until a reply arrives, so that a lost connection does not refund twice. */
function useTakeBack({ id, returned, returning }: ReceivedPayment) {
  const { decide } = useDecision();
  const sendOnce = useSendOnce();
  const read = { returned: (toPaisa(returned) + toPaisa(returning)) / paisaPerPkr };
  return ({ way, ...body }: z.output<typeof TakeBackForm>) =>
    decide(() =>
      sendOnce({ way, ...body, read }, ({ way: _, ...sent }, idempotencyKey) =>
        callApi(forms[way], { params: { id }, body: sent, idempotencyKey }),
      ),
    );
}
