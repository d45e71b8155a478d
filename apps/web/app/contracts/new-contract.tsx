import { availabilities, contractCities, contractDurations, proposeContract } from "@hunarmand/api/contracts/contracts";
import { Card, Stack, Text, Textarea, TextInput, Title } from "@mantine/core";
import contracts from "../locales/en/contracts.json";
import { callApi } from "../shared/calls/call-api.ts";
import { FormBody } from "../shared/forms/form-body.tsx";
import { CnicField, PhoneField } from "../shared/forms/form-fields.tsx";
import { useCallForm } from "../shared/forms/use-call-form.ts";
import { useMessages } from "../shared/texts/messages.ts";
import { announceRefusal } from "./announce-refusal.ts";
import { ChoiceField } from "./choices/choice-field.tsx";
import { emptyProposal, ProposalForm } from "./contract-forms.ts";
import { readOwnEmail } from "./own-email.ts";
import { useSubmission } from "./use-submission.ts";

interface NewContractProps {
  /** Values from an accepted quote, with its id. */
  start?: typeof emptyProposal;
  quoteId?: string;
}

export function NewContract({ start = emptyProposal, quoteId }: NewContractProps) {
  const { proposal } = useMessages(contracts);
  const form = useCallForm(ProposalForm, start, {
    draft: { form: "contract", of: quoteId },
    incomplete: proposal.incomplete,
    announce: announceRefusal(proposal.incompleteTitle),
  });
  const submit = useSubmission(proposal.done);
  const { field } = form;
  return (
    <Stack>
      <Title order={1}>{proposal.title}</Title>
      <Text>{proposal.text}</Text>
      <Card>
        <FormBody
          form={form}
          submitLabel={proposal.submit}
          onSave={(values) =>
            submit({ ...values, email: readOwnEmail(), quoteId }, (body, idempotencyKey) =>
              callApi(proposeContract, { body, idempotencyKey }),
            )
          }
        >
          <div className="form-grid">
            <TextInput required autoComplete="name" label={proposal.contractorName} {...field("contractorName")} />
            <TextInput required label={proposal.projectName} {...field("projectName")} />
            <CnicField required label={proposal.cnic} {...field("cnic")} />
            <PhoneField required label={proposal.phoneNumber} {...field("phoneNumber")} />
            <ChoiceField label={proposal.city} choices={contractCities} {...field("city")} />
            <TextInput required autoComplete="street-address" label={proposal.address} {...field("address")} />
            <ChoiceField label={proposal.availability} choices={availabilities} {...field("availability")} />
            <ChoiceField label={proposal.duration} choices={contractDurations} {...field("duration")} />
            <Textarea
              required
              rows={5}
              className="form-grid-wide"
              label={proposal.contractDetails}
              description={proposal.detailsHint}
              {...field("contractDetails")}
            />
          </div>
        </FormBody>
      </Card>
    </Stack>
  );
}
