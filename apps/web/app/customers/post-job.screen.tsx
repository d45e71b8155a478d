import "./customers.css";
import { Text, Title } from "@mantine/core";
import { customers } from "../locales/en/customers.ts";
import { getMessages, useMessages } from "../shared/messages.ts";
import { pageMeta } from "../shared/page-meta.ts";
import { CardSkeletons } from "../shared/paged-list.tsx";
import { type Step, steps } from "./job-draft.ts";
import { ReviewStep } from "./review-step.tsx";
import { useJobDraft } from "./use-job-draft.ts";
import { WhatStep } from "./what-step.tsx";
import { WhenStep } from "./when-step.tsx";
import { WhereStep } from "./where-step.tsx";

export function meta() {
  const { post } = getMessages(customers);
  return pageMeta({ title: post.title, description: post.description, path: "/jobs/new" });
}

export default function PostJobScreen() {
  const { post } = useMessages(customers);
  const { kept, change, goTo, forget } = useJobDraft();
  const step = kept?.step ?? "what";
  return (
    <div className="page">
      <div className="medium-page">
        <Progress step={step} />
        <Title order={1} mt="md" mb="lg">
          {post.headings[step]}
        </Title>
        {!kept && <CardSkeletons />}
        {kept && step === "what" && <WhatStep draft={kept.draft} change={change} next={() => goTo("where")} />}
        {kept && step === "where" && (
          <WhereStep draft={kept.draft} change={change} next={() => goTo("when")} back={() => goTo("what")} />
        )}
        {kept && step === "when" && (
          <WhenStep draft={kept.draft} change={change} next={() => goTo("review")} back={() => goTo("where")} />
        )}
        {kept && step === "review" && <ReviewStep draft={kept.draft} goTo={goTo} onPosted={forget} />}
      </div>
    </div>
  );
}

function Progress({ step }: { step: Step }) {
  const { post } = useMessages(customers);
  const current = steps.indexOf(step);
  return (
    <>
      <Text c="dimmed" role="status">
        {post.progress(current + 1, steps.length, post.steps[step])}
      </Text>
      <div className="step-bar" aria-hidden="true">
        {steps.map((name, index) => (
          <span key={name} data-lit={index <= current || undefined} />
        ))}
      </div>
    </>
  );
}
