import type { ContractRecord } from "@hunarmand/api/contracts/contracts";
import { Alert, Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { complaintPath } from "./telling/complaint-path.ts";

/** Why the office refused a proposal, with the link to appeal. */
export function ContractRefusal({ contract }: { contract: ContractRecord }) {
  const { record } = useMessages(contracts);
  const { statusReason: reason, projectName } = contract;
  if (!reason) return null;
  return (
    <Alert color="red" variant="light" title={record.reason}>
      <Text dir="auto">{reason}</Text>
      <Anchor
        component={Link}
        to={complaintPath(contract, record.appealSubject({ project: projectName }))}
        className="tall-link"
      >
        {record.appeal}
      </Anchor>
    </Alert>
  );
}
