import { Button, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import ownWork from "../../../locales/en/own-work.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { OwnCard } from "./own-card.tsx";

export function NoJobCard() {
  const { customer } = useMessages(ownWork);
  return (
    <OwnCard title={customer.none} text={customer.noneText}>
      <Button component={Link} to="/jobs/new">
        {customer.post}
      </Button>
    </OwnCard>
  );
}

/** The way to contracts for people without a single job. Others reach them by the tabs. */
function ContractsCard() {
  const { customer } = useMessages(ownWork);
  return (
    <OwnCard title={customer.contracts} text={customer.contractsText}>
      <Button component={Link} to="/contracts" variant="default">
        {customer.toContracts}
      </Button>
    </OwnCard>
  );
}

/** @param work a contractor's quotes and contracts, which come first */
export function IdleCards({ work }: { work?: ReactNode }) {
  const { customer } = useMessages(ownWork);
  return (
    <>
      {work}
      <Title order={2}>{customer.title}</Title>
      <div className="own-home-cards">
        <NoJobCard />
        {!work && <ContractsCard />}
      </div>
    </>
  );
}
