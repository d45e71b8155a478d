import { Anchor, Group } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import type { OwnContract } from "./own-contract.ts";
import { complaintPath } from "./telling/complaint-path.ts";

// Loaded on demand: below everything else, and gone once the contract is active.
const TakeBack = lazyPart(async () => (await import("./take-back.tsx")).TakeBack);

/** What few need: a complaint, and taking the proposal back. Below the work. */
export function ContractEnd({ contract }: { contract: OwnContract }) {
  const { one } = useMessages(contracts);
  const { nextSteps, money } = contract;
  const canTakeBack = nextSteps.includes("withdraw") && !(money && money.paid > 0);
  return (
    <Group gap="sm">
      <Anchor component={Link} to={complaintPath(contract, contract.projectName)} className="tall-link">
        {one.complain}
      </Anchor>
      {canTakeBack && <TakeBack contract={contract} />}
    </Group>
  );
}
