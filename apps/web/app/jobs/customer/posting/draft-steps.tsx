import type { ReactNode } from "react";
import type { JobDraft, Step } from "./job-draft.ts";
import { WhatStep } from "./steps/what-step.tsx";
import { WhenStep } from "./steps/when-step.tsx";
import { WhereStep } from "./steps/where-step.tsx";

interface DraftStepsProps {
  draft: JobDraft;
  step: Step;
  change: (values: Partial<JobDraft>) => void;
  goTo: (step: Step) => void;
  /** Pictures and voice, beside the words. */
  files?: ReactNode;
  /** The last step: what becomes of the draft. */
  children: ReactNode;
}

/** The three questions of a job, one after the other. */
export function DraftSteps({ draft, step, change, goTo, files, children }: DraftStepsProps) {
  if (step === "what") return <WhatStep draft={draft} change={change} next={() => goTo("where")} files={files} />;
  if (step === "where")
    return <WhereStep draft={draft} change={change} next={() => goTo("when")} back={() => goTo("what")} />;
  if (step === "when")
    return <WhenStep draft={draft} change={change} next={() => goTo("review")} back={() => goTo("where")} />;
  return children;
}
