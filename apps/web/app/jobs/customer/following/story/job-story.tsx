import "../../customers.css";
import { Text } from "@mantine/core";
import customers from "../../../../locales/en/customers.json";
import jobCare from "../../../../locales/en/job-care.json";
import jobStory from "../../../../locales/en/job-story.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { findStage, listStagesAhead } from "../../../job-stage.ts";
import { type FollowedJob, findAsk } from "../../followed-job.ts";
import { useStory } from "./use-story.ts";

/** The events of a job with their times, its current state, and the steps ahead. */
export function JobStory({ job }: { job: FollowedJob }) {
  const { stages, hints, timelineTitle } = useMessages(customers).job;
  const { searching, askedFirst, asking } = useMessages(jobCare);
  const { claimed } = useMessages(jobStory);
  const { when } = useFormats();
  const lines = useStory(job);
  const stage = findStage(job);
  const asked = findAsk(job);
  const toOne = job.asked?.providers === 1 && asking.one.has;
  const waiting = asked?.kind === "asked-first" ? askedFirst : job.isOffered ? toOne : searching;
  const answered = stage === "details" && job.priceStatus !== null && job.priceStatus !== "asked" && job.priceStatus;
  const isUnconfirmed = job.nextSteps.includes("confirm");
  const ahead = isUnconfirmed ? (["completed"] as const) : listStagesAhead(stage);
  const usual = isUnconfirmed ? hints.confirm : answered ? hints[answered] : hints[stage];
  // After a report of a problem, nobody thanks for work that is done.
  const hint = stage === "completed" && job.problem ? undefined : (stage === "requested" && waiting) || usual;
  const last = lines.length - 1;
  return (
    <ol className="job-timeline" aria-label={timelineTitle}>
      {lines.map(({ text, at, claimedAt, words }, place) => (
        <li
          key={`${at} ${text}`}
          data-reached
          data-passed={place < last || undefined}
          aria-current={place === last ? "step" : undefined}
        >
          <Text component="div" fw={place === last ? 700 : 500}>
            {text}
          </Text>
          {words && (
            <Text size="sm" fs="italic" dir="auto">
              {words}
            </Text>
          )}
          {at && (
            <Text size="sm">
              <time dateTime={at}>{when(at)}</time>
            </Text>
          )}
          {claimedAt && (
            <Text size="sm" c="dimmed">
              {claimed({ moment: when(claimedAt) })}
            </Text>
          )}
          {place === last && hint && <Text mt={4}>{hint}</Text>}
        </li>
      ))}
      {ahead.map((name) => (
        <li key={name}>
          <Text component="div">{stages[name]}</Text>
        </li>
      ))}
    </ol>
  );
}
