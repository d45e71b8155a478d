import { closeAccountForPerson } from "@hunarmand/api/account/own-data";
import { blockCustomer, type DeskCustomer, unblockCustomer } from "@hunarmand/api/customers/office";
import { Button } from "@mantine/core";
import { useState } from "react";
import { ReasonDialog } from "../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import customerDesk from "../../locales/en/customer-desk.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useMessages } from "../../shared/texts/messages.ts";

const calls = { block: blockCustomer, unblock: unblockCustomer, close: closeAccountForPerson };
type Decision = keyof typeof calls;

const isDecision = (step: string): step is Decision => step in calls;

/** A button for each decision that the reply allows now. */
export function CustomerDecisions({ customer: { id, name, nextSteps } }: { customer: DeskCustomer }) {
  const { decisions } = useMessages(customerDesk);
  const { decide } = useDecision();
  const [open, setOpen] = useState<Decision>();
  const possible = nextSteps.filter(isDecision);
  if (possible.length === 0) return null;
  return (
    <div className="desk-buttons">
      {possible.map((step) => (
        <Button
          key={step}
          {...(step !== "unblock" ? { variant: "outline", color: "red" } : {})}
          onClick={() => setOpen(step)}
        >
          {decisions[step].label}
        </Button>
      ))}
      {open && (
        <ReasonDialog
          title={decisions[open].title({ name })}
          text={decisions[open].text}
          submitLabel={decisions[open].label}
          templates={decisions[open].reasons}
          onSave={(reason) => decide(() => callApi(calls[open], { params: { id }, body: { reason } }))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
