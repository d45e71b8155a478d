import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { Card, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import contracts from "../../locales/en/contracts.json";
import crewPrice from "../../locales/en/crew-price.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded } from "../../shared/calls/loaded.tsx";
import { answerPath } from "../../shared/contracts/contract-paths.ts";
import { readOwnEmail } from "../../shared/contracts/own-email.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { UrgentCall } from "../../shared/office/urgent-call.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { announceRefusal } from "../announce-refusal.ts";
import { isAnswered, QuoteFields, sumAtHand } from "../asking/quote-fields.tsx";
import { emptyQuote, QuoteForm, quoteDraft } from "../contract-forms.ts";
import { useSubmission } from "../use-submission.ts";
import { AskAnother } from "./answer/quote-ways.tsx";
import { CurrentQuote, type KnownQuotes } from "./current-quote.tsx";
import type { QuotesPage } from "./load-quotes.ts";
import { QuoteList } from "./quote-list.tsx";

interface GetQuoteProps {
  quotes: Promise<QuotesPage>;
  /** The person's own number, which may be empty. */
  phone: string;
  /** Whether the person came for a new price: the form is open and first. */
  isAsking: boolean;
}

/**
 * Either the quote that its owner came for or the form for a new price, then their other quotes as rows. Beside an open form nobody can
 * accept another price by mistake.
 */
export function GetQuote({ quotes, phone, isAsking: cameToAsk }: GetQuoteProps) {
  const { quoteForm, quotes: texts } = useMessages(contracts);
  const [known, setKnown] = useState<KnownQuotes>();
  const isFailed = useFailed(quotes);
  const form = useQuoteForm(phone);
  const [hasTyped, setHasTyped] = useState(false);
  // What was typed before is in sight again, and stays after "Start over".
  if (form.draft.isRestored && !hasTyped) setHasTyped(true);
  const isAsking = cameToAsk || hasTyped;
  const isOpen = isAsking || known?.currentId === null;
  // Before, the button could move away below a finger.
  const isSettled = known !== undefined || isFailed;
  const current = (
    <Loaded promise={quotes} fallback={!isAsking && <CardSkeletons />} failed={texts.failed}>
      {(first) => <CurrentQuote first={first} shownId={known?.currentId} isAsking={isAsking} onFind={setKnown} />}
    </Loaded>
  );
  return (
    <Stack>
      <Title order={1}>{quoteForm.title}</Title>
      {!isAsking && current}
      {!isOpen && isSettled && <AskAnother />}
      <AskForPrice form={form} isOpen={isOpen} />
      {isAsking && current}
      <UrgentCall />
      {known && <QuoteList {...known} />}
    </Stack>
  );
}

/** Whether a list did not arrive. */
function useFailed(list: Promise<unknown>): boolean {
  const [failed, setFailed] = useState<Promise<unknown>>();
  useEffect(() => {
    list.catch(() => setFailed(list));
  }, [list]);
  return failed !== undefined && failed === list;
}

const useQuoteForm = (phone: string) => {
  const { quoteForm } = useMessages(contracts);
  return useCallForm(
    QuoteForm,
    { ...emptyQuote, phone },
    {
      draft: quoteDraft,
      incomplete: quoteForm.incomplete,
      announce: announceRefusal(quoteForm.incompleteTitle),
    },
  );
};

/** A closed form keeps what is in it. */
function AskForPrice({ form, isOpen }: { form: ReturnType<typeof useQuoteForm>; isOpen: boolean }) {
  const { quoteForm } = useMessages(contracts);
  const { sent } = useMessages(crewPrice).atOnce;
  const submit = useSubmission(quoteForm.done, answerPath, () => sent);
  return (
    <Stack display={isOpen ? undefined : "none"}>
      <Text>{quoteForm.before}</Text>
      <Card>
        <FormBody
          form={form}
          submitLabel={quoteForm.submit}
          inReach={isAnswered(form.form.values)}
          lead={sumAtHand(form.form.values)}
          onSave={(values) =>
            submit({ ...values, email: readOwnEmail() }, (body, idempotencyKey) =>
              callApi(requestQuote, { body, idempotencyKey }),
            )
          }
        >
          <QuoteFields form={form} />
        </FormBody>
      </Card>
    </Stack>
  );
}
