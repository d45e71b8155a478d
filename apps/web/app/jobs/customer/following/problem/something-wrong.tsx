import { Button, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import jobCare from "../../../../locales/en/job-care.json";
import { complaintPath } from "../../../../shared/complaints/complaint-path.ts";
import { useOffice, WhenSet } from "../../../../shared/office/office.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import type { JobActionProps } from "../../followed-job.ts";
import { useIsLate } from "../arrival/expected-time.ts";
import { CancelJob } from "../cancel-job.tsx";

/** Before the arrival: all ways out in one fold, the most likely first. */
export function SomethingWrong({ job, refresh }: JobActionProps) {
  const { wrong, complain } = useMessages(jobCare);
  const { phone, phoneLink } = useOffice();
  const isLate = useIsLate(job);
  const subject = complain.subject({ work: getName(job.skill), number: job.jobNumber });
  return (
    <details className="job-wrong">
      <summary>{wrong.title}</summary>
      <Stack gap="md" mt="sm">
        {/* Once they are late, this leads the page. */}
        {!isLate && (
          <WhenSet name="phone">
            <div>
              <Text mb="xs">{wrong.noShow}</Text>
              <Button component="a" href={phoneLink} variant="default" fullWidth>
                <span className="ltr">{phone}</span>
              </Button>
            </div>
          </WhenSet>
        )}
        <CancelJob job={job} refresh={refresh} />
        <div>
          <Text mb="xs">{wrong.other}</Text>
          <Button component={Link} to={complaintPath(job.id, subject)} variant="default" fullWidth>
            {wrong.tell}
          </Button>
        </div>
      </Stack>
    </details>
  );
}
