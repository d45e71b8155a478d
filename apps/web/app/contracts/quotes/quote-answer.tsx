import { answerQuote } from "@hunarmand/api/contracts/quotes";
import { Textarea, TextInput } from "@mantine/core";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import texts from "../../locales/en/desks.json";
import office from "../../locales/en/office.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { PriceField } from "../../shared/forms/price-field.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useContractWord } from "../../shared/work/contract-word.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { useUsualSum } from "../day-price/use-usual-sum.ts";
import type { OfficeQuote } from "./office-quote.ts";
import { QuoteForm } from "./quote-form.ts";

interface QuoteAnswerProps {
  quote: OfficeQuote;
  onClose: () => void;
}

/** The office's price for the crew, and its last valid day. */
export function QuoteAnswer({ quote, onClose }: QuoteAnswerProps) {
  const { quotes } = useMessages(texts);
  const wordOf = useContractWord();
  const { crewOf, timeOf, tradesOf } = useCrewSize();
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const { id, name, city } = quote;
  const usual = useUsualSum()(quote, toPakistanDay(quote.requestedDate));
  const start = { amount: String(quote.amount ?? ""), validUntil: "", note: quote.note ?? "" };
  const form = useCallForm(QuoteForm, start, { draft: { form: "quote-answer", of: quote.id } });
  return (
    <FormDialog
      title={quotes.answerTitle({ name })}
      text={quotes.answerText({
        crew: joinParts([crewOf(quote), tradesOf(quote.crew)]),
        duration: timeOf(quote),
        city: wordOf(city),
      })}
      close={decision.cancel}
      onClose={onClose}
    >
      <FormBody
        form={form}
        submitLabel={quotes.send}
        onSave={async (body) => {
          const read = { amount: quote.amount };
          await decide(() => callApi(answerQuote, { params: { id }, body: { ...body, read } }));
          onClose();
        }}
      >
        <PriceField
          min={1}
          label={quotes.amount}
          description={usual && <WholeNames>{quotes.usualSum(usual)}</WholeNames>}
          {...form.field("amount")}
        />
        <TextInput required type="date" label={quotes.validUntil} {...form.field("validUntil")} />
        <Textarea rows={3} label={quotes.note} {...form.field("note")} />
      </FormBody>
    </FormDialog>
  );
}
