import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { Button, Card, Stack, Text, Title } from "@mantine/core";
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
import { CurrentQuote, type KnownQuotes } from "./current-quote.tsx";
import type { QuotesPage } from "./load-quotes.ts";
import { QuoteList } from "./quote-list.tsx";

interface GetQuoteProps {
  /** Undefined below one quote, which is shown alone: the form for another one is folded then. */
  quotes: Promise<QuotesPage> | undefined;
  /** The person's own number, which may be empty. */
  phone: string;
  /** Whether the person came for a new price: the form is open and first. */
  isAsking: boolean;
}

/** The quote that its owner came for, the form for a new price, and their other quotes. Who came for the form finds it first. */
export function GetQuote({ quotes, phone, isAsking }: GetQuoteProps) {
  const { quoteForm, quotes: texts } = useMessages(contracts);
  const [known, setKnown] = useState<KnownQuotes>();
  const isFailed = useFailed(quotes);
  const current = quotes && (
    <Loaded promise={quotes} fallback={!isAsking && <CardSkeletons />} failed={texts.failed}>
      {(first) => <CurrentQuote first={first} shownId={known?.currentId} isAsking={isAsking} onFind={setKnown} />}
    </Loaded>
  );
  return (
    <Stack>
      <Title order={1}>{quoteForm.title}</Title>
      {!isAsking && current}
      <AskForPrice
        phone={phone}
        isFirst={isAsking || known?.currentId === null}
        isSettled={!quotes || known !== undefined || isFailed}
      />
      {isAsking && current}
      {quotes && <UrgentCall />}
      {quotes && known && <QuoteList {...known} />}
    </Stack>
  );
}

/** Whether a list did not arrive. */
function useFailed(list: Promise<unknown> | undefined): boolean {
  const [failed, setFailed] = useState<Promise<unknown>>();
  useEffect(() => {
    list?.catch(() => setFailed(list));
  }, [list]);
  return failed !== undefined && failed === list;
}

interface AskForPriceProps {
  phone: string;
  /** Whether the person came for the form. Otherwise a button opens it. */
  isFirst: boolean;
  /** Whether it is known if the form is first: before, its button could move away below a finger. */
  isSettled: boolean;
}

function AskForPrice({ phone, isFirst, isSettled }: AskForPriceProps) {
  const { quoteForm } = useMessages(contracts);
  const { sent } = useMessages(crewPrice).atOnce;
  const [isWanted, setWanted] = useState(false);
  const form = useCallForm(
    QuoteForm,
    { ...emptyQuote, phone },
    {
      draft: quoteDraft,
      incomplete: quoteForm.incomplete,
      announce: announceRefusal(quoteForm.incompleteTitle),
    },
  );
  const submit = useSubmission(quoteForm.done, answerPath, () => sent);
  // What was typed before is in sight again.
  const isOpen = isFirst || isWanted || form.draft.isRestored;
  return (
    <>
      {!isOpen && isSettled && (
        <Button variant="default" onClick={() => setWanted(true)}>
          {quoteForm.another}
        </Button>
      )}
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
    </>
  );
}
