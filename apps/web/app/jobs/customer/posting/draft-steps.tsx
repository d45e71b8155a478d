import { Skeleton } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { findOpenStep, type JobDraft, type Step } from "./job-draft.ts";
import type { FormerHandyman } from "./kept-draft.ts";
import type { ExactPrices } from "./steps/exact-prices.ts";
import type { StepProps } from "./steps/step-form.tsx";
import { WhatStep } from "./steps/what-step.tsx";

// Loaded while people choose the work.
const coming = { fallback: <Skeleton height={360} /> };
const WhereStep = lazyPart(async () => (await import("./steps/where-step.tsx")).WhereStep, coming);
const WhenStep = lazyPart(async () => (await import("./steps/when-step.tsx")).WhenStep, coming);

interface DraftStepsProps {
  draft: JobDraft;
  former?: FormerHandyman | undefined;
  step: Step;
  prices?: ExactPrices | undefined;
  /** Whether the search that led here only named a trade. */
  isTradeOnly?: boolean | undefined;
  change: (values: Partial<JobDraft>) => void;
  goTo: (step: Step) => void;
  /** Leads on from the work, with values that `change` may not have set yet. */
  goOn?: StepProps["next"];
  /** Pictures and voice, below the description. */
  files?: ReactNode;
  /** The last step: the review. */
  children: ReactNode;
}

/** The steps of a job, one at a time. */
export function DraftSteps(props: DraftStepsProps) {
  const { draft, former, step, prices, isTradeOnly, change, goTo, files, children } = props;
  useEffect(() => {
    void WhereStep.load();
    void WhenStep.load();
  }, []);
  const { goOn = (values: Partial<JobDraft>) => goTo(findOpenStep({ ...draft, ...values })) } = props;
  // Who asks for one handyman chooses from what that handyman does first.
  const asked = former?.isAsked && former.skills?.length ? former : undefined;
  if (step === "what") return <WhatStep {...{ draft, asked, prices, isTradeOnly, change, files }} next={goOn} />;
  if (step === "where")
    return <WhereStep draft={draft} change={change} next={() => goTo("when")} back={() => goTo("what")} />;
  if (step === "when")
    return <WhenStep draft={draft} change={change} next={() => goTo("review")} back={() => goTo("where")} />;
  return children;
}
