import { availabilities } from "@hunarmand/api/contracts/contracts";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import contracts from "../../locales/en/contracts.json";
import { CnicField, PhoneField } from "../../shared/forms/form-fields.tsx";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
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
  const { proposal, fromQuote } = useMessages(contracts);
  const { field } = form;
  const hasPlace = Boolean(quote?.address);
  const { values, errors } = form.form;
  const refused = {
    address: values.address === "" || Boolean(errors.address),
    contractDetails: values.contractDetails === "" || Boolean(errors.contractDetails),
  };
  const details = (
    <Textarea
      required
      rows={5}
      className="form-grid-wide"
      label={proposal.contractDetails}
      description={proposal.detailsHint}
      {...field("contractDetails")}
    />
  );
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
      {!(quote && hasPlace) && <AddressField form={form} />}
      <HoursField form={form} />
      {quote ? (
        <>
          {hasPlace && (
            <FoldedField says={fromQuote.place({ address: form.form.values.address })} isRefused={refused.address}>
              <AddressField form={form} />
            </FoldedField>
          )}
          <KnownFields form={form} company={company}>
            {name}
            {numbers}
          </KnownFields>
          <QuotedFields form={form} quote={quote} />
        </>
      ) : (
        <DurationField form={form} />
      )}
      {quote ? (
        <FoldedField says={fromQuote.work} isRefused={refused.contractDetails}>
          {details}
        </FoldedField>
      ) : (
        details
      )}
    </div>
  );
}

interface FoldedFieldProps {
  says: string;
  /** Whether the field is refused, or empty: then it is open. */
  isRefused: boolean;
  children: ReactNode;
}

/** What the quote has answered, in one line that opens. */
const FoldedField = ({ says, isRefused, children }: FoldedFieldProps) => (
  <details className="contract-fold form-grid-wide" open={isRefused || undefined}>
    <summary>
      <WholeNames>{says}</WholeNames>
    </summary>
    {children}
  </details>
);

type FieldProps<Parsed> = Pick<ProposalFieldsProps<Parsed>, "form">;

function AddressField<Parsed>({ form: { field } }: FieldProps<Parsed>) {
  const { proposal } = useMessages(contracts);
  return (
    <TextInput
      required
      autoComplete="street-address"
      label={proposal.address}
      description={proposal.addressHint}
      inputWrapperOrder={["label", "input", "description", "error"]}
      {...field("address")}
    />
  );
}

function HoursField<Parsed>({ form: { field } }: FieldProps<Parsed>) {
  const { proposal } = useMessages(contracts);
  return (
    <ChoiceField
      label={proposal.availability}
      description={proposal.availabilityHint}
      inputWrapperOrder={["label", "input", "description", "error"]}
      choices={availabilities}
      {...field("availability")}
    />
  );
}
