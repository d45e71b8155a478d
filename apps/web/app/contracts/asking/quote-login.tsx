import "../contracts.css";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { Anchor, Button, Card, Stack, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import type { z } from "zod";
import contracts from "../../locales/en/contracts.json";
import crewPrice from "../../locales/en/crew-price.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { answerPath, sectionPath } from "../../shared/contracts/contract-paths.ts";
import { readOwnEmail } from "../../shared/contracts/own-email.ts";
import { returnAfterLogin } from "../../shared/drafts/draft-store.ts";
import { forgetDraft } from "../../shared/drafts/drafts.ts";
import { PhoneCodeLogin } from "../../shared/phone-code/phone-code-login.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { useContractWord } from "../../shared/work/contract-word.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { type QuoteForm, quoteDraft } from "../contract-forms.ts";
import { OwnSum } from "../day-price/own-sum.tsx";
import { useSubmission } from "../use-submission.ts";

export type AskedQuote = z.output<typeof QuoteForm>;

interface QuoteLoginProps {
  asked: AskedQuote;
  onBack: () => void;
}

/** The end of a visitor's request: their number, and then it is sent. */
export function QuoteLogin({ asked, onBack }: QuoteLoginProps) {
  const { asking, quoteForm } = useMessages(contracts);
  const navigate = useNavigate();
  const wordOf = useContractWord();
  const { crewOf, timeOf, tradesOf } = useCrewSize();
  const { sent } = useMessages(crewPrice).atOnce;
  const submit = useSubmission(quoteForm.done, answerPath, () => sent);
  const { totalHandymen, exactHandymen = null, duration, durationDays = null, city, crew: trades = [] } = asked;
  const crew = crewOf({ totalHandymen: Number(totalHandymen), exactHandymen });
  const send = () =>
    submit({ ...asked, email: readOwnEmail() }, async (body, idempotencyKey) => {
      const sent = await callApi(requestQuote, { body, idempotencyKey });
      forgetDraft(quoteDraft);
      return sent;
    });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form above was longer than the screen.
    place.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <Card ref={place} tabIndex={-1} className="quote-login">
      <Stack gap="md">
        <Text fw={600}>{joinParts([crew, timeOf({ duration, durationDays }), wordOf(city)])}</Text>
        {trades.length > 0 && <Text>{tradesOf(trades)}</Text>}
        {asked.ownDayPrice !== undefined && (
          <OwnSum
            own={asked.ownDayPrice}
            crew={{ exactHandymen, totalHandymen: Number(totalHandymen), duration, durationDays }}
            trades={trades}
          />
        )}
        <Text>{asking.numberText}</Text>
        <PhoneCodeLogin
          phone={asked.phone}
          submitLabel={quoteForm.submit}
          // What was typed waits in the form of the account that is now logged in.
          onSignedIn={() => send().catch(() => navigate(sectionPath("quote")))}
        />
        <Button variant="subtle" fullWidth onClick={onBack}>
          {asking.back}
        </Button>
        <Anchor
          component={Link}
          to="/login"
          className="tall-link"
          ta="center"
          onClick={() => returnAfterLogin(sectionPath("quote"))}
        >
          {asking.withPassword}
        </Anchor>
      </Stack>
    </Card>
  );
}
