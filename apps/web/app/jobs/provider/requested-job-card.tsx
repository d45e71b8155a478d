import type { PriceBand, RequestedJob } from "@hunarmand/api/jobs/job";
import { rejectJob } from "@hunarmand/api/jobs/provider";
import { Badge, Button, Card, Stack } from "@mantine/core";
import { useNavigate, useRevalidator } from "react-router";
import jobs from "../../locales/en/jobs.json";
import shared from "../../locales/en/shared.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { confirmAction, showMessage } from "../../shared/dialogs/dialogs.tsx";
import { Facts } from "../../shared/lists/facts.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { JobHeading } from "./job-heading.tsx";
import { rememberCurrentJob } from "./job-steps.ts";
import { useFailureNotice } from "./use-failure-notice.ts";

export function RequestedJobCard({ job, email }: { job: RequestedJob; email: string }) {
  const { requested } = useMessages(jobs);
  const navigate = useNavigate();
  const reject = useReject(job, email);
  const accept = () => {
    rememberCurrentJob(job.jobId);
    void navigate("/acceptjob");
  };
  return (
    <Card component="article">
      <Stack gap="md">
        <RequestedJobFacts job={job} />
        <div className="card-buttons">
          {job.nextSteps.includes("reject") && (
            <Button variant="default" loading={reject.busy} onClick={reject.start}>
              {requested.reject}
            </Button>
          )}
          {job.nextSteps.includes("accept") && <Button onClick={accept}>{requested.accept}</Button>}
        </div>
      </Stack>
    </Card>
  );
}

/** All that a provider may know of a job before they have accepted it. */
export function RequestedJobFacts({ job }: { job: RequestedJob }) {
  const { facts, requested } = useMessages(jobs);
  const { moment, pkr, number } = useFormats();
  const { subSkill, city, area, createdDate, distanceBand } = job;
  const band = (price: PriceBand | null) =>
    price && <span className="ltr">{facts.priceBand({ from: pkr(price.from), to: number(price.to) })}</span>;
  return (
    <Stack gap="sm">
      <JobHeading job={job}>
        <Badge variant="light" color={distanceBand === "same-area" ? "green" : "marigold"}>
          {distanceBand === "same-area" ? requested.sameArea : requested.sameCity}
        </Badge>
      </JobHeading>
      <Facts
        facts={[
          { label: facts.subSkill, value: subSkill },
          { label: facts.city, value: city },
          { label: facts.area, value: area },
          { label: facts.usualPrice, value: band(job.usualPrice) },
          { label: facts.fee, value: facts.percent({ percent: number(job.platformFeePercent) }) },
          { label: facts.net, value: band(job.netPrice) },
          { label: facts.created, value: <time dateTime={createdDate}>{moment(createdDate)}</time> },
        ]}
      />
    </Stack>
  );
}

function useReject({ jobId, category, skill, area }: RequestedJob, email: string) {
  const { busy, run } = useBusy();
  const { revalidate } = useRevalidator();
  const showFailure = useFailureNotice();
  const reject = async () => {
    const { requested, title } = getMessages(jobs);
    const { yes, no, success } = getMessages(shared);
    const text = `${title({ category, skill })}, ${area}`;
    if (!(await confirmAction({ title: requested.confirmReject, text, yes, no }))) return;
    try {
      await callApi(rejectJob, { body: { jobId, email } });
    } catch (error) {
      return showFailure(requested.rejectFailed, error);
    }
    await Promise.all([revalidate(), showMessage({ kind: "success", title: success, text: requested.rejected })]);
  };
  return { busy, start: () => void run(reject) };
}
