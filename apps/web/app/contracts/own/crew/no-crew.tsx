import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Text } from "@mantine/core";
import contracts from "../../../locales/en/contracts.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { crewOf } from "../../contract-terms.ts";
import { isOpen } from "../contract-steps.tsx";
import type { OwnContract } from "../own-contract.ts";

// With faces and stars, below what the page is opened for.
const BeforeCrew = lazyPart(async () => (await import("./before-crew.tsx")).BeforeCrew);

/** Before the office has named the crew: until when it does, from whom it chooses, and that an absent handyman costs nothing. */
export function NoCrew({ contract }: { contract: OwnContract }) {
  const { one } = useMessages(contracts);
  const { status, named = [] } = contract;
  const hasNamed = isOpen(status) && named.length > 0;
  // Above it is how many are missing.
  const isCounted = status === contractStatus.active && crewOf(contract).totalHandymen !== undefined;
  return (
    <>
      {!hasNamed && !isCounted && <Text>{one.noCrew[status]}</Text>}
      {isOpen(status) && <BeforeCrew contract={contract} />}
    </>
  );
}
