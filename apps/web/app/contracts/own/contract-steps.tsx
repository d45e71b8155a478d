import type { ContractRecord, ContractStatus } from "@hunarmand/api/contracts/contracts";
import { openContracts } from "@hunarmand/api/contracts/steps";
import { Anchor, Button, Group } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { sectionPath } from "../../shared/contracts/contract-paths.ts";
import { useOffice } from "../../shared/office/office.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { complaintPath } from "./complaint-path.ts";

const isOver = (status: ContractStatus): boolean => !openContracts.some((open) => open === status);

/** The owner's links: call, complain, propose another contract. Only the office moves a contract. */
export function ContractSteps({ contract }: { contract: Pick<ContractRecord, "id" | "status" | "projectName"> }) {
  const { status, projectName } = contract;
  const { one } = useMessages(contracts);
  const { phone, phoneLink } = useOffice();
  return (
    <Group gap="sm" className="step-buttons">
      {isOver(status) && (
        <Button component={Link} to={sectionPath("new")}>
          {one.again}
        </Button>
      )}
      {phone && (
        <Button component="a" href={phoneLink} variant={isOver(status) ? "default" : "filled"}>
          {one.call}
        </Button>
      )}
      <Anchor component={Link} to={complaintPath(contract, projectName)} className="tall-link">
        {one.complain}
      </Anchor>
    </Group>
  );
}
