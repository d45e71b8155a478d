import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Card, Text } from "@mantine/core";
import type { ReactNode, RefObject } from "react";
import jobPrice from "../../../../locales/en/job-price.json";
import jobs from "../../../../locales/en/jobs.json";
import { WholeNames } from "../../../../shared/lists/whole-names.tsx";
import { splitName } from "../../../../shared/phone-code/split-name.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { LazyPriceParts } from "../../../price/lazy-price-parts.tsx";

interface SentPriceProps {
  job: JobDetails;
  fold: RefObject<HTMLDetailsElement | null>;
  /** The form, folded below. */
  children: ReactNode;
}

/** The price that was sent and who answers it next. The form is below, as long as another price can be sent. */
export function SentPrice({ job, fold, children }: SentPriceProps) {
  const { sentTo } = useMessages(jobPrice).provider;
  const { details } = useMessages(jobs);
  const { pkr } = useFormats();
  const { firstName: customer = job.customerName } = splitName(job.customerName);
  return (
    <>
      <Card component="section" padding="md">
        <Text role="status">
          <WholeNames>{sentTo({ customer })}</WholeNames>
        </Text>
        <p className="price-to-collect ltr">{pkr(job.salary ?? 0)}</p>
        <LazyPriceParts price={job.salary} materials={job.materials} />
      </Card>
      <details className="job-more" ref={fold}>
        <summary>{details.change}</summary>
        {children}
      </details>
    </>
  );
}
