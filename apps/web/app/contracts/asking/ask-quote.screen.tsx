import { Anchor, Card, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link, Navigate } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { askQuotePath, newQuotePath, sectionPath } from "../../shared/contracts/contract-paths.ts";
import { useDraft } from "../../shared/drafts/use-draft.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { UrgentCall } from "../../shared/office/urgent-call.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { announceRefusal } from "../announce-refusal.ts";
import { emptyQuote, QuoteForm, quoteDraft } from "../contract-forms.ts";
import { useGivenWords } from "./crew/use-given-words.ts";
import { isAnswered, QuoteFields, sumAtHand } from "./quote-fields.tsx";
import type { AskedQuote } from "./quote-login.tsx";

// Loaded while people answer the questions.
const QuoteLogin = lazyPart(async () => (await import("./quote-login.tsx")).QuoteLogin, {
  fallback: <Skeleton height={260} />,
});

export function meta() {
  const { quoteForm } = getMessages(contracts);
  return pageMeta({ title: quoteForm.title, description: quoteForm.text, path: askQuotePath });
}

/** A visitor says what they need, and logs in by number at the end. Others have the form among their contracts. */
export default function AskQuoteScreen() {
  const { quoteForm, asking } = useMessages(contracts);
  const session = useSession();
  const given = useGivenWords();
  const [asked, setAsked] = useState<AskedQuote>();
  const form = useCallForm(QuoteForm, emptyQuote, {
    // Stored here: the answers are not sent before the login.
    draft: "none",
    incomplete: quoteForm.incomplete,
    announce: announceRefusal(quoteForm.incompleteTitle),
  });
  const draft = useDraft(form.form, quoteDraft, emptyQuote);
  useEffect(() => void QuoteLogin.load(), []);
  if (session && !asked) return <Navigate to={newQuotePath(given)} replace />;
  return (
    <div className="page">
      <Stack className="medium-page">
        <Title order={1}>{asked ? asking.numberTitle : quoteForm.title}</Title>
        {asked ? (
          <QuoteLogin asked={asked} onBack={() => setAsked(undefined)} />
        ) : (
          <>
            <Text>{quoteForm.before}</Text>
            <Card>
              <FormBody
                form={{ ...form, draft }}
                submitLabel={quoteForm.submit}
                inReach={isAnswered(form.form.values)}
                lead={sumAtHand(form.form.values)}
                onSave={async (body) => setAsked(body)}
              >
                <QuoteFields form={form} />
              </FormBody>
            </Card>
            <Text>{asking.after}</Text>
            <UrgentCall />
          </>
        )}
        <Anchor component={Link} to={sectionPath("info")} className="tall-link">
          {asking.about}
        </Anchor>
      </Stack>
    </div>
  );
}
