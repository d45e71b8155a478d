import {
  acceptContract,
  activateContract,
  completeContract,
  endContract,
  rejectContract,
} from "@hunarmand/api/contracts/office-decisions";
import type { ContractStep } from "@hunarmand/api/contracts/steps";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { ReasonDialog } from "../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import contractDesk from "../../locales/en/contract-desk.json";
import texts from "../../locales/en/desks.json";
import office from "../../locales/en/office.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { confirmAction } from "../../shared/dialogs/dialogs.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import type { Contract } from "./contract.ts";

// Loaded on demand, with the field for an amount.
const AcceptContract = lazyPart(async () => (await import("./accept-contract.tsx")).AcceptContract);

/** A contract's states follow each other, so at most one of these is possible. */
const forwardSteps = ["accept", "activate", "complete"] as const satisfies readonly ContractStep[];
type ForwardStep = (typeof forwardSteps)[number];

const calls: Record<ForwardStep, (params: { id: string }) => Promise<{ message: string }>> = {
  accept: (params) => callApi(acceptContract, { params, body: {} }),
  activate: (params) => callApi(activateContract, { params }),
  complete: (params) => callApi(completeContract, { params }),
};

export function ContractDecisions({ contract }: { contract: Contract }) {
  const { id, nextSteps, projectName, quote } = contract;
  const { contracts } = useMessages(texts);
  const { decision } = useMessages(office);
  const { end } = useMessages(contractDesk);
  const { busy, run } = useBusy();
  const { decide, decideAtOnce } = useDecision();
  const [open, setOpen] = useState<"accept" | "reject" | "end">();
  const forward = forwardSteps.find((step) => nextSteps.includes(step));
  const params = { id };
  const close = () => setOpen(undefined);
  if (!forward) return <Text c="dimmed">{contracts.one.settled}</Text>;

  const goOn = async (step: ForwardStep) => {
    const { title, text, label } = contracts.decisions[step];
    // A price can only be named where no quote has set it.
    if (step === "accept" && !quote) return setOpen("accept");
    const agreed = await confirmAction({ title, text, yes: label, no: decision.cancel });
    if (agreed) await decideAtOnce(() => calls[step](params));
  };
  return (
    <>
      <div className="desk-buttons">
        <Button loading={busy} onClick={() => void run(() => goOn(forward))}>
          {contracts.decisions[forward].label}
        </Button>
        {nextSteps.includes("end") && (
          <Button variant="outline" color="red" onClick={() => setOpen("end")}>
            {end.open}
          </Button>
        )}
        {nextSteps.includes("reject") && (
          <Button variant="outline" color="red" onClick={() => setOpen("reject")}>
            {contracts.reject}
          </Button>
        )}
      </div>
      {open === "accept" && <AcceptContract contract={contract} onClose={close} />}
      {open === "end" && (
        <ReasonDialog
          title={end.title({ project: projectName })}
          text={end.text}
          submitLabel={end.open}
          templates={end.reasons}
          onSave={(reason) => decide(() => callApi(endContract, { params, body: { reason } }))}
          onClose={close}
        />
      )}
      {open === "reject" && (
        <ReasonDialog
          title={contracts.rejectTitle({ project: projectName })}
          submitLabel={contracts.reject}
          templates={contracts.reasons}
          onSave={(reason) => decide(() => callApi(rejectContract, { params, body: { reason } }))}
          onClose={close}
        />
      )}
    </>
  );
}
