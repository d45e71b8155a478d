import { acceptContract, activateContract, completeContract, rejectContract } from "@hunarmand/api/contracts/contracts";
import type { ContractStep } from "@hunarmand/api/contracts/steps";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { ReasonDialog } from "../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import texts from "../../locales/en/desks.json";
import office from "../../locales/en/office.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { confirmAction } from "../../shared/dialogs/dialogs.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import type { Contract } from "./contract.ts";

/** A contract's states follow each other, so at most one of these is possible. */
const forwardSteps = ["accept", "activate", "complete"] as const satisfies readonly ContractStep[];
type ForwardStep = (typeof forwardSteps)[number];

const calls = { accept: acceptContract, activate: activateContract, complete: completeContract };

export function ContractDecisions({ contract: { id, nextSteps, projectName } }: { contract: Contract }) {
  const { contracts } = useMessages(texts);
  const { decision } = useMessages(office);
  const { busy, run } = useBusy();
  const { decide, decideAtOnce } = useDecision();
  const [rejecting, setRejecting] = useState(false);
  const forward = forwardSteps.find((step) => nextSteps.includes(step));
  const params = { id };
  if (!forward) return <Text c="dimmed">{contracts.one.settled}</Text>;

  const goOn = async (step: ForwardStep) => {
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
        {nextSteps.includes("reject") && (
          <Button variant="outline" color="red" onClick={() => setRejecting(true)}>
            {contracts.reject}
          </Button>
        )}
      </div>
      {rejecting && (
        <ReasonDialog
          title={contracts.rejectTitle({ project: projectName })}
          submitLabel={contracts.reject}
          templates={contracts.reasons}
          onSave={(reason) => decide(() => callApi(rejectContract, { params, body: { reason } }))}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}
