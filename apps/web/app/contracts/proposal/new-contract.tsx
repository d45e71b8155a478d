import "../../shared/layout/styles/thumb-bar.css";
import { availabilities, proposeContract } from "@hunarmand/api/contracts/contracts";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Card, Stack, Text, Textarea, TextInput, Title } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { contractPath } from "../../shared/contracts/contract-paths.ts";
import { readOwnEmail } from "../../shared/contracts/own-email.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { CnicField, PhoneField } from "../../shared/forms/form-fields.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { announceRefusal } from "../announce-refusal.ts";
import { ChoiceField } from "../choices/choice-field.tsx";
import { emptyProposal, emptyWishes, ProposalForm, type ProposalStart, QuotedProposalForm } from "../contract-forms.ts";
import { useSubmission } from "../use-submission.ts";
import type { Company } from "./load-company.ts";
import { CityField, DurationField, QuotedFields } from "./quoted-fields.tsx";

// Loaded after the required fields: with its search for work it is larger than they are.
const ProposalWishes = lazyPart(async () => (await import("./proposal-wishes.tsx")).ProposalWishes);

interface NewContractProps {
  /** The company of the last proposal, which is filled in. */
  company?: Company | undefined;
  /** Values from an accepted quote. */
  start?: Partial<ProposalStart>;
  quote?: Quote;
}

export function NewContract({ company, start, quote }: NewContractProps) {
  const { proposal } = useMessages(contracts);
  const values: ProposalStart = { ...emptyProposal, ...emptyWishes, ...company, ...start };
  const form = useCallForm(quote ? QuotedProposalForm : ProposalForm, values, {
    draft: { form: "contract", of: quote?.id },
    incomplete: proposal.incomplete,
    announce: announceRefusal(proposal.incompleteTitle),
  });
  const submit = useSubmission(proposal.done, contractPath);
  const { field } = form;
  return (
    <Stack>
      <Title order={1}>{proposal.title}</Title>
      <Text>{proposal.text}</Text>
      <Card>
        <FormBody
          inReach
          form={form}
          submitLabel={proposal.submit}
          onSave={(values) =>
            submit({ ...values, email: readOwnEmail(), quoteId: quote?.id }, (body, idempotencyKey) =>
              callApi(proposeContract, { body, idempotencyKey }),
            )
          }
        >
          <div className="form-grid">
            <TextInput required autoComplete="name" label={proposal.contractorName} {...field("contractorName")} />
            <TextInput required label={proposal.projectName} {...field("projectName")} />
            <CnicField required label={proposal.cnic} {...field("cnic")} />
            <PhoneField required label={proposal.phoneNumber} {...field("phoneNumber")} />
            {!quote && <CityField form={form} />}
            <TextInput
              required
              autoComplete="street-address"
              label={proposal.address}
              description={proposal.addressHint}
              inputWrapperOrder={["label", "input", "description", "error"]}
              {...field("address")}
            />
            <ChoiceField
              label={proposal.availability}
              description={proposal.availabilityHint}
              inputWrapperOrder={["label", "input", "description", "error"]}
              choices={availabilities}
              {...field("availability")}
            />
            {quote ? <QuotedFields form={form} quote={quote} /> : <DurationField form={form} />}
            <Textarea
              required
              rows={5}
              className="form-grid-wide"
              label={proposal.contractDetails}
              description={proposal.detailsHint}
              {...field("contractDetails")}
            />
          </div>
          <ProposalWishes form={form} hasPrice={quote !== undefined} />
        </FormBody>
      </Card>
    </Stack>
  );
}
