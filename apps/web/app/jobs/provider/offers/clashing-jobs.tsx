import type { JobClash } from "@hunarmand/api/jobs/board/clashes";
import { Alert, Text } from "@mantine/core";
import jobs from "../../../locales/en/jobs.json";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { useWishedTime } from "../../../shared/offers/wished-facts.tsx";
import { useOwnWork } from "../../../shared/person/own-work.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";

/** The handyman's own jobs at nearly the time of the offer (docs/product.md O8). They forbid nothing: handymen know how long they need. */
export function ClashingJobs({ clashes }: { clashes: readonly JobClash[] }) {
  const { accept } = useMessages(jobs);
  if (clashes.length === 0) return null;
  return (
    <Alert color="marigold" title={accept.clashes({ count: clashes.length })}>
      {clashes.map((clash) => (
        <ClashingJob key={clash.id} clash={clash} />
      ))}
    </Alert>
  );
}

/** Work and area are known once the person's own jobs are read. */
function ClashingJob({ clash }: { clash: JobClash }) {
  const { value: when } = useWishedTime(clash);
  const own = useOwnWork().activeJobs?.find(({ jobId }) => jobId === clash.id);
  return (
    <Text>
      <WholeNames>{joinParts([own && getName(own.skill), own && getName(own.area), clash.jobNumber])}</WholeNames>
      {" · "}
      {when}
    </Text>
  );
}
