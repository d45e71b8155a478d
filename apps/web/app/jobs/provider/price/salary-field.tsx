import type { JobDetails } from "@hunarmand/api/jobs/job";
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

/** The price, with the usual one of this work, and what the handyman keeps of it. */
export function SalaryField({ job, price = 0, materials, ...field }: SalaryFieldProps) {
  const { details, facts } = useMessages(jobs);
  const { pkr } = useFormats();
  const usual = usePriceFacts(job).find(({ label }) => label === facts.usualPrice)?.value;
  const hint =
    typeof usual === "string" ? <WholeNames>{details.salaryUsual({ usual })}</WholeNames> : details.salaryHint;
  const parts = { price, materials };
  const isFar = findFarPrice(job.usualPrice, parts) !== null;
  return (
    <div>
      <TextInput
        required
        readOnly={job.followsJobId !== null}
        data-amount
        inputMode="decimal"
        dir="ltr"
        label={details.salary}
        // Above the field: below it, the button at the thumb would cover the warning.
        description={
          <>
            {isAboveUsual(job.usualPrice, parts) && (
              <strong className={isFar ? "price-far" : undefined}>
                {isFar ? details.salaryFar({ amount: pkr(price) }) : details.salaryAbove}{" "}
              </strong>
            )}
            {mayBeMaterials(job.usualPrice, parts) && <strong>{details.salaryParts} </strong>}
            {hint}
          </>
        }
        {...field}
      />
      <KeptOfPrice price={price} materials={materials} of={job} />
      {job.platformFeePercent > 0 && (
        <Text size="sm" c="dimmed">
          {details.feeRule({ of: pkr(feeOf), fee: pkr(findFee(feeOf, job.platformFeePercent)) })}
        </Text>
      )}
    </div>
  );
}
