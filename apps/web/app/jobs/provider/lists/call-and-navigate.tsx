import type { Job } from "@hunarmand/api/jobs/job";
import { isAccepted } from "@hunarmand/api/jobs/steps";
import { Button } from "@mantine/core";
import jobs from "../../../locales/en/jobs.json";
import { useCallTarget } from "../../../shared/person/use-call-target.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { directionsLink } from "../maps-links.ts";

/** The customer's phone, and the route until the handyman is there. */
export function CallAndNavigate({ job }: { job: Job }) {
  const { active, customer } = useMessages(jobs);
  const callTarget = useCallTarget();
  const isOnTheWay = isAccepted(job);
  if (!isOnTheWay && !job.phoneNumber) return null;
  return (
    <div className="card-buttons">
      {job.phoneNumber && (
        <Button ref={callTarget} component="a" href={`tel:${job.phoneNumber}`} size="lg" px="xs" variant="light">
          {active.call}
        </Button>
      )}
      {isOnTheWay && (
        <Button
          component="a"
          href={directionsLink(job)}
          target="_blank"
          rel="noreferrer"
          size="lg"
          px="xs"
          variant="light"
        >
          {customer.navigate}
        </Button>
      )}
    </div>
  );
}
