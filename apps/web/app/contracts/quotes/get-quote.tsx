import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { Card, Stack, Text, Title } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { answerPath } from "../../shared/contracts/contract-paths.ts";
import { readOwnEmail } from "../../shared/contracts/own-email.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { UrgentCall } from "../../shared/office/urgent-call.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { announceRefusal } from "../announce-refusal.ts";
import { QuoteFields } from "../asking/quote-fields.tsx";
import { emptyQuote, QuoteForm, quoteDraft } from "../contract-forms.ts";
import { useSubmission } from "../use-submission.ts";
import type { QuotesPage } from "./load-quotes.ts";
import { OwnQuotesLink } from "./own-quotes-link.tsx";
import { QuoteList } from "./quote-list.tsx";

interface GetQuoteProps {
  /** Undefined below one quote, which is shown alone: the form for another one is folded then. */
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
      draft: quoteDraft,
      incomplete: quoteForm.incomplete,
      announce: announceRefusal(quoteForm.incompleteTitle),
    },
  );
  const submit = useSubmission(quoteForm.done, answerPath);
  const fields = (
    <FormBody
      form={form}
      submitLabel={quoteForm.submit}
      onSave={(values) =>
        submit({ ...values, email: readOwnEmail() }, (body, idempotencyKey) =>
          callApi(requestQuote, { body, idempotencyKey }),
        )
      }
    >
      <QuoteFields form={form} />
    </FormBody>
  );
  return (
    <Stack>
      <Title order={1}>{quoteForm.title}</Title>
      <Text>{quoteForm.text}</Text>
      {quotes && <OwnQuotesLink quotes={quotes} />}
      {quotes ? (
        <Card>{fields}</Card>
      ) : (
        <Card component="details" className="contract-fold">
          <summary>{quoteForm.another}</summary>
          {fields}
        </Card>
      )}
      {quotes && <UrgentCall />}
      {quotes && <QuoteList quotes={quotes} />}
    </Stack>
  );
}
