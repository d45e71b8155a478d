import "../jobs.css";
import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import { Button, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import jobs from "../../../locales/en/jobs.json";
import { usePrefetch } from "../../../shared/parts/prefetch.ts";
import { SpokenHeading } from "../../../shared/spoken/spoken-heading.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import type { JobStage } from "../../job-stage.ts";
import { JobProgressBar, type PlainStep } from "../job-progress-bar.tsx";
import { clearLastStep } from "../job-steps.ts";
import { OffersInReach } from "../offers/offers-in-reach.tsx";
import { stepsPrefetch } from "./steps-prefetch.ts";

interface StepPageProps {
  title: string;
  intro?: string;
  /** The sentence of the step, if its content does not choose one (`useHeadingSays`). */
  says?: SpokenSentence;
  /** False on the screen of an offer. */
  hasOffers?: boolean;
  children: ReactNode;
}

/** The frame of a step's screen: title, the step itself, and a link to other offers. */
export function StepPage({ title, intro, says, hasOffers = true, children }: StepPageProps) {
  return (
    <div className="page">
      <Stack className="medium-page" gap="lg">
        <SpokenHeading
          as={says}
          heading={
            <>
              <Title order={1}>{title}</Title>
              {intro && <Text mt="xs">{intro}</Text>}
            </>
          }
        >
          {children}
        </SpokenHeading>
        {hasOffers && <OffersInReach />}
      </Stack>
    </div>
  );
}

interface StepBodyProps {
  stage: JobStage;
  now?: PlainStep | undefined;
  /** Replaces the progress bar. */
  progress?: ReactNode;
  action: ReactNode;
  children: ReactNode;
}

/** The progress bar, the step's content, and its main action at the bottom. */
export function StepBody({ stage, now, progress, action, children }: StepBodyProps) {
  usePrefetch(stepsPrefetch);
  return (
    <Stack gap="lg">
      {progress ?? <JobProgressBar stage={stage} now={now} />}
      {children}
      {action && <div className="thumb-bar">{action}</div>}
      <LeaveStep />
    </Stack>
  );
}

/** A link to leave the step. Without it the stored step would hide other requests until this job is done. */
export function LeaveStep() {
  const { later } = useMessages(jobs);
  const navigate = useNavigate();
  const leave = () => {
    clearLastStep();
    void navigate("/activejobs");
  };
  return (
    <Button variant="subtle" fullWidth onClick={leave}>
      {later}
    </Button>
  );
}
