import "../customers.css";
import { Badge, Text } from "@mantine/core";
import customers from "../../../locales/en/customers.json";
import jobCare from "../../../locales/en/job-care.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { type FollowedJob, findStage, toTimeline } from "../job-stage.ts";

export function JobTimeline({ job }: { job: FollowedJob }) {
  const { stages, hints, now, timelineTitle, postedByOffice } = useMessages(customers).job;
  const { searching } = useMessages(jobCare);
  const { moment } = useFormats();
  const current = findStage(job);
  const steps = toTimeline(job);
  const isSearching = current === "requested" && !job.isOffered;
  const isByOffice = job.timeline.some(({ kind, side }) => kind === "requested" && side === "office");
  const place = steps.findIndex(({ stage }) => stage === current);
  return (
    <ol className="job-timeline" aria-label={timelineTitle}>
      {steps.map(({ stage, at }, index) => (
        <li
          key={stage}
          data-reached={index <= place || undefined}
          data-passed={index < place || undefined}
          aria-current={index === place ? "step" : undefined}
        >
          <Text component="div" fw={index === place ? 700 : 550}>
            {stages[stage]} {index === place && place < steps.length - 1 && <Badge color="marigold">{now}</Badge>}
          </Text>
          {at && (
            <Text size="sm">
              <time dateTime={at}>{moment(at)}</time>
            </Text>
          )}
          {stage === "requested" && isByOffice && <Text size="sm">{postedByOffice}</Text>}
          {index === place && <Text mt={4}>{isSearching ? searching : hints[stage]}</Text>}
        </li>
      ))}
    </ol>
  );
}
