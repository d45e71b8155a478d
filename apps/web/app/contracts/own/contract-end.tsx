import { Anchor, Group } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { complaintPath } from "./complaint-path.ts";
import type { OwnContract } from "./own-contract.ts";
import { TakeBack } from "./take-back.tsx";

/** What few need: a complaint, and taking the proposal back. Below the work. */
export function ContractEnd({ contract }: { contract: OwnContract }) {
  const { one } = useMessages(contracts);
  return (
    <Group gap="sm">
      <Anchor component={Link} to={complaintPath(contract, contract.projectName)} className="tall-link">
        {one.complain}
      </Anchor>
      <TakeBack contract={contract} />
    </Group>
  );
}
