import { rejectProvider, sendBackProvider, verifyProvider } from "@hunarmand/contract/office";
import type { ProviderProfile } from "@hunarmand/contract/providers";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { office } from "../locales/en/office.ts";
import { callApi } from "../shared/call-api.ts";
import { confirmAction } from "../shared/dialogs.tsx";
import { formatCnic } from "../shared/form-fields.tsx";
import { useMessages } from "../shared/messages.ts";
import { useBusy } from "../shared/use-busy.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useDecision } from "./use-decision.ts";

type Asking = "send-back" | "reject";

/** What the office may decide now; a decision that is no longer possible is said, not offered. */
export function ProviderDecisions({ profile }: { profile: ProviderProfile }) {
  const { provider, decision } = useMessages(office);
  const { busy, run } = useBusy();
  const { decide, decideAtOnce } = useDecision();
  const [asking, setAsking] = useState<Asking>();
  const { id, status, cnic } = profile;
  const name = `${profile.firstName} ${profile.lastName}`;
  const params = { id };
  if (status !== "Pending" && status !== "SentBack") return <Text c="dimmed">{provider.settled[status]}</Text>;

  const verify = async () => {
    const { title, text } = provider.confirmVerify;
    const question = { title, text: text(name, formatCnic(cnic)), yes: provider.verify, no: decision.cancel };
    if (await confirmAction(question)) await decideAtOnce(() => callApi(verifyProvider, { params }));
  };
  return (
    <>
      <div className="desk-buttons">
        <Button loading={busy} onClick={() => void run(verify)}>
          {provider.verify}
        </Button>
        {status === "Pending" && (
          <Button variant="default" onClick={() => setAsking("send-back")}>
            {provider.sendBack}
          </Button>
        )}
        <Button variant="outline" color="red" onClick={() => setAsking("reject")}>
          {provider.reject}
        </Button>
      </div>
      {asking === "send-back" && (
        <ReasonDialog
          title={provider.sendBackTitle(name)}
          text={provider.sendBackText}
          submitLabel={provider.sendBack}
          templates={provider.sendBackReasons}
          onSave={(reason) => decide(() => callApi(sendBackProvider, { params, body: { reason } }))}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === "reject" && (
        <ReasonDialog
          title={provider.rejectTitle(name)}
          text={provider.rejectText}
          submitLabel={provider.reject}
          templates={provider.rejectReasons}
          onSave={(reason) => decide(() => callApi(rejectProvider, { params, body: { reason } }))}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
