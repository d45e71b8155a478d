import type { ContractRecord, ContractStatus } from "@hunarmand/api/contracts/contracts";
import { openContracts } from "@hunarmand/api/contracts/steps";
import { Button, Group } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { againPath } from "../../shared/contracts/contract-paths.ts";
import { useOffice } from "../../shared/office/office.tsx";
import { messageLink } from "../../shared/person/ready-messages.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { CallOffice } from "../call-office.tsx";

export const isOpen = (status: ContractStatus): boolean => openContracts.some((open) => open === status);

/** The owner's links: call, write, propose another contract. Only the office moves a contract. */
export function ContractSteps({
  contract,
}: {
  contract: Pick<ContractRecord, "id" | "status" | "projectName" | "contractorName">;
}) {
  const { id, status, projectName, contractorName } = contract;
  const { one } = useMessages(contracts);
  const { whatsappLink } = useOffice();
  return (
    <Group gap="sm" className="step-buttons">
      {!isOpen(status) && (
        <Button component={Link} to={againPath(id)}>
          {one.again}
        </Button>
      )}
      <CallOffice variant={isOpen(status) ? "filled" : "default"} />
      {whatsappLink !== undefined && (
        <Button
          component="a"
          href={messageLink({ link: whatsappLink, text: one.greeting({ project: projectName, name: contractorName }) })}
          target="_blank"
          rel="noreferrer"
          variant="default"
        >
          {one.whatsapp}
        </Button>
      )}
    </Group>
  );
}
