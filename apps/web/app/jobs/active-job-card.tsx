import type { Job } from "@hunarmand/contract/jobs";
import { Anchor, Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link, useNavigate } from "react-router";
import { jobs } from "../locales/en/jobs.ts";
import { shared } from "../locales/en/shared.ts";
import { confirmAction } from "../shared/dialogs.tsx";
import { Facts } from "../shared/facts.tsx";
import { rememberCurrentJob } from "../shared/job-steps.ts";
import { LocationMap } from "../shared/location-map.tsx";
import { getMessages, useMessages } from "../shared/messages.ts";
import { findPin, fullAddress, searchLink } from "./maps-links.ts";
import { PhoneLinks } from "./phone-links.tsx";

export function ActiveJobCard({ job }: { job: Job }) {
  const { title, facts, statuses } = useMessages(jobs);
  return (
    <Card component="article">
      <Stack gap="md">
        <Stack gap="sm">
          <Group justify="space-between" gap="xs">
            <Title order={2} size="h3">
              {title(job.category, job.skill)}
            </Title>
            <Badge variant="light">{statuses[job.status]}</Badge>
          </Group>
          <Facts
            facts={[
              { label: facts.customer, value: job.customerName },
              { label: facts.phone, value: job.phoneNumber && <PhoneLinks phone={job.phoneNumber} /> },
              { label: facts.subSkill, value: job.subSkill },
              { label: facts.city, value: job.city },
              { label: facts.area, value: job.area },
            ]}
          />
          <JobPlace job={job} />
        </Stack>
        {job.status === "Accepted" ? <ContinueButton job={job} /> : <CompleteButton job={job} />}
      </Stack>
    </Card>
  );
}

function JobPlace({ job }: { job: Job }) {
  const { active } = useMessages(jobs);
  const pin = findPin(job);
  const link = (
    <Anchor href={searchLink(job)} target="_blank" rel="noreferrer" className="tall-link">
      {active.viewLocation}
    </Anchor>
  );
  if (pin) return <LocationMap place={pin} address={fullAddress(job)} link={link} />;
  return (
    <div>
      <Text>{fullAddress(job)}</Text>
      {link}
      <Text c="dimmed">{active.noCoordinates}</Text>
    </div>
  );
}

/** Before the arrival nothing can be completed: the button leads to the step that comes next, and says why. */
function ContinueButton({ job: { jobId } }: { job: Job }) {
  const { active } = useMessages(jobs);
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {active.completeLater}
      </Text>
      <div className="card-buttons">
        <Button variant="default" disabled>
          {active.complete}
        </Button>
        <Button component={Link} to="/acceptcustomerinfo" onClick={() => rememberCurrentJob(jobId)}>
          {active.continue}
        </Button>
      </div>
    </Stack>
  );
}

function CompleteButton({ job: { jobId, customerName } }: { job: Job }) {
  const { active } = useMessages(jobs);
  const navigate = useNavigate();
  const complete = async () => {
    const { yes, no } = getMessages(shared);
    const text = active.confirmText(customerName);
    if (!(await confirmAction({ title: active.confirmTitle, text, yes, no }))) return;
    rememberCurrentJob(jobId);
    await navigate(`/jobcompletion/${jobId}`);
  };
  return (
    <Button fullWidth onClick={complete}>
      {active.complete}
    </Button>
  );
}
