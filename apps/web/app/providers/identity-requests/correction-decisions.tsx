import {
  agreeIdentityRequest,
  type DeskIdentityRequest,
  refuseIdentityRequest,
} from "@hunarmand/api/providers/identity-requests";
import { Button } from "@mantine/core";
import { useState } from "react";
import { ReasonDialog } from "../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import identity from "../../locales/en/identity.json";
import office from "../../locales/en/office.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { confirmAction } from "../../shared/dialogs/dialogs.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

export function CorrectionDecisions({ request: { id, providerName } }: { request: DeskIdentityRequest }) {
  const { desk } = useMessages(identity);
  const { decision } = useMessages(office);
  const { busy, run } = useBusy();
  const { decide, decideAtOnce } = useDecision();
  const [isRefusing, setRefusing] = useState(false);
  const agree = async () => {
    const question = {
      title: desk.agreeTitle({ name: providerName }),
      text: desk.agreeText,
      yes: desk.agree,
      no: decision.cancel,
    };
    if (await confirmAction(question)) await decideAtOnce(() => callApi(agreeIdentityRequest, { params: { id } }));
  };
  return (
    <div className="desk-buttons">
      <Button loading={busy} onClick={() => void run(agree)}>
        {desk.agree}
      </Button>
      <Button variant="outline" color="red" onClick={() => setRefusing(true)}>
        {desk.refuse}
      </Button>
      {isRefusing && (
        <ReasonDialog
          title={desk.refuseTitle({ name: providerName })}
          text={desk.refuseText}
          submitLabel={desk.refuse}
          templates={desk.reasons}
          onSave={(reason) => decide(() => callApi(refuseIdentityRequest, { params: { id }, body: { reason } }))}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  );
}
