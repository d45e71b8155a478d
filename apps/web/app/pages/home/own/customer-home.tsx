import "./own-home.css";
import type { CustomerJob } from "@hunarmand/api/jobs/customer";
import { Button, Title } from "@mantine/core";
import { Link } from "react-router";
import customers from "../../../locales/en/customers.json";
import ownWork from "../../../locales/en/own-work.json";
import { AsOf } from "../../../shared/calls/stored/as-of.tsx";
import { useOwnWork } from "../../../shared/person/own-work.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { OwnCard } from "./own-card.tsx";

const shownMax = 3;

/** A customer's start page: current jobs, steps that wait for them, and the link to post a job. */
export function CustomerHome() {
  const { customer } = useMessages(ownWork);
  const { openJobs, unconfirmedJobs = [], reply } = useOwnWork();
  if (!openJobs) return null;
  const [toConfirm] = unconfirmedJobs;
  return (
    <section className="own-home" aria-label={customer.title}>
      <Title order={2}>{customer.title}</Title>
      {reply && <AsOf reply={reply} />}
      <div className="own-home-cards">
        {openJobs.slice(0, shownMax).map((job) => (
          <OpenJob key={job.id} job={job} />
        ))}
        {toConfirm && (
          <OwnCard title={customer.done} text={<strong>{getName(toConfirm.skill)}</strong>}>
            <Button component={Link} to={`/jobs/${toConfirm.id}`}>
              {customer.confirm}
            </Button>
          </OwnCard>
        )}
        {openJobs.length === 0 && (
          <OwnCard title={customer.none} text={customer.noneText}>
            <Button component={Link} to="/jobs/new">
              {customer.post}
            </Button>
          </OwnCard>
        )}
        <OwnCard title={customer.contracts} text={customer.contractsText}>
          <Button component={Link} to="/contracts" variant="default">
            {customer.toContracts}
          </Button>
        </OwnCard>
      </div>
    </section>
  );
}

function OpenJob({ job: { id, skill, status, area, provider } }: { job: CustomerJob }) {
  const { customer } = useMessages(ownWork);
  const { statuses } = useMessages(customers);
  return (
    <OwnCard
      title={getName(skill)}
      text={
        <>
          <strong>{statuses[status]}</strong>
          <br />
          {provider?.name ?? getName(area)}
        </>
      }
    >
      <Button component={Link} to={`/jobs/${id}`}>
        {customer.open}
      </Button>
    </OwnCard>
  );
}
