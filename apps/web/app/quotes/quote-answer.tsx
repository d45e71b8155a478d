import { answerQuote } from "@hunarmand/api/contracts/quotes";
import { Button, NumberInput, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/NumberInput.css";
import { useDecision } from "../desk/use-decision.ts";
import { desks as texts } from "../locales/en/desks.ts";
import { office } from "../locales/en/office.ts";
import { callApi } from "../shared/call-api.ts";
import { FormBody } from "../shared/form-body.tsx";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useMessages } from "../shared/messages.ts";
import { useContractForm } from "../shared/use-contract-form.ts";
import { QuoteForm } from "./quote-form.ts";
import type { OfficeQuote } from "./quotes.screen.tsx";

interface QuoteAnswerProps {
  quote: OfficeQuote;
  onClose: () => void;
}

/** A price for the crew, and the day until which it holds. */
export function QuoteAnswer({ quote, onClose }: QuoteAnswerProps) {
  const { quotes } = useMessages(texts);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const { id, name, totalHandymen, duration, city } = quote;
  const start = { amount: String(quote.amount ?? ""), validUntil: "", note: quote.note ?? "" };
  const form = useContractForm(QuoteForm, start);
  return (
    <FormDialog
      title={quotes.answerTitle(name)}
      text={quotes.answerText(quotes.crew(totalHandymen), duration, city)}
      onClose={onClose}
    >
      <FormBody
        form={form}
        submitLabel={quotes.send}
        onSave={async (body) => {
          await decide(() => callApi(answerQuote, { params: { id }, body }));
          onClose();
        }}
      >
        <NumberInput
          required
          hideControls
          min={1}
          thousandSeparator=","
          decimalScale={2}
          inputMode="decimal"
          label={quotes.amount}
          {...form.field("amount")}
        />
        <TextInput required type="date" label={quotes.validUntil} {...form.field("validUntil")} />
        <Textarea rows={3} label={quotes.note} {...form.field("note")} />
      </FormBody>
      <Button variant="default" fullWidth mt="sm" onClick={onClose}>
        {decision.cancel}
      </Button>
    </FormDialog>
  );
}
