import { limits } from "@hunarmand/api/limits";
import { type PaymentPage, startCardPayment } from "@hunarmand/api/payments/card-page";
import { amountFrom } from "@hunarmand/api/payments/payer";
import { Text } from "@mantine/core";
import { z } from "zod";
import payments from "../../locales/en/payments.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useSendOnce } from "../../shared/calls/use-send-once.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { AmountField } from "./amount-field.tsx";
import type { Payer } from "./load-payer.ts";

const AmountForm = z.object({ amount: amountFrom(limits.paisaPkr) });

/** For a gateway with its own page: the form takes the amount and then opens that page. */
export function PagePayment({ amount, jobId }: Pick<Payer, "amount" | "jobId">) {
  const { card } = useMessages(payments);
  const form = useCallForm(AmountForm, { amount }, { draft: { form: "card-amount", of: jobId } });
  const sendOnce = useSendOnce();
  const pay = async ({ amount: typed }: z.output<typeof AmountForm>) => {
    const { page } = await sendOnce({ amount: typed, jobId }, (body, idempotencyKey) =>
      callApi(startCardPayment, { body, idempotencyKey }),
    );
    goToPage(page);
  };
  return (
    <FormBody form={form} onSave={pay} submitLabel={card.pay}>
      <AmountField {...form.field("amount")} />
      <Text>{card.pageText}</Text>
      <Text size="sm" c="dimmed">
        {card.note}
      </Text>
    </FormBody>
  );
}

/** Opens the gateway's page by its address, or by a form that the browser posts. */
function goToPage({ url, fields }: PaymentPage): void {
  if (!fields) {
    window.location.assign(url);
    return;
  }
  const form = Object.assign(document.createElement("form"), { method: "post", action: url, hidden: true });
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  document.body.append(form);
  form.submit();
}
