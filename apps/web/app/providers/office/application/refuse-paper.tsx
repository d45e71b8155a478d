import { type PaperKind, refusePaper } from "@hunarmand/api/providers/papers";
import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import { ReasonDialog } from "../../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../../desk/decisions/use-decision.ts";
import { mayCall } from "../../../desk/desks.ts";
import providerDesk from "../../../locales/en/provider-desk.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useSession } from "../../../shared/person/session.ts";
import { useMessages } from "../../../shared/texts/messages.ts";

interface RefusePaperProps {
  providerId: string;
  paper: { kind: PaperKind; uploadedDate: string; refusedReason: string | null };
}

/** Refuses one document without refusing the application. */
export function RefusePaper({
  providerId: id,
  paper: { kind, uploadedDate: sentDate, refusedReason },
}: RefusePaperProps) {
  const { papers } = useMessages(providerDesk);
  const role = useSession()?.role ?? "";
  const { decide } = useDecision();
  const [isRefusing, setRefusing] = useState(false);
  if (refusedReason !== null)
    return (
      <Alert color="red" mt="xs" title={papers.refused}>
        <bdi>{refusedReason}</bdi>
      </Alert>
    );
  if (!mayCall(role, refusePaper)) return null;
  const name = papers.kinds[kind];
  return (
    <>
      <Button variant="subtle" color="red" fullWidth mt="xs" onClick={() => setRefusing(true)}>
        {papers.refuse({ paper: name })}
      </Button>
      {isRefusing && (
        <ReasonDialog
          title={papers.refuse({ paper: name })}
          text={papers.refuseText}
          submitLabel={papers.refuseSubmit}
          templates={papers.reasons}
          onSave={(reason) => {
            const body = { reason, read: { sentDate } };
            return decide(() => callApi(refusePaper, { params: { id, kind }, body }));
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}
