import type { ContractRecord } from "@hunarmand/api/contracts/contracts";
import contracts from "../../../locales/en/contracts.json";
import { formatCnic } from "../../../shared/forms/form-fields.tsx";
import { Facts } from "../../../shared/lists/facts.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

/** What the person typed about themselves: they know it. */
export function OwnData({ contract: { contractorName, phoneNumber, cnic } }: { contract: ContractRecord }) {
  const { proposal, record: texts } = useMessages(contracts);
  return (
    <details className="contract-fold">
      <summary>{texts.ownData}</summary>
      <Facts
        facts={[
          { label: proposal.contractorName, value: contractorName },
          { label: proposal.phoneNumber, value: <span className="ltr">{phoneNumber}</span> },
          { label: proposal.cnic, value: <span className="ltr">{formatCnic(cnic)}</span> },
        ]}
      />
    </details>
  );
}
