import "./new-job.css";
import type { CallerJob, CallerPlace, KnownCaller } from "@hunarmand/api/jobs/callers/callers";
import { openStatuses } from "@hunarmand/api/jobs/steps";
import { Alert, Anchor, Button, Text } from "@mantine/core";
import { Link } from "react-router";
import { desks } from "../../../desk/desks.ts";
import { Ago } from "../../../desk/lists/ago.tsx";
import jobDesk from "../../../locales/en/job-desk.json";
import office from "../../../locales/en/office.json";
import { shownAddress } from "../../../shared/place/shown-address.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts, listComma } from "../../../shared/texts/names.ts";

interface CallerCardProps {
  caller: KnownCaller;
  onAgain: (job: CallerJob) => void;
  onPlace: (place: CallerPlace) => void;
}

const isOpen = ({ status }: CallerJob): boolean => openStatuses.some((open) => open === status);

/** Who calls. The next Tab after the number is "Same again" of their last job. */
export function CallerCard({ caller, onAgain, onPlace }: CallerCardProps) {
  const { known } = useMessages(jobDesk).create;
  const open = caller.jobs.filter(isOpen);
  const done = caller.jobs.filter((job) => !isOpen(job));
  return (
    <section className="caller-card form-grid-wide" aria-label={known.label}>
      <p role="status">
        <strong>{known.name({ name: caller.name })}</strong>{" "}
        {open.length > 0 ? known.open({ count: open.length }) : known.noneOpen}
      </p>
      {caller.isBlocked && <Alert color="red">{known.blocked}</Alert>}
      <CallerRows>
        {[...done, ...open].map((job) => (
          <CallerJobRow key={job.id} job={job} onAgain={() => onAgain(job)} />
        ))}
      </CallerRows>
      <CallerRows>
        {caller.places.map((place) => (
          <li key={`${place.label} ${place.address}`}>
            <Button variant="default" onClick={() => onPlace(place)}>
              {known.usePlace}
            </Button>
            <span>{joinParts([place.label, shownAddress(place)])}</span>
          </li>
        ))}
      </CallerRows>
      <Anchor component={Link} to={`${desks.customers.path}/${caller.id}`} className="tall-link">
        {known.page}
      </Anchor>
    </section>
  );
}

const CallerRows = ({ children }: { children: React.ReactNode[] }) =>
  children.length > 0 ? <ul className="caller-rows">{children}</ul> : null;

function CallerJobRow({ job, onAgain }: { job: CallerJob; onAgain: () => void }) {
  const { known } = useMessages(jobDesk).create;
  const { statuses } = useMessages(office).jobs;
  const { id, jobNumber, status, skill, subSkill, area, city, createdDate } = job;
  return (
    <li>
      <Button variant="light" onClick={onAgain} aria-label={known.againOf({ work: skill, jobNumber })}>
        {known.again}
      </Button>
      <span>
        {joinParts([subSkill ?? skill, area, city].map(getName))}{" "}
        <Anchor component={Link} to={`${desks.jobs.path}/${id}`} inherit>
          {jobNumber}
        </Anchor>{" "}
        <Text span inherit c="dimmed">
          {statuses[status]}
          {listComma()}
          <Ago at={createdDate} />
        </Text>
      </span>
    </li>
  );
}
