import "../customers.css";
import { offeredAttachmentKinds } from "@hunarmand/api/jobs/attachments";
import { isAccepted, isCancelled, isCompleted, isRequested, openStatuses } from "@hunarmand/api/jobs/steps";
import { Alert, Card, Skeleton, Stack, Text, Title } from "@mantine/core";
import attachmentTexts from "../../../locales/en/attachments.json";
import customers from "../../../locales/en/customers.json";
import { LiveUpdates } from "../../../shared/calls/live-updates.tsx";
import { AsOf } from "../../../shared/calls/stored/as-of.tsx";
import { findReplyTime } from "../../../shared/calls/stored/stored-marks.ts";
import { PhoneFold } from "../../../shared/folds/phone-fold.tsx";
import { Facts } from "../../../shared/lists/facts.tsx";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { usePrefetch } from "../../../shared/parts/prefetch.ts";
import { shownAddress } from "../../../shared/place/shown-address.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { findStage, type JobStage } from "../../job-stage.ts";
import { LazyPriceParts } from "../../price/lazy-price-parts.tsx";
import type { FollowedJob } from "../followed-job.ts";
import { ExpectedProvider } from "./arrival/expected-provider.tsx";
import { StartCode } from "./arrival/start-code.tsx";
import { AssignedProvider } from "./assigned-provider.tsx";
import { CancelJob } from "./cancel-job.tsx";
import { JobLinks, NextJob } from "./job-links.tsx";
import { jobPrefetch } from "./job-prefetch.ts";
import { DoneSteps, NextSteps } from "./next-steps.tsx";
import { hasOpenComplaint, JobComplaints } from "./problem/job-complaints.tsx";
import { JobStory } from "./story/job-story.tsx";
import { JobTitle } from "./story/job-title.tsx";
import { useFollowedJob } from "./use-followed-job.ts";
import { WaitingJob } from "./waiting-job.tsx";

/** Loaded on demand: it is at the end of the page. */
const AttachmentEditor = lazyPart(
  async () => (await import("../../attachments/attachment-editor.tsx")).AttachmentEditor,
  { fallback: <Skeleton height={200} /> },
);

/** Loaded on demand: it is folded. */
const SomethingWrong = lazyPart(async () => (await import("./problem/something-wrong.tsx")).SomethingWrong);

/** A step, or the card of the handyman, says these. */
const saidBelow = ["requested", "accepted", "arrived", "details", "cancelled"] as const;

/** What the reader has just done is no news to them. */
const isOwnStep = ({ timeline }: FollowedJob): boolean => timeline.at(-1)?.side === "customer";

/** Until it is over, its customer may add pictures. */
const isOpen = ({ status }: FollowedJob): boolean => openStatuses.some((open) => open === status);

