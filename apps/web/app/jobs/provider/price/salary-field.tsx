import type { Job, JobDetails } from "@hunarmand/api/jobs/job";
import { Text, TextInput, type TextInputProps } from "@mantine/core";
import jobs from "../../../locales/en/jobs.json";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { findFee } from "../../../shared/money/find-fee.ts";
import { usePriceFacts } from "../../../shared/offers/wished-facts.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { findFarPrice, isAboveUsual, mayBeMaterials } from "../../price/above-usual.ts";

/** Loaded on demand, like what is left of the price to collect: nothing is typed at first. */
const KeptOfPrice = lazyPart(async () => (await import("../../../shared/money/kept-of-price.tsx")).KeptOfPrice);

/** A round amount, of which the fee is a number that people know. */
const feeOf = 1_000;

interface SalaryFieldProps extends TextInputProps {
  job: JobDetails;
  /** What is typed, if it is an amount. */
  price: number | undefined;
  /** The part of it for materials, in PKR; null while nothing is typed. */
  materials: number | null;
}

/** The price, with one line of help that stays as it is: the usual one of this work. What the price means for the handyman is below it. */
export function SalaryField({ job, price = 0, materials, ...field }: SalaryFieldProps) {
  const { details, facts } = useMessages(jobs);
  const usual = usePriceFacts(job).find(({ label }) => label === facts.usualPrice)?.value;
  return (
    <div>
      <TextInput
        required
        readOnly={job.followsJobId !== null}
        data-amount
        inputMode="decimal"
        dir="ltr"
        label={details.salary}
        description={
          typeof usual === "string" ? <WholeNames>{details.salaryUsual({ usual })}</WholeNames> : details.salaryHint
        }
        {...field}
      />
      <PriceWarning usual={job.usualPrice} price={price} materials={materials} />
      <KeptOfPrice price={price} materials={materials} of={job} />
    </div>
  );
}

type PriceWarningProps = Required<Pick<SalaryFieldProps, "materials">> & { usual: Job["usualPrice"]; price: number };

/** Whether the price is above the usual one or far from it, and whether materials may be in it. */
function PriceWarning({ usual, ...parts }: PriceWarningProps) {
  const { details } = useMessages(jobs);
  const { pkr } = useFormats();
  const isFar = findFarPrice(usual, parts) !== null;
  return (
    <div role="status">
      {isAboveUsual(usual, parts) && (
        <strong className={isFar ? "price-far" : undefined}>
          {isFar ? details.salaryFar({ amount: pkr(parts.price) }) : details.salaryAbove}{" "}
        </strong>
      )}
      {mayBeMaterials(usual, parts) && <strong>{details.salaryParts}</strong>}
    </div>
  );
}

/** The fee, of a sum that people know. Nothing while there is no fee. */
export function FeeRule({ of: { platformFeePercent: percent } }: { of: Pick<Job, "platformFeePercent"> }) {
  const { details } = useMessages(jobs);
  const { pkr } = useFormats();
  if (percent === 0) return null;
  return <Text c="dimmed">{details.feeRule({ of: pkr(feeOf), fee: pkr(findFee(feeOf, percent)) })}</Text>;
}
