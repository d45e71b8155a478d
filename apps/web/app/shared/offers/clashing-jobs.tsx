import type { JobClash } from "@hunarmand/api/jobs/board/clashes";
import { Alert, Text } from "@mantine/core";
import jobs from "../../locales/en/jobs.json";
import { WholeNames } from "../lists/whole-names.tsx";
import { getJobTitle } from "../lists/work-title.ts";
import { useOwnWork } from "../person/own-work.ts";
import { useClockTime } from "../texts/clock-time.ts";
import { useMessages } from "../texts/messages.ts";
import { joinParts } from "../texts/names.ts";
import { useWishedTime } from "./wished-facts.tsx";

interface ClashesProps {
  clashes: readonly JobClash[];
}

/** The handyman's own jobs at nearly the time of the offer (docs/product.md O8). They forbid nothing: handymen know how long they need. */
export function ClashingJobs({ clashes }: ClashesProps) {
  const { accept } = useMessages(jobs);
  if (clashes.length === 0) return null;
  return (
    <Alert color="marigold" title={accept.clashes({ count: clashes.length })}>
      <ClashLines clashes={clashes} />
    </Alert>
  );
}

/** The same on the card of an offer, before it is opened. */
export function ClashWarning({ clashes }: ClashesProps) {
  const { accept } = useMessages(jobs);
  if (clashes.length === 0) return null;
  return (
    <div>
      <Text fw={600}>{accept.clashes({ count: clashes.length })}</Text>
      <ClashLines clashes={clashes} />
    </div>
  );
}

const ClashLines = ({ clashes }: ClashesProps) => clashes.map((clash) => <ClashingJob key={clash.id} clash={clash} />);

/** Work, area, customer and hour. All but the hour are known once the person's own jobs are read; until then the number names the job. */
function ClashingJob({ clash }: { clash: JobClash }) {
  const { value: wished } = useWishedTime(clash);
  const clockTime = useClockTime();
  const own = useOwnWork().activeJobs?.find(({ jobId }) => jobId === clash.id);
  const said = clash.scheduledFor === null ? own?.comesAt : null;
  return (
    <Text>
      <WholeNames>{own ? joinParts([getJobTitle(own), own.customerName]) : clash.jobNumber}</WholeNames>
      {" · "}
      {said ? clockTime(said) : wished}
    </Text>
  );
}
