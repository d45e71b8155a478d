import "../../shared/lists/lists.css";
import type { DeskJob, TimelineEntry } from "@hunarmand/api/jobs/office";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import jobDesk from "../../locales/en/job-desk.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts, listComma } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

const linesFolded = 3;
const charactersUnfolded = 90;

/** All events of the job by all actors, in order of time. */
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

/** Returns a key for each event: kind and time, with a number for equal ones at the same instant. */
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
  const { events, sides, verified, unverified, late, claimed, confirmedAndRated } = useMessages(jobDesk);
  const { moment, pkr } = useFormats();
  const { kind, at, by, side, about, reason, amount, time, minutes, claimedAt } = entry;
  // A handyman's arrival is verified by its position, the office's by the office.
  const isVerified = side === "office" || job.arrivalDistanceMeters !== null;
  const arrival = kind === "arrived" && (isVerified ? verified : unverified);
  const isRated = kind === "confirmed" && job.feedbackBy === "customer";
  return (
    <li data-side={side}>
      <Text fw={650}>
        {joinParts([isRated ? confirmedAndRated : events[kind], arrival])}
        {amount !== null && (
          <>
            {": "}
            <span className="whole ltr">{pkr(amount)}</span>
          </>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        <time dateTime={at}>{moment(at)}</time>
        {listComma()}
        {by ? `${by} (${sides[side]})` : sides[side]}
      </Text>
      {claimedAt && (
        <Text size="sm" c="dimmed">
          {claimed({ moment: moment(claimedAt) })}
        </Text>
      )}
      {time && <Text>{moment(time)}</Text>}
      {minutes !== null && <Text>{late({ minutes })}</Text>}
      {about && <About text={about} />}
      {reason && (
        <Text fs="italic" dir="auto">
          {reason}
        </Text>
      )}
    </li>
  );
}

/** Folds a long text: a round of offers names up to a hundred handymen. */
function About({ text }: { text: string }) {
  const { story } = useMessages(jobDesk);
  const [isFolded, setFolded] = useState(true);
  if (text.length <= charactersUnfolded) return <Text>{text}</Text>;
  return (
    <>
      <Text {...(isFolded ? { lineClamp: linesFolded } : {})}>{text}</Text>
      <Button variant="subtle" px="xs" ms="-xs" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
        {isFolded ? story.more : story.fewer}
      </Button>
    </>
  );
}
