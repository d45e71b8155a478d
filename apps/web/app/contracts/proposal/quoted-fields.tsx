import { contractCities, contractDurations } from "@hunarmand/api/contracts/contracts";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import type { ReactNode } from "react";
import contracts from "../../locales/en/contracts.json";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { ChoiceField } from "../choices/choice-field.tsx";
import type { ProposalStart } from "../contract-forms.ts";
import type { Company } from "./load-company.ts";

interface FieldProps<Parsed> {
  form: CallForm<ProposalStart, Parsed>;
  quote?: Quote | undefined;
}

export function CityField<Parsed>({ form }: FieldProps<Parsed>) {
  const { proposal } = useMessages(contracts);
  return <ChoiceField label={proposal.city} choices={contractCities} {...form.field("city")} />;
}

export function DurationField<Parsed>({ form, quote }: FieldProps<Parsed>) {
  const { proposal, fromQuote } = useMessages(contracts);
  const { timeOf } = useCrewSize();
  return (
    <ChoiceField
      label={proposal.duration}
      description={quote?.durationDays ? fromQuote.duration({ time: timeOf(quote) }) : proposal.durationHint}
      inputWrapperOrder={["label", "input", "description", "error"]}
      choices={durationsFor(quote)}
      {...form.field("duration")}
    />
  );
}

/** The spec's choices, and the time of the accepted quote if it is another one. Both lists have a month. */
const durationsFor = (quote: Quote | undefined): readonly string[] =>
  quote && quote.duration !== "1 Month" ? [quote.duration, ...contractDurations] : contractDurations;

/** What the quote has answered, in one line. The fields are folded below it unless one needs the person: not each city of a quote is one of a contract. */
export function QuotedFields<Parsed>({ form, quote }: FieldProps<Parsed> & { quote: Quote }) {
  const { fromQuote } = useMessages(contracts);
  const { timeOf } = useCrewSize();
  const { values, errors } = form.form;
  const isMissing = !values.city || Boolean(errors.city ?? errors.duration);
  return (
    <details className="contract-fold form-grid-wide" open={isMissing || undefined}>
      <summary>{fromQuote.folded({ city: getName(quote.city), time: timeOf(quote) })}</summary>
      <div className="form-grid">
        <CityField form={form} />
        <DurationField form={form} quote={quote} />
      </div>
    </details>
  );
}

interface KnownFieldsProps<Parsed> extends FieldProps<Parsed> {
  company: Company | undefined;
  children: ReactNode;
}

/** Who proposes, as in the last proposal, in one line. The fields are folded below it unless one is missing or refused. */
export function KnownFields<Parsed>({ form, company, children }: KnownFieldsProps<Parsed>) {
  const { known } = useMessages(contracts).fromQuote;
  const { values, errors } = form.form;
  if (!company?.contractorName || !company.cnic || !company.phoneNumber) return children;
  const { contractorName: name, cnic, phoneNumber } = values;
  const isMissing = Boolean(errors.contractorName ?? errors.cnic ?? errors.phoneNumber);
  return (
    <details className="contract-fold form-grid-wide" open={isMissing || undefined}>
      <summary>
        <WholeNames>{known({ name, cnic, phone: phoneNumber })}</WholeNames>
      </summary>
      <div className="form-grid">{children}</div>
    </details>
  );
}
