import { acceptContract, activateContract, completeContract, rejectContract } from "@hunarmand/api/contracts/contracts";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { ReasonDialog } from "../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import { desks as texts } from "../../locales/en/desks.ts";
import { office } from "../../locales/en/office.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { confirmAction } from "../../shared/dialogs/dialogs.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import type { Contract } from "./contract.ts";
import { type ContractStep, findNextSteps } from "./contract-steps.ts";

const calls = { accept: acceptContract, activate: activateContract, complete: completeContract };

export function ContractDecisions({ contract: { id, status, projectName } }: { contract: Contract }) {
  const { contracts } = useMessages(texts);
  const { decision } = useMessages(office);
  const { busy, run } = useBusy();
  const { decide, decideAtOnce } = useDecision();
  const [rejecting, setRejecting] = useState(false);
  const { forward, canReject } = findNextSteps(status);
  const params = { id };
  if (!forward) return <Text c="dimmed">{contracts.one.settled}</Text>;

  const goOn = async (step: ContractStep) => {
    const { title, text, label } = contracts.decisions[step];
    const agreed = await confirmAction({ title, text, yes: label, no: decision.cancel });
    if (agreed) await decideAtOnce(() => callApi(calls[step], { params }));
  };
  return (
    <>
      <div className="desk-buttons">
        <Button loading={busy} onClick={() => void run(() => goOn(forward))}>
          {contracts.decisions[forward].label}
        </Button>
        {canReject && (
          <Button variant="outline" color="red" onClick={() => setRejecting(true)}>
            {contracts.reject}
          </Button>
        )}
      </div>
      {rejecting && (
        <ReasonDialog
          title={contracts.rejectTitle(projectName)}
          submitLabel={contracts.reject}
          templates={contracts.reasons}
          onSave={(reason) => decide(() => callApi(rejectContract, { params, body: { reason } }))}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}
