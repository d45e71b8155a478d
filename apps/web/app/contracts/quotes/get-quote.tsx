import { quoteCities, quoteDurations, requestQuote } from "@hunarmand/api/contracts/quotes";
import { Card, Stack, Text, Textarea, Title } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { answerPath } from "../../shared/contracts/contract-paths.ts";
import { readOwnEmail } from "../../shared/contracts/own-email.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { PhoneField } from "../../shared/forms/form-fields.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { announceRefusal } from "../announce-refusal.ts";
import { ChoiceField } from "../choices/choice-field.tsx";
import { CountField } from "../choices/count-field.tsx";
import { emptyQuote, handymenChoices, QuoteForm } from "../contract-forms.ts";
import { UsualSum } from "../day-price/usual-sum.tsx";
import { useSubmission } from "../use-submission.ts";
import { OwnQuotesLink } from "./own-quotes-link.tsx";
import { QuoteList, type QuotesPage } from "./quote-list.tsx";

interface GetQuoteProps {
  /** Undefined below one quote, which is shown alone. */
  quotes: Promise<QuotesPage> | undefined;
  /** The person's own number, which may be empty. */
  phone: string;
}

export function GetQuote({ quotes, phone }: GetQuoteProps) {
  const { quoteForm } = useMessages(contracts);
  const form = useCallForm(
    QuoteForm,
    { ...emptyQuote, phone },
    {
      draft: { form: "quote" },
      incomplete: quoteForm.incomplete,
      announce: announceRefusal(quoteForm.incompleteTitle),
    },
  );
  const submit = useSubmission(quoteForm.done, answerPath);
  const { field } = form;
  return (
    <Stack>
      <Title order={1}>{quoteForm.title}</Title>
      <Text>{quoteForm.text}</Text>
      {quotes && <OwnQuotesLink quotes={quotes} />}
      <Card>
        <FormBody
          form={form}
          submitLabel={quoteForm.submit}
          onSave={(values) =>
            submit({ ...values, email: readOwnEmail() }, (body, idempotencyKey) =>
              callApi(requestQuote, { body, idempotencyKey }),
            )
          }
        >
          <div className="form-grid">
            <ChoiceField label={quoteForm.totalHandymen} choices={handymenChoices} {...field("totalHandymen")} />
            <ChoiceField
              label={quoteForm.duration}
              description={quoteForm.durationHint}
              inputWrapperOrder={["label", "input", "description", "error"]}
              choices={quoteDurations}
              {...field("duration")}
            />
            <ChoiceField label={quoteForm.city} choices={quoteCities} {...field("city")} />
            <CountField
              label={quoteForm.exactHandymen}
              description={quoteForm.exactHandymenHint}
              {...field("exactHandymen")}
            />
            <CountField
              label={quoteForm.durationDays}
              description={quoteForm.durationDaysHint}
              {...field("durationDays")}
            />
            <UsualSum typed={form.form.values} />
            <Textarea
              rows={3}
              className="form-grid-wide"
              label={quoteForm.details}
              description={quoteForm.detailsHint}
              {...field("details")}
            />
            <PhoneField
              required
              label={quoteForm.phone}
              description={quoteForm.phoneHint}
              inputWrapperOrder={["label", "input", "description", "error"]}
              {...field("phone")}
            />
          </div>
        </FormBody>
      </Card>
      {quotes && <QuoteList quotes={quotes} />}
    </Stack>
  );
}
