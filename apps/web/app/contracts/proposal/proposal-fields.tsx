import { availabilities } from "@hunarmand/api/contracts/contracts";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Textarea, TextInput } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { CnicField, PhoneField } from "../../shared/forms/form-fields.tsx";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { ChoiceField } from "../choices/choice-field.tsx";
import type { ProposalStart } from "../contract-forms.ts";
import type { Company } from "./load-company.ts";
import { CityField, DurationField, KnownFields, QuotedFields } from "./quoted-fields.tsx";

interface ProposalFieldsProps<Parsed> {
  form: CallForm<ProposalStart, Parsed>;
  company: Company | undefined;
  quote: Quote | undefined;
}

/** The required fields. After an accepted price those that are missing are first; what is known is folded below them. */
export function ProposalFields<Parsed>({ form, company, quote }: ProposalFieldsProps<Parsed>) {
  const { proposal } = useMessages(contracts);
  const { field } = form;
  const name = <TextInput required autoComplete="name" label={proposal.contractorName} {...field("contractorName")} />;
  const project = <TextInput required label={proposal.projectName} {...field("projectName")} />;
  const numbers = (
    <>
      <CnicField required label={proposal.cnic} {...field("cnic")} />
      <PhoneField required label={proposal.phoneNumber} {...field("phoneNumber")} />
    </>
  );
  return (
    <div className="form-grid">
      {!quote && name}
      {project}
      {!quote && numbers}
      {!quote && <CityField form={form} />}
      <PlaceAndHours form={form} />
      {quote ? (
        <>
          <KnownFields form={form} company={company}>
            {name}
            {numbers}
          </KnownFields>
          <QuotedFields form={form} quote={quote} />
        </>
      ) : (
        <DurationField form={form} />
      )}
      <Textarea
        required
        rows={5}
        className="form-grid-wide"
        label={proposal.contractDetails}
        description={proposal.detailsHint}
        {...field("contractDetails")}
      />
    </div>
  );
}

function PlaceAndHours<Parsed>({ form: { field } }: Pick<ProposalFieldsProps<Parsed>, "form">) {
  const { proposal } = useMessages(contracts);
  return (
    <>
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
    </>
  );
}
