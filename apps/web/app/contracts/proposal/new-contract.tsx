import "../../shared/layout/styles/thumb-bar.css";
import { proposeContract } from "@hunarmand/api/contracts/contracts";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Card, Stack, Text, Title } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { contractPath } from "../../shared/contracts/contract-paths.ts";
import { readOwnEmail } from "../../shared/contracts/own-email.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { announceRefusal } from "../announce-refusal.ts";
import { emptyProposal, emptyWishes, ProposalForm, type ProposalStart, QuotedProposalForm } from "../contract-forms.ts";
import { useAgreedText } from "../own/use-agreed-text.ts";
import { useSubmission } from "../use-submission.ts";
import type { Again } from "./load-again.ts";
import type { Company } from "./load-company.ts";
import { ProposalFields } from "./proposal-fields.tsx";
import { useAgreed } from "./use-agreed.ts";

// Loaded after the required fields: with its search for work it is larger than they are.
const ProposalWishes = lazyPart(async () => (await import("./proposal-wishes.tsx")).ProposalWishes);

interface NewContractProps {
  /** The company of the last proposal, which is filled in. */
  company?: Company | undefined;
  /** Values from an accepted quote, or from an earlier proposal. */
  start?: Partial<ProposalStart> | undefined;
  again?: Again | undefined;
  quote?: Quote;
}

export function NewContract({ company, start, again, quote }: NewContractProps) {
  const { proposal, record } = useMessages(contracts);
  const sayAgreed = useAgreedText();
  const values: ProposalStart = { ...emptyProposal, ...emptyWishes, ...company, ...start };
  const form = useCallForm(quote ? QuotedProposalForm : ProposalForm, values, {
    draft: { form: "contract", of: quote?.id ?? again?.id },
    incomplete: proposal.incomplete,
    announce: announceRefusal(proposal.incompleteTitle),
  });
  // By the server's time, as the contract says it afterwards.
  const submit = useSubmission(proposal.done, contractPath, ({ requestedDate }) =>
    quote ? sayAgreed(requestedDate ? new Date(requestedDate) : new Date()) : record.next[contractStatus.underReview],
  );
  const agreed = useAgreed(form.form.errors, quote && start);
  const isAgreed = agreed.startDate !== undefined && agreed.trades !== undefined;
  return (
    <Stack>
      <Title order={1}>{proposal.title}</Title>
      <Text>{again ? proposal.again : proposal.text}</Text>
      {again?.reason && (
        <Text fw={600}>
          <bdi>{proposal.againReason({ reason: again.reason })}</bdi>
        </Text>
      )}
      <Card>
        <FormBody
          inReach
          form={form}
          submitLabel={proposal.submit}
          onSave={(values) =>
            submit({ ...values, ...agreed, email: readOwnEmail(), quoteId: quote?.id }, (body, idempotencyKey) =>
              callApi(proposeContract, { body, idempotencyKey }),
            )
          }
        >
          <ProposalFields form={form} company={company} quote={quote} />
          {!isAgreed && <ProposalWishes form={form} quote={quote} agreed={agreed} />}
        </FormBody>
      </Card>
    </Stack>
  );
}
