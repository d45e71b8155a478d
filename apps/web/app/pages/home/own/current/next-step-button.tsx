import type { Job } from "@hunarmand/api/jobs/job";
import { isAccepted } from "@hunarmand/api/jobs/steps";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import ownWork from "../../../../locales/en/own-work.json";
import { splitName } from "../../../../shared/phone-code/split-name.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { rememberCurrentJob } from "../../../../shared/work/current-job.ts";
import { findJobPath, waitsForCustomer } from "../../../../shared/work/provider-jobs.ts";

/** What the handyman does next for the job that they work on, above an offer. It leads the page unless they wait for the customer. */
export function NextStepButton({ job }: { job: Job }) {
  const { now } = useMessages(ownWork).provider;
  const { jobId, customerName } = job;
  const { firstName: customer = customerName } = splitName(customerName);
  return (
    <Button
      component={Link}
      to={findJobPath(job)}
      variant={waitsForCustomer(job) ? "default" : "filled"}
      onClick={() => rememberCurrentJob(jobId)}
    >
      {now[findNextStep(job)]({ customer })}
    </Button>
  );
}

function findNextStep(job: Job) {
  const { priceStatus } = job;
  if (isAccepted(job)) return "go";
  if (priceStatus === "disputed") return "answer";
  if (priceStatus === "agreed") return "finish";
  return waitsForCustomer(job) ? "wait" : "price";
}
