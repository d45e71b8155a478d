import "../customers.css";
import "../../../shared/layout/styles/thumb-bar.css";
import { getJob } from "@hunarmand/api/jobs/customer";
import { Alert, Anchor, Button, Skeleton, Text, Title } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { Link, useSearchParams } from "react-router";
import jobCare from "../../../locales/en/job-care.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../../shared/calls/loaded.tsx";
import { findTyped } from "../../../shared/drafts/drafts.ts";
import { CardSkeletons } from "../../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { pageMeta } from "../../../shared/texts/page-meta.ts";
import type { FollowedJob } from "../followed-job.ts";
import type { Route } from "./+types/edit-job.screen";
import { DraftSteps } from "./draft-steps.tsx";
import { type JobDraft, type Step, toChangeDraft } from "./job-draft.ts";
import { changeOf, forgetDraft, type KeptDraft, keepDraft, restoreDraft } from "./kept-draft.ts";
import { Review } from "./review.tsx";
import { StepProgress } from "./steps/step-progress.tsx";
import { useChangeJob } from "./use-change-job.ts";

// Only by its own way from the job's page.
const ChangeTime = lazyPart(async () => (await import("./change-time.tsx")).ChangeTime, {
  fallback: <Skeleton height={260} mt="md" />,
});

export function meta() {
  return pageMeta({ title: getMessages(jobCare).change.title });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { id: params.id, loading: startLoad(callApi(getJob, { params: { id: params.id } })) };
}

export default function EditJobScreen({ loaderData: { id, loading } }: Route.ComponentProps) {
  const { change } = useMessages(jobCare);
  const [wanted] = useSearchParams();
  const Change = wanted.has("time") ? ChangeTime : JobChange;
  return (
    <div className="page">
      <div className="medium-page">
        <Anchor component={Link} to={`/jobs/${id}`} className="tall-link">
          {change.back}
        </Anchor>
        <Loaded promise={loading} fallback={<CardSkeletons />} failed={change.failed}>
          {(job) => (job.nextSteps.includes("change") ? <Change job={job} /> : <Alert mt="md">{change.tooLate}</Alert>)}
        </Loaded>
      </div>
    </div>
  );
}

/** The steps of a new job, filled in with the posted one. The last one is first: most people change one thing. */
function JobChange({ job }: { job: FollowedJob }) {
  const { change } = useMessages(jobCare);
  const [{ draft, step }, setKept] = useState(() => restoreDraft(changeOf(job.id), toChangeDraft(job), "review"));
  const update = (next: Partial<KeptDraft>) => setKept((before) => ({ ...before, ...next }));
  const goTo = (next: Step) => {
    update({ step: next });
    window.scrollTo({ top: 0 });
  };
  const store = useEffectEvent((kept: KeptDraft) => {
    const typed = findTyped(kept.draft, toChangeDraft(job));
    if (Object.keys(typed).length > 0) keepDraft({ draft: typed, step: kept.step }, changeOf(job.id));
    else forgetDraft(changeOf(job.id));
  });
  useEffect(() => store({ draft, step }), [draft, step]);
  return (
    <>
      <StepProgress step={step} />
      <Title order={1} mt="md">
        {change.title}
      </Title>
      <Text c="dimmed" mt="xs" mb="lg">
        {change.text}
      </Text>
      <DraftSteps
        draft={draft}
        step={step}
        goTo={goTo}
        change={(values) => setKept((before) => ({ ...before, draft: { ...before.draft, ...values } }))}
      >
        <ReviewChange jobId={job.id} draft={draft} goTo={goTo} />
      </DraftSteps>
    </>
  );
}

interface ReviewChangeProps {
  jobId: string;
  draft: JobDraft;
  goTo: (step: Step) => void;
}

function ReviewChange({ jobId, draft, goTo }: ReviewChangeProps) {
  const { change } = useMessages(jobCare);
  const { save, busy, failure } = useChangeJob(jobId, draft);
  return (
    <Review
      {...{ draft, goTo, failure }}
      submit={
        <div className="thumb-bar">
          <Button fullWidth loading={busy} onClick={() => void save()}>
            {change.submit}
          </Button>
        </div>
      }
    />
  );
}