/** One job for its customer, updated live. */
export function FollowedJobView({ loaded }: { loaded: FollowedJob }) {
  const { job: texts, statuses } = useMessages(customers);
  const { title: files } = useMessages(attachmentTexts);
  const { job, stale, refresh } = useFollowedJob(loaded);
  usePrefetch(jobPrefetch, !isCancelled(job));
  // Those of a problem are on its card.
  const attachments = job.attachments.filter(({ kind }) => kind !== "problem");
  const news = job.nextSteps.includes("confirm") ? statuses.confirm : texts.stages[findNews(job)];
  // Before they come, the face is at the top. Only another time to decide on is more urgent.
  const isExpected = isAccepted(job) && !job.nextSteps.includes("agreeTime");
  // After the confirmation, what was paid and rated is the answer to it.
  const isDone = isCompleted(job) && !job.nextSteps.includes("confirm");
  return (
    <Stack gap="lg">
      <LiveUpdates
        matters={({ subjectId }) => subjectId === job.id}
        refetch={refresh}
        text={isOwnStep(job) ? "" : texts.updated({ stage: news })}
      />
      <JobTitle job={job} />
      <StateHint job={job} />
      <AsOf reply={job} />
      {stale && !findReplyTime(job) && (
        <Alert color="marigold" role="status">
          {texts.stale}
        </Alert>
      )}
      <div className="job-columns">
        <Stack gap="lg">
          {isRequested(job) && <WaitingJob job={job} refresh={refresh} />}
          {isExpected && <ExpectedProvider job={job} refresh={refresh} />}
          <JobComplaints job={job} refresh={refresh} place="above steps" />
          <NextSteps job={job} refresh={refresh} />
          {isDone && <DoneSteps job={job} refresh={refresh} />}
          <NextJob job={job} />
          {isAccepted(job) && <SomethingWrong job={job} refresh={refresh} />}
          {!isExpected && !isCancelled(job) && <AssignedProvider job={job} />}
          {!isAccepted(job) && <StartCode job={job} refresh={refresh} />}
          <JobComplaints job={job} refresh={refresh} place="below" />
          {!isDone && <DoneSteps job={job} refresh={refresh} />}
          {/* Why it was cancelled is among them. */}
          <PhoneFold key={job.status} title={texts.factsTitle} isOpened={isCancelled(job)}>
            <JobFacts job={job} />
          </PhoneFold>
          {(isOpen(job) || attachments.length > 0) && (
            <PhoneFold title={files}>
              <AttachmentEditor job={{ ...job, attachments }} kinds={offeredAttachmentKinds} />
            </PhoneFold>
          )}
        </Stack>
        <Stack gap="lg">
          <PhoneFold title={texts.timelineTitle}>
            <Card>
              <Title order={2} size="h3" mb="md">
                {texts.timelineTitle}
              </Title>
              <JobStory job={job} />
            </Card>
          </PhoneFold>
          <JobLinks job={job} />
          {!isRequested(job) && !isAccepted(job) && <CancelJob job={job} refresh={refresh} />}
        </Stack>
      </div>
    </Stack>
  );
}

/** The state in words, where nothing below says it: on phones the history with it is folded. */
function StateHint({ job }: { job: FollowedJob }) {
  const { hints } = useMessages(customers).job;
  const news = findNews(job);
  const isSaid = saidBelow.some((stage) => stage === news) || job.nextSteps.includes("confirm");
  return isSaid || job.problem || hasOpenComplaint(job) ? null : (
    <Text className="phone-only" fw={600}>
      {hints[news]}
    </Text>
  );
}

/** The newest state: a price that was answered is no news any more. */
function findNews(job: FollowedJob): JobStage | "agreed" | "disputed" {
  const { priceStatus } = job;
  const stage = findStage(job);
  return stage === "details" && priceStatus && priceStatus !== "asked" ? priceStatus : stage;
}

function JobCost({ job, salary }: { job: FollowedJob; salary: number }) {
  const { pkr } = useFormats();
  return (
    <>
      <span className="ltr">{pkr(salary)}</span>
      <LazyPriceParts price={salary} materials={job.materials} saysNone />
    </>
  );
}

function JobFacts({ job }: { job: FollowedJob }) {
  const { job: texts, post } = useMessages(customers);
  const { when } = useFormats();
  return (
    <Card>
      <Facts
        facts={[
          {
            label: texts.work,
            value: [job.category, job.skill, job.subSkill].map(getName).filter(Boolean).join(" · "),
          },
          {
            label: texts.place,
            value: <WholeNames>{shownAddress(job)}</WholeNames>,
          },
          { label: post.summary.time, value: job.scheduledFor ? when(job.scheduledFor) : post.soon },
          { label: texts.description, value: job.description && <bdi>{job.description}</bdi> },
          { label: post.summary.phone, value: <span className="ltr">{job.phoneNumber}</span> },
          { label: post.summary.payment, value: post.payments[job.paymentMethod].title },
          { label: texts.price, value: job.salary !== null && <JobCost job={job} salary={job.salary} /> },
          { label: texts.cancelReason, value: job.cancelReason && <bdi>{job.cancelReason}</bdi> },
        ]}
      />
    </Card>
  );
}
