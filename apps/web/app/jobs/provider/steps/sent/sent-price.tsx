import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Card, Text } from "@mantine/core";
import type { ReactNode, RefObject } from "react";
import jobs from "../../../../locales/en/jobs.json";
import ownWork from "../../../../locales/en/own-work.json";
import { WholeNames } from "../../../../shared/lists/whole-names.tsx";
import { splitName } from "../../../../shared/phone-code/split-name.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { LazyPriceParts } from "../../../price/lazy-price-parts.tsx";
import { RunningJob } from "../../running-job.tsx";
import { WorkPictures } from "../work-pictures.tsx";

interface SentPriceProps {
  job: JobDetails;
  fold: RefObject<HTMLDetailsElement | null>;
  /** The form, folded below. */
  children: ReactNode;
}

/** The price that was sent and who answers it next. The form is below, as long as another price can be sent. */
export function SentPrice({ job, fold, children }: SentPriceProps) {
  const { asked } = useMessages(ownWork).provider.price;
  const { details } = useMessages(jobs);
  const { pkr } = useFormats();
  const { firstName: customer = job.customerName } = splitName(job.customerName);
  return (
    <>
      <Card component="section" padding="md">
        <Text role="status" fw={600}>
          <WholeNames>{asked({ customer, amount: pkr(job.salary ?? 0) })}</WholeNames>
        </Text>
        <LazyPriceParts price={job.salary} materials={job.materials} />
      </Card>
      <RunningJob job={job} price={null} />
      <details className="job-more" ref={fold}>
        <summary>{details.change}</summary>
        {children}
      </details>
      <WorkPictures job={job} showsOthers={false} />
    </>
  );
}
