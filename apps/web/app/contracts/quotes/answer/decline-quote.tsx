import "@mantine/core/styles/Radio.css";
import { quoteObjections } from "@hunarmand/api/contracts/quote-steps";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import {
  DeclineFields,
  declineQuote,
  isAnswerable,
  isBelowPrice,
  ownPriceIssue,
} from "@hunarmand/api/contracts/quotes/own-answers";
import { nameIssue } from "@hunarmand/api/issues";
import { Radio, Stack, Textarea } from "@mantine/core";
import { useRevalidator } from "react-router";
import { z } from "zod";
import contracts from "../../../locales/en/contracts.json";
import quoteTerms from "../../../locales/en/quote-terms.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { FormDialog } from "../../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { PriceField } from "../../../shared/forms/price-field.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../shared/texts/messages.ts";

/** The body of the call, with one of the reasons. */
const DeclineForm = DeclineFields.extend({ objection: z.enum(quoteObjections, nameIssue("required")) }).refine(
  isBelowPrice,
  ownPriceIssue,
);

interface DeclineQuoteProps {
  quote: Quote;
  onClose: () => void;
}

/** Why the owner does not take a price, by one tap, and what they would pay. Unless they found somebody else, the office answers again. */
export function DeclineQuote({ quote, onClose }: DeclineQuoteProps) {
  const terms = useMessages(quoteTerms);
  const { objections } = terms;
  const { title, text, why, ownPrice, words, days, send, close, asked } = terms.objecting;
  const { declined } = useMessages(contracts).quotes;
  const { revalidate } = useRevalidator();
  const { id, amount, note, payTime } = quote;
  const start = { amount, note, payTime, objection: "", words: "", ownPrice: "" };
  const form = useCallForm(DeclineForm, start, { draft: { form: "quote-objection", of: id } });
  const { objection } = form.form.values;
  const save = async (body: z.output<typeof DeclineForm>) => {
    // The price on the screen counts, also with a draft about an earlier one. A new one shows behind the refusal.
    const answer = { ...body, amount, note, payTime };
    await callApi(declineQuote, { params: { id }, body: answer }).finally(() => void revalidate());
    onClose();
    showToast(isAnswerable(body.objection) ? asked : declined);
  };
  return (
    <FormDialog title={title} text={text} close={close} onClose={onClose}>
      <FormBody form={form} submitLabel={send} onSave={save}>
        <Radio.Group label={why} {...form.field("objection")}>
          <Stack gap={0}>
            {quoteObjections.map((name) => (
              <Radio key={name} value={name} label={objections[name]} className="tall-check" />
            ))}
          </Stack>
        </Radio.Group>
        {objection === "high" && <PriceField required={false} min={0} label={ownPrice} {...form.field("ownPrice")} />}
        {objection !== "" && <Textarea rows={2} label={objection === "days" ? days : words} {...form.field("words")} />}
      </FormBody>
    </FormDialog>
  );
}
