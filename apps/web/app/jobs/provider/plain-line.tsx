import { Text } from "@mantine/core";
import jobTimes from "../../locales/en/job-times.json";
import jobs from "../../locales/en/jobs.json";
import { useMessages } from "../../shared/texts/messages.ts";
import type { JobStage } from "../job-stage.ts";
import { findPlainStep, plainSteps } from "./job-progress-bar.tsx";

/** The plain step in one line, on the screen that shows the spec's five steps: two scales of five words would contradict each other. */
export function PlainLine({ stage }: { stage: JobStage }) {
  const { plainSteps: plainNames } = useMessages(jobTimes);
  const { line } = useMessages(jobs).progress;
  const current = findPlainStep(stage);
  if (!current) return null;
  const step = plainSteps.indexOf(current) + 1;
  return <Text fw={600}>{line({ step, of: plainSteps.length, name: plainNames[current] })}</Text>;
}
