import {
  reinstateProvider,
  rejectProvider,
  sendBackProvider,
  suspendProvider,
  verifyProvider,
} from "@hunarmand/api/providers/office";
import type { DeskProvider } from "@hunarmand/api/providers/office-records";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { ReasonDialog } from "../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import office from "../../locales/en/office.json";
import providerDesk from "../../locales/en/provider-desk.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { confirmAction } from "../../shared/dialogs/dialogs.tsx";
import { formatCnic } from "../../shared/forms/form-fields.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { revealProvider } from "./reveal-provider.ts";
import { VerifyChecklist } from "./verify-checklist.tsx";

type Decision = "send-back" | "reject" | "suspend" | "reinstate";

const calls = {
  "send-back": sendBackProvider,
  reject: rejectProvider,
  suspend: suspendProvider,
  reinstate: reinstateProvider,
};

/** What the office may decide now; a decision that is no longer possible is said, not offered. */
export function ProviderDecisions({ provider }: { provider: DeskProvider }) {
  const texts = useMessages(providerDesk);
  const [openDecision, setOpenDecision] = useState<Decision>();
  const { status, nextSteps } = provider;
  return (
    <>
      {nextSteps.includes("verify") && <Application provider={provider} ask={setOpenDecision} />}
      {status === providerStatus.rejected && <Text c="dimmed">{texts.settled.Rejected}</Text>}
      {nextSteps.includes("suspend") && (
        <Settled
          text={texts.settled.Verified}
          label={texts.suspend}
          color="red"
          onClick={() => setOpenDecision("suspend")}
        />
      )}
      {nextSteps.includes("reinstate") && (
        <Settled text={texts.settled.Suspended} label={texts.reinstate} onClick={() => setOpenDecision("reinstate")} />
      )}
      {openDecision && (
        <DecisionReason provider={provider} decision={openDecision} onClose={() => setOpenDecision(undefined)} />
      )}
    </>
  );
}

function Application({ provider, ask }: { provider: DeskProvider; ask: (decision: Decision) => void }) {
  const texts = useMessages(providerDesk);
  const { decision } = useMessages(office);
  const { busy, run } = useBusy();
  const { decideAtOnce } = useDecision();
  const [isChecked, setIsChecked] = useState(false);
  const params = { id: provider.id };
  const verify = async () => {
    const whole = await revealProvider(provider.id);
    if (!whole) return;
    const text = texts.confirmVerify.text({
      name: `${whole.firstName} ${whole.lastName}`,
      cnic: formatCnic(whole.cnic),
    });
    const question = { title: texts.confirmVerify.title, text, yes: texts.verify, no: decision.cancel };
    if (await confirmAction(question)) await decideAtOnce(() => callApi(verifyProvider, { params }));
  };
  return (
    <Stack gap="md">
      <VerifyChecklist onChange={setIsChecked} />
      <div className="desk-buttons">
        <Button loading={busy} disabled={!isChecked} onClick={() => void run(verify)}>
          {texts.verify}
        </Button>
        {provider.nextSteps.includes("send-back") && (
          <Button variant="default" onClick={() => ask("send-back")}>
            {texts.sendBack}
          </Button>
        )}
        {provider.nextSteps.includes("reject") && (
          <Button variant="outline" color="red" onClick={() => ask("reject")}>
            {texts.reject}
          </Button>
        )}
      </div>
    </Stack>
  );
}

function Settled(props: { text: string; label: string; color?: string; onClick: () => void }) {
  const { text, label, color, onClick } = props;
  return (
    <Stack gap="sm">
      <Text c="dimmed">{text}</Text>
      <div className="desk-buttons">
        <Button variant={color ? "outline" : "filled"} {...(color ? { color } : {})} onClick={onClick}>
          {label}
        </Button>
      </div>
    </Stack>
  );
}

interface DecisionReasonProps {
  provider: DeskProvider;
  decision: Decision;
  onClose: () => void;
}

function DecisionReason({ provider, decision, onClose }: DecisionReasonProps) {
  const texts = useMessages(providerDesk);
  const { decide } = useDecision();
  const name = `${provider.firstName} ${provider.lastName}`;
  const words = {
    "send-back": { title: texts.sendBackTitle, text: texts.sendBackText, templates: texts.sendBackReasons },
    reject: { title: texts.rejectTitle, text: texts.rejectText, templates: texts.rejectReasons },
    suspend: { title: texts.suspendTitle, text: texts.suspendText, templates: texts.suspendReasons },
    reinstate: { title: texts.reinstateTitle, text: texts.reinstateText, templates: texts.reinstateReasons },
  }[decision];
  const labels = {
    "send-back": texts.sendBack,
    reject: texts.reject,
    suspend: texts.suspend,
    reinstate: texts.reinstate,
  };
  return (
    <ReasonDialog
      title={words.title({ name })}
      text={words.text}
      submitLabel={labels[decision]}
      templates={words.templates}
      onSave={(reason) => decide(() => callApi(calls[decision], { params: { id: provider.id }, body: { reason } }))}
      onClose={onClose}
    />
  );
}
