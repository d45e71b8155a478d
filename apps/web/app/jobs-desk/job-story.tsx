import "@mantine/core/styles/Spoiler.css";
import type { DeskJob, TimelineEntry } from "@hunarmand/contract/desk-jobs";
import { Spoiler, Text } from "@mantine/core";
import { jobDesk } from "../locales/en/job-desk.ts";
import { useMessages } from "../shared/messages.ts";
import { useFormats } from "../shared/use-formats.ts";

/** Three lines: a round of offers names up to a hundred handymen. */
const aboutPixelsMax = 76;

/** Everything that happened to the job, whoever did it, in one line of time. */
export function JobStory({ job }: { job: DeskJob }) {
  const { sections } = useMessages(jobDesk);
  return (
    <ol className="job-story" aria-label={sections.story}>
      {[...nameEntries(job.timeline)].map(([name, entry]) => (
        <Entry key={name} entry={entry} job={job} />
      ))}
    </ol>
  );
}

/** Each entry by what happened and when; what happened alike at the same moment is told apart by its place among its like. */
function nameEntries(timeline: readonly TimelineEntry[]): Map<string, TimelineEntry> {
  const named = new Map<string, TimelineEntry>();
  for (const entry of timeline) {
    let name = `${entry.at} ${entry.kind}`;
    while (named.has(name)) name += " again";
    named.set(name, entry);
  }
  return named;
}

function Entry({ entry, job }: { entry: TimelineEntry; job: DeskJob }) {
  const { events, sides, verified, unverified, story } = useMessages(jobDesk);
  const { moment } = useFormats();
  const { kind, at, by, side, about, reason } = entry;
  // A handyman's own arrival is verified by the position that came with it, the office's by its word.
  const isVerified = side === "office" || job.arrivalDistanceMeters !== null;
  const suffix = kind === "arrived" ? `, ${isVerified ? verified : unverified}` : "";
  return (
    <li data-side={side}>
      <Text fw={650}>
        {events[kind]}
        {suffix}
      </Text>
      <Text size="sm" c="dimmed">
        <time dateTime={at}>{moment(at)}</time>
        {by ? `, ${by} (${sides[side]})` : `, ${sides[side]}`}
      </Text>
      {about && (
        <Spoiler maxHeight={aboutPixelsMax} showLabel={story.more} hideLabel={story.fewer}>
          {about}
        </Spoiler>
      )}
      {reason && <Text fs="italic">{reason}</Text>}
    </li>
  );
}
