import { payTimes } from "@hunarmand/api/contracts/contract-money";
import { answerQuote } from "@hunarmand/api/contracts/quotes/office-answer";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useDecision } from "../../../desk/decisions/use-decision.ts";
import texts from "../../../locales/en/desks.json";
import office from "../../../locales/en/office.json";
import quoteTerms from "../../../locales/en/quote-terms.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { FormDialog } from "../../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { PriceField } from "../../../shared/forms/price-field.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { useOpeningHours } from "../../../shared/office/use-opening-hours.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { joinParts } from "../../../shared/texts/names.ts";
import { useContractWord } from "../../../shared/work/contract-word.ts";
import { useCrewSize } from "../../../shared/work/crew-size.ts";
import { useFreeHandymen } from "../../handymen/use-free-handymen.ts";
import { CrewCheck, isShortCrew } from "./crew-check.tsx";
import { DayPrices } from "./day-prices.tsx";
import { NameCrew } from "./name-crew.tsx";
import { findNearNeeded, NearField } from "./near-field.tsx";
import type { OfficeQuote } from "./office-quote.ts";
import { AboveTheirPrice, OwnerWishes } from "./owner-wishes.tsx";
import { makeAnswerForm, startAnswer } from "./quote-form.ts";
import { UsualCrew } from "./usual-crew.tsx";

interface QuoteAnswerProps {
  quote: OfficeQuote;
  onClose: () => void;
}

/** The office's price for the crew, how it is paid, and its last valid day. */
export function QuoteAnswer({ quote, onClose }: QuoteAnswerProps) {
  const { quotes } = useMessages(texts);
  const { payTimes: ways, desk } = useMessages(quoteTerms);
  const wordOf = useContractWord();
  const { crewOf, timeOf, deskTradesOf: tradesOf } = useCrewSize();
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const { id, name, city } = quote;
  const rows = useFreeHandymen(
    quote.crew.map(({ trade }) => trade),
    city,
  );
  const isShort = isShortCrew(quote, rows);
  const nearNeeded = findNearNeeded(quote, rows);
  const openDays = useOpeningHours()?.days;
  const AnswerForm = makeAnswerForm(quote, { isShort, nearNeeded, openDays });
  const form = useCallForm(AnswerForm, startAnswer(quote, openDays), { draft: { form: "quote-answer", of: quote.id } });
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
        <OwnerWishes quote={quote} />
        <CrewCheck quote={quote} rows={rows} form={form} />
        <NearField quote={quote} form={form.form} needed={nearNeeded} />
        <NameCrew quote={quote} form={form.form} />
        <DayPrices quote={quote} form={form.form} />
        <PriceField min={1} label={quotes.amount} description={<UsualCrew quote={quote} />} {...form.field("amount")} />
        <AboveTheirPrice quote={quote} form={form.form} />
        <NativeSelect
          required
          label={desk.payTime}
          data={[{ value: "", label: desk.choosePay }, ...payTimes.map((value) => ({ value, label: ways[value] }))]}
          {...form.field("payTime")}
        />
        <TextInput required type="date" label={quotes.validUntil} {...form.field("validUntil")} />
        <Textarea rows={3} label={quotes.note} {...form.field("note")} />
      </FormBody>
    </FormDialog>
  );
}
