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
  /** Pictures and voice note, shown with the description. */
  files?: ReactNode;
  /** The last step, after the three questions. */
  children: ReactNode;
}

/** The three steps of a job, one at a time. */
export function DraftSteps({ draft, step, change, goTo, files, children }: DraftStepsProps) {
  if (step === "what") return <WhatStep draft={draft} change={change} next={() => goTo("where")} files={files} />;
  if (step === "where")
    return <WhereStep draft={draft} change={change} next={() => goTo("when")} back={() => goTo("what")} />;
  if (step === "when")
    return <WhenStep draft={draft} change={change} next={() => goTo("review")} back={() => goTo("where")} />;
  return children;
}
