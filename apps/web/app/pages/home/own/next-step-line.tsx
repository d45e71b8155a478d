import type { Job } from "@hunarmand/api/jobs/job";
import { isAccepted } from "@hunarmand/api/jobs/steps";
import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import ownWork from "../../../locales/en/own-work.json";
import { splitName } from "../../../shared/phone-code/split-name.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { rememberCurrentJob } from "../../../shared/work/current-job.ts";
import { findJobPath } from "../../../shared/work/provider-jobs.ts";

/** What the handyman does next for the job that they work on, in one line above an offer. */
export function NextStepLine({ job }: { job: Job }) {
  const { now } = useMessages(ownWork).provider;
  const { jobId, customerName } = job;
  const { firstName: customer = customerName } = splitName(customerName);
  return (
    <Anchor
      component={Link}
      to={findJobPath(job)}
      onClick={() => rememberCurrentJob(jobId)}
      className="tall-link"
      fw={600}
    >
      {now[findNextStep(job)]({ customer })}
    </Anchor>
  );
}

function findNextStep(job: Job) {
  const { priceStatus, detailsSubmittedAt } = job;
  if (isAccepted(job)) return "go";
  if (priceStatus === "disputed") return "answer";
  if (priceStatus === "agreed") return "finish";
  return detailsSubmittedAt === null ? "price" : "wait";
}
